import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../shared/api.ts';
import type { Bench } from '../shared/bench.ts';
import { round, spread } from '../shared/numbers.ts';
import { makeDataFolder, type Parley, removeDataFolder, startParley } from '../shared/parley.ts';
import { fillYear } from './fill-year.ts';

const agentCount = 20;
/** Last month of the year that is filled, so that months and days of both ends are read. */
const last = '2026-11-20';
const first = '2025-11-21';

/** Operations with the periods that read most. */
const questions: Record<string, string> = {
  dashboard: '/api/statistics/dashboard',
  'daily, a year': `/api/statistics/daily?from=${first}&to=${last}`,
  'monthly, a year': '/api/statistics/monthly?from=2025-11&to=2026-11',
  'agents, a year': `/api/statistics/agents?from=${first}&to=${last}`,
  'statistics, a year': `/api/calls/statistics?from=${first}&to=${last}`,
  'detailed, a year': `/api/calls/statistics/detailed?from=${first}&to=${last}`,
  'usage, a month': '/api/calls/usage?month=2026-10',
  'daily, a week of another zone': '/api/statistics/daily?from=2026-08-03&to=2026-08-09&timezone=Asia/Kathmandu',
};

/** A year of calls of one tenant on the embedded database: how long statistics take over HTTP, one at a time. */
export const run: Bench = async ({ isQuick, say }) => {
  const calls = isQuick ? 20_000 : 1_000_000;
  const dataDir = makeDataFolder();
  const parley = await startParley(dataDir);
  try {
    const agentIds: string[] = [];
    while (agentIds.length < agentCount) agentIds.push(await createAgent(parley, agentIds.length));
    const filledMs = await fillYear(dataDir, { agentId: parley.agentId, agentIds, calls, first, last });
    say(`${calls} calls are there after ${Math.round(filledMs / 1000)} s`);
    const rebuiltSeconds = await changeZone(parley);
    say(`roll-ups rebuilt after ${rebuiltSeconds} s`);
    const latencyMs: Record<string, unknown> = {};
    for (const [name, path] of Object.entries(questions)) {
      latencyMs[name] = spread(await ask(parley, path, name.includes('zone') ? 20 : isQuick ? 20 : 200));
    }
    return { calls, agents: agentCount, rebuiltSeconds, loadAverage: loadavg().map((load) => round(load)), latencyMs };
  } finally {
    await parley.stop();
    removeDataFolder(dataDir);
  }
};

async function createAgent({ address, tenantKey }: Parley, index: number): Promise<string> {
  const body = { name: `Agent ${index + 1}` };
  return (await call<{ id: string }>('POST', `${address}/api/agents`, { key: tenantKey, body })).id;
}

/** Moves the account to Stockholm. The rebuild begins with the next minute; its own time is in the database. */
async function changeZone({ address, tenantKey: key }: Parley): Promise<number> {
  await call('PATCH', `${address}/api/account`, { key, body: { timezone: 'Europe/Stockholm' } });
  const asked = performance.now();
  for (;;) {
    const url = `${address}/api/calls/statistics?from=${last}&to=${last}`;
    const { period } = await call<{ period: { is_rebuilding: boolean } }>('GET', url, { key });
    if (!period.is_rebuilding) return round((performance.now() - asked) / 1000, 1);
    if (performance.now() - asked > 20 * 60_000) throw new Error('the roll-ups were not rebuilt within 20 minutes');
    await sleep(200);
  }
}

async function ask({ address, tenantKey: key }: Parley, path: string, times: number): Promise<number[]> {
  const url = `${address}${path}`;
  for (let warm = 0; warm < 5; warm += 1) await call('GET', url, { key });
  const latencies: number[] = [];
  while (latencies.length < times) {
    const asked = performance.now();
    await call('GET', url, { key });
    latencies.push(performance.now() - asked);
  }
  return latencies;
}
