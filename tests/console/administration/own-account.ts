import { expect, it } from 'vitest';
import { logIn, openPage, seriousFaults, visit } from '../console-browser.ts';
import { codeOf } from '../console-server.ts';
import { dialog, type SignedInConsole } from '../describe-console.ts';

/** Tests two-factor sign-in, sessions and the account. */
export function describeOwnAccount(signedIn: SignedInConsole): void {
  it('enables two-factor sign-in, requires the code at the next sign-in, and disables it', async () => {
    const { page } = signedIn.admin;
    await openPage(page, signedIn.address('/me'), 'My account');
    await page.getByRole('button', { name: 'Set up' }).click();
    await dialog(page).locator('input[type=password]').fill('not my password');
    await dialog(page).getByRole('button', { name: 'Next' }).click();
    await dialog(page).getByText('Incorrect password.').waitFor();
    await dialog(page).locator('input[type=password]').fill(signedIn.server.admin.password);
    await dialog(page).getByRole('button', { name: 'Next' }).click();
    await dialog(page).getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    const secret = (await dialog(page).locator('code').first().textContent()) ?? '';
    expect(await seriousFaults(page)).toEqual([]);
    await dialog(page).getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
    await dialog(page).getByRole('button', { name: 'Turn on' }).click();
    const codes = (await dialog(page).getByLabel('Recovery codes', { exact: true }).textContent())?.split('\n') ?? [];
    expect(codes.length).toBeGreaterThanOrEqual(8);
    await dialog(page).getByRole('button', { name: "I've saved it" }).click();
    await page.getByRole('button', { name: 'Turn off' }).waitFor();

    const again = await visit(signedIn.browser, signedIn.server.origin);
    await again.page.goto(signedIn.address('/login'));
    await logIn(again.page, signedIn.server.admin);
    await again.page.getByRole('heading', { level: 1, name: 'Two-factor authentication' }).waitFor();
    await again.page.getByLabel('Code').fill('000000');
    await again.page.getByRole('button', { name: 'Sign in' }).click();
    await again.page.getByText('Incorrect or expired code').waitFor();
    expect(await seriousFaults(again.page)).toEqual([]);
    // The step of the code that turned it on is used up.
    await again.page.getByLabel('Code').fill(codeOf(secret, 1));
    await again.page.getByRole('button', { name: 'Sign in' }).click();
    await again.page.getByRole('heading', { level: 1, name: 'Start' }).waitFor();

    await openPage(again.page, signedIn.address('/me'), 'My account');
    await again.page.getByRole('button', { name: 'Turn off' }).click();
    await dialog(again.page).locator('input[type=password]').fill(signedIn.server.admin.password);
    await dialog(again.page)
      .getByLabel('Code')
      .fill(codes[0] ?? '');
    await dialog(again.page).getByRole('button', { name: 'Turn off' }).click();
    await again.page.getByRole('button', { name: 'Set up' }).waitFor();
    expect([...signedIn.admin.complaints, ...again.complaints]).toEqual([]);
  });

  it('revokes a session from the list, and that browser must sign in', async () => {
    const other = await visit(signedIn.browser, signedIn.server.origin);
    await other.page.goto(signedIn.address('/login'));
    await logIn(other.page, signedIn.server.admin);
    await other.page.getByRole('heading', { level: 1, name: 'Start' }).waitFor();
    const { page } = signedIn.admin;
    await openPage(page, signedIn.address('/me'), 'My account');
    const buttons = page.getByRole('button', { name: /^Sign out/ });
    await buttons.first().waitFor();
    for (let left = await buttons.count(); left > 0; left -= 1) {
      await buttons.first().click();
      await expect.poll(() => buttons.count()).toBe(left - 1);
    }
    await other.page.getByRole('link', { name: 'People' }).click();
    await other.page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await logIn(other.page, signedIn.server.admin);
    await other.page.getByRole('heading', { level: 1, name: 'People' }).waitFor();
  });

  it('saves the account, and shows faults at their fields', async () => {
    const { page } = signedIn.admin;
    await openPage(page, signedIn.address('/account'), 'Account');
    await page.getByLabel('Name').fill('Harbour Cycles');
    await page.getByLabel('Contact email').fill('nobody');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('input[type=email][aria-invalid=true]').waitFor();
    await page.getByLabel('Contact email').fill('office@example.com');
    await page.getByLabel('Time zone').selectOption('Europe/Stockholm');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Account saved.').waitFor();
    await page.reload();
    await page.getByLabel('Name').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Harbour Cycles');
    await page.getByRole('navigation').getByText('Harbour Cycles').waitFor();
  });
}
