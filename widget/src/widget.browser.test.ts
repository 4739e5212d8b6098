import { describe, expect, it } from 'vitest';
import { startMockServer } from '../testing/mock-server.ts';
import {
  ask,
  begin,
  bubbles,
  hasNoBrowser,
  hasText,
  isWhole,
  seriousFaults,
  useWidgetPages,
} from '../testing/widget-pages.ts';

describe.skipIf(hasNoBrowser)('the widget in a browser', () => {
  const pages = useWidgetPages();

  it('reports a disallowed site, and shows no launcher there', async () => {
    pages.configure({ allowed_domains: ['shop.example'] });
    const foreign = await startMockServer();
    const page = await pages.open('/host');
    const warnings: string[] = [];
    page.on('console', (line) => warnings.push(line.text()));
    await page.goto(`${foreign.origin}/frame?agent=${pages.agentId}&server=${pages.server.origin}`);
    await page.getByText(`This chat is not allowed on ${new URL(foreign.origin).host}.`).waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await page.goto(`${foreign.origin}/host?agent=${pages.agentId}&server=${pages.server.origin}`);
    await expect.poll(() => warnings.join()).toContain('origin_not_allowed');
    expect(await page.locator('.launcher').count()).toBe(0);
    await foreign.close();
  });

  it('reports an unknown agent, and offers a retry when the server is down', async () => {
    const unknown = await pages.open('/frame?agent=00000000-0000-7000-8000-999999999999');
    await unknown.getByText('This assistant no longer exists').waitFor();
    const page = await pages.open('/host');
    pages.server.faults.isDown = true;
    await page.clock.install();
    await page.goto(`${pages.server.origin}/frame?agent=${pages.agentId}`);
    // It tries several times, with pauses of seconds.
    const unreachable = page.getByText("Can't reach the chat.");
    const isShown = async () => {
      await page.clock.fastForward(2_000);
      return unreachable.isVisible();
    };
    await expect.poll(isShown).toBe(true);
    pages.server.faults.isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await hasText(page, 'Hello!');
  });

  it('closes on Escape, restores the focus, and counts unread messages', async () => {
    pages.server.chat.wordEveryMs = 80;
    const page = await pages.openLauncher();
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

  it('runs a client tool by the page’s handler, and returns its result', async () => {
    const page = await pages.open(`/host?agent=${pages.agentId}`);
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
    await begin(page);
    const session = pages.session();
    const answers = (id: string) => pages.server.chat.toolAnswers.get(id);
    const elsewhere = pages.server.chat.callTool(session, 'of_another_window', {});
    const id = pages.server.chat.callTool(session, 'get_cart', { limit: 3 });
    await expect.poll(() => answers(id)).toEqual([{ result: { cart: ['blue shirt'], args: { limit: 3 } } }]);
    const failing = pages.server.chat.callTool(session, 'get_cart', { fails: true });
    await expect.poll(() => answers(failing)).toEqual([{ result: 'Error: not signed in', is_error: true }]);
    expect(answers(elsewhere)).toBeUndefined();
    expect(answers(id)).toHaveLength(1);
    expect(pages.complaints).toEqual([]);
  });

  // An office behind one address was refused: each page that showed the chat had started a session.
  it('greets without a request, and starts a session with the first message only', async () => {
    const earlier = pages.server.requests.length;
    const posts = () => pages.server.requests.slice(earlier).filter((line) => line.startsWith('POST'));
    const greeting = { text: 'Hi {{name}}, welcome to {{shop}}', variables: { name: 'there', shop: 'Lindgren' } };
    const disclosure = { text: 'You are chatting with the machine of {{shop}}.', variables: { shop: 'Lindgren' } };
    pages.configure({}, { greeting: { ...greeting, is_from_model: false }, ai_disclosure: disclosure });
    const page = await pages.openLauncher();
    await hasText(page, 'Hi there, welcome to Lindgren');
    const shown = page.locator('.disclosure', { hasText: 'You are chatting with the machine of Lindgren.' });
    await shown.waitFor();
    await page.evaluate(() => {
      const { Parley } = window as unknown as { Parley: { setUser: (user: object) => void } };
      Parley.setUser({ name: 'Ada' });
    });
    await hasText(page, 'Hi Ada, welcome to Lindgren');
    expect(posts()).toEqual([]);
    await begin(page);
    expect(pages.session().visitor[0]).toMatchObject({
      visitor: { name: 'Ada' },
      message: { text: 'Hi', client_message_id: expect.any(String) },
    });
    expect(await shown.isVisible()).toBe(true);
    // The server's greeting replaces the local one in the same place.
    expect(await bubbles(page)).toEqual(['Hello! How can I help?', 'Hi', 'You said: Hi']);
    expect(posts().filter((line) => line.endsWith('/sessions'))).toHaveLength(1);
  });

  it('starts a session for a greeting by the server, and continues without it where refused', async () => {
    pages.configure({}, { greeting: { text: '', variables: {}, is_from_model: true } });
    await hasText(await pages.openLauncher(), 'Hello!');
    pages.server.faults.refuseStart = { status: 429, error: 'rate_limited', detail: 'too_many_chats' };
    const page = await pages.openLauncher();
    await expect.poll(() => pages.server.faults.refuseStart).toBeNull();
    await begin(page);
    expect(await page.locator('.status').textContent()).toBe('');
  });

  it('reports a refusal for too many chats, and resends the message', async () => {
    const page = await pages.openLauncher();
    pages.server.faults.refuseStart = { status: 429, error: 'rate_limited', detail: 'too_many_chats' };
    await ask(page, 'hello');
    await page.getByText('Many people are chatting right now.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await isWhole(page, 'You said: hello');
  });

  // The script may come before the page's style sheet: the first visit in the dark showed a white chat.
  it.each([
    ['a style sheet', '', false],
    ['a style sheet, before the configuration', '', true],
    ['a meta element, at once', '<meta name="color-scheme" content="light dark">', false],
  ])('is dark where the page switches late, by %s', async (_, meta, isConfigLast) => {
    const page = await pages.open('/host', { colorScheme: 'dark' });
    let [release, releaseConfig] = [() => {}, () => {}];
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const configReleased = new Promise<void>((resolve) => {
      releaseConfig = resolve;
    });
    await page.route('**/api/chat/widget/**', async (route) => {
      if (isConfigLast) await configReleased;
      await route.continue();
    });
    await page.route('**/late.css', async (route) => {
      await released;
      await route.fulfill({ contentType: 'text/css', body: ':root { color-scheme: light dark }' });
    });
    await page.route('**/late', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><head>${meta}<link rel="stylesheet" href="/late.css"><script async src="/widget.js"></script>
          </head><body><parley-agent agent-id="${pages.agentId}" mode="inline"></parley-agent></body>`,
      }),
    );
    await page.goto(`${pages.server.origin}/late`, { waitUntil: 'commit' });
    const background = () =>
      page.evaluate(() => {
        const panel = document.querySelector('parley-agent')?.shadowRoot?.querySelector('.panel');
        return panel ? getComputedStyle(panel).backgroundColor : null;
      });
    const [dark, light] = ['rgb(21, 23, 28)', 'rgb(255, 255, 255)'];
    if (!isConfigLast) await expect.poll(background).toBe(meta ? dark : light);
    release();
    await page.waitForLoadState('load');
    releaseConfig();
    await expect.poll(background).toBe(dark);
  });

  it('follows the page’s language and writes right to left with it', async () => {
    const swedish = await pages.openLauncher('&lang=sv-SE');
    await swedish.getByPlaceholder('Skriv ett meddelande…').waitFor();
    const arabic = await pages.openLauncher('&lang=ar&dir=rtl');
    await hasText(arabic, 'Hello!');
    const box = await arabic.locator('.line.agent .bubble').first().boundingBox();
    const log = await arabic.locator('.log').boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan((log?.x ?? 0) + (log?.width ?? 0) - 40);
  });

  it('fills a phone’s screen', async () => {
    const page = await pages.openLauncher('', {
      viewport: { width: 375, height: 667 },
      hasTouch: true,
      isMobile: true,
    });
    await hasText(page, 'Hello!');
    await page.waitForTimeout(300);
    expect(await page.locator('.panel').boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 667 });
    expect(await page.locator('.launcher').isVisible()).toBe(false);
    await page.locator('.close').click();
    await page.locator('.launcher').waitFor();
  });

  it.each(['light', 'dark'] as const)('has no axe violation, %s, open and closed', async (colorScheme) => {
    const options = { colorScheme, reducedMotion: 'reduce' } as const;
    const page = await pages.open(`/host?agent=${pages.agentId}&theme=${colorScheme}`, options);
    await page.locator('.launcher').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.locator('.launcher').click();
    await hasText(page, 'Hello!');
    expect(await seriousFaults(page)).toEqual([]);
    pages.server.faults.refuseMessage = { status: 429, error: 'rate_limited' };
    await ask(page, 'hurry');
    await page.getByText('Too many messages').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    for (const path of [`/chat/${pages.agentId}`, `/?agent=${pages.agentId}`]) {
      const own = await pages.open(path, options);
      await hasText(own, 'Hello!');
      expect(await seriousFaults(own)).toEqual([]);
    }
    expect(pages.complaints).toEqual([]);
  });

  it('traps the focus while open, and returns it to the opening element', async () => {
    const page = await pages.open(`/host?agent=${pages.agentId}`);
    await page.locator('.launcher').waitFor();
    const opener = page.getByRole('button', { name: 'Of the page' });
    await opener.evaluate((button) => {
      const { Parley } = window as unknown as { Parley: { open: () => void } };
      button.addEventListener('click', () => Parley.open());
    });
    await opener.click();
    await hasText(page, 'Hello!');
    for (const key of [...Array(9).fill('Tab'), ...Array(12).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe('parley-agent');
    }
    await page.keyboard.press('Escape');
    await page.locator('.panel').waitFor({ state: 'hidden' });
    expect(await opener.evaluate((button) => document.activeElement === button)).toBe(true);
  });

  it('stays above a phone’s keyboard', async () => {
    const options = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true };
    const page = await pages.openLauncher('', options);
    await hasText(page, 'Hello!');
    await page.evaluate(() => {
      const seen = window.visualViewport as VisualViewport;
      Object.defineProperty(seen, 'height', { value: 300 });
      Object.defineProperty(seen, 'offsetTop', { value: 40 });
      seen.dispatchEvent(new Event('resize'));
    });
    await expect.poll(() => page.locator('.panel').boundingBox()).toEqual({ x: 0, y: 40, width: 375, height: 300 });
    const field = await page.locator('.composer').boundingBox();
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(340);
  });

  it('applies every field of the configuration', async () => {
    pages.configure(
      {
        position: 'top-left',
        button_icon: 'headset',
        welcome_enabled: false,
        quick_questions: [],
        show_agent_name: false,
        show_powered_by: false,
        primary_color: '#0f766e',
        text_color: '#222222',
        background_color: '#fffdf5',
        agent_avatar_url: '/api/chat/avatars/a',
      },
      { custom_css: '.bubble { border-radius: 3px }' },
    );
    const page = await pages.openLauncher();
    await hasText(page, 'Hello!');
    await page.mouse.move(600, 600);
    const float = await page.locator('.float').boundingBox();
    expect([float?.x, float?.y]).toEqual([20, 20]);
    expect(await page.locator('.name').textContent()).toBe('AI assistant');
    await page.locator('.header .avatar canvas:visible').waitFor();
    for (const gone of ['.welcome', '.questions button', '.powered']) expect(await page.locator(gone).count()).toBe(0);
    const style = (selector: string, name: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one, property) => getComputedStyle(one).getPropertyValue(property), name);
    expect(await style('.panel', 'background-color')).toBe('rgb(255, 253, 245)');
    expect(await style('.panel', 'color')).toBe('rgb(34, 34, 34)');
    expect(await style('.launcher', 'background-color')).toBe('rgb(15, 118, 110)');
    expect(await style('.bubble', 'border-radius')).toBe('3px');
    expect(pages.complaints).toEqual([]);
  });

  it('does not animate with prefers-reduced-motion', async () => {
    const page = await pages.openLauncher('', { reducedMotion: 'reduce' });
    await hasText(page, 'Hello!');
    const moving = () => document.querySelector('parley-agent')?.shadowRoot?.getAnimations().length;
    expect(await page.evaluate(moving)).toBe(0);
  });

  it('offers a call where available, in the panel, and returns to the chat', async () => {
    pages.configure({}, { voice: { is_available: true } });
    const page = await pages.openLauncher();
    await hasText(page, 'Hello!');
    expect(pages.server.requests.some((line) => line.includes('/voice.js'))).toBe(false);
    await page.getByRole('button', { name: 'Call' }).click();
    await page.getByRole('button', { name: 'Talk', exact: true }).click();
    await page.getByText('The call could not start.').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.locator('.composer').waitFor();
    expect(pages.complaints).toEqual([]);
  });
});
