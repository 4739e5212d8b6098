import type { Bench, BenchOptions } from '../shared/bench.ts';
import { type CallsResult, measureCalls } from './measured-calls.ts';
import { measureOverCapacity } from './over-capacity.ts';

const cases = { capacity: runCapacity, overCapacity: runOverCapacity };

/**
 * Phone calls with everything real but the vendors. BENCH_CASES=overCapacity runs only that; BENCH_CALLS=50 another
 * number of calls.
 */
export const run: Bench = async (options) => {
  const wanted = process.env['BENCH_CASES']?.split(',') ?? Object.keys(cases);
  const unknown = wanted.filter((name) => !(name in cases));
  if (unknown.length > 0) {
    throw new Error(`BENCH_CASES holds ${unknown.join(', ')}; there are ${Object.keys(cases).join(', ')}`);
  }
  const results: Record<string, unknown> = {};
  for (const [name, runCase] of Object.entries(cases)) {
    if (wanted.includes(name)) results[name] = await runCase(options);
  }
  return results;
};

async function runCapacity({ isQuick, say }: BenchOptions) {
  const sizes = process.env['BENCH_CALLS']?.split(',').map(Number) ?? (isQuick ? [10] : [10, 25, 50]);
  const rows: CallsResult[] = [];
  for (const calls of sizes) {
    const row = await measureCalls({ calls, settleSeconds: isQuick ? 4 : 15, seconds: isQuick ? 10 : 60 });
    rows.push(row);
    say(describe(row));
  }
  return { rows };
}

function describe(row: CallsResult): string {
  const { heard, written } = row;
  return [
    `${row.calls} calls: ${row.callsPerCore} a core (${row.cpuSecondsPerCallMinute} CPU s a call-minute)`,
    `main ${row.mainThread}, media ${row.busiestOtherThread}, rest ${row.otherThreads}, database ${row.database}`,
    `${row.callsPerCoreWithFinishing} a core with recordings made ready (${row.finishing} CPU s a call-minute)`,
    `${row.mbPerCall} MB a call`,
    `clock late p99 ${row.clockLateMs.p99Median} ms`,
    `gaps p50 ${heard.gapMs.p50} p99 ${heard.gapMs.p99} p99.9 ${heard.gapMs.p999} ms`,
    `answered after p50 ${row.dialled.answerMs.p50} p99 ${row.dialled.answerMs.p99} ms`,
    `${heard.packetsPerSecond.min}-${heard.packetsPerSecond.max} packets a second, ${heard.lost} lost, ${heard.dropped} calls dropped`,
    `${heard.answers} of ${heard.questions} questions answered`,
    `${written.recordings} of ${written.calls} recordings`,
  ].join('; ');
}

async function runOverCapacity({ isQuick, say }: BenchOptions) {
  const result = await measureOverCapacity({ isQuick });
  const { p50, p99, max } = result.refusalMs;
  say(`${result.tries} calls too many: ${JSON.stringify(result.refusals)} after p50 ${p50} p99 ${p99} max ${max} ms`);
  for (const [when, { packetsPerSecond, lost, dropped, gapMs }] of [
    ['before', result.alone],
    ['meanwhile', result.beside],
  ] as const) {
    say(
      `${result.room} calls ${when}: ${packetsPerSecond.min}-${packetsPerSecond.max} packets a second, ${lost} lost, ` +
        `gaps p99 ${gapMs.p99} ms, ${dropped} dropped`,
    );
  }
  return result;
}
