import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DnsServer, startDnsServer } from '../../server/src/providers/dns/testing/dns-server.ts';
import { openBrowser } from '../../widget/testing/open-browser.ts';
import {
  logIn,
  openPage,
  seriousFaults,
  seriousFaultsInTheDark,
  shoot,
  visit,
  waitUntilLoaded,
  widthOnPhone,
} from './console-browser.ts';
import { type ConsoleServer, startConsoleServer } from './console-server.ts';

const host = 'voice.nordic.example';
// Both names lead to this machine, as two names of one installation do.
const opened = await openBrowser([`--host-resolver-rules=MAP *.example 127.0.0.1`]);
if ('reason' in opened) console.warn(`Browser tests of brands are skipped: ${opened.reason}.`);

describe.skipIf('reason' in opened)('a reseller’s brand in a browser', () => {
  const browser = (opened as { browser: Browser }).browser;
  let dns: DnsServer;
  let server: ConsoleServer;
  const at = (name: string) => `http://${name}:${new URL(server.origin).port}`;

  beforeAll(async () => {
    dns = await startDnsServer();
    server = await startConsoleServer({ PARLEY_DNS_SERVERS: dns.address });
    const made = await fetch(`${server.origin}/api/admin/resellers`, {
      method: 'POST',
      headers: { 'x-api-key': server.platformKey, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Nordic' }),
    });
    const { reseller } = (await made.json()) as { reseller: { id: string } };
    await server.query(
      `insert into reseller_members (reseller_id, user_id, role, created_at)
       select '${reseller.id}', id, 'admin', now() from users where email = '${server.admin.email}'`,
    );
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await dns?.close();
  });

  const look = (page: Page) =>
    page.evaluate<string>(`getComputedStyle(document.querySelector('button[type=submit]')).backgroundColor`);

  it('is set in the console, proven by DNS, and seen under its own host name alone', async () => {
    const { page, complaints } = await visit(browser, server.origin);
    await page.goto(`${server.origin}/console/login`);
    await logIn(page, server.admin);
    await page.getByRole('heading', { level: 1, name: 'Start' }).waitFor();

    await openPage(page, `${server.origin}/console/reseller/branding`, 'Branding');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nordic Voice');
    const colour = page.getByRole('textbox', { name: 'Colour', exact: true });
    await colour.fill('#ffd400');
    await page.getByRole('button', { name: /^Use #/ }).waitFor();
    await colour.fill('#0b6b4f');
    await page.getByRole('textbox', { name: 'Support email' }).fill('help@nordic.example');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Branding saved.').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await shoot(page, 'branding');

    await openPage(page, `${server.origin}/console/reseller/domains`, 'Domains');
    await page.getByRole('button', { name: 'Add domain' }).first().click();
    await page.getByRole('textbox', { name: /^Host name/ }).fill(host);
    await page.getByRole('dialog').getByRole('button', { name: 'Add domain' }).click();
    await page.getByText('Waiting for proof').waitFor();
    await page.getByRole('button', { name: 'Check now' }).click();
    await page.getByText('There is no such record yet.').waitFor();
    const value = await page.locator('.dns-record dd.mono').nth(2).textContent();
    dns.zone.set(`_domain-verification.${host}`, [value ?? '']);
    await page.getByRole('button', { name: 'Check now' }).click();
    await page.getByText('Verified', { exact: true }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(await widthOnPhone(page)).toBe(375);
    await shoot(page, 'domains');

    await openPage(page, `${server.origin}/console/reseller/email-templates`, 'Email templates');
    await waitUntilLoaded(page);
    await page.getByLabel('Subject').fill('Join {{tenant}} at {{brnd}}');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('this email has no variable brnd').first().waitFor();
    await page.getByLabel('Subject').fill('Join {{tenant}} at {{brand}}');
    await page.getByText('Join Lindgren Dental at Nordic Voice').waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Template saved.').waitFor();
    expect([...(await seriousFaults(page)), ...(await seriousFaultsInTheDark(page))]).toEqual([]);
    expect(await widthOnPhone(page)).toBe(375);
    await shoot(page, 'email-templates');
    expect(complaints).toEqual([]);

    const branded = await visit(browser, at(host));
    await branded.page.goto(`${at(host)}/console/login`);
    await branded.page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    expect(await branded.page.title()).toBe('Sign in · Nordic Voice');
    await expect.poll(() => look(branded.page)).toBe('rgb(11, 107, 79)');
    await branded.page.getByRole('link', { name: 'Help' }).waitFor();
    expect([...(await seriousFaults(branded.page)), ...(await seriousFaultsInTheDark(branded.page))]).toEqual([]);
    await shoot(branded.page, 'sign-in-branded');
    await logIn(branded.page, server.admin);
    await branded.page.getByRole('heading', { level: 1, name: 'Start' }).waitFor();
    await shoot(branded.page, 'start-branded');
    expect(branded.complaints).toEqual([]);

    const plain = await visit(browser, at('unknown.example'));
    await plain.page.goto(`${at('unknown.example')}/console`);
    await plain.page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    expect(await plain.page.title()).toBe('Sign in · Parley');
    expect(await look(plain.page)).toBe('rgb(36, 86, 214)');
    expect(await plain.page.getByText('Nordic').count()).toBe(0);
    expect(plain.complaints).toEqual([]);
  });
});
