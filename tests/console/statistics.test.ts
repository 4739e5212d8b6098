import { readFileSync } from 'node:fs';
import { beforeAll, expect, it, vi } from 'vitest';
import { openPage, seriousFaults, seriousFaultsInTheDark } from './console-browser.ts';
import { describeConsole } from './describe-console.ts';

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

describeConsole('statistics in the console', { env: { PARLEY_CALL_RATES: 'SEK 0.25 0.60' } }, (signedIn) => {
  beforeAll(async () => {
    await signedIn.server.query(month);
    await signedIn.server.query(`select graphile_worker.add_job('statistics.rebuild')`);
    const unbuilt = 'select from statistics_zones where not is_built';
    await vi.waitFor(async () => expect(await signedIn.server.query(unbuilt)).toEqual([]), 60_000);
  });

  it('shows today on the start page, and each view with its figures, in light and dark, without faults', async () => {
    const { page, complaints } = signedIn.admin;
    await page.reload();
    await page.getByText('Calls today').waitFor();
    for (const [view, text] of [
      ['overview', 'Calls and chats'],
      ['trends', 'Time to answer a caller'],
      ['agents', 'Chats'],
      ['calls', 'Calls by weekday and hour'],
    ] as const) {
      await openPage(page, signedIn.address(`/statistics?view=${view}`), 'Statistics');
      await page.getByText(text).first().waitFor();
      if (view === 'overview' || view === 'trends') await page.locator('svg.recharts-surface').first().waitFor();
      expect([view, await seriousFaults(page)]).toEqual([view, []]);
      expect([view, await seriousFaultsInTheDark(page)]).toEqual([view, []]);
      await page.emulateMedia({ colorScheme: 'light' });
    }
    expect(complaints).toEqual([]);
  });

  it('keeps days, agent and grouping in the address, and offers the table as a file', async () => {
    const { page } = signedIn.admin;
    await openPage(page, signedIn.address('/statistics?view=trends'), 'Statistics');
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
