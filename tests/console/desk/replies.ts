import { expect, it } from 'vitest';
import { openPage, seriousFaults } from '../console-browser.ts';
import { chatOf, conversation, dialog, reply } from './desk-page.ts';
import type { DeskWorld } from './desk-world.ts';

/** DataTransfer of pasted or dropped files, as an expression for the page. */
const carrying = (name: string, text: string) =>
  `((data) => { data.items.add(new File([${JSON.stringify(text)}], ${JSON.stringify(name)})); return data; })(new DataTransfer())`;

/** Replies: canned, formatted and with files. */
export function describeReplies(desk: DeskWorld): void {
  it('manages canned replies, and inserts one by / and a few letters', async () => {
    const visitor = await desk.visitorInQueue('Olu Adeyemi');
    const page = await desk.owner.newPage();
    await openPage(page, desk.address('/canned-replies'), 'Canned replies');
    for (const [shortcut, text] of [
      ['opening-hours', 'We are open from 9 to 18.'],
      ['opening-soon', 'We open again on Monday.'],
    ] as const) {
      await page.getByRole('button', { name: 'New reply' }).click();
      await dialog(page).getByLabel('Shortcut').fill(shortcut);
      await dialog(page).getByLabel('Text').fill(text);
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await page.getByRole('cell', { name: `/${shortcut}`, exact: true }).waitFor();
    }
    expect(await seriousFaults(page)).toEqual([]);
    await openPage(page, desk.address(`/desk?chat=${visitor.sessionId}`), 'Inbox');
    await page.getByRole('button', { name: 'Take chat' }).click();
    await reply(page).pressSequentially('Hello! /open');
    const options = page.getByRole('listbox', { name: 'Canned replies' }).getByRole('option');
    await expect.poll(() => options.count()).toBe(2);
    await page.keyboard.press('ArrowDown');
    expect(await options.nth(1).getAttribute('aria-selected')).toBe('true');
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    expect(await reply(page).inputValue()).toBe('Hello! We open again on Monday.');
    await reply(page).press('Enter');
    await expect.poll(async () => (await visitor.history()).at(-1)?.text).toBe('Hello! We open again on Monday.');
    await page.close();
  });

  it('shows replies as visitors see them, and accepts pasted or dropped files', async () => {
    const visitor = await desk.visitorInQueue('Dora Lind');
    const { page, complaints } = desk.owner;
    await chatOf(page, 'Dora Lind').click();
    await page.getByRole('button', { name: 'Take chat' }).click();
    await reply(page).fill('**Nine** to six, see [the hours](https://example.org/hours).\n\n- Monday\n- Tuesday');
    await reply(page).press('Enter');
    await conversation(page).getByText('Delivered').waitFor();
    const shown = conversation(page).locator('[data-side=operator] .desk-bubble');
    expect(await shown.locator('strong').allTextContents()).toEqual(['Nine']);
    expect(await shown.getByRole('listitem').allTextContents()).toEqual(['Monday', 'Tuesday']);
    const link = shown.getByRole('link', { name: 'the hours' });
    expect(await link.getAttribute('href')).toBe('https://example.org/hours');
    expect(await link.getAttribute('rel')).toContain('noopener noreferrer');

    const picked = page.getByRole('list', { name: 'Attachments' }).getByRole('listitem');
    await reply(page).focus();
    const isTaken = await page.evaluate<boolean>(
      `!document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: ${carrying('pasted.txt', 'From the clipboard')}, bubbles: true, cancelable: true }))`,
    );
    expect(isTaken).toBe(true);
    await picked.filter({ hasText: 'pasted.txt' }).waitFor();
    const dataTransfer = await page.evaluateHandle(carrying('dropped.txt', 'From the desktop'));
    const composer = page.locator('.desk-composer');
    await composer.dispatchEvent('dragover', { dataTransfer });
    await page.locator('.desk-composer[data-over]').waitFor();
    await composer.dispatchEvent('drop', { dataTransfer });
    await picked.filter({ hasText: 'dropped.txt' }).waitFor();
    await page.locator('.desk-composer[data-over]').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect
      .poll(async () => (await visitor.history()).at(-1)?.files.map(({ name }) => name))
      .toEqual(['pasted.txt', 'dropped.txt']);
    expect(await seriousFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
