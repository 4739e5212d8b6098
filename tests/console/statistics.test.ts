import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildWebIfStale } from '../../scripts/build-web.mjs';
import { openBrowser } from '../../widget/testing/open-browser.ts';
import { logIn, openPage, seriousFaults, seriousFaultsInTheDark, type Visitor, visit } from './console-browser.ts';
import { type ConsoleServer, startConsoleServer } from './console-server.ts';

const opened = await openBrowser();
if ('reason' in opened) console.warn(`Browser tests of the console are skipped: ${opened.reason}.`);

/** A month of calls and chats of the first agent, to be counted by the job. */
const month = `
  with agent as (select tenant_id, id from agents order by created_at limit 1)
  insert into call_facts (tenant_id, id, started_at, answered_at, ended_at, agent_id, direction, status, end_reason,
    duration_seconds, was_transferred, is_conversation, is_contained, success, sentiment, latency_buckets)
  select tenant_id, gen_random_uuid(), at, at + interval '3 seconds', at + interval '2 minutes', agent.id, 'inbound',
    'completed', case when n % 5 = 0 then 'transferred' else 'user_hangup' end, 117, n % 5 = 0, true, n % 5 <> 0,
    n % 3 <> 0, 'positive', array[60, 330, 580, 3 * 256 + 85 + n % 12]::smallint[]
  from agent, generate_series(1, 400) n,
    lateral (select now() - (n % 30) * interval '1 day' - (n % 7) * interval '70 minutes' as at) times;
  insert into chat_facts (tenant_id, id, started_at, agent_id, is_judged, is_contained, is_escalated, is_claimed, rating)
  select tenant_id, gen_random_uuid(), now() - (n % 30) * interval '1 day', id, true, n % 4 <> 0, n % 4 = 0, false, 4
  from (select tenant_id, id from agents order by created_at limit 1) agent, generate_series(1, 120) n;
  update statistics_zones set is_built = false;`;

describe.skipIf('reason' in opened)('statistics in the console', () => {
  const { browser } = opened as { browser: Browser };
  let server: ConsoleServer;
  let owner: Visitor;
  const address = (path: string) => `${server.origin}/console${path}`;

  beforeAll(async () => {
    await buildWebIfStale({ log: () => {} });
    server = await startConsoleServer({ PARLEY_CALL_RATES: 'SEK 0.25 0.60' });
    await server.query(month);
    owner = await visit(browser, server.origin);
    await owner.page.goto(address('/login'));
    await logIn(owner.page, server.admin);
    await owner.page.getByRole('heading', { level: 1, name: 'Agents' }).waitFor();
    await server.query(`select graphile_worker.add_job('statistics.rebuild')`);
    const unbuilt = 'select from statistics_zones where not is_built';
    await vi.waitFor(async () => expect(await server.query(unbuilt)).toEqual([]), 60_000);
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await server?.close();
  });

  it('shows today on the start page, and each view with its figures, in light and dark, without faults', async () => {
    const { page, complaints } = owner;
    await page.reload();
    await page.getByText('Calls today').waitFor();
    for (const [view, text] of [
      ['overview', 'Calls and chats'],
      ['trends', 'Time to answer a caller'],
      ['agents', 'Chats'],
      ['calls', 'Calls by weekday and hour'],
    ] as const) {
      await openPage(page, address(`/statistics?view=${view}`), 'Statistics');
      await page.getByText(text).first().waitFor();
      if (view === 'overview' || view === 'trends') await page.locator('svg.recharts-surface').first().waitFor();
      expect([view, await seriousFaults(page)]).toEqual([view, []]);
      expect([view, await seriousFaultsInTheDark(page)]).toEqual([view, []]);
      await page.emulateMedia({ colorScheme: 'light' });
    }
    expect(complaints).toEqual([]);
  });

  it('keeps days, agent and grouping in the address, and offers the table as a file', async () => {
    const { page } = owner;
    await openPage(page, address('/statistics?view=trends'), 'Statistics');
    await page.getByLabel('Period').selectOption('Last 7 days');
    await page.getByLabel('By', { exact: true }).selectOption('Month');
    await page.waitForURL(/from=\d{4}-\d\d-\d\d.*to=.*by=month/);
    await page.getByLabel('By', { exact: true }).selectOption('Day');
    await page.getByRole('table', { name: 'Trends' }).getByRole('row').nth(7).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('parley-daily.csv');
    const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFDay,Calls,Answered,/);
    expect(lines).toHaveLength(8);
  });
});
