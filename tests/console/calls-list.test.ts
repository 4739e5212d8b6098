import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWebIfStale } from '../../scripts/build-web.mjs';
import { openBrowser } from '../../widget/testing/open-browser.ts';
import { logIn, openPage, seriousFaults, seriousFaultsInTheDark, type Visitor, visit } from './console-browser.ts';
import { type ConsoleServer, startConsoleServer } from './console-server.ts';

const opened = await openBrowser();
if ('reason' in opened) console.warn(`Browser tests of the console are skipped: ${opened.reason}.`);

/** Calls of the first agent: one of three busy, one of two outbound, the third with words of its own. */
const calls = `
  insert into calls (tenant_id, id, agent_id, agent_version, agent_config, type, direction, status, end_reason,
    phone_number, caller_name, created_at, started_at, answered_at, ended_at, duration_seconds, was_transferred)
  select tenant_id, ('0197f3a0-7c1e-7b42-9f2d-0000000000' || lpad(n::text, 2, '0'))::uuid, id, 1, '{"name": "Robin"}',
    'phone', case when n % 2 = 0 then 'outbound' else 'inbound' end, case when n % 3 = 0 then 'busy' else 'completed' end,
    'user_hangup', '+4670123450' || n, case when n = 1 then 'Astrid Bartholomew-Featherstonehaugh' end, at, at, at, at, 60 * n, n = 5
  from (select tenant_id, id from agents limit 1) agent, generate_series(1, 6) n,
    lateral (select now() - n * interval '1 hour' as at) times;
  insert into call_turns (tenant_id, call_id, seq, role, text, via, start_ms, end_ms, was_interrupted, engine_id, created_at)
  select tenant_id, id, 1, 'user', 'I lost my umbrella', 'speech', 0, 800, false, 'builtin', now()
  from calls where phone_number = '+46701234503'`;

describe.skipIf('reason' in opened)('the list of calls in the console', () => {
  const { browser } = opened as { browser: Browser };
  let server: ConsoleServer;
  let admin: Visitor;
  const address = (path: string) => `${server.origin}/console${path}`;

  beforeAll(async () => {
    await buildWebIfStale({ log: () => {} });
    server = await startConsoleServer();
    await server.query(calls);
    admin = await visit(browser, server.origin);
    await admin.page.goto(address('/login'));
    await logIn(admin.page, server.admin);
    await admin.page.getByRole('heading', { level: 1, name: 'Agents' }).waitFor();
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await server?.close();
  });

  it('keeps its filters in the address, finds words that were said, and opens a call', async () => {
    const { page } = admin;
    const table = page.getByRole('table', { name: 'Calls' });
    const rows = table.locator('tbody tr');
    await openPage(page, address('/calls'), 'Calls');
    await expect.poll(() => rows.count()).toBe(6);
    await page.getByLabel('Status').selectOption({ label: 'Busy' });
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByLabel('Search').fill('umbrella');
    await page.keyboard.press('Enter');
    await expect.poll(() => rows.count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('status')).toBe('busy');
    expect(new URL(page.url()).searchParams.get('q')).toBe('umbrella');

    await page.reload();
    await expect.poll(() => rows.count()).toBe(1);
    expect(await page.getByLabel('Search').inputValue()).toBe('umbrella');
    await rows.click();
    await page.getByRole('heading', { level: 1, name: '+46701234503' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/console/calls/0197f3a0-7c1e-7b42-9f2d-000000000003');
    await page.goBack();
    await expect.poll(() => rows.count()).toBe(1);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => rows.count()).toBe(6);
    expect(new URL(page.url()).search).toBe('');
    expect(admin.complaints).toEqual([]);
  });

  it('is accessible in light and dark, and fits a phone', async () => {
    const { page } = admin;
    await openPage(page, address('/calls'), 'Calls');
    await page.getByRole('link', { name: 'Astrid Bartholomew-Featherstonehaugh' }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(await seriousFaultsInTheDark(page)).toEqual([]);
    await shoot('calls');
    await page.setViewportSize({ width: 390, height: 900 });
    // The layout follows the new width with the next frames.
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  });

  it('shows a new call without a reload', async () => {
    const page = await admin.page.context().newPage();
    await page.clock.install();
    await openPage(page, address('/calls'), 'Calls');
    const rows = page.getByRole('table', { name: 'Calls' }).locator('tbody tr');
    await expect.poll(() => rows.count()).toBe(6);
    await server.query(`
      insert into calls (tenant_id, id, agent_id, agent_version, agent_config, type, direction, status, phone_number, created_at)
      select tenant_id, '0197f3a0-7c1e-7b42-9f2d-000000000099', id, 1, '{"name": "Robin"}', 'phone', 'inbound', 'ringing',
        '+46701234599', now() from agents limit 1`);
    await page.clock.fastForward('00:10');
    await rows.getByText('Live').waitFor();
    await page.close();
  });

  /** Pictures to look at, where a folder is given for them. */
  async function shoot(name: string): Promise<void> {
    const target = process.env['CONSOLE_SHOTS'];
    if (!target) return;
    mkdirSync(target, { recursive: true });
    const { page } = admin;
    for (const [scheme, width] of [
      ['light', 390],
      ['dark', 390],
      ['light', 1280],
    ] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: join(target, `${name}-${scheme}-${width}.png`), fullPage: true });
    }
  }
});
