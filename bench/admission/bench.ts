import { setTimeout as delay } from 'node:timers/promises';
import type { Bench } from '../shared/bench.ts';
import { startChild } from '../shared/children.ts';
import type { AdmissionQuestion, Judged } from './engine.ts';

/** Load on the thread of the calls. Unit: milliseconds. */
interface Load {
  name: string;
  calls: number;
  /** Work of each tick of each call. */
  workMs: number;
  /** Standstill of the thread, and the time between two of them; none where 0. */
  stallMs: number;
  everyMs: number;
}

const capacity = 50;
const loads: readonly Load[] = [
  { name: 'quiet', calls: 2, workMs: 0.2, stallMs: 0, everyMs: 0 },
  { name: 'oneStall', calls: 2, workMs: 0.2, stallMs: 300, everyMs: 8000 },
  { name: 'stallsOfTenCalls', calls: 10, workMs: 0.2, stallMs: 300, everyMs: 4000 },
  { name: 'overloaded', calls: 30, workMs: 0.9, stallMs: 0, everyMs: 0 },
];

/** How many calls are refused below capacity, by the kind of load, and how soon a thread that is overloaded refuses. */
export const run: Bench = async ({ isQuick, say }) => {
  const seconds = isQuick ? 6 : 16;
  const results: Record<string, Judged> = {};
  for (const { name, ...load } of loads) {
    const engine = startChild(new URL('./engine.ts', import.meta.url));
    try {
      const question: AdmissionQuestion = { ...load, callsMax: capacity, seconds };
      const judged = await engine.ask<Judged>(question);
      results[name] = judged;
      const first = judged.firstRefusalMs === null ? '' : `, first after ${judged.firstRefusalMs} ms`;
      say(`${name}: ${judged.refused} of ${judged.asked} refused${first}; lag p99 ${judged.lagMsP99} ms`);
    } finally {
      await engine.stop();
    }
    await delay(200);
  }
  return results;
};
