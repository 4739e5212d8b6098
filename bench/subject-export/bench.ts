import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../shared/api.ts';
import type { Bench } from '../shared/bench.ts';
import { round, spread } from '../shared/numbers.ts';
import { makeDataFolder, type Parley, removeDataFolder, startParley } from '../shared/parley.ts';
import { fillCalls, frequentCaller, rareCaller } from './fill-calls.ts';

/**
 * A tenant with a million calls on the embedded database: how long the look-up of a person takes, and what the export of
 * one with 10,000 calls costs.
 */
export const run: Bench = async ({ isQuick, say }) => {
  const calls = Number(process.env['BENCH_CALLS'] ?? (isQuick ? 20_000 : 1_000_000));
  const ofOne = isQuick ? 1_000 : 10_000;
  const dataDir = makeDataFolder();
  const parley = await startParley(dataDir);
  try {
    const begun = performance.now();
    await fillCalls(dataDir, { agentId: parley.agentId, calls, ofOne });
    say(`${calls} calls are there after ${Math.round((performance.now() - begun) / 1000)} s`);
    const lookUpMs = {
      'of ten calls': spread(await lookUp(parley, rareCaller, 50)),
      'of many calls': spread(await lookUp(parley, frequentCaller, 10)),
    };
    await sleep(3_000);
    const exports = [];
    for (let time = 0; time < 3; time += 1) exports.push(await exportOf(parley, frequentCaller));
    return { calls, ofOne, lookUpMs, exports };
  } finally {
    await parley.stop();
    removeDataFolder(dataDir);
  }
};

async function lookUp({ address, tenantKey: key }: Parley, number: string, times: number): Promise<number[]> {
  const url = `${address}/api/privacy/data-subject?phone_number=${encodeURIComponent(number)}`;
  const latencies: number[] = [];
  for (let time = 0; time < times + 2; time += 1) {
    const asked = performance.now();
    await call('GET', url, { key });
    if (time >= 2) latencies.push(performance.now() - asked);
  }
  return latencies;
}

async function exportOf({ address, tenantKey, pid }: Parley, number: string) {
  const idleMb = residentMb(pid);
  let peakMb = idleMb;
  const sampling = setInterval(() => {
    peakMb = Math.max(peakMb, residentMb(pid));
  }, 10);
  const asked = performance.now();
  const url = `${address}/api/calls/export/by-subject?phone_number=${encodeURIComponent(number)}`;
  const response = await fetch(url, { headers: { 'x-api-key': tenantKey } });
  let firstByteMs = 0;
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    if (bytes === 0) firstByteMs = performance.now() - asked;
    bytes += piece.byteLength;
  }
  const totalMs = performance.now() - asked;
  clearInterval(sampling);
  return {
    firstByteMs: round(firstByteMs, 0),
    totalMs: round(totalMs, 0),
    megabytes: round(bytes / 1e6, 1),
    memoryAboveIdleMb: round(peakMb - idleMb, 1),
  };
}

/** Resident memory of the server's process (Linux). */
function residentMb(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
