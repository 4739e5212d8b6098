import type { Page } from '@playwright/test';
import { beforeEach, expect, it } from 'vitest';
import { logIn, openPage, seriousFaults, seriousFaultsInTheDark, visit, waitUntilLoaded } from './console-browser.ts';
import { describeConsole } from './describe-console.ts';

/** Every page by its address and heading, as the first admin sees them. */
const pages: readonly [path: string, heading: string][] = [
  ['', 'Agents'],
  ['/workflows', 'Workflows'],
  ['/workflows/import', 'Import a workflow'],
  ['/tools', 'Tools'],
  ['/tools/new', 'New tool'],
  ['/tools/new?type=webhook', 'New tool: Webhook'],
  ['/tools/new?type=mcp', 'New tool: MCP server'],
  ['/tools/new?type=booking', 'New tool: Bookings'],
  ['/tools/new?type=sms', 'New tool: Text message'],
  ['/tool-log', 'Tool log'],
  ['/contact-requests', 'Contact requests'],
  ['/canned-replies', 'Canned replies'],
  ['/widget', 'Chat widget'],
  ['/people/users', 'People'],
  ['/people/invitations', 'People'],
  ['/people/organizations', 'People'],
  ['/api-keys', 'API keys'],
  ['/webhooks', 'Webhooks'],
  ['/account', 'Account'],
  ['/me', 'My account'],
  ['/mail', 'Mail'],
  ['/platform/tenants', 'Tenants'],
  ['/platform/jobs', 'Jobs'],
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

describeConsole('the console in a browser', {}, (signedIn) => {
  beforeEach(() => {
    signedIn.admin.complaints.length = 0;
  });

  it('requires a sign-in, reports a wrong password, and returns to the requested page', async () => {
    const { page, complaints } = await visit(signedIn.browser, signedIn.server.origin);
    await page.goto(signedIn.address('/tools?tab=try'));
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await logIn(page, { ...signedIn.server.admin, password: 'not this one' });
    await page.getByRole('alert').getByText('Incorrect email or password.').waitFor();
    await logIn(page, signedIn.server.admin);
    await page.getByRole('heading', { level: 1, name: 'Tools' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('lists the account’s agents, with links to chat and call', async () => {
    await openPage(signedIn.admin.page, signedIn.address(''), 'Agents');
    const agent = signedIn.admin.page.getByRole('article').filter({ hasText: signedIn.server.agentName });
    const link = agent.getByRole('link', { name: `Open a chat with ${signedIn.server.agentName}` });
    expect(await link.getAttribute('href')).toMatch(/^\/chat\/[0-9a-f-]{36}$/);
  });

  it('has no serious axe violation on any page, light and dark', async () => {
    const state = await signedIn.admin.context.storageState();
    const { page, complaints } = await visit(signedIn.browser, signedIn.server.origin, { storageState: state });
    const faultsOf = async (shown: Page) => [...(await seriousFaults(shown)), ...(await seriousFaultsInTheDark(shown))];
    for (const [path, heading] of pages) {
      await openPage(page, signedIn.address(path), heading);
      await waitUntilLoaded(page);
      expect({ path, faults: await faultsOf(page) }).toEqual({ path, faults: [] });
    }
    const stranger = await visit(signedIn.browser, signedIn.server.origin);
    for (const [path, heading] of openPages) {
      await openPage(stranger.page, signedIn.address(path), heading);
      expect({ path, faults: await faultsOf(stranger.page) }).toEqual({ path, faults: [] });
      await stranger.page.goto('about:blank');
    }
    expect([...complaints, ...stranger.complaints]).toEqual([]);
  }, 120_000);

  it('fits a phone: no horizontal scrolling, and the navigation behind a button', async () => {
    const storageState = await signedIn.admin.context.storageState();
    const phone = { viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true };
    const { page, complaints } = await visit(signedIn.browser, signedIn.server.origin, { ...phone, storageState });
    for (const [path, heading] of pages) {
      await openPage(page, signedIn.address(path), heading);
      await waitUntilLoaded(page);
      const width = await page.evaluate<number>('document.documentElement.scrollWidth');
      expect({ path, width }).toEqual({ path, width: 375 });
    }
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
  }, 300_000);

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
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
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
    await one.page.getByRole('heading', { level: 1, name: 'Agents' }).waitFor();
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
    await page.getByRole('heading', { level: 1, name: 'Agents' }).waitFor();
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
