import { expect, it } from 'vitest';
import { openPage, seriousFaults } from '../console-browser.ts';
import { chatOf, dialog, picture, reply, statusMenu } from './desk-page.ts';
import type { DeskWorld } from './desk-world.ts';

/** Public profile of an operator. */
export function describeProfile(desk: DeskWorld): void {
  it('shows an operator the day, without steps to set an agent up', async () => {
    const { page } = desk.astrid;
    await openPage(page, desk.address('/'), 'Start');
    await page.getByRole('link', { name: desk.server.agentName, exact: true }).waitFor();
    expect(await page.getByText(/Set up your agent|Put it live/).count()).toBe(0);
  });

  it('lets an operator set the name and picture that visitors see', async () => {
    const visitor = await desk.visitorInQueue('Pia Falk');
    const { page, complaints } = desk.astrid;
    await openPage(page, desk.address('/desk'), 'Inbox');
    await chatOf(page, 'Pia Falk').click();
    await page.getByRole('button', { name: 'Take chat' }).click();
    await reply(page).waitFor();
    const seenByVisitor = async () => {
      const answer = await fetch(`${desk.server.origin}/api/chat/sessions/${visitor.sessionId}/status`, {
        headers: visitor.headers,
      });
      return ((await answer.json()) as { operator: { name: string; avatar_url: string } }).operator;
    };
    await statusMenu(page).click();
    await page.getByRole('menuitem', { name: 'Public profile' }).click();
    const file = dialog(page).locator('input[type=file]');
    await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await dialog(page).locator('.mantine-InputWrapper-error').waitFor();
    await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
    await dialog(page).locator('.desk-profile img').waitFor();
    await dialog(page).locator('.mantine-InputWrapper-error').waitFor({ state: 'detached' });
    await dialog(page).getByLabel('Display name').fill('Astrid of the shop');
    expect(await seriousFaults(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await page.getByText('Profile saved.').waitFor();
    expect(await seenByVisitor()).toEqual({
      name: 'Astrid of the shop',
      avatar_url: expect.stringMatching(/^\/api\/chat\/avatars\//),
    });
    await page.getByRole('button', { name: 'Your status: Online' }).waitFor();

    await statusMenu(page).click();
    await page.getByRole('menuitem', { name: 'Public profile' }).click();
    expect(await dialog(page).getByLabel('Display name').inputValue()).toBe('Astrid of the shop');
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await dialog(page).locator('.desk-profile img').waitFor({ state: 'detached' });
    await dialog(page).getByLabel('Display name').fill('');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await seenByVisitor()).toEqual({ name: 'Astrid', avatar_url: '' });
    expect(complaints).toEqual([]);
  });
}
