import { describe, expect, it } from 'vitest';
import { ask, bubbles, hasNoBrowser, hasText, isWhole, useWidgetPages } from '../testing/widget-pages.ts';

describe.skipIf(hasNoBrowser)('a talk in a browser', () => {
  const pages = useWidgetPages();

  it('greets, takes a quick question and streams the answer, on a page with a strict policy', async () => {
    pages.server.chat.wordEveryMs = 60;
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
  ])('resumes an answer whose connection is %s, as one message with one answer', async (_, cutsCleanly) => {
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

  it('says that the connection is lost, and sends the message once it is back', async () => {
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

  it('takes a second message while an answer is being said, and keeps their order', async () => {
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

  it('brings the whole history back after a reload, in the same session', async () => {
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

  it('picks up an answer that was being said when the page was left', async () => {
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

  it('starts a new session with the next message when the old one is gone', async () => {
    const page = await pages.openLauncher();
    await hasText(page, 'Hello!');
    pages.server.chat.sessions.clear();
    await page.reload();
    await page.locator('.launcher').click();
    await ask(page, 'still here?');
    await isWhole(page, 'You said: still here?');
    expect(pages.server.chat.sessions.size).toBe(1);
  });

  it('answers without streaming when the configuration says so', async () => {
    pages.configure({ streaming_enabled: false });
    const page = await pages.openLauncher();
    await ask(page, 'plain');
    await isWhole(page, 'You said: plain');
  });

  it('says why a message was refused, and sends the same one again on request', async () => {
    const page = await pages.openLauncher();
    await hasText(page, 'Hello!');
    pages.server.faults.refuseMessage = { status: 429, error: 'rate_limited' };
    await ask(page, 'hurry');
    await page.getByText('Too many messages.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await isWhole(page, 'You said: hurry');
    expect(await bubbles(page)).toEqual(['Hello! How can I help?', 'hurry', 'You said: hurry']);
  });

  it('writes visitor and agent text as text, never as HTML', async () => {
    const page = await pages.openLauncher();
    await ask(page, '<img src=x onerror=alert(1)>\nsecond line');
    await isWhole(page, 'second line');
    expect(await page.locator('.bubble img').count()).toBe(0);
    expect(pages.complaints).toEqual([]);
  });

  it('says that the agent was switched off meanwhile, and offers nothing that cannot help', async () => {
    const page = await pages.openLauncher();
    await hasText(page, 'Hello!');
    pages.server.faults.refuseMessage = { status: 403, error: 'chat_disabled' };
    await ask(page, 'still there?');
    await page.getByText('This chat is disabled.').waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  });

  it('draws what agents write as Markdown, and what visitors write as it is', async () => {
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
