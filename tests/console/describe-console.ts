import type { Browser, Locator, Page } from '@playwright/test';
import { afterAll, beforeAll, describe } from 'vitest';
import { closePages, shareBrowser } from '../../widget/testing/open-browser.ts';
import { logIn, type Visitor, visit } from './console-browser.ts';
import { type ConsoleServer, startConsoleServer } from './console-server.ts';

const opened = await shareBrowser();
if ('reason' in opened) console.warn(`Browser tests of the console are skipped: ${opened.reason}.`);

/** Console of a fresh installation with its admin signed in. Its tests share it, in their order. */
export class SignedInConsole {
  readonly browser: Browser;
  server!: ConsoleServer;
  admin!: Visitor;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  async open(env: Record<string, string> = {}): Promise<void> {
    this.server = await startConsoleServer(env);
    this.admin = await visit(this.browser, this.server.origin);
    await this.admin.page.goto(this.address('/login'));
    await logIn(this.admin.page, this.server.admin);
    await this.admin.page.getByRole('heading', { level: 1, name: 'Start' }).waitFor();
  }

  async close(): Promise<void> {
    await closePages(this.browser);
    await this.server?.close();
  }

  address(path: string): string {
    return `${this.server.origin}/console${path}`;
  }
}

/** Declares tests of a console; skips them where there is no browser. */
export function describeConsole(
  title: string,
  options: { env?: Record<string, string> },
  declare: (opened: SignedInConsole) => void,
): void {
  describe.skipIf('reason' in opened)(title, () => {
    const signedIn = new SignedInConsole((opened as { browser: Browser }).browser);
    beforeAll(() => signedIn.open(options.env));
    afterAll(() => signedIn.close());
    declare(signedIn);
  });
}

export const dialog = (page: Page): Locator => page.getByRole('dialog');
