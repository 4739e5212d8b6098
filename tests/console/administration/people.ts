import { expect, it } from 'vitest';
import { openPage, seriousFaults, visit } from '../console-browser.ts';
import { dialog, type SignedInConsole } from '../describe-console.ts';

/** Tests invitations, roles and API keys. */
export function describePeople(signedIn: SignedInConsole): void {
  it('invites a colleague by the link of the stored email, shows what an editor may see, and removes them', async () => {
    const { page } = signedIn.admin;
    await openPage(page, signedIn.address('/people/invitations'), 'People');
    await page.getByRole('button', { name: 'Invite people' }).click();
    await dialog(page).getByLabel('Email').fill('robin@example.com');
    await dialog(page).getByLabel('Role').selectOption('editor');
    await dialog(page).getByRole('button', { name: 'Send invitation', exact: true }).click();
    const shown = await dialog(page).getByLabel('Invitation link', { exact: true }).last().textContent();
    expect(shown).toContain('/console/invite#token=inv_');
    expect(await seriousFaults(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: "I've saved it" }).click();
    await page
      .getByRole('row', { name: /robin@example.com/ })
      .getByText('Pending')
      .waitFor();

    await openPage(page, signedIn.address('/mail'), 'Mail');
    await page
      .getByRole('row', { name: /robin@example.com/ })
      .getByRole('link')
      .click();
    const link = page.getByRole('link', { name: /invite#token=/ });
    const mailed = new URL((await link.getAttribute('href')) ?? '');
    expect(await seriousFaults(page)).toEqual([]);

    const robin = await visit(signedIn.browser, signedIn.server.origin);
    await robin.page.goto(`${signedIn.server.origin}${mailed.pathname}${mailed.hash}`);
    await robin.page.getByRole('heading', { level: 1, name: 'Join Demo' }).waitFor();
    expect(robin.page.url()).not.toContain('token');
    expect(await seriousFaults(robin.page)).toEqual([]);
    await robin.page.getByLabel('Your name').fill('Robin Berg');
    await robin.page.locator('input[type=password]').fill('short');
    await robin.page.getByRole('button', { name: 'Accept invitation' }).click();
    await robin.page.locator('input[type=password][aria-invalid=true]').waitFor();
    await robin.page.locator('input[type=password]').fill('four winds blow north');
    await robin.page.getByRole('button', { name: 'Accept invitation' }).click();
    await robin.page.getByRole('heading', { level: 1, name: 'Start' }).waitFor();
    expect(await robin.page.getByRole('link', { name: 'Tools', exact: true }).count()).toBe(1);
    for (const name of ['API keys', 'Mail']) expect(await robin.page.getByRole('link', { name }).count()).toBe(0);

    await openPage(page, signedIn.address('/people/users'), 'People');
    // Beside the navigation the table is wider than its place: the buttons at the end of its rows were cut off.
    const wide = page.viewportSize();
    await page.setViewportSize({ width: 800, height: 720 });
    const actions = page.getByRole('button', { name: 'Actions for Robin Berg' });
    const end = async () => actions.boundingBox().then((box) => (box ? box.x + box.width : Number.POSITIVE_INFINITY));
    await expect.poll(end).toBeLessThanOrEqual(800);
    if (wide) await page.setViewportSize(wide);
    await actions.click();
    await page.getByRole('menuitem', { name: 'Change role' }).click();
    await dialog(page).getByLabel('Role').selectOption('viewer');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await page
      .getByRole('row', { name: /Robin Berg/ })
      .getByText('Viewer')
      .waitFor();
    await page.getByRole('button', { name: 'Actions for Robin Berg' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await dialog(page).getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('row', { name: /Robin Berg/ }).waitFor({ state: 'detached' });
    await robin.page.reload();
    await robin.page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    expect([...signedIn.admin.complaints, ...robin.complaints]).toEqual([]);
  });

  it('creates a key with the selected scopes, shows it once, rotates and revokes it', async () => {
    const { page } = signedIn.admin;
    const statusWith = async (key: string, path: string) =>
      (await fetch(signedIn.server.origin + path, { headers: { 'x-api-key': key } })).status;
    const keepSecret = async () => {
      const secret = await dialog(page).getByLabel('Your new key', { exact: true }).last().textContent();
      await dialog(page).getByRole('button', { name: "I've saved it" }).click();
      return secret ?? '';
    };
    await openPage(page, signedIn.address('/api-keys'), 'API keys');
    await page.getByRole('button', { name: 'Create key' }).click();
    await dialog(page).getByLabel('Name').fill('Web shop');
    await dialog(page).getByRole('button', { name: 'Create key' }).click();
    await dialog(page).getByText('Select at least one permission.').waitFor();
    await dialog(page).getByRole('group', { name: 'Agents' }).getByLabel('Read').check();
    await dialog(page)
      .getByLabel(/^Allowed IP/)
      .fill('nonsense');
    await dialog(page).getByRole('button', { name: 'Create key' }).click();
    await dialog(page).locator('textarea[aria-invalid=true]').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await dialog(page)
      .getByLabel(/^Allowed IP/)
      .fill('127.0.0.1');
    await dialog(page).getByRole('button', { name: 'Create key' }).click();
    const first = await keepSecret();
    expect([await statusWith(first, '/api/agents'), await statusWith(first, '/api/tools')]).toEqual([200, 403]);
    expect(await page.getByText(first).count()).toBe(0);

    await page.getByRole('button', { name: 'Actions for key Web shop' }).click();
    await page.getByRole('menuitem', { name: 'Rotate' }).click();
    await dialog(page).getByLabel('Old key').selectOption('Revoke in 1 hour');
    await dialog(page).getByRole('button', { name: 'Rotate' }).click();
    const second = await keepSecret();
    expect([await statusWith(first, '/api/agents'), await statusWith(second, '/api/agents')]).toEqual([200, 200]);

    const row = page.getByRole('row', { name: new RegExp(second.slice(-4)) });
    await row.getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Revoke' }).click();
    await dialog(page).getByRole('button', { name: 'Revoke' }).click();
    await row.getByText('Revoked').waitFor();
    expect(await statusWith(second, '/api/agents')).toBe(401);
    expect(signedIn.admin.complaints).toEqual([]);
  });
}
