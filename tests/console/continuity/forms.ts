import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { openPage, seriousFaults, seriousFaultsInTheDark, shoot } from '../console-browser.ts';
import { dialog, type SignedInConsole } from '../describe-console.ts';

/** Tests what forms hold when the session, the server or a connection ends under them. */
export function describeForms(signedIn: SignedInConsole): void {
  const organizations = () =>
    signedIn.server
      .query<{ name: string }>('select name from organizations order by created_at')
      .then((rows) => rows.map(({ name }) => name));
  const endSessions = () =>
    signedIn.server.query(`update sessions set ended_at = now(), end_reason = 'logout' where ended_at is null`);

  async function begin(page: Page, name: string): Promise<void> {
    await openPage(page, signedIn.address('/people/organizations'), 'People');
    await page.getByRole('button', { name: 'New organization' }).click();
    await dialog(page).getByRole('textbox').fill(name);
  }

  it('asks for a new sign-in above a form whose session has ended, and sends the form once after it', async () => {
    const { page, complaints } = signedIn.admin;
    await begin(page, 'Harbour branch');
    await endSessions();
    await page.keyboard.press('Enter');
    const again = page.getByRole('dialog', { name: 'Your session has ended' });
    await again.waitFor();
    expect(await again.getByLabel('Email').inputValue()).toBe(signedIn.server.admin.email);
    expect(await seriousFaults(page)).toEqual([]);
    expect(await seriousFaultsInTheDark(page)).toEqual([]);
    await shoot(page, 'sign-in-again');
    await again.locator('input[type=password]').fill('not my password');
    await again.getByRole('button', { name: 'Sign in' }).click();
    await again.getByText('Incorrect password.').waitFor();
    await again.locator('input[type=password]').fill(signedIn.server.admin.password);
    await page.keyboard.press('Enter');
    await page.getByRole('cell', { name: 'Harbour branch', exact: true }).waitFor();
    await again.waitFor({ state: 'detached' });
    expect(await organizations()).toEqual(['Harbour branch']);
    expect(complaints).toEqual([]);
  });

  it('continues in a second tab that waits for the sign-in of the first, with its own input', async () => {
    const { page } = signedIn.admin;
    const other = await signedIn.admin.newPage();
    await begin(page, 'Old town');
    await begin(other, 'Airport');
    await endSessions();
    await other.keyboard.press('Enter');
    await other.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
    await page.bringToFront();
    await page.getByRole('button', { name: 'Save' }).click();
    const again = page.getByRole('dialog', { name: 'Your session has ended' });
    await again.locator('input[type=password]').fill(signedIn.server.admin.password);
    await page.keyboard.press('Enter');
    await page.getByRole('cell', { name: 'Old town', exact: true }).waitFor();
    await other.bringToFront();
    await other.evaluate(`dispatchEvent(new Event('focus'))`);
    await other.getByRole('cell', { name: 'Airport', exact: true }).waitFor();
    expect(await organizations()).toEqual(['Harbour branch', 'Old town', 'Airport']);
    await other.close();
  });

  it('keeps a form while the server is down, and what it sent without an answer takes effect once', async () => {
    const { page } = signedIn.admin;
    await begin(page, 'Lighthouse');
    // The request arrives, and its answer is lost.
    await page.route('**/api/organizations', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort();
    });
    await page.keyboard.press('Enter');
    await dialog(page).getByText("Can't reach the server").waitFor();
    await page.unroute('**/api/organizations');
    await signedIn.server.stop();
    await page.getByRole('button', { name: 'Save' }).click();
    await dialog(page).getByText("Can't reach the server").waitFor();
    expect(await dialog(page).getByRole('textbox').inputValue()).toBe('Lighthouse');
    await signedIn.server.start();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('cell', { name: 'Lighthouse', exact: true }).waitFor();
    expect((await organizations()).filter((name) => name === 'Lighthouse')).toHaveLength(1);
  });

  it('returns with the back button through pages, tabs and filters, and a reload shows the same', async () => {
    const { page, complaints } = signedIn.admin;
    complaints.length = 0;
    await openPage(page, signedIn.address('/contact-requests'), 'Contact requests');
    await page.getByLabel('Status').selectOption('Resolved');
    await page.getByRole('link', { name: 'People' }).click();
    await page.getByRole('tab', { name: 'Organizations' }).click();
    await page.getByRole('cell', { name: 'Lighthouse', exact: true }).waitFor();
    await page.reload();
    await page.getByRole('cell', { name: 'Lighthouse', exact: true }).waitFor();
    await page.goBack();
    await page.getByRole('cell', { name: signedIn.server.admin.email }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Contact requests' }).waitFor();
    expect(await page.getByLabel('Status').locator('option:checked').textContent()).toBe('Resolved');
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'People' }).waitFor();
    expect(complaints).toEqual([]);
  });
}
