import { expect, it } from 'vitest';
import { openPage, seriousFaults } from '../console-browser.ts';
import { dialog, reply } from './desk-page.ts';
import type { DeskWorld } from './desk-world.ts';

/** Spam. Runs last: from then on this address starts no chat. */
export function describeSpam(desk: DeskWorld): void {
  it('closes spam after a confirmation, and blocks new chats from there', async () => {
    const visitor = await desk.openChat({ visitor: { name: 'Win A Prize' } });
    await visitor.send('You have won!');
    const { page } = desk.astrid;
    await openPage(page, desk.address(`/desk?chat=${visitor.sessionId}`), 'Inbox');
    await page.getByRole('button', { name: 'Take chat' }).click();
    await reply(page).waitFor();
    const askForSpam = async () => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Mark as spam' }).click();
      await dialog(page).getByText('cannot start chats for 24 hours').waitFor();
    };
    await askForSpam();
    expect(await seriousFaults(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await reply(page).isVisible()).toBe(true);
    await askForSpam();
    await dialog(page).getByRole('button', { name: 'Mark as spam' }).click();
    await page.getByText('This chat is closed.').waitFor();
    await page.getByText('Closed as spam').waitFor();
    const again = await fetch(`${desk.server.origin}/api/chat/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ agent_id: desk.agentId }),
    });
    expect(again.status).toBe(403);
  });
}
