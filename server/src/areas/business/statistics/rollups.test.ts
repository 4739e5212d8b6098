import type { CallId } from '@parley/contract/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { insertPastCalls, makeUpCall, type PastCall, seededRandom } from '../../../../test/past-calls.ts';
import { recountCalls } from './rollups.queries.ts';
import { lockZoneForCounting } from './zones.queries.ts';

// Property: the figures of the roll-ups are those of the calls, counted here one by one by the days and hours of
// JavaScript's own calendar.

const zones = [
  'Europe/Stockholm',
  'America/New_York',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];
const days = 400;
const callsOfZone = 300;
const first = Date.UTC(2020, 2, 10);
const dayMs = 86_400_000;
const period = 'from=2020-03-01&to=2021-04-30';

let app: TestApp;
const agentIds: string[] = [];
beforeAll(async () => {
  app = await buildTestApp({ clock: createTestClock('2021-04-20T12:00:00Z') });
});
afterAll(() => app.close());

interface Local {
  day: string;
  hour: number;
}

function calendarOf(timeZone: string): (at: Date) => Local {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (at) => {
    const [day = '', time = ''] = format.format(at).split(' ');
    return { day, hour: Number(time.slice(0, 2)) };
  };
}

/** Instants of changed clocks: the hours at which local time jumps. */
function clockChanges(timeZone: string): number[] {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const offset = (at: number) => format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
  const hours = Array.from({ length: days * 24 }, (_, hour) => first + hour * 3_600_000);
  return hours.filter((at) => offset(at) !== offset(at - 3_600_000));
}

/** Calls over the whole time, every third within four hours of a change of clocks. */
function makeUpCalls(timeZone: string, random: () => number): PastCall[] {
  const changes = clockChanges(timeZone);
  return Array.from({ length: callsOfZone }, (_, index) => {
    const change = changes[Math.floor(random() * changes.length)];
    const at =
      index % 3 === 0 && change !== undefined
        ? change + (random() - 0.5) * 8 * 3_600_000
        : first + random() * days * dayMs;
    return makeUpCall(random, new Date(Math.floor(at)), agentIds);
  });
}

const isConversation = (call: PastCall) =>
  call.answeredAt !== null && !['voicemail', 'cancelled'].includes(call.endReason);
const isContained = (call: PastCall) =>
  isConversation(call) && call.status === 'completed' && !call.endReason.startsWith('transfer');

function figuresOf(calls: readonly PastCall[]) {
  const count = (holds: (call: PastCall) => boolean) => calls.filter(holds).length;
  return {
    calls: calls.length,
    answered: count((call) => call.answeredAt !== null),
    conversations: count(isConversation),
    contained: count(isContained),
    transferred: count((call) => call.wasTransferred),
    succeeded: count((call) => call.success === true),
    unsuccessful: count((call) => call.success === false),
    duration_seconds: calls.reduce((sum, call) => sum + call.seconds, 0),
  };
}

const namesOfFigures = Object.keys(figuresOf([])) as (keyof ReturnType<typeof figuresOf>)[];
type Counted = ReturnType<typeof figuresOf> & { day: string };

function groupBy(calls: readonly PastCall[], keyOf: (call: PastCall) => string): Map<string, PastCall[]> {
  const groups = new Map<string, PastCall[]>();
  for (const call of calls) {
    const group = groups.get(keyOf(call));
    if (group) group.push(call);
    else groups.set(keyOf(call), [call]);
  }
  return groups;
}

const exactP95 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? 0;

async function tenantIn(timezone: string): Promise<TestTenant> {
  const tenant = await app.createTenant();
  await tenant.request('PATCH', '/api/account', { timezone });
  return tenant;
}

const rebuild = () => jobOf(app.deps.jobs, 'statistics.rebuild').run({});

/** Counts calls as the consumer does when they end. */
const countOne = (tenant: TestTenant, ids: string[]) =>
  app.deps.db.app.inTenant(tenant.id, async (tx) => {
    const timezone = await lockZoneForCounting(tx, tenant.id);
    await recountCalls(tx, { tenantId: tenant.id, timezone, ids: ids as CallId[] });
  });

const get = async (tenant: TestTenant, path: string) => {
  const answer = await tenant.request('GET', path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

/** Compares every operation with the calls. */
async function expectFiguresOf(tenant: TestTenant, timezone: string, calls: readonly PastCall[], query: string) {
  const calendar = calendarOf(timezone);
  const localOf = new Map(calls.map((call) => [call.id, calendar(call.startedAt)]));
  const local = (call: PastCall) => localOf.get(call.id) as Local;
  const byDay = groupBy(calls, (call) => local(call).day);

  const daily = await get(tenant, `/api/statistics/daily?${query}`);
  expect(daily.period.timezone).toBe(timezone);
  const counted = daily.days.map((figures: Counted) => [figures.day, ...namesOfFigures.map((name) => figures[name])]);
  const expected = daily.days.map(({ day }: Counted) => {
    const figures = figuresOf(byDay.get(day) ?? []);
    return [day, ...namesOfFigures.map((name) => figures[name])];
  });
  expect(counted).toEqual(expected);
  expect(daily.days.length).toBeGreaterThanOrEqual(byDay.size);

  const detailed = await get(tenant, `/api/calls/statistics/detailed?${query}`);
  expect(detailed).toMatchObject(figuresOf(calls));
  const heatMap = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  for (const call of calls) {
    const { day, hour } = local(call);
    const row = heatMap[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] as number[];
    row[hour] = (row[hour] ?? 0) + 1;
  }
  expect(detailed.heat_map).toEqual(heatMap);
  const reasons = groupBy(calls, (call) => call.endReason);
  expect(
    Object.fromEntries(
      detailed.end_reasons.map((each: { end_reason: string; calls: number }) => [each.end_reason, each.calls]),
    ),
  ).toEqual(Object.fromEntries([...reasons].map(([reason, group]) => [reason, group.length])));
  const latencies = calls.flatMap((call) => call.e2eMs ?? []);
  const p95 = exactP95(latencies);
  expect(Math.abs(detailed.latency_ms.e2e.p95 - p95) / p95).toBeLessThan(0.045);

  const byAgent = groupBy(calls, (call) => call.agentId ?? '');
  const { agents } = await get(tenant, `/api/statistics/agents?${query}`);
  expect(agents).toHaveLength(byAgent.size);
  for (const agent of agents) expect(agent).toMatchObject(figuresOf(byAgent.get(agent.agent_id ?? '') ?? []));
}

/** Largest number of calls answered at the same time, found by looking at each answer. */
function peakOf(calls: readonly PastCall[]): number {
  const answered = calls.filter((call) => call.answeredAt !== null);
  const during = (at: Date) => answered.filter((call) => (call.answeredAt as Date) <= at && call.endedAt > at).length;
  return Math.max(...answered.map((call) => during(call.answeredAt as Date)));
}

describe('roll-ups', () => {
  it.each(zones)(
    'equal the calls over 400 days in %s, counted one by one, at once, twice and in another zone',
    async (zone) => {
      const tenant = await tenantIn(zone);
      agentIds.splice(0, agentIds.length);
      for (const name of ['Reception', 'Sales']) {
        agentIds.push((await tenant.request('POST', '/api/agents', { name })).json().id);
      }
      const calls = makeUpCalls(zone, seededRandom(zones.indexOf(zone) + 1));
      const [before, after] = [calls.slice(0, callsOfZone / 2), calls.slice(callsOfZone / 2)];

      // Before the upgrade, and counted by it.
      await insertPastCalls(app, tenant, before);
      await rebuild();
      await expectFiguresOf(tenant, zone, before, period);

      // As they end, some of them delivered twice.
      await insertPastCalls(app, tenant, after);
      const ids = after.map((call) => call.id);
      for (let at = 0; at < ids.length; at += 50) await countOne(tenant, ids.slice(at, at + 50));
      await countOne(tenant, ids.slice(0, 20));
      await expectFiguresOf(tenant, zone, calls, period);

      // One month of another zone, call by call.
      const other = zone === 'Asia/Kolkata' ? 'Pacific/Apia' : 'Asia/Kolkata';
      const otherCalendar = calendarOf(other);
      const inApril = calls.filter((call) => otherCalendar(call.startedAt).day.startsWith('2020-04'));
      await expectFiguresOf(tenant, other, inApril, `from=2020-04-01&to=2020-04-30&timezone=${other}`);

      // After the account moved.
      await tenant.request('PATCH', '/api/account', { timezone: other });
      await rebuild();
      await expectFiguresOf(tenant, other, calls, period);
      const { period: rebuilt } = await get(tenant, '/api/calls/statistics');
      expect(rebuilt).toMatchObject({ timezone: other, is_rebuilding: false });
    },
  );

  it('the largest number of simultaneous calls is the same counted one by one and at once', async () => {
    const random = seededRandom(7);
    const at = () => new Date(Date.UTC(2021, 3, 20, 8) + Math.floor(random() * 3_600_000));
    const calls = Array.from({ length: 80 }, () => makeUpCall(random, at(), []));
    const [slow, fast] = [await tenantIn('UTC'), await tenantIn('UTC')];
    await rebuild();
    await insertPastCalls(app, slow, calls);
    for (const call of calls.toSorted((a, b) => a.endedAt.getTime() - b.endedAt.getTime()))
      await countOne(slow, [call.id]);
    await insertPastCalls(
      app,
      fast,
      calls.map((call) => ({ ...call, id: app.deps.newId() })),
    );
    await app.deps.db.platform.everywhere.deleteFrom('statistics_zones').where('tenant_id', '=', fast.id).execute();
    await rebuild();
    const peaks = await Promise.all(
      [slow, fast].map(async (tenant) => (await get(tenant, '/api/calls/usage?month=2021-04')).peak_concurrent),
    );
    expect(peaks).toEqual([peakOf(calls), peakOf(calls)]);
  });
});
