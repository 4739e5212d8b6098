import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWebIfStale } from '../../scripts/build-web.mjs';
import { openBrowser } from '../../widget/testing/open-browser.ts';
import { logIn, openPage, seriousFaults, seriousFaultsInTheDark, type Visitor, visit } from './console-browser.ts';
import { type ConsoleServer, startConsoleServer } from './console-server.ts';

const opened = await openBrowser();
if ('reason' in opened) console.warn(`Browser tests of the console are skipped: ${opened.reason}.`);

describe.skipIf('reason' in opened)('the page of an agent in the console', () => {
  const { browser } = opened as { browser: Browser };
  let server: ConsoleServer;
  let admin: Visitor;

  beforeAll(async () => {
    await buildWebIfStale({ log: () => {} });
    server = await startConsoleServer();
    admin = await visit(browser, server.origin);
    await admin.page.goto(`${server.origin}/console/login`);
    await logIn(admin.page, server.admin);
    await admin.page.getByRole('heading', { level: 1, name: 'Agents' }).waitFor();
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await server?.close();
  });

  it('saves instructions as a new version, shows what changed and restores the earlier one', async () => {
    const { page } = admin;
    await page.getByRole('link', { name: server.agentName, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: server.agentName }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(await seriousFaultsInTheDark(page)).toEqual([]);
    const prompt = page.getByRole('textbox', { name: 'Instructions' });
    const before = await prompt.inputValue();
    await prompt.fill(`${before}\nWe rent kayaks in July.`);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved as version 2').waitFor();

    await page.getByRole('tab', { name: 'Versions' }).click();
    const first = page.getByRole('row').filter({ hasText: 'Created' });
    await first.getByRole('button', { name: 'Compare with current' }).click();
    await page.getByText('+We rent kayaks in July.').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(await seriousFaultsInTheDark(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await first.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await page.getByText('Restored version 1').waitFor();
    await page.getByRole('tab', { name: 'Instructions' }).click();
    expect(await prompt.inputValue()).toBe(before);
    expect(admin.complaints).toEqual([]);
  });

  it('keeps the text of a change that another person overtook', async () => {
    const other = await admin.newPage();
    await openPage(other, admin.page.url(), server.agentName);
    await other.getByLabel('Greeting').fill('Ahoy!');
    await admin.page.getByLabel('Greeting').fill('Hello there!');
    await admin.page.getByRole('button', { name: 'Save' }).click();
    await admin.page.getByText(/Saved as version/).waitFor();
    await other.getByRole('button', { name: 'Save' }).click();
    await other.getByText('The agent was changed meanwhile').waitFor();
    expect(await other.getByLabel('Greeting').inputValue()).toBe('Ahoy!');
    await other.close();
  });
});
