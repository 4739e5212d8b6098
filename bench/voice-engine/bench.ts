import type { Bench } from '../shared/bench.ts';
import { runBesidePeer } from './beside-peer.ts';
import { runBackchannels } from './calls/backchannels.ts';
import { runManyCalls } from './calls/many-calls.ts';
import { runWithdrawn } from './calls/withdrawn.ts';
import { runFullPath } from './full-path/run.ts';

const cases = {
  besidePeer: runBesidePeer,
  manyCalls: runManyCalls,
  withdrawn: runWithdrawn,
  backchannels: runBackchannels,
  fullPath: runFullPath,
};

/**
 * The engine of calls with hearing, thinking and speaking of known delay. BENCH_CASES=manyCalls,fullPath runs only
 * those.
 */
export const run: Bench = async (options) => {
  const wanted = process.env['BENCH_CASES']?.split(',') ?? Object.keys(cases);
  const unknown = wanted.filter((name) => !(name in cases));
  if (unknown.length > 0) {
    throw new Error(`BENCH_CASES holds ${unknown.join(', ')}; there are ${Object.keys(cases).join(', ')}`);
  }
  const results: Record<string, unknown> = {};
  for (const [name, runCase] of Object.entries(cases))
    if (wanted.includes(name)) results[name] = await runCase(options);
  return results;
};
