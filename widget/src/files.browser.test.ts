import { describe, expect, it } from 'vitest';
import { avatar } from '../testing/mock-files.ts';
import { ask, hasNoBrowser, hasText, seriousFaults, useWidgetPages } from '../testing/widget-pages.ts';

const picture = { name: 'plan.png', mimeType: 'image/png', buffer: avatar };
const text = (name: string, bytes = 12) => ({ name, mimeType: 'text/plain', buffer: Buffer.alloc(bytes, 'a') });

describe.skipIf(hasNoBrowser)('files in a chat', () => {
  const pages = useWidgetPages();

  it('are chosen, previewed, and sent with the message; pictures show under a page’s CSP without images', async () => {
    pages.configure({ allow_file_uploads: true });
    const page = await pages.openLauncher();
    await hasText(page, 'Hello!');
    await page.locator('input[type=file]').setInputFiles([picture, text('notes.txt')]);
    await page.locator('.upload canvas:visible').waitFor();
    await page.locator('.upload', { hasText: 'notes.txt' }).waitFor();
    await expect.poll(() => page.locator('progress').count()).toBe(0);
    expect(await seriousFaults(page)).toEqual([]);
    await ask(page, 'Here they are');
    await page.locator('.file.image canvas:visible').waitFor();
    const sent = pages.session().messages.find(({ role }) => role === 'visitor');
    expect(sent?.files.map(({ name }) => name)).toEqual(['plan.png', 'notes.txt']);
    expect(await page.locator('.upload').count()).toBe(0);
    await page.reload();
    await page.locator('.launcher').click();
    await page.locator('.file.image canvas:visible').waitFor();
    const link = page.getByRole('link', { name: 'notes.txt' });
    expect(await link.getAttribute('href')).toContain(`${pages.server.origin}/api/chat/files/`);
    expect(pages.complaints).toEqual([]);
  });

  it('may be sent without text, by paste and by drop', async () => {
    pages.configure({ allow_file_uploads: true });
    const page = await pages.openLauncher();
    await hasText(page, 'Hello!');
    for (const kind of ['paste', 'drop']) {
      await page.locator('.composer textarea').evaluate((field, type) => {
        const data = new DataTransfer();
        data.items.add(new File(['hello'], `${type}.txt`, { type: 'text/plain' }));
        const about = { bubbles: true, cancelable: true };
        field.dispatchEvent(
          type === 'paste'
            ? new ClipboardEvent(type, { ...about, clipboardData: data })
            : new DragEvent(type, { ...about, dataTransfer: data }),
        );
      }, kind);
      await page.locator('.upload', { hasText: `${kind}.txt` }).waitFor();
    }
    await expect.poll(() => page.locator('progress').count()).toBe(0);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('.file', { hasText: 'drop.txt' }).waitFor();
    const sent = pages.session().messages.find(({ role }) => role === 'visitor');
    expect(sent).toMatchObject({ text: '', files: [{ name: 'paste.txt' }, { name: 'drop.txt' }] });
  });

  it('that are refused show the reason, and can be removed', async () => {
    pages.configure({ allow_file_uploads: true });
    const page = await pages.openLauncher();
    await hasText(page, 'Hello!');
    const program = { name: 'run.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') };
    await page
      .locator('input[type=file]')
      .setInputFiles([text('long.txt', 200_000), program, text('a.txt'), text('b.txt')]);
    await page.getByText('long.txt is too large.').waitFor();
    await page.getByText('run.exe: this file type is not supported.').waitFor();
    await page.getByText('Up to 3 files at a time.').waitFor();
    await page.getByRole('button', { name: 'Remove long.txt' }).click();
    expect(await page.getByText('long.txt').count()).toBe(0);
    await ask(page, 'Only this one');
    await page.locator('.line.visitor.complete').waitFor();
    const sent = pages.session().messages.find(({ role }) => role === 'visitor');
    expect(sent?.files.map(({ name }) => name)).toEqual(['a.txt']);
  });

  it('are not offered where disabled', async () => {
    const page = await pages.openLauncher();
    await hasText(page, 'Hello!');
    expect(await page.getByRole('button', { name: 'Attach files' }).count()).toBe(0);
  });
});
