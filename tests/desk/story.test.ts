import type { WidgetConfig } from '@parley/contract/resources/chat-widget';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, shareBrowser } from '../../widget/testing/open-browser.ts';
import { logIn, openPage, seriousFaults, type Visitor, visit } from '../console/console-browser.ts';
import { type ConsoleServer, startConsoleServer } from '../console/console-server.ts';
import { type ForeignSite, startForeignSite } from './foreign-site.ts';

/*
 * A visitor on a customer's strict site and an operator at the desk, each in a browser context, from the first
 * question to the rating.
 */
const opened = await shareBrowser();
if ('reason' in opened) console.warn(`The story of visitor and operator is skipped: ${opened.reason}.`);

const graceSeconds = 30;

describe.skipIf('reason' in opened)('a visitor and an operator in two browsers', () => {
  const { browser } = opened as { browser: Browser };
  let server: ConsoleServer;
  let site: ForeignSite;
  let agentId: string;
  let operator: Visitor;
  let visitor: Visitor;

  const widgetLog = (page: Page) => page.getByRole('log');
  const write = async (page: Page, text: string) => {
    await page.getByRole('textbox', { name: 'Write a message…' }).fill(text);
    await page.keyboard.press('Enter');
  };

  beforeAll(async () => {
    // The shortest allowed: an operator away for longer must not lose chats.
    server = await startConsoleServer({ PARLEY_DESK_GRACE_SECONDS: String(graceSeconds) });
    operator = await visit(browser, server.origin);
    await operator.page.goto(`${server.origin}/console`);
    await logIn(operator.page, server.admin);
    await operator.page.getByRole('heading', { level: 1, name: 'Start' }).waitFor();
    await openPage(operator.page, `${server.origin}/console/agents`, 'Agents');
    const link = operator.page.getByRole('link', { name: server.agentName, exact: true });
    agentId = /\/agents\/([\w-]+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
    await openPage(operator.page, `${server.origin}/console/desk`, 'Inbox');
    await operator.page.getByRole('button', { name: /^Your status/ }).click();
    await operator.page.getByRole('menuitem', { name: /^Online/ }).click();
    await operator.page.getByRole('button', { name: 'Your status: Online' }).waitFor();
    site = await startForeignSite(server.origin, agentId);
    visitor = await visit(browser, site.origin);
  });
  afterAll(async () => {
    await closePages(browser);
    await site?.close();
    await server?.close();
  });

  it('from the first question to a handoff, a network loss and the rating', async () => {
    const { page, context } = visitor;
    await page.goto(site.origin);
    await page.getByRole('button', { name: 'Open chat' }).click();
    await write(page, 'When are you open?');
    await widgetLog(page).locator('.agent .bubble').nth(1).waitFor();
    expect(await seriousFaults(page)).toEqual([]);

    await write(page, 'I want to talk to a person');
    await page.getByText('You are next in line').waitFor();
    const desk = operator.page;
    const waiting = desk.getByRole('region', { name: 'Chats' }).getByRole('button', { name: /^Visitor/ });
    await waiting.click();
    await desk.getByRole('button', { name: 'Take chat' }).waitFor();
    await desk.locator('body').press('c');
    const reply = desk.getByRole('textbox', { name: 'Reply to the visitor' });
    await reply.waitFor();
    await widgetLog(page).getByText('Platform admin joined the chat.').waitFor();

    await reply.fill('Hello! What is **wrong** with your bike?');
    await widgetLog(page).getByText('Platform admin is writing').waitFor();
    await reply.press('Enter');
    await widgetLog(page).locator('strong', { hasText: 'wrong' }).waitFor();

    // The operator looks something up on another page in the middle of a reply, and is heard of from there.
    await reply.fill('Give me a moment, I');
    const nav = desk.getByRole('navigation');
    await nav.getByRole('link', { name: 'Contact requests' }).click();
    await desk.getByRole('heading', { name: 'Contact requests', level: 1 }).waitFor();
    // Nearly the whole grace time has passed; the next beat of the page's stream comes in the rest of it.
    await server.query(`update chat_operators set last_seen_at = now() - interval '${graceSeconds - 20} s'`);
    const silentForMs = async () => {
      const [row] = await server.query<{ ms: number }>(
        'select (extract(epoch from now() - max(last_seen_at)) * 1000)::int as ms from chat_operators',
      );
      return row?.ms ?? graceSeconds * 1000;
    };
    await expect.poll(silentForMs, { timeout: 30_000, interval: 200 }).toBeLessThan((graceSeconds - 20) * 1000);
    await write(page, 'Are you still there?');
    await nav.getByRole('img', { name: '1 waiting or unread' }).waitFor();
    expect(await seriousFaults(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'Open chat' }).click();
    await expect.poll(() => reply.inputValue()).toBe('Give me a moment, I');
    await desk.reload();
    await expect.poll(() => reply.inputValue()).toBe('Give me a moment, I');
    expect(await widgetLog(page).getByText('disconnected').count()).toBe(0);
    await reply.fill('I am.');
    await reply.press('Enter');
    await widgetLog(page).getByText('I am.').waitFor();
    await expect.poll(() => nav.getByRole('img', { name: /waiting or unread/ }).count()).toBe(0);

    // The network goes; what is said meanwhile on both sides arrives once it is back, each once.
    await context.setOffline(true);
    await write(page, 'The chain comes off.');
    await reply.fill('Is it an old chain?');
    await reply.press('Enter');
    await context.setOffline(false);
    await widgetLog(page).getByText('Is it an old chain?').waitFor({ timeout: 40_000 });
    const conversation = desk.getByRole('log', { name: 'Conversation' });
    await conversation.getByText('The chain comes off.').waitFor({ timeout: 40_000 });
    expect(await conversation.getByText('The chain comes off.').count()).toBe(1);
    expect(await widgetLog(page).getByText('Is it an old chain?').count()).toBe(1);

    // The page is left and opened again: the talk is still there.
    await page.reload();
    await page.getByRole('button', { name: /^Open chat/ }).click();
    await widgetLog(page).getByText('The chain comes off.').waitFor();

    await desk.getByRole('button', { name: 'Close', exact: true }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
    await page.getByText('This chat has ended.').waitFor();
    await page.getByRole('radio', { name: '5 of 5' }).click({ force: true });
    await page.getByRole('button', { name: 'Send rating' }).click();
    await page.getByText('Thank you for your rating.').waitFor();
    await desk.getByText('5 of 5').or(desk.getByLabel('5 of 5')).first().waitFor();

    const ofItself = (complaint: string) => !complaint.startsWith(`outside request: ${server.origin}/`);
    expect(visitor.complaints.filter(ofItself)).toEqual([]);
    expect(operator.complaints).toEqual([]);
  }, 240_000);

  it('a site not in allowed_domains gets no widget', async () => {
    const { request } = operator.context;
    const me = (await (await request.get(`${server.origin}/api/auth/me`)).json()) as { csrf_token: string };
    const address = `${server.origin}/api/chat/widget/${agentId}/config`;
    const { agent_id: _, updated_at: __, ...config } = (await (await request.get(address)).json()) as WidgetConfig;
    const saved = await request.put(address, {
      headers: { 'x-csrf-token': me.csrf_token },
      data: { ...config, allowed_domains: ['shop.example.com'] },
    });
    expect(saved.status()).toBe(200);
    const stranger = await visit(browser, site.origin);
    const refused = stranger.page.waitForResponse((response) => response.url().endsWith(`/api/chat/widget/${agentId}`));
    await stranger.page.goto(site.origin);
    expect((await refused).status()).toBe(403);
    await expect.poll(() => stranger.page.getByRole('button').count()).toBe(0);
  });
});
