import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { WidgetRuntime } from '../src/api.ts';
import { axeViolations, describeViolations } from './axe.ts';
import { demoConfig, demoRuntime, type MockSession } from './mock-chat.ts';
import { type MockServer, startMockServer } from './mock-server.ts';
import { closePages, shareBrowser } from './open-browser.ts';

const opened = await shareBrowser();
if ('reason' in opened) console.warn(`Browser tests of the widget are skipped: ${opened.reason}.`);

/** For `describe.skipIf`. */
export const hasNoBrowser = 'reason' in opened;

/** Fixtures of a browser test of the widget; each test has its own agent. */
export interface WidgetPages {
  server: MockServer;
  agentId: string;
  /** Everything a page complained about: refused by its policy, thrown, or asked of another host. */
  complaints: string[];
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** Another tab of the same visitor. */
  openBeside(page: Page, path: string): Promise<Page>;
  /** A third-party page with a strict CSP, with the launcher pressed. */
  openLauncher(query?: string, options?: BrowserContextOptions): Promise<Page>;
  configure(config: object, runtime?: Partial<WidgetRuntime>): void;
  /** The chat that was begun last. */
  session(): MockSession;
}

/** Starts browser and server for the tests of one file, and gives each of them a clean start. */
export function useWidgetPages(): WidgetPages {
  const { browser } = opened as { browser: Browser };
  let agentNumber = 0;
  const contexts: BrowserContext[] = [];
  const pages = { complaints: [] as string[], agentId: '' } as WidgetPages;

  beforeAll(async () => {
    pages.server = await startMockServer();
  });
  afterAll(async () => {
    await closePages(browser);
    await pages.server.close();
  });
  beforeEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    agentNumber += 1;
    const { chat, faults } = pages.server;
    pages.agentId = `00000000-0000-7000-8000-${String(agentNumber).padStart(12, '0')}`;
    chat.configs.set(pages.agentId, demoConfig(pages.agentId));
    chat.runtimes.set(pages.agentId, demoRuntime());
    chat.answerTo = (text) => `You said: ${text}`;
    chat.wordEveryMs = 20;
    Object.assign(faults, {
      cutAfterDeltas: null,
      cutsCleanly: false,
      isDown: false,
      refuseMessage: null,
      refuseStart: null,
    });
    pages.complaints = [];
  });

  function watch(page: Page): Page {
    page.on('pageerror', (error) => pages.complaints.push(String(error)));
    page.on('console', (line) => {
      if (line.text().includes('Content Security Policy')) pages.complaints.push(line.text());
    });
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      const isOutside = protocol !== 'data:' && protocol !== 'blob:' && origin !== pages.server.origin;
      if (isOutside) pages.complaints.push(`outside request: ${request.url()}`);
    });
    return page;
  }

  return Object.assign(pages, {
    async open(path: string, options: BrowserContextOptions = {}) {
      const context = await browser.newContext(options);
      contexts.push(context);
      context.setDefaultTimeout(30_000);
      const page = watch(await context.newPage());
      await page.goto(pages.server.origin + path);
      return page;
    },
    async openBeside(page: Page, path: string) {
      const other = watch(await page.context().newPage());
      await other.goto(pages.server.origin + path);
      return other;
    },
    async openLauncher(query = '', options: BrowserContextOptions = {}) {
      const page = await pages.open(`/host?agent=${pages.agentId}${query}`, options);
      await page.locator('.launcher').click();
      await page.locator('.composer').waitFor();
      return page;
    },
    configure(config: object, runtime: Partial<WidgetRuntime> = {}) {
      pages.server.chat.configs.set(pages.agentId, { ...demoConfig(pages.agentId), ...config });
      pages.server.chat.runtimes.set(pages.agentId, { ...demoRuntime(), ...runtime });
    },
    session() {
      const session = [...pages.server.chat.sessions.values()].at(-1);
      if (!session) throw new Error('No chat was begun');
      return session;
    },
  });
}

/** Writes a message and sends it. */
export async function ask(page: Page, text: string): Promise<void> {
  await page.locator('.composer textarea').fill(text);
  await page.locator('.composer textarea').press('Enter');
}

/** Writes the first message, which begins the session, and waits for its answer. */
export async function begin(page: Page): Promise<void> {
  await ask(page, 'Hi');
  await isWhole(page, 'You said: Hi');
}

/** Texts of the bubbles, without the speaker. */
export const bubbles = (page: Page) =>
  page
    .locator('.line:not(:has(.typing)) .bubble')
    .evaluateAll((all) => all.map((one) => one.textContent?.replace(/^.*?: /, '')));

export const hasText = (page: Page, text: string) => page.locator('.bubble', { hasText: text }).last().waitFor();

/** Waits for an answer that is said to its end. */
export const isWhole = (page: Page, text: string) =>
  page.locator('.line.agent.complete .bubble', { hasText: text }).last().waitFor();

export async function chooseFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name }).click();
}

export const seriousFaults = async (page: Page) => describeViolations(await axeViolations(page));
