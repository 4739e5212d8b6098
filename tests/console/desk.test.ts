import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildWebIfStale } from '../../scripts/build-web.mjs';
import { readEvents } from '../../server/test/read-events.ts';
import { type Visitor as ChatVisitor, openChat } from '../../server/test/visitor.ts';
import { openBrowser } from '../../widget/testing/open-browser.ts';
import { logIn, openPage, seriousFaults, type Visitor, visit } from './console-browser.ts';
import { type ConsoleServer, startConsoleServer } from './console-server.ts';

const opened = await openBrowser();
if ('reason' in opened) console.warn(`Browser tests of the desk are skipped: ${opened.reason}.`);

/** Smallest PNG there is: one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe.skipIf('reason' in opened)('the operator desk in a browser', () => {
  const { browser } = opened as { browser: Browser };
  let server: ConsoleServer;
  let agentId: string;
  /** Two people at the desk: the owner of the account, and an operator called Astrid. */
  let owner: Visitor;
  let astrid: Visitor;
  let astridLogin: { email: string; password: string };
  const address = (path: string) => `${server.origin}/console${path}`;
  const dialog = (page: Page) => page.getByRole('dialog');
  const list = (page: Page) => page.getByRole('region', { name: 'Chats' });
  const chatOf = (page: Page, name: string) => list(page).getByRole('button', { name: new RegExp(name) });
  const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' });
  const reply = (page: Page) => page.getByRole('textbox', { name: 'Reply to the visitor' });

  const statusMenu = (page: Page) => page.getByRole('button', { name: /^Your status/ });

  async function setStatus(page: Page, status: 'Online' | 'Away'): Promise<void> {
    await statusMenu(page).click();
    await page.getByRole('menuitem', { name: new RegExp(`^${status}`) }).click();
    await page.getByRole('button', { name: `Your status: ${status}` }).waitFor();
  }

  async function goOnline(page: Page): Promise<void> {
    await openPage(page, address('/desk'), 'Inbox');
    await setStatus(page, 'Online');
  }

  const postAs = (visitor: ChatVisitor, path: string, body: object) =>
    fetch(`${server.origin}/api/chat/sessions/${visitor.sessionId}${path}`, {
      method: 'POST',
      headers: { ...visitor.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  /** DataTransfer of pasted or dropped files, as an expression for the page. */
  const carrying = (name: string, text: string) =>
    `((data) => { data.items.add(new File([${JSON.stringify(text)}], ${JSON.stringify(name)})); return data; })(new DataTransfer())`;

  /** A visitor who has talked to the agent and asks for a person. */
  async function visitorInQueue(name: string, more: object = {}): Promise<ChatVisitor> {
    const visitor = await openChat(server.origin, agentId, { visitor: { name }, locale: 'en', ...more });
    await visitor.send('What are your opening hours?');
    const asked = await postAs(visitor, '/handoff', { reason: `${name} has a question` });
    expect(await asked.json()).toMatchObject({ outcome: 'waiting' });
    return visitor;
  }

  /** Invites an operator and accepts by the link. */
  async function letIn(name: string, email: string): Promise<Visitor> {
    const { page } = owner;
    await openPage(page, address('/people/invitations'), 'People');
    await page.getByRole('button', { name: 'Invite people' }).click();
    await dialog(page).getByLabel('Email').fill(email);
    await dialog(page).getByLabel('Role').selectOption('operator');
    await dialog(page).getByRole('button', { name: 'Send invitation', exact: true }).click();
    const link = await dialog(page).getByLabel('Invitation link', { exact: true }).last().textContent();
    await dialog(page).getByRole('button', { name: "I've saved it" }).click();
    const { pathname, hash } = new URL(link ?? '');
    const guest = await visit(browser, server.origin);
    await guest.page.goto(`${server.origin}${pathname}${hash}`);
    await guest.page.getByRole('heading', { level: 1, name: 'Join Demo' }).waitFor();
    await guest.page.getByLabel('Your name').fill(name);
    await guest.page.locator('input[type=password]').fill(astridLogin.password);
    await guest.page.getByRole('button', { name: 'Accept invitation' }).click();
    await guest.page.getByRole('heading', { level: 1, name: 'Agents' }).waitFor();
    return guest;
  }

  beforeAll(async () => {
    await buildWebIfStale({ log: () => {} });
    server = await startConsoleServer();
    owner = await visit(browser, server.origin);
    await owner.page.goto(address(''));
    await logIn(owner.page, server.admin);
    const link = owner.page.getByRole('link', { name: `Open a chat with ${server.agentName}` });
    agentId = /\/chat\/([\w-]+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
    astridLogin = { email: 'astrid@example.com', password: 'words of a harbour in the fog' };
    astrid = await letIn('Astrid', astridLogin.email);
    await goOnline(owner.page);
    await goOnline(astrid.page);
  }, 180_000);
  afterAll(async () => {
    await browser.close();
    await server?.close();
  });
  beforeEach(() => {
    owner.complaints.length = 0;
    astrid.complaints.length = 0;
  });

  it('shows a queued chat at once, gives it to the first of two claims, and names the holder to the other', async () => {
    await visitorInQueue('Nils Berg');
    for (const { page } of [owner, astrid]) {
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
    await astrid.page.route('**/claim', async (route) => {
      await ownersTurn;
      await route.continue();
    });
    const [asked] = await Promise.all([
      astrid.page.waitForRequest('**/claim'),
      astrid.page.locator('body').press('c'),
      owner.page.waitForResponse('**/claim').then((answer) => expect(answer.status()).toBe(200)),
      owner.page.locator('body').press('c'),
    ]);
    ownerHasIt();
    expect((await asked.response())?.status()).toBe(409);
    await astrid.page.getByText('Platform admin already took this chat.').waitFor();
    await reply(owner.page).waitFor();
    await chatOf(owner.page, 'Nils Berg').waitFor();
    expect(
      await list(astrid.page)
        .getByRole('button', { name: /^Waiting/ })
        .textContent(),
    ).toMatch(/0$/);
    await list(astrid.page)
      .getByRole('button', { name: /^Others/ })
      .click();
    await chatOf(astrid.page, 'Nils Berg').getByText('Platform admin').waitFor();
    expect([...owner.complaints, ...astrid.complaints]).toEqual([]);
  }, 60_000);

  it('replies, hides notes from the visitor, and hands the chat over to a colleague, who closes it', async () => {
    const visitor = await visitorInQueue('Maria Okafor');
    const { page } = owner;
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
    await postAs(visitor, '/status', { seen: (await visitor.history()).at(-1)?.id });
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

    const other = astrid.page;
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
    expect([...owner.complaints, ...astrid.complaints]).toEqual([]);
  }, 90_000);

  it('manages canned replies, and inserts one by / and a few letters', async () => {
    const visitor = await visitorInQueue('Olu Adeyemi');
    const page = await owner.newPage();
    await openPage(page, address('/canned-replies'), 'Canned replies');
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
    await openPage(page, address(`/desk?chat=${visitor.sessionId}`), 'Inbox');
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
  }, 90_000);

  it('stores customer data, also for colleagues, without overwriting fields being typed in', async () => {
    const visitor = await visitorInQueue('Ines');
    const { page } = owner;
    await chatOf(page, 'Ines').click();
    const customer = page.getByRole('complementary', { name: 'Customer' });
    await customer.getByLabel('Email').fill('no address');
    await customer.getByLabel('Email').press('Enter');
    await customer.locator('input[type=email][aria-invalid=true]').waitFor();
    await customer.getByLabel('Email').fill('ines@example.com');
    await customer.getByLabel('Email').press('Enter');
    await customer.getByLabel('Phone').fill('cjk?');
    await customer.getByLabel('Phone').fill('');
    await openPage(astrid.page, address(`/desk?chat=${visitor.sessionId}`), 'Inbox');
    await expect
      .poll(() => astrid.page.getByRole('complementary', { name: 'Customer' }).getByLabel('Email').inputValue())
      .toBe('ines@example.com');
    expect(await dialog(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Take chat' }).waitFor();

    const again = await visitorInQueue('Back Again', { visitor: { name: 'Back Again', email: 'ines@example.com' } });
    await chatOf(page, 'Back Again').click();
    await page.waitForURL((url) => url.searchParams.get('chat') === again.sessionId);
    await customer.getByRole('region', { name: 'Previous chats' }).getByRole('link').click();
    await page.waitForURL((url) => url.searchParams.get('chat') === visitor.sessionId);
    await page.getByRole('region', { name: 'Ines', exact: true }).waitFor();
  }, 60_000);

  it('shows replies as visitors see them, and accepts pasted or dropped files', async () => {
    const visitor = await visitorInQueue('Dora Lind');
    const { page, complaints } = owner;
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
  }, 60_000);

  it('lists operators available for a hand-over, live, and the reason for the others', async () => {
    await visitorInQueue('Sven Holm');
    const { page } = astrid;
    await openPage(page, address('/desk'), 'Inbox');
    await chatOf(page, 'Sven Holm').click();
    await page.getByRole('button', { name: 'Take chat' }).click();
    await reply(page).waitFor();
    await page.getByRole('button', { name: 'Transfer' }).click();
    const colleague = dialog(page).getByRole('radio', { name: 'Platform admin' });
    await dialog(page)
      .getByText(/^\d of 5 chats$/)
      .waitFor();
    expect(await colleague.isEnabled()).toBe(true);
    await setStatus(owner.page, 'Away');
    await dialog(page).getByText('Away', { exact: true }).waitFor();
    expect(await colleague.isDisabled()).toBe(true);
    expect(await seriousFaults(page)).toEqual([]);
    await setStatus(owner.page, 'Online');
    await expect.poll(() => colleague.isEnabled()).toBe(true);
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  }, 60_000);

  it('lets an operator set the name and picture that visitors see', async () => {
    const visitor = await visitorInQueue('Pia Falk');
    const { page, complaints } = astrid;
    await openPage(page, address('/desk'), 'Inbox');
    await chatOf(page, 'Pia Falk').click();
    await page.getByRole('button', { name: 'Take chat' }).click();
    await reply(page).waitFor();
    const seenByVisitor = async () => {
      const answer = await fetch(`${server.origin}/api/chat/sessions/${visitor.sessionId}/status`, {
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
  }, 60_000);

  it('reports a lost connection, and misses nothing after it', async () => {
    const { page, context } = astrid;
    // A stream that begins as the real one does, and breaks off at once; then no server for a while.
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const stream = await readEvents(`${server.origin}/api/chat/operator/events`, { headers: { cookie } });
    const ready = await stream.next();
    stream.cut();
    const opened: (string | undefined)[] = [];
    await page.route('**/api/chat/operator/events', async (route) => {
      opened.push(route.request().headers()['last-event-id']);
      if (opened.length > 1) return route.abort();
      const body = `event: ready\nid: ${ready.id}\ndata: ${JSON.stringify(ready.data)}\n\n`;
      return route.fulfill({ contentType: 'text/event-stream', body });
    });
    await openPage(page, address('/desk'), 'Inbox');
    await page.getByText('Connection lost.').waitFor();
    await visitorInQueue('Late Visitor');
    await expect.poll(() => opened.length).toBeGreaterThan(1);
    expect(await chatOf(page, 'Late Visitor').count()).toBe(0);
    await page.unroute('**/api/chat/operator/events');
    await chatOf(page, 'Late Visitor').waitFor();
    await page.getByText('Connection lost.').waitFor({ state: 'detached' });
    expect(opened[1]).toBe(ready.id);
  }, 60_000);

  it.each(['light', 'dark'] as const)(
    'has no serious axe violation, %s',
    async (colorScheme) => {
      const storageState = await owner.context.storageState();
      const { page, complaints } = await visit(browser, server.origin, { colorScheme, storageState });
      const pages: readonly (readonly [path: string, heading: string | RegExp])[] = [
        ['/desk', 'Inbox'],
        ['/contact-requests', 'Contact requests'],
        ['/canned-replies', 'Canned replies'],
        ['/widget', 'Chat widget'],
        [`/widget/${agentId}`, /^Chat widget of/],
      ];
      for (const [path, heading] of pages) {
        await openPage(page, address(path), heading);
        await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
        expect({ path, faults: await seriousFaults(page) }).toEqual({ path, faults: [] });
      }
      await openPage(page, address('/desk'), 'Inbox');
      await page.locator('body').press('?');
      await dialog(page).getByText('Next chat').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await dialog(page).getByRole('button', { name: 'Close' }).click();
      await list(page).getByRole('button', { name: /Ines/ }).click();
      await conversation(page).getByText('What are your opening hours?').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
    120_000,
  );

  it('shows one column at a time on a phone, without horizontal scrolling', async () => {
    const phone = { viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true };
    const storageState = await owner.context.storageState();
    const { page } = await visit(browser, server.origin, { ...phone, storageState, locale: 'sv-SE' });
    await openPage(page, address('/desk'), 'Inkorg');
    const chats = page.getByRole('region', { name: 'Chattar' });
    await chats.getByRole('button', { name: /Ines/ }).click();
    await page.getByRole('log', { name: 'Samtal' }).getByText('What are your opening hours?').waitFor();
    expect(await chats.isVisible()).toBe(false);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(375);
    await page.getByRole('button', { name: 'Kund', exact: true }).click();
    await dialog(page).getByLabel('E-post').waitFor();
    await dialog(page).getByRole('button', { name: 'Stäng' }).click();
    await page.getByRole('button', { name: 'Till listan' }).click();
    await chats.waitFor();
    for (const path of ['/contact-requests', '/canned-replies', `/widget/${agentId}`]) {
      await page.goto(address(path));
      await page.getByRole('heading', { level: 1 }).waitFor();
      const width = await page.evaluate<number>('document.documentElement.scrollWidth');
      expect({ path, width }).toEqual({ path, width: 375 });
    }
  }, 120_000);

  it('lists contact requests, with their assignees', async () => {
    const { page } = astrid;
    const visitor = await openChat(server.origin, agentId, { locale: 'en' });
    const left = await fetch(`${server.origin}/api/chat/contact-requests`, {
      method: 'POST',
      headers: { ...visitor.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Kofi Mensah', email: 'kofi@example.com', message: 'Please call me tomorrow.' }),
    });
    expect(left.status).toBe(201);
    await openPage(page, address('/contact-requests'), 'Contact requests');
    await page.getByRole('button', { name: 'Open request from Kofi Mensah' }).click();
    await dialog(page).getByText('Please call me tomorrow.').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await dialog(page).getByLabel('Status').selectOption('In progress');
    await dialog(page).getByLabel('Assignee').selectOption('Astrid');
    await dialog(page).getByLabel('Note').fill('Calls at nine.');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    const row = page.getByRole('row', { name: /Kofi Mensah/ });
    await row.getByText('In progress').waitFor();
    await row.getByText('Astrid').waitFor();
    await page.getByLabel('Status').selectOption('Resolved');
    await page.getByText('No contact requests').waitFor();
  }, 60_000);

  it('saves a widget, shows faults at their fields, and previews it', async () => {
    const { page, complaints } = owner;
    await openPage(page, address('/widget'), 'Chat widget');
    await page.getByLabel('Agent').selectOption(server.agentName);
    await page.getByRole('heading', { level: 1, name: `Chat widget of ${server.agentName}` }).waitFor();
    await page.getByLabel('Primary colour', { exact: true }).fill('reddish');
    await page.getByLabel('Title', { exact: true }).fill('Ahoy!');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('input[aria-invalid=true]').waitFor();
    await page.getByLabel('Primary colour', { exact: true }).fill('#0b6e4f');
    await page.getByRole('switch', { name: 'Limit to certain hours' }).check({ force: true });
    await page.getByLabel('Saturday').fill('10-14');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Widget saved.').waitFor();
    await page.frameLocator('iframe').getByText('Ahoy!').waitFor();
    const config = await fetch(`${server.origin}/api/chat/widget/${agentId}`);
    expect(await config.json()).toMatchObject({ primary_color: '#0b6e4f', welcome_title: 'Ahoy!' });
    await page.reload();
    await expect.poll(() => page.getByLabel('Saturday').inputValue()).toBe('10:00-14:00');
    expect(complaints).toEqual([]);
  }, 60_000);

  // The last one: from then on this address begins no chat.
  it('closes spam after a confirmation, and blocks new chats from there', async () => {
    const visitor = await openChat(server.origin, agentId, { visitor: { name: 'Win A Prize' } });
    await visitor.send('You have won!');
    const { page } = astrid;
    await openPage(page, address(`/desk?chat=${visitor.sessionId}`), 'Inbox');
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
    const again = await fetch(`${server.origin}/api/chat/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ agent_id: agentId }),
    });
    expect(again.status).toBe(403);
  }, 60_000);
});
