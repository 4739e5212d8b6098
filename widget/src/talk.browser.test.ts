import { describe, expect, it } from 'vitest';
import { ask, bubbles, hasNoBrowser, hasText, isWhole, useWidgetPages } from '../testing/widget-pages.ts';

describe.skipIf(hasNoBrowser)('a chat in a browser', () => {
  const pages = useWidgetPages();

  it('shows the greeting, sends a quick question and streams the reply, under a strict Content-Security-Policy', async () => {
    pages.server.chat.wordEveryMs = 300;
    const page = await pages.openLauncher();
    await page.getByText('Welcome to Café Linden').waitFor();
    await hasText(page, 'Hello! How can I help?');
    await page.getByRole('button', { name: 'Opening hours' }).click();
    await page.locator('.line.streaming .bubble').waitFor();
    const early = await page.locator('.line.streaming .bubble').textContent();
    await isWhole(page, 'You said: When are you open?');
    expect(early?.length).toBeLessThan('Linda: You said: When are you open?'.length);
    expect(await bubbles(page)).toEqual([
      'Hello! How can I help?',
      'When are you open?',
      'You said: When are you open?',
    ]);
    expect(await page.locator('.questions').count()).toBe(0);
    expect(pages.complaints).toEqual([]);
  });

  it.each([
    ['cut', false],
    ['ended by a proxy', true],
  ])('resumes a reply whose connection is %s, as one message with one reply', async (_, cutsCleanly) => {
    const page = await pages.openLauncher();
    await hasText(page, 'Hello!');
    Object.assign(pages.server.faults, { cutAfterDeltas: 2, cutsCleanly });
    pages.server.chat.wordEveryMs = 80;
    await ask(page, 'one two three four five six');
    await isWhole(page, 'You said: one two three four five six');
    expect(await bubbles(page)).toEqual([
      'Hello! How can I help?',
      'one two three four five six',
      'You said: one two three four five six',
    ]);
    const posts = pages.server.requests.filter((line) => /^POST .*messages$/.test(line));
    expect(posts.length).toBeGreaterThanOrEqual(2);
    expect(pages.session().messages).toHaveLength(3);
  });

  it('reports a lost connection, and sends the message once it is restored', async () => {
    const page = await pages.openLauncher();
    await hasText(page, 'Hello!');
    pages.server.faults.isDown = true;
    await ask(page, 'Are you there?');
    await page.getByText('Connection lost. Reconnecting…').waitFor();
    expect(await page.locator('.line.sending').count()).toBe(1);
    pages.server.faults.isDown = false;
    await isWhole(page, 'You said: Are you there?');
    await page.getByText('Connection lost').waitFor({ state: 'detached' });
  });

  it('accepts a second message during a reply, and keeps their order', async () => {
    pages.server.chat.wordEveryMs = 60;
    const page = await pages.openLauncher();
    await hasText(page, 'Hello!');
    await ask(page, 'first one two three');
    await page.locator('.line.streaming').waitFor();
    await ask(page, 'second');
    await isWhole(page, 'You said: second');
    await isWhole(page, 'You said: first one two three');
    const sent = pages.session().messages.filter(({ role }) => role === 'visitor');
    expect(sent.map(({ text }) => text)).toEqual(['first one two three', 'second']);
  });

  it('restores the history after a reload, in the same session', async () => {
    const page = await pages.openLauncher();
    for (const text of ['one', 'two', 'three']) {
      await ask(page, text);
      await isWhole(page, `You said: ${text}`);
    }
    const before = await bubbles(page);
    const sessionCount = pages.server.chat.sessions.size;
    await page.reload();
    await page.locator('.launcher').click();
    await hasText(page, 'You said: three');
    expect(await bubbles(page)).toEqual(before);
    expect(pages.server.chat.sessions.size).toBe(sessionCount);
  });

  it('resumes a reply in progress after leaving the page', async () => {
    pages.server.chat.wordEveryMs = 100;
    const page = await pages.openLauncher();
    await hasText(page, 'Hello!');
    await ask(page, 'one two three four five six seven eight');
    await page.locator('.line.streaming').waitFor();
    await page.reload();
    await page.locator('.launcher').click();
    await page.locator('.line.streaming').waitFor();
    await isWhole(page, 'You said: one two three four five six seven eight');
    expect(await bubbles(page)).toHaveLength(3);
  });

  it('starts a new session with the next message when the old one has expired', async () => {
    const page = await pages.openLauncher();
    await hasText(page, 'Hello!');
    pages.server.chat.sessions.clear();
    await page.reload();
    await page.locator('.launcher').click();
    await ask(page, 'still here?');
    await isWhole(page, 'You said: still here?');
    expect(pages.server.chat.sessions.size).toBe(1);
  });

  it('replies without streaming when configured so', async () => {
    pages.configure({ streaming_enabled: false });
    const page = await pages.openLauncher();
    await ask(page, 'plain');
    await isWhole(page, 'You said: plain');
  });

  it('shows why a message was refused, and resends it on request', async () => {
    const page = await pages.openLauncher();
    await hasText(page, 'Hello!');
    pages.server.faults.refuseMessage = { status: 429, error: 'rate_limited' };
    await ask(page, 'hurry');
    await page.getByText('Too many messages.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await isWhole(page, 'You said: hurry');
    expect(await bubbles(page)).toEqual(['Hello! How can I help?', 'hurry', 'You said: hurry']);
  });

  it('renders visitor and agent text as text, never as HTML', async () => {
    const page = await pages.openLauncher();
    await ask(page, '<img src=x onerror=alert(1)>\nsecond line');
    await isWhole(page, 'second line');
    expect(await page.locator('.bubble img').count()).toBe(0);
    expect(pages.complaints).toEqual([]);
  });

  it('reports an agent deactivated in between, without useless actions', async () => {
    const page = await pages.openLauncher();
    await hasText(page, 'Hello!');
    pages.server.faults.refuseMessage = { status: 403, error: 'chat_disabled' };
    await ask(page, 'still there?');
    await page.getByText('This chat is disabled.').waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  });

  it('renders agent messages as Markdown, and visitor messages verbatim', async () => {
    const written =
      '**bold** [menu](https://example.org/menu) [no](javascript:alert(1)) ![plan](https://example.org/a.png)';
    pages.server.chat.answerTo = () => written;
    const page = await pages.openLauncher();
    await ask(page, '**mine**');
    await isWhole(page, 'bold');
    expect(await page.locator('.visitor .bubble').textContent()).toContain('**mine**');
    const answer = page.locator('.line.agent.complete .bubble').last();
    expect(await answer.locator('strong').textContent()).toBe('bold');
    const links = await answer
      .locator('a')
      .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')]));
    expect(links).toEqual([
      ['menu', 'https://example.org/menu'],
      ['plan', 'https://example.org/a.png'],
    ]);
    expect(await answer.locator('a').first().getAttribute('target')).toBe('_blank');
    expect(pages.complaints).toEqual([]);
  });
});
