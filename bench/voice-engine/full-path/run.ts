import type { BenchOptions } from '../../shared/bench.ts';
import { startChild } from '../../shared/children.ts';
import { mediansOf } from '../medians.ts';
import { table } from '../table.ts';
import type { PathResult, PathRun } from './calls.ts';

const best = { voiceActivity: 'best', isRecorded: true } as const;
/** The cost of a part is the difference to calls without it. */
const variants = [
  { name: 'complete', ...best, calls: 10 },
  { name: 'complete', ...best, calls: 25 },
  { name: 'complete', ...best, calls: 50 },
  { name: 'fvad instead of Silero', voiceActivity: 'fvad', isRecorded: true, calls: 25 },
  { name: 'no recording', voiceActivity: 'best', isRecorded: false, calls: 25 },
] as const;
const quickVariants = [{ name: 'complete', ...best, calls: 10 }] as const;
const repeats = 3;

/** Phone calls from the packet that comes in to the packet that goes out, in one process: how many a core carries. */
export async function runFullPath({ isQuick, say }: BenchOptions) {
  const rows: ({ name: string; calls: number } & PathResult)[] = [];
  for (const { name, ...variant } of isQuick ? quickVariants : variants) {
    const results: PathResult[] = [];
    const times = isQuick || name !== 'complete' ? 1 : repeats;
    while (results.length < times) results.push(await runCalls({ ...variant, seconds: isQuick ? 8 : 30 }));
    rows.push({ name, calls: variant.calls, ...mediansOf(results) });
    say(`${name} with ${variant.calls}: done`);
  }
  for (const line of tableOf(rows)) say(line);
  return { rows };
}

async function runCalls(run: PathRun): Promise<PathResult> {
  const child = startChild(new URL('./calls.ts', import.meta.url));
  try {
    return await child.ask<PathResult>(run);
  } finally {
    await child.stop();
  }
}

function tableOf(rows: Awaited<ReturnType<typeof runFullPath>>['rows']): string[] {
  return table(
    ['path', 'calls', 'turns (missed)', 'turn ms p50/p95/p99', 'interrupted after ms p50/p99', 'CPU s/min'].concat([
      'calls per core',
      'loop delay p99/max',
      'frames late p99/max',
      'skipped',
      'MB/call',
    ]),
    rows.map((row) => [
      row.name,
      row.calls,
      `${row.turns} (${row.missedTurns})`,
      `${row.turnMs.p50} / ${row.turnMs.p95} / ${row.turnMs.p99}`,
      `${row.interruptionMs.p50} / ${row.interruptionMs.p99}`,
      row.cpuSecondsPerCallMinute,
      row.callsPerCore,
      `${row.loopDelayMs.p99} / ${row.loopDelayMs.max}`,
      `${row.frameLatenessMs.p99} / ${row.frameLatenessMs.max}`,
      row.skippedFrames,
      row.mbPerCall,
    ]),
  );
}
