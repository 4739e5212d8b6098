import { expect, it } from 'vitest';
import { openPage, seriousFaults } from '../console-browser.ts';
import { chatOf, conversation, dialog, list, picture, reply, setStatus } from './desk-page.ts';
import type { DeskWorld } from './desk-world.ts';

/** Claims and transfers of chats between two operators. */
export function describeClaims(desk: DeskWorld): void {
  it('shows a queued chat at once, gives it to the first of two claims, and names the holder to the other', async () => {
    await desk.visitorInQueue('Nils Berg');
    for (const { page } of [desk.owner, desk.astrid]) {
      await chatOf(page, 'Nils Berg').getByText('Nils Berg has a question').waitFor();
      await expect.poll(() => page.title()).toMatch(/^\(1\) Inbox/);
      await chatOf(page, 'Nils Berg').click();
      await conversation(page).getByText('What are your opening hours?').waitFor();
      await page.getByRole('button', { name: 'Take chat' }).waitFor();
    }
    // Both press the key before either answer is there; the owner's claim reaches the server first.
    let ownerHasIt = () => {};
    const ownersTurn = new Promise<void>((resolve) => {
      ownerHasIt = resolve;
    });
    await desk.astrid.page.route('**/claim', async (route) => {
      await ownersTurn;
      await route.continue();
    });
    const [asked] = await Promise.all([
      desk.astrid.page.waitForRequest('**/claim'),
      desk.astrid.page.locator('body').press('c'),
      desk.owner.page.waitForResponse('**/claim').then((answer) => expect(answer.status()).toBe(200)),
      desk.owner.page.locator('body').press('c'),
    ]);
    ownerHasIt();
    expect((await asked.response())?.status()).toBe(409);
    await desk.astrid.page.getByText('Platform admin already took this chat.').waitFor();
    await reply(desk.owner.page).waitFor();
    await chatOf(desk.owner.page, 'Nils Berg').waitFor();
    expect(
      await list(desk.astrid.page)
        .getByRole('button', { name: /^Waiting/ })
        .textContent(),
    ).toMatch(/0$/);
    await list(desk.astrid.page)
      .getByRole('button', { name: /^Others/ })
      .click();
    await chatOf(desk.astrid.page, 'Nils Berg').getByText('Platform admin').waitFor();
    expect(desk.complaints()).toEqual([]);
  });

  it('replies, hides notes from the visitor, and hands the chat over to a colleague, who closes it', async () => {
    const visitor = await desk.visitorInQueue('Maria Okafor');
    const { page } = desk.owner;
    const saidToVisitor = async () => (await visitor.history()).map(({ text }) => text);
    await chatOf(page, 'Maria Okafor').click();
    await page.locator('body').press('c');
    await reply(page).waitFor();
    await page.locator('body').press('r');
    await page.keyboard.type('Hello Maria!');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('How can I help?');
    await page.keyboard.press('Enter');
    await conversation(page).getByText('Delivered').waitFor();
    await expect.poll(saidToVisitor).toContain('Hello Maria!\nHow can I help?');

    await page.keyboard.press('Escape');
    await page.locator('body').press('n');
    await page.keyboard.type('Sounds like a broken spoke.');
    await page.keyboard.press('Enter');
    await conversation(page).getByText('Your note').waitFor();
    expect(await conversation(page).getByText('Seen').count()).toBe(0);
    await desk.postAs(visitor, '/status', { seen: (await visitor.history()).at(-1)?.id });
    await conversation(page).getByText('Seen').waitFor();
    await visitor.send('My wheel makes a noise.');
    await conversation(page).getByText('My wheel makes a noise.').waitFor();
    expect((await saidToVisitor()).join()).not.toContain('spoke');

    await page.getByRole('button', { name: 'Draft reply with AI' }).click();
    await page.getByRole('status').getByText('AI draft').waitFor();
    expect(await reply(page).inputValue()).not.toBe('');
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Discard draft' }).click();
    expect(await reply(page).inputValue()).toBe('');

    await page.locator('.desk-composer input[type=file]').setInputFiles([
      { name: 'wheel.png', mimeType: 'image/png', buffer: picture },
      { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<!doctype html><script>1</script>') },
    ]);
    const picked = page.getByRole('list', { name: 'Attachments' });
    await picked.getByRole('listitem').filter({ hasText: 'page.html' }).getByRole('alert').waitFor();
    await picked.getByRole('button', { name: 'Remove page.html' }).click();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await conversation(page).getByRole('img', { name: 'wheel.png' }).waitFor();
    await expect
      .poll(async () => (await visitor.history()).at(-1)?.files.map(({ name }) => name))
      .toEqual(['wheel.png']);

    await page.getByRole('button', { name: 'Transfer' }).click();
    await dialog(page).getByText('0 of 5 chats').waitFor();
    await dialog(page).getByRole('radio', { name: 'Astrid' }).check();
    await dialog(page).getByLabel('Note (optional)').fill('Please order a wheel.');
    expect(await seriousFaults(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Transfer' }).click();
    await page.getByText('This chat is assigned to Astrid.').waitFor();

    const other = desk.astrid.page;
    await chatOf(other, 'Maria Okafor').click();
    await conversation(other).getByText('Please order a wheel.').waitFor();
    await conversation(other).getByText('Note by Platform admin').first().waitFor();
    await reply(other).fill('Astrid here: your wheel is ordered.');
    await reply(other).press('Enter');
    await expect.poll(saidToVisitor).toContain('Astrid here: your wheel is ordered.');
    await other.getByRole('button', { name: 'Close', exact: true }).click();
    await dialog(other).getByRole('button', { name: 'Close', exact: true }).last().click();
    await other.getByText('This chat is closed.').waitFor();
    await expect.poll(saidToVisitor).not.toContain('Please order a wheel.');
    await page.getByText('This chat is closed.').waitFor();
    expect(desk.complaints()).toEqual([]);
  });

  it('lists operators available for a hand-over, live, and the reason for the others', async () => {
    await desk.visitorInQueue('Sven Holm');
    const { page } = desk.astrid;
    await openPage(page, desk.address('/desk'), 'Inbox');
    await chatOf(page, 'Sven Holm').click();
    await page.getByRole('button', { name: 'Take chat' }).click();
    await reply(page).waitFor();
    await page.getByRole('button', { name: 'Transfer' }).click();
    const colleague = dialog(page).getByRole('radio', { name: 'Platform admin' });
    await dialog(page)
      .getByText(/^\d of 5 chats$/)
      .waitFor();
    expect(await colleague.isEnabled()).toBe(true);
    await setStatus(desk.owner.page, 'Away');
    await dialog(page).getByText('Away', { exact: true }).waitFor();
    expect(await colleague.isDisabled()).toBe(true);
    expect(await seriousFaults(page)).toEqual([]);
    await setStatus(desk.owner.page, 'Online');
    await expect.poll(() => colleague.isEnabled()).toBe(true);
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  });
}
