import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildWebIfStale } from '../../scripts/build-web.mjs';
import { demoConfig } from '../testing/mock-chat.ts';
import { type MockServer, startMockServer } from '../testing/mock-server.ts';
import { openBrowser } from '../testing/open-browser.ts';

const opened = await openBrowser();
if ('reason' in opened) console.warn(`Browser tests of the widget are skipped: ${opened.reason}.`);

describe.skipIf('reason' in opened)('the widget in a browser', () => {
  const { browser } = opened as { browser: Browser };
  let server: MockServer;
  let agentId: string;
  let agentNumber = 0;
  /** Everything a page complained about: refused by its policy, thrown, or asked of another host. */
  let complaints: string[];

  beforeAll(async () => {
    await buildWebIfStale({ log: () => {} });
    server = await startMockServer();
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });
  beforeEach(() => {
    agentNumber += 1;
    agentId = `00000000-0000-7000-8000-${String(agentNumber).padStart(12, '0')}`;
    server.chat.configs.set(agentId, demoConfig(agentId));
    server.chat.answerTo = (text) => `You said: ${text}`;
    server.chat.wordEveryMs = 20;
    Object.assign(server.faults, { cutAfterDeltas: null, cutsCleanly: false, isDown: false, refuseMessage: null });
    complaints = [];
  });

  async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext(options);
    context.setDefaultTimeout(8_000);
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (line) => {
      if (line.text().includes('Content Security Policy')) complaints.push(line.text());
    });
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol !== 'data:' && origin !== server.origin) complaints.push(`outside request: ${request.url()}`);
    });
    await page.goto(server.origin + path);
    return page;
  }

  const openLauncher = async (query = '', options: BrowserContextOptions = {}) => {
    const page = await open(`/host?agent=${agentId}${query}`, options);
    await page.locator('.launcher').click();
    return page;
  };

  async function ask(page: Page, text: string) {
    await page.locator('textarea').fill(text);
    await page.locator('textarea').press('Enter');
  }

  const bubbles = (page: Page) =>
    page
      .locator('.line:not(:has(.typing)) .bubble')
      .evaluateAll((all) => all.map((one) => one.textContent?.replace(/^.*?: /, '')));
  const hasText = (page: Page, text: string) => page.locator('.bubble', { hasText: text }).last().waitFor();
  const isWhole = (page: Page, text: string) =>
    page.locator('.line.agent.complete .bubble', { hasText: text }).last().waitFor();

  const seriousFaults = async (page: Page) =>
    (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

  it('greets, takes a quick question and streams the answer, on a page with a strict policy', async () => {
    server.chat.wordEveryMs = 60;
    const page = await openLauncher();
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
    expect(complaints).toEqual([]);
  });

  it.each([
    ['cut', false],
    ['ended by a proxy', true],
  ])('resumes an answer whose connection is %s, as one message with one answer', async (_, cutsCleanly) => {
    const page = await openLauncher();
    await hasText(page, 'Hello!');
    Object.assign(server.faults, { cutAfterDeltas: 2, cutsCleanly });
    server.chat.wordEveryMs = 80;
    await ask(page, 'one two three four five six');
    await isWhole(page, 'You said: one two three four five six');
    expect(await bubbles(page)).toEqual([
      'Hello! How can I help?',
      'one two three four five six',
      'You said: one two three four five six',
    ]);
    const posts = server.requests.filter((line) => /^POST .*messages$/.test(line));
    expect(posts.length).toBeGreaterThanOrEqual(2);
    expect([...server.chat.sessions.values()].at(-1)?.messages).toHaveLength(3);
  });

  it('says that the connection is lost, and sends the message once it is back', async () => {
    const page = await openLauncher();
    await hasText(page, 'Hello!');
    server.faults.isDown = true;
    await ask(page, 'Are you there?');
    await page.getByText('Connection lost. Trying again…').waitFor();
    expect(await page.locator('.line.sending').count()).toBe(1);
    server.faults.isDown = false;
    await isWhole(page, 'You said: Are you there?');
    await page.getByText('Connection lost').waitFor({ state: 'detached' });
  });

  it('takes a second message while an answer is being said, and keeps their order', async () => {
    server.chat.wordEveryMs = 60;
    const page = await openLauncher();
    await hasText(page, 'Hello!');
    await ask(page, 'first one two three');
    await page.locator('.line.streaming').waitFor();
    await ask(page, 'second');
    await isWhole(page, 'You said: second');
    await isWhole(page, 'You said: first one two three');
    const sent = [...server.chat.sessions.values()].at(-1)?.messages.filter(({ role }) => role === 'visitor');
    expect(sent?.map(({ text }) => text)).toEqual(['first one two three', 'second']);
  });

  it('brings the whole history back after a reload, in the same session', async () => {
    const page = await openLauncher();
    for (const text of ['one', 'two', 'three']) {
      await ask(page, text);
      await isWhole(page, `You said: ${text}`);
    }
    const before = await bubbles(page);
    const sessionCount = server.chat.sessions.size;
    await page.reload();
    await page.locator('.launcher').click();
    await hasText(page, 'You said: three');
    expect(await bubbles(page)).toEqual(before);
    expect(server.chat.sessions.size).toBe(sessionCount);
  });

  it('picks up an answer that was being said when the page was left', async () => {
    server.chat.wordEveryMs = 100;
    const page = await openLauncher();
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
    const page = await openLauncher();
    await hasText(page, 'Hello!');
    server.chat.sessions.clear();
    await page.reload();
    await page.locator('.launcher').click();
    await ask(page, 'still here?');
    await isWhole(page, 'You said: still here?');
    expect(server.chat.sessions.size).toBe(1);
  });

  it('shows what a person writes, who they are, and that a chat is over', async () => {
    const page = await openLauncher();
    await hasText(page, 'Hello!');
    const session = [...server.chat.sessions.values()].at(-1);
    if (!session) throw new Error('no session');
    server.chat.setStatus(session, 'waiting');
    await page.getByText('A person was asked to join.').waitFor();
    server.chat.setStatus(session, 'with_operator', { name: 'Ravi', avatar_url: '' });
    server.chat.sayAsOperator(session, 'Ravi here. See https://example.org/menu.');
    await hasText(page, 'Ravi here.');
    expect(await page.locator('.name').textContent()).toBe('Ravi');
    const link = page.getByRole('link', { name: 'https://example.org/menu' });
    expect(await link.getAttribute('rel')).toBe('noopener nofollow ugc');
    await ask(page, 'thanks');
    await page.locator('.line.visitor.complete').waitFor();
    expect(await page.locator('.typing').count()).toBe(0);
    server.chat.setStatus(session, 'closed');
    await page.getByText('This chat has ended.').waitFor();
    await ask(page, 'one more thing');
    await isWhole(page, 'You said: one more thing');
  });

  it('answers without streaming when the configuration says so', async () => {
    server.chat.configs.set(agentId, { ...demoConfig(agentId), streaming_enabled: false });
    const page = await openLauncher();
    await ask(page, 'plain');
    await isWhole(page, 'You said: plain');
  });

  it('says why a message was refused, and sends the same one again on request', async () => {
    const page = await openLauncher();
    await hasText(page, 'Hello!');
    server.faults.refuseMessage = { status: 429, error: 'rate_limited' };
    await ask(page, 'hurry');
    await page.getByText('Too many messages.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await isWhole(page, 'You said: hurry');
    expect(await bubbles(page)).toEqual(['Hello! How can I help?', 'hurry', 'You said: hurry']);
  });

  it('writes visitor and agent text as text, never as HTML', async () => {
    const page = await openLauncher();
    await ask(page, '<img src=x onerror=alert(1)>\nsecond line');
    await isWhole(page, 'second line');
    expect(await page.locator('.bubble img').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('says in clear words that a site is not allowed, and draws no launcher there', async () => {
    server.chat.configs.set(agentId, { ...demoConfig(agentId), allowed_domains: ['shop.example'] });
    const foreign = await startMockServer();
    const context = await browser.newContext();
    const page = await context.newPage();
    const warnings: string[] = [];
    page.on('console', (line) => warnings.push(line.text()));
    await page.goto(`${foreign.origin}/frame?agent=${agentId}&server=${server.origin}`);
    await page.getByText(`This chat may not be used on ${new URL(foreign.origin).host}.`).waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await page.goto(`${foreign.origin}/host?agent=${agentId}&server=${server.origin}`);
    await expect.poll(() => warnings.join()).toContain('origin_not_allowed');
    expect(await page.locator('.launcher').count()).toBe(0);
    await foreign.close();
  });

  it('says that an agent is unknown, and offers another try when the server is down', async () => {
    const unknown = await open('/frame?agent=00000000-0000-7000-8000-999999999999');
    await unknown.getByText('This assistant does not exist').waitFor();
    const page = await open('/host');
    server.faults.isDown = true;
    await page.goto(`${server.origin}/frame?agent=${agentId}`);
    await page.getByText('The chat cannot be reached.').waitFor({ timeout: 20_000 });
    server.faults.isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await hasText(page, 'Hello!');
  });

  it('is closed by Escape, gives the focus back, and counts what was missed', async () => {
    server.chat.wordEveryMs = 80;
    const page = await openLauncher();
    const focused = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.className ?? '');
    await hasText(page, 'Hello!');
    expect(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.tagName)).toBe('TEXTAREA');
    await ask(page, 'one two three four');
    await page.locator('.line.streaming').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.panel').waitFor({ state: 'hidden' });
    expect(await focused()).toBe('launcher');
    await page.getByRole('button', { name: 'Open chat (1)' }).waitFor();
    await page.keyboard.press('Enter');
    await isWhole(page, 'You said: one two three four');
    expect(await page.getByRole('button', { name: 'Open chat (1)' }).count()).toBe(0);
  });

  it('runs a tool in the page by the handler the page gave, and answers with what it gives', async () => {
    const page = await open(`/host?agent=${agentId}`);
    await page.locator('.launcher').waitFor();
    await page.evaluate(() => {
      const tools = {
        get_cart: async (args: { fails?: boolean }) => {
          if (args.fails) throw new Error('not signed in');
          return { cart: ['blue shirt'], args };
        },
      };
      Object.assign(window, { Parley: { tools } });
    });
    await page.locator('.launcher').click();
    await hasText(page, 'Hello!');
    const session = [...server.chat.sessions.values()].at(-1);
    if (!session) throw new Error('No chat was opened');
    const answers = (id: string) => server.chat.toolAnswers.get(id);
    const elsewhere = server.chat.callTool(session, 'of_another_window', {});
    const id = server.chat.callTool(session, 'get_cart', { limit: 3 });
    await expect.poll(() => answers(id)).toEqual([{ result: { cart: ['blue shirt'], args: { limit: 3 } } }]);
    const failing = server.chat.callTool(session, 'get_cart', { fails: true });
    await expect.poll(() => answers(failing)).toEqual([{ result: 'Error: not signed in', is_error: true }]);
    expect(answers(elsewhere)).toBeUndefined();
    expect(answers(id)).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  it('speaks the language of the page and reads from right to left with it', async () => {
    const swedish = await openLauncher('&lang=sv-SE');
    await swedish.getByPlaceholder('Skriv ett meddelande…').waitFor();
    const arabic = await openLauncher('&lang=ar&dir=rtl');
    await hasText(arabic, 'Hello!');
    const box = await arabic.locator('.line.agent .bubble').first().boundingBox();
    const log = await arabic.locator('.log').boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan((log?.x ?? 0) + (log?.width ?? 0) - 40);
  });

  it('fills a phone from edge to edge', async () => {
    const page = await openLauncher('', { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });
    await hasText(page, 'Hello!');
    await page.waitForTimeout(300);
    expect(await page.locator('.panel').boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 667 });
    expect(await page.locator('.launcher').isVisible()).toBe(false);
    await page.locator('.close').click();
    await page.locator('.launcher').waitFor();
  });

  it.each(['light', 'dark'] as const)('has no fault axe can find, %s, open and closed', async (colorScheme) => {
    const options = { colorScheme, reducedMotion: 'reduce' } as const;
    const page = await open(`/host?agent=${agentId}&theme=${colorScheme}`, options);
    await page.locator('.launcher').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.locator('.launcher').click();
    await hasText(page, 'Hello!');
    expect(await seriousFaults(page)).toEqual([]);
    server.faults.refuseMessage = { status: 429, error: 'rate_limited' };
    await ask(page, 'hurry');
    await page.getByText('Too many messages').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    for (const path of [`/chat/${agentId}`, `/?agent=${agentId}`]) {
      const own = await open(path, options);
      await hasText(own, 'Hello!');
      expect(await seriousFaults(own)).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
});
