import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../shared/api.ts';
import type { Bench } from '../shared/bench.ts';
import { type Child, startChild } from '../shared/children.ts';
import { round, spread } from '../shared/numbers.ts';
import { makeDataFolder, type Parley, removeDataFolder, startParley } from '../shared/parley.ts';
import { type Committer, openCommitter } from './commit-calls.ts';
import type { Arrival, Question } from './receivers.ts';

const events = ['call.ended'];
/** Events committed each second while delays are measured. */
const perSecond = 50;

interface Parts {
  parley: Parley;
  receivers: Child;
  committer: Committer;
  /** Base URL of the receivers. */
  base: string;
}

/** Webhooks to receivers on loopback: how soon the first attempt arrives, and how many arrive each second. */
export const run: Bench = async ({ isQuick, say }) => {
  const dataDir = makeDataFolder();
  const parley = await startParley(dataDir, { PARLEY_EGRESS_ALLOW: '127.0.0.0/8' });
  const receivers = startChild(new URL('receivers.ts', import.meta.url));
  const committer = await openCommitter(dataDir, parley.agentId);
  try {
    const port = await receivers.ask<number>({ kind: 'listen' } satisfies Question);
    const parts = { parley, receivers, committer, base: `http://127.0.0.1:${port}` };
    await createWebhook(parts, '/one');
    await measureDelay(parts, 2);
    const seconds = isQuick ? 5 : 30;
    const firstAttemptMs: Record<string, unknown> = { alone: await measureDelay(parts, seconds) };
    say('delays alone are measured');
    const hanging = await createWebhook(parts, '/hanging');
    firstAttemptMs['beside one that hangs'] = await measureDelay(parts, seconds);
    await call('PATCH', `${parley.address}/api/end-of-call-webhooks/${hanging}`, {
      key: parley.tenantKey,
      body: { is_active: false },
    });
    say('delays beside one that hangs are measured');
    const count = isQuick ? 3_000 : 20_000;
    const sustained: Record<string, unknown> = { 'one webhook': await measureRate(parts, count, 1) };
    for (let more = 0; more < 4; more += 1) await createWebhook(parts, `/more-${more}`);
    sustained['five webhooks'] = await measureRate(parts, Math.round(count / 5), 5);
    return { firstAttemptMs, sustained, loadAverage: loadavg().map((load) => round(load)) };
  } finally {
    await committer.close();
    await receivers.stop();
    await parley.stop();
    removeDataFolder(dataDir);
  }
};

async function createWebhook({ parley, base }: Parts, path: string): Promise<string> {
  const { address, tenantKey: key } = parley;
  const body = { url: `${base}${path}`, events };
  return (await call<{ id: string }>('POST', `${address}/api/end-of-call-webhooks`, { key, body })).id;
}

/** Commits events at even intervals; from each commit to the arrival of its first attempt. */
async function measureDelay({ receivers, committer }: Parts, seconds: number) {
  await receivers.ask({ kind: 'forget' } satisfies Question);
  const committing: Promise<{ callId: string; atMs: number }>[] = [];
  const begun = performance.now();
  while (committing.length < seconds * perSecond) {
    await sleep(begun + (committing.length * 1000) / perSecond - performance.now());
    committing.push(committer.commit());
  }
  const commits = await Promise.all(committing);
  const arrivedAt = new Map(await arrivals(receivers, commits.length));
  const delays = commits.flatMap(({ callId, atMs }) => {
    const arrived = arrivedAt.get(callId);
    // An attempt may be under way before the committing process knows of its commit.
    return arrived === undefined ? [] : [Math.max(0, arrived - atMs)];
  });
  return { ...spread(delays), lost: commits.length - delays.length };
}

/** Commits events as fast as they can be; deliveries a second between the first and the last tenth of the arrivals. */
async function measureRate({ parley, receivers, committer }: Parts, count: number, webhooks: number) {
  await receivers.ask({ kind: 'forget' } satisfies Question);
  const before = await parley.usage();
  const committedMs = await committer.commitMany(count);
  const times = (await arrivals(receivers, count * webhooks)).map(([, atMs]) => atMs).sort((a, b) => a - b);
  const { cpuSeconds } = await parley.usage();
  const [from, to] = [Math.floor(times.length * 0.1), Math.floor(times.length * 0.9) - 1];
  const spanMs = (times[to] ?? 0) - (times[from] ?? 0);
  return {
    deliveries: times.length,
    lost: count * webhooks - times.length,
    committedPerSecond: round((count * 1000) / committedMs, 0),
    deliveriesPerSecond: round(((to - from) * 1000) / spanMs, 0),
    serverCpuMsADelivery: round(((cpuSeconds - before.cpuSeconds) * 1000) / times.length),
  };
}

const arrivals = (receivers: Child, count: number) =>
  receivers.ask<Arrival[]>({ kind: 'await', count, timeoutMs: 120_000 } satisfies Question);
