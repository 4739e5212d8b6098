import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openVoiceBrowser } from '../../widget/testing/voice-browser.ts';
import { temporaryFolder } from '../first-run/run-parley.ts';
import { writeAskingMicrophone } from '../voice/asking-microphone.ts';
import { logIn, seriousFaults, seriousFaultsInTheDark, shoot, type Visitor, visit } from './console-browser.ts';
import { type ConsoleServer, startConsoleServer } from './console-server.ts';

const timeout = 240_000;
/** Until speech was heard and answered on a busy machine. */
const slowly = { timeout: 90_000 };
/** Clicks from the form of the sign-up to an agent that talks. */
const clicksMax = 12;

const owner = { name: 'Vera', email: 'vera@salonsax.example', password: 'a long phrase of words' };
const description =
  'Salon Sax is a hairdresser in Bath. We have free parking behind the house. We are open Monday to Friday 9-18. A haircut costs 40 euro.';

/** The site of the owner, which shows what she pastes into it. */
async function startOwnSite() {
  const site = { html: '', origin: '' };
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><html lang="en"><title>Salon Sax</title><body><h1>Salon Sax</h1>${site.html}</body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(site, {
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

const folder = temporaryFolder();
const microphone = join(folder.path, 'microphone.wav');
await writeAskingMicrophone(microphone, { pauseMs: 8000 });
const opened = await openVoiceBrowser(microphone);
if ('reason' in opened) console.warn(`The first agent of an owner is not tested: ${opened.reason}.`);

describe.skipIf('reason' in opened)('the first agent of an owner', () => {
  const { browser } = opened as { browser: Browser };
  let server: ConsoleServer;
  let site: Awaited<ReturnType<typeof startOwnSite>>;
  let visitor: Visitor;
  let clicks = 0;

  beforeAll(async () => {
    server = await startConsoleServer({ PARLEY_OPEN_SIGN_UP: 'true' });
    site = await startOwnSite();
    visitor = await visit(browser, server.origin, { permissions: ['microphone'] });
  }, timeout);
  afterAll(async () => {
    await browser.close();
    await site.close();
    await server.close();
    folder.remove();
  });

  const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const expectNoFaults = async (page: Page) =>
    expect([...(await seriousFaults(page)), ...(await seriousFaultsInTheDark(page))]).toEqual([]);

  /** Link to confirm the address, which an administrator passes on while there is no mail server. */
  async function confirmationLink(): Promise<string> {
    const headers = { 'x-api-key': server.platformKey };
    const read = async <Answer>(path: string) =>
      (await fetch(`${server.origin}/api/admin/mail${path}`, { headers })).json() as Promise<Answer>;
    const [mail] = (await read<{ data: { id: string }[] }>('')).data;
    const path = /\/console\/\S+#token=[\w.-]+/.exec(JSON.stringify(await read<object>(`/${mail?.id}`)))?.[0];
    // The server was started on a free port, which its own links do not know.
    return `${server.origin}${path}`;
  }

  it(
    'is described, checked, asked, spoken to and put on her site, in at most twelve clicks until it talks',
    async () => {
      const { page, complaints } = visitor;
      await page.goto(`${server.origin}/console/signup`);
      await page.getByLabel('Your name').fill(owner.name);
      await page.getByLabel('Email').fill(owner.email);
      await page.getByLabel('Company').fill('Salon Sax');
      await page.locator('input[type=password]').fill(owner.password);
      await page.getByText('an administrator confirms your sign-up').waitFor();
      await click(page.getByRole('button', { name: 'Sign up' }));
      await page.getByText('No mail server is configured.').waitFor();
      await page.goto(await confirmationLink());
      await click(page.getByRole('button', { name: 'Confirm address' }));
      await heading(page, 'Welcome to Parley');
      await page.getByRole('button', { name: /^Clinic/ }).waitFor();
      await expectNoFaults(page);
      await shoot(page, 'first-home');

      await page.getByLabel('Name of your business').fill('Salon Sax');
      await page.getByLabel('What do you do, and what do customers ask?').fill(description);
      await click(page.getByRole('button', { name: 'Continue' }));
      await heading(page, 'Check what your agent will say');
      expect(await page.getByLabel('Monday: opens').inputValue()).toBe('09:00');
      expect(await page.getByLabel('Product or service').inputValue()).toBe('Haircut');
      await page.getByLabel('Saturday: open, closed or not stated').selectOption('Closed');
      await page.getByLabel('Price', { exact: true }).fill('45 euro');
      await expectNoFaults(page);
      await shoot(page, 'check');
      await page.reload();
      await heading(page, 'Check what your agent will say');
      expect(await page.getByLabel('Price', { exact: true }).inputValue()).toBe('45 euro');
      await click(page.getByRole('button', { name: 'Create agent' }));

      await heading(page, /^Talk to /);
      const chat = page.frameLocator('iframe');
      await chat.getByPlaceholder('Write a message').fill('How much is a haircut?');
      await chat.getByPlaceholder('Write a message').press('Enter');
      await chat.getByText('45 euro').first().waitFor(slowly);
      await expectNoFaults(page);
      await shoot(page, 'try');
      await click(chat.getByRole('button', { name: 'Call', exact: true }));
      await click(chat.getByRole('button', { name: 'Talk', exact: true }));
      await chat
        .getByText(/you have reached Salon Sax/)
        .last()
        .waitFor(slowly);
      expect(clicks).toBeLessThanOrEqual(clicksMax);
      await chat
        .getByText(/what are your opening hours/i)
        .last()
        .waitFor(slowly);
      await chat
        .getByText(/Monday to Friday/)
        .last()
        .waitFor(slowly);
      await chat.getByRole('button', { name: 'Hang up' }).click();

      await page.getByRole('button', { name: 'Put it live' }).click();
      await heading(page, /^Put .* live$/);
      const code = await page.getByLabel('Embed code').innerText();
      await page.getByLabel('My site is made with').selectOption('WordPress');
      await page.getByText('Add the block “Custom HTML”').waitFor();
      await page.getByLabel('Address of the page').fill(site.origin);
      await page.getByRole('button', { name: 'Check' }).click();
      await page.getByText('The page has no embed code.').waitFor();
      site.html = code;
      await page.getByRole('button', { name: 'Check' }).click();
      await page.getByText('The chat is installed on').waitFor();
      await expectNoFaults(page);
      await shoot(page, 'live');

      const customer = await visit(browser, server.origin);
      await customer.page.goto(site.origin);
      await customer.page.getByRole('button', { name: 'Open chat' }).click();
      await customer.page.getByPlaceholder('Write a message').fill('Is there parking?');
      await customer.page.getByPlaceholder('Write a message').press('Enter');
      await customer.page.getByText('We have free parking behind the house.').waitFor(slowly);

      await page.getByRole('button', { name: 'Finish' }).click();
      await heading(page, 'Start');
      await page.getByRole('heading', { name: 'Needs attention' }).waitFor();
      expect(await page.getByRole('heading', { name: 'Set up your agent' }).count()).toBe(0);
      await expectNoFaults(page);
      await shoot(page, 'home');
      expect(complaints).toEqual([]);
    },
    timeout,
  );

  it(
    'starts from a template on a phone, with the keyboard alone',
    async () => {
      const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
      const storageState = await visitor.context.storageState();
      const { page, complaints } = await visit(browser, server.origin, { ...phone, storageState });
      const tabTo = async (target: Locator) => {
        for (let presses = 0; presses < 150; presses += 1) {
          if ((await target.and(page.locator(':focus')).count()) > 0) return;
          await page.keyboard.press('Tab');
        }
        throw new Error(`The keyboard does not reach ${target}`);
      };
      const fits = async () => expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
      await page.goto(`${server.origin}/console/start`);
      await heading(page, 'Create your agent');
      const clinic = page.getByRole('button', { name: /^Clinic/ });
      await clinic.waitFor();
      await fits();
      await tabTo(clinic);
      await page.keyboard.press('Enter');
      await heading(page, 'Check what your agent will say');
      await page.getByText('These are the examples of the template “Clinic”.').waitFor();
      await fits();
      await tabTo(page.getByLabel('Name of your business'));
      await page.keyboard.type('Riverside Dental');
      await tabTo(page.getByRole('button', { name: 'Delete price 4' }));
      await page.keyboard.press('Enter');
      await tabTo(page.getByRole('button', { name: 'Create agent' }));
      await page.keyboard.press('Enter');
      await heading(page, /^Talk to /);
      await fits();
      await page.frameLocator('iframe').getByRole('button', { name: 'How much is Check-up?' }).waitFor(slowly);
      await tabTo(page.getByRole('button', { name: 'Put it live' }));
      await page.keyboard.press('Enter');
      await heading(page, /^Put .* live$/);
      await fits();
      await page.goto(`${server.origin}/console/`);
      await page.getByRole('heading', { name: 'Set up your agent' }).waitFor();
      await fits();
      await shoot(page, 'home-setup');
      expect(complaints).toEqual([]);
    },
    timeout,
  );

  it(
    'leaves no unfinished profile behind after signing out',
    async () => {
      const { page } = visitor;
      await page.goto(`${server.origin}/console/start`);
      await page.getByRole('button', { name: /^Hotel/ }).click();
      await page.getByLabel('Name of your business').fill('Secret Inn');
      await page.goto(`${server.origin}/console/start`);
      await page.getByRole('button', { name: 'Continue with Secret Inn' }).waitFor();
      await page.getByRole('button', { name: /^Your account/ }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await heading(page, 'Sign in');
      expect(await page.evaluate('JSON.stringify({ ...sessionStorage })')).not.toContain('Secret Inn');
      await logIn(page, owner);
      await heading(page, 'Start');
    },
    timeout,
  );
});
