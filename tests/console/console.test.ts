import type { Page } from '@playwright/test';
import { beforeEach, expect, it } from 'vitest';
import {
  logIn,
  openPage,
  seriousFaults,
  seriousFaultsInTheDark,
  shoot,
  turnTo,
  visit,
  waitUntilLoaded,
  widthOnPhone,
} from './console-browser.ts';
import { describeConsole } from './describe-console.ts';

/** Every page by its address and heading, as the first admin sees them. */
const pages: readonly [path: string, heading: string][] = [
  ['', 'Start'],
  ['/start', 'Create your agent'],
  ['/agents', 'Agents'],
  ['/agents?view=trash', 'Agents'],
  ['/workflows', 'Workflows'],
  ['/workflows/import', 'Import a workflow'],
  ['/tools', 'Tools'],
  ['/tools/new', 'New tool'],
  ['/tools/new?type=webhook', 'New tool: Webhook'],
  ['/tools/new?type=mcp', 'New tool: MCP server'],
  ['/tools/new?type=booking', 'New tool: Bookings'],
  ['/tools/new?type=sms', 'New tool: Text message'],
  ['/tool-log', 'Tool log'],
  ['/bookings', 'Bookings'],
  ['/contact-requests', 'Contact requests'],
  ['/canned-replies', 'Canned replies'],
  ['/desk-settings', 'Inbox settings'],
  ['/widget', 'Chat widget'],
  ['/people/users', 'People'],
  ['/people/invitations', 'People'],
  ['/people/organizations', 'People'],
  ['/api-keys', 'API keys'],
  ['/numbers', 'Phone numbers'],
  ['/trunks', 'SIP trunks'],
  ['/directory', 'Directory'],
  ['/providers', 'Vendor keys'],
  ['/webhooks', 'Webhooks'],
  ['/billing', 'Billing'],
  ['/platform/plans', 'Plans and prices'],
  ['/platform/resellers', 'Resellers'],
  ['/platform/invoices', 'Invoices'],
  ['/account', 'Account'],
  ['/me', 'My account'],
  ['/mail', 'Mail'],
  ['/platform/tenants', 'Tenants'],
  ['/platform/branding', 'Branding'],
  ['/platform/jobs', 'Jobs'],
  ['/platform/operations/support', 'Operations'],
  ['/platform/operations/customers', 'Operations'],
  ['/platform/operations/numbers', 'Operations'],
  ['/platform/operations/trunks', 'Operations'],
  ['/platform/operations/health', 'Operations'],
  ['/platform/operations/maintenance', 'Operations'],
  ['/platform/operations/retention', 'Operations'],
  ['/platform/operations/payments', 'Operations'],
  ['/platform/operations/audit-log', 'Operations'],
  ['/privacy/audit-log', 'Privacy'],
  ['/identity', 'Identity'],
  ['/connections', 'Connections'],
  ['/connections/call-logging', 'Call logging'],
  ['/partners', 'Partners'],
  ['/calendars', 'Calendars'],
  ['/platform/models', 'Models'],
  ['/nowhere', 'Not found'],
];
const openPages: readonly [path: string, heading: string][] = [
  ['/login', 'Sign in'],
  ['/signup', 'Sign up'],
  ['/reset-password', 'Forgot your password?'],
  ['/reset-password#token=reset_x', 'Set a new password'],
  ['/verify-email#token=mail_x', 'Confirm your email address'],
  ['/confirm-email#token=addr_x', 'Confirm your new address'],
  ['/invite#token=inv_x', 'Invitation'],
];

/** Answers the next question of the browser; resolves with its words. The page stands still until then. */
function answerQuestion(page: Page, answer: 'accept' | 'dismiss'): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', (dialog) => void dialog[answer]().then(() => resolve(dialog.message())));
  });
}

describeConsole('the console in a browser', {}, (signedIn) => {
  beforeEach(() => {
    signedIn.admin.complaints.length = 0;
  });

  it('requires a sign-in, reports a wrong password, and returns to the requested page', async () => {
    const { page, complaints } = await visit(signedIn.browser, signedIn.server.origin);
    await page.goto(signedIn.address('/tools?tab=try'));
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await logIn(page, { ...signedIn.server.admin, password: 'not this one' });
    await page
      .getByRole('alert')
      .getByText(/^Incorrect email or password\. If an email asks/)
      .waitFor();
    await logIn(page, signedIn.server.admin);
    await page.getByRole('heading', { level: 1, name: 'Tools' }).waitFor();
    expect(complaints).toEqual([]);
  });

  // One visit proves both. The server answers every address alike (server/src/app/console-pages.test.ts), so the pages are
  // shown one after another in one document, which takes half as long.
  it('has no serious axe violation on any page, light and dark, and scrolls none sideways on a phone', async () => {
    const state = await signedIn.admin.context.storageState();
    const { page, complaints } = await visit(signedIn.browser, signedIn.server.origin, { storageState: state });
    const faultsOf = async (shown: Page) => [...(await seriousFaults(shown)), ...(await seriousFaultsInTheDark(shown))];
    await openPage(page, signedIn.address(''), 'Start');
    for (const [path, heading] of pages) {
      await turnTo(page, signedIn.address(path), heading);
      await waitUntilLoaded(page);
      expect({ path, faults: await faultsOf(page), width: await widthOnPhone(page) }).toEqual({
        path,
        faults: [],
        width: 375,
      });
    }
    const stranger = await visit(signedIn.browser, signedIn.server.origin);
    for (const [path, heading] of openPages) {
      await openPage(stranger.page, signedIn.address(path), heading);
      expect({ path, faults: await faultsOf(stranger.page) }).toEqual({ path, faults: [] });
      await stranger.page.goto('about:blank');
    }
    expect([...complaints, ...stranger.complaints]).toEqual([]);
  }, 600_000);

  it('has its navigation behind a button on a phone', async () => {
    const storageState = await signedIn.admin.context.storageState();
    const phone = { viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true };
    const { page, complaints } = await visit(signedIn.browser, signedIn.server.origin, { ...phone, storageState });
    await openPage(page, signedIn.address('/tools'), 'Tools');
    await waitUntilLoaded(page);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(375);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: 'API keys' }).click();
    await page.getByRole('heading', { level: 1, name: 'API keys' }).waitFor();
    await page.getByRole('link', { name: 'API keys' }).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: 'Tools', exact: true }).focus();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Tools', exact: true }).waitFor({ state: 'hidden' });
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Menu');
    expect(complaints).toEqual([]);
  });

  it('is operable by keyboard alone: skip link, form, and closing its dialog', async () => {
    const { page } = signedIn.admin;
    await openPage(page, signedIn.address('/people/organizations'), 'People');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'New organization' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await expect.poll(() => page.locator(':focus').getAttribute('data-autofocus')).toBe('true');
    await page.keyboard.press('Enter');
    await page.getByText('This field is required.').waitFor();
    await page.keyboard.type('Harbour branch');
    await page.keyboard.press('Enter');
    await page.getByRole('cell', { name: 'Harbour branch', exact: true }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'New organization' }).press('Enter');
    await page.getByRole('dialog').getByRole('textbox').fill('harbour BRANCH');
    await page.keyboard.press('Enter');
    await page.getByText('is the name of another organization').waitFor();
    const question = answerQuestion(page, 'accept');
    await page.keyboard.press('Escape');
    expect(await question).toContain('unsaved changes');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('leads to pages and agents by search and shortcuts, without a pointer', async () => {
    const { page, complaints } = signedIn.admin;
    await openPage(page, signedIn.address('/api-keys'), 'API keys');
    const search = page.getByPlaceholder('Go to a page');
    await expect.poll(() => page.keyboard.press('Control+k').then(() => search.isVisible())).toBe(true);
    expect(await seriousFaults(page)).toEqual([]);
    await shoot(page, 'palette');
    await page.keyboard.type('webhooks');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    await page.keyboard.press('Control+k');
    await expect.poll(() => search.evaluate((field) => field.matches(':focus'))).toBe(true);
    await page.keyboard.type(signedIn.server.agentName);
    await page.getByRole('dialog').getByRole('button', { name: signedIn.server.agentName }).first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: signedIn.server.agentName }).waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('t');
    await page.getByRole('heading', { level: 1, name: 'Tools' }).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await shoot(page, 'shortcuts');
    await page.keyboard.press('Escape');
    expect(complaints).toEqual([]);
  });

  it('folds groups of the navigation, and remembers them', async () => {
    const { page } = signedIn.admin;
    await openPage(page, signedIn.address('/tools'), 'Tools');
    const people = page.getByRole('link', { name: 'People' });
    await people.waitFor();
    await page.getByRole('button', { name: 'Administration', expanded: true }).click();
    await people.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: 'Administration', expanded: false }).click();
    await people.waitFor();
  });

  it('asks before another page takes unsaved input', async () => {
    const { page } = signedIn.admin;
    await openPage(page, signedIn.address('/tools/new?type=webhook'), 'New tool: Webhook');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('order_status');
    const refused = answerQuestion(page, 'dismiss');
    await page.getByRole('link', { name: 'People' }).click();
    await refused;
    await page.getByRole('heading', { level: 1, name: 'New tool: Webhook' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('order_status');
    const accepted = answerQuestion(page, 'accept');
    await page.getByRole('link', { name: 'People' }).click();
    await accepted;
    await page.getByRole('heading', { level: 1, name: 'People' }).waitFor();
  });

  it('keeps a page that cannot be loaded without a connection, and shows it when there is one again', async () => {
    const storageState = await signedIn.admin.context.storageState();
    const { page, context } = await visit(signedIn.browser, signedIn.server.origin, { storageState });
    await openPage(page, signedIn.address('/api-keys'), 'API keys');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Webhooks' }).click();
    await page.getByText("Can't reach the server").waitFor();
    await page.getByRole('link', { name: 'API keys' }).waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
  });

  it('words a refusal in the language of the reader, also in one that the pages lack', async () => {
    const storageState = await signedIn.admin.context.storageState();
    for (const [locale, words] of [
      ['sv-SE', 'Används av en annan organisation'],
      ['de-DE', 'Wird von einer anderen Organisation verwendet'],
    ] as const) {
      const { page, context } = await visit(signedIn.browser, signedIn.server.origin, { storageState, locale });
      await page.goto(signedIn.address('/people/organizations'));
      await page.getByRole('button', { name: /New organization|Ny organisation/ }).click();
      await page.getByRole('dialog').getByRole('textbox').fill('Harbour branch');
      await page.keyboard.press('Enter');
      await page.getByText(words).waitFor();
      await context.close();
    }
  });

  it('switches to Swedish, and remembers it', async () => {
    const { page } = await visit(signedIn.browser, signedIn.server.origin);
    await page.goto(signedIn.address('/login'));
    await page.getByRole('button', { name: 'Svenska' }).click();
    await page.getByRole('heading', { level: 1, name: 'Logga in' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Logga in' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('sv');
    const swede = await visit(signedIn.browser, signedIn.server.origin, { locale: 'sv-SE' });
    await swede.page.goto(signedIn.address('/login'));
    await swede.page.getByRole('heading', { level: 1, name: 'Logga in' }).waitFor();
  });

  it('refreshes an expired access token in two tabs at once, without logging either out', async () => {
    const one = await visit(signedIn.browser, signedIn.server.origin);
    await one.page.goto(signedIn.address('/login'));
    await logIn(one.page, signedIn.server.admin);
    await one.page.getByRole('heading', { level: 1, name: 'Start' }).waitFor();
    const other = await one.newPage();
    await openPage(other, signedIn.address('/api-keys'), 'API keys');
    const refreshes: string[] = [];
    for (const page of [one.page, other]) {
      page.on('request', (request) => {
        if (request.url().endsWith('/api/auth/refresh')) refreshes.push(request.url());
      });
    }
    const cookies = await one.context.cookies();
    await one.context.clearCookies({ name: cookies.find(({ name }) => name.endsWith('session'))?.name ?? '' });
    await Promise.all([
      one.page.getByRole('link', { name: 'People' }).click(),
      other.getByRole('link', { name: 'Tools' }).click(),
    ]);
    await one.page.getByRole('cell', { name: signedIn.server.admin.email }).waitFor();
    await other.getByRole('heading', { level: 1, name: 'Tools' }).waitFor();
    await other.getByText('No tools yet').waitFor();
    expect(refreshes).toHaveLength(1);
    expect(one.complaints).toEqual([]);
  });

  it('logs out, and leaves no data behind the back button or in storage', async () => {
    const { page, context } = await visit(signedIn.browser, signedIn.server.origin);
    await page.goto(signedIn.address('/login'));
    await logIn(page, signedIn.server.admin);
    await page.getByRole('heading', { level: 1, name: 'Start' }).waitFor();
    const stored = await page.evaluate<string>('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])');
    expect(stored).not.toMatch(/sess_|refr_|csrf|password/);
    await page.getByRole('button', { name: /^Your account/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    expect((await context.cookies()).map(({ value }) => value).filter(Boolean)).toEqual([]);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  });
});
