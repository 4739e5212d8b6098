import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { BenchOptions } from '../shared/bench.ts';
import { startChild } from '../shared/children.ts';
import { round } from '../shared/numbers.ts';
import type { EngineName } from './engine.ts';
import { mediansOf } from './medians.ts';
import type { SessionsResult, SessionsRun } from './sessions.ts';
import { table } from './table.ts';

/** Sessions, and how long they are watched. Unit: seconds. */
const sizes = [
  { sessions: 1, seconds: 40 },
  { sessions: 10, seconds: 30 },
  { sessions: 50, seconds: 25 },
  { sessions: 100, seconds: 25 },
];
/** BENCH_SESSIONS=50 asks for that size alone. */
const wantedSize = Number(process.env['BENCH_SESSIONS'] ?? 0);
const quickSizes = [{ sessions: 4, seconds: 8 }];
const repeats = 3;

/** One after the other in each repeat, so that both sides see the same weather. */
const alternating: readonly EngineName[] = ['parley', 'livekit'];
/** Asked once. */
const others: readonly EngineName[] = ['floor', 'parley-speculative', 'livekit-speculative'];

const isWanted = ({ sessions }: { sessions: number }) => wantedSize === 0 || sessions === wantedSize;

/** CPU and latency of an engine alone, beside the minimal code that does the same and a peer. */
export async function runBesidePeer({ isQuick, say }: BenchOptions) {
  const hasPeer = existsSync(new URL('./peer/node_modules/@livekit/agents', import.meta.url));
  if (!hasPeer) say('peer not installed: run npm install in bench/voice-engine/peer');
  const isThere = (engine: EngineName) => hasPeer || !engine.startsWith('livekit');
  const rows: (ReturnType<typeof withoutDriver> & { engine: EngineName })[] = [];
  for (const size of isQuick ? quickSizes : sizes.filter(isWanted)) {
    const driver = await runSessions({ engine: 'none', ...size });
    const runs = new Map<EngineName, SessionsResult[]>();
    for (let repeat = 0; repeat < (isQuick ? 1 : repeats); repeat += 1) {
      for (const engine of [...alternating, ...(repeat === 0 ? others : [])].filter(isThere)) {
        runs.set(engine, [...(runs.get(engine) ?? []), await runSessions({ engine, ...size })]);
        say(`${engine} with ${size.sessions}: done`);
      }
    }
    for (const [engine, results] of runs) rows.push({ engine, ...withoutDriver(size.sessions, results, driver) });
  }
  for (const line of tableOf(rows)) say(line);
  return { peer: hasPeer ? '@livekit/agents 1.9.0' : 'not installed', rows };
}

async function runSessions(run: SessionsRun): Promise<SessionsResult> {
  const child = startChild(new URL('./sessions.ts', import.meta.url));
  try {
    return await child.ask<SessionsResult>(run);
  } finally {
    await child.stop();
    await delay(500);
  }
}

function withoutDriver(sessions: number, results: readonly SessionsResult[], driver: SessionsResult) {
  const result = mediansOf(results);
  const ownCpu = result.cpuSecondsPerCallMinute - driver.cpuSecondsPerCallMinute;
  return { sessions, repeats: results.length, ownCpuSecondsPerCallMinute: round(ownCpu, 4), ...result };
}

function tableOf(rows: Awaited<ReturnType<typeof runBesidePeer>>['rows']): string[] {
  const three = (spread: { p50: number; p95: number; p99: number }) => `${spread.p50} / ${spread.p95} / ${spread.p99}`;
  return table(
    [
      'engine',
      'calls',
      'turns (missed)',
      'turn ms p50/p95/p99',
      'own ms p50/p95/p99',
      'interrupted after ms p50/p99',
    ].concat(['missed, late', 'own CPU s/min', 'loop delay p99/max', 'MB/call']),
    rows.map((row) => [
      row.engine,
      row.sessions,
      `${row.turns} (${row.missedTurns})`,
      three(row.turnMs),
      // A preemptive reply has no overhead that could be separated from the gain.
      row.engine.endsWith('speculative') ? '-' : three(row.turnOverheadMs),
      `${row.interruptionMs.p50} / ${row.interruptionMs.p99}`,
      `${row.missedInterruptions}, ${row.lateFrames}`,
      row.ownCpuSecondsPerCallMinute,
      `${row.loopDelayMs.p99} / ${row.loopDelayMs.max}`,
      row.mbPerSession,
    ]),
  );
}
