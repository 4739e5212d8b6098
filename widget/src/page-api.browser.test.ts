import { describe, expect, it } from 'vitest';
import { ask, begin, hasNoBrowser, hasText, isWhole, useWidgetPages } from '../testing/widget-pages.ts';
import type { ParleyApi } from './public-types.ts';

interface ParleyWindow {
  Parley: ParleyApi;
  told: unknown[];
}

describe.skipIf(hasNoBrowser)('window.Parley', () => {
  const pages = useWidgetPages();

  it('opens, closes and emits events, by handlers and by DOM events', async () => {
    const page = await pages.open(`/host?agent=${pages.agentId}`);
    await page.locator('.launcher').waitFor();
    await page.evaluate(() => {
      const own = window as unknown as ParleyWindow;
      own.told = [];
      for (const event of ['ready', 'open', 'close', 'status'] as const)
        own.Parley.on(event, () => own.told.push(event));
      const off = own.Parley.on('open', () => own.told.push('never'));
      off();
      document.addEventListener('parley:message', (event) => {
        const { role, text } = (event as CustomEvent).detail;
        own.told.push(`${role}: ${text}`);
      });
      own.Parley.open();
    });
    await hasText(page, 'Hello!');
    await ask(page, 'hi');
    await isWhole(page, 'You said: hi');
    pages.server.chat.setStatus(pages.session(), 'with_operator', { name: 'Astrid', avatar_url: '' });
    await page.locator('.name', { hasText: 'Astrid' }).waitFor();
    await page.evaluate(() => (window as unknown as ParleyWindow).Parley.toggle());
    await page.locator('.panel').waitFor({ state: 'hidden' });
    const told = () => page.evaluate(() => (window as unknown as ParleyWindow).told);
    const events = await told();
    // The answer's stream may be ahead of the response to the message.
    expect(events.slice(2, 4).toSorted()).toEqual(['agent: You said: hi', 'visitor: hi']);
    expect(events.toSpliced(2, 2)).toEqual(['ready', 'open', 'status', 'close']);
    await page.evaluate(() => {
      const own = window as unknown as ParleyWindow;
      own.Parley.on('unread', ({ count }) => own.told.push(count));
    });
    pages.server.chat.sayAsOperator(pages.session(), 'there?');
    await expect.poll(async () => (await told()).at(-1)).toBe(1);
  });

  it('queues calls before the script has loaded', async () => {
    const page = await pages.open(`/queue?agent=${pages.agentId}`);
    await begin(page);
    expect(pages.session().visitor[0]).toMatchObject({ visitor: { name: 'Ada' } });
    expect(await page.evaluate(() => (window as unknown as ParleyWindow).told)).toEqual(['open']);
  });

  it('applies the tag’s attributes: texts, corner, language; and the legacy tag name', async () => {
    const texts = encodeURIComponent(JSON.stringify({ placeholder: 'Ask the café…' }));
    const page = await pages.open(`/host?agent=${pages.agentId}&texts=${texts}&position=top-left&locale=de`);
    await page.getByRole('button', { name: 'Chat öffnen' }).click();
    await page.getByPlaceholder('Ask the café…').waitFor();
    const box = await page.locator('.float').boundingBox();
    expect([box?.x, box?.y]).toEqual([20, 20]);
    await page.evaluate((id) => {
      const tag = document.createElement('parley-chat');
      tag.setAttribute('agent-id', id);
      document.body.append(tag);
    }, pages.agentId);
    await page.locator('parley-chat .launcher').waitFor();
  });
});
