import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { round } from '../shared/numbers.ts';

setFlagsFromString('--expose-gc');

/** Collects all garbage at once. */
export const collectGarbage: () => void = runInNewContext('gc');

export const megabyte = 2 ** 20;

/** CPU cost of this process over a time. With BENCH_PROFILE_DIR a CPU profile is written there. */
export async function measure(seconds: number, profileName: string) {
  const stopProfile = await startProfile(profileName);
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  let rssPeak = process.memoryUsage.rss();
  const watch = setInterval(() => {
    rssPeak = Math.max(rssPeak, process.memoryUsage.rss());
  }, 500);
  const cpuBefore = process.cpuUsage();
  const loopBefore = performance.eventLoopUtilization();
  const startedAt = performance.now();
  await delay(seconds * 1000);
  const elapsed = (performance.now() - startedAt) / 1000;
  const cpu = process.cpuUsage(cpuBefore);
  const loop = performance.eventLoopUtilization(loopBefore);
  delays.disable();
  clearInterval(watch);
  await stopProfile();
  return {
    seconds: elapsed,
    cpuSeconds: (cpu.user + cpu.system) / 1e6,
    loopUtilization: round(loop.utilization, 3),
    loopDelayMs: {
      p50: round(delays.percentile(50) / 1e6),
      p99: round(delays.percentile(99) / 1e6),
      max: round(delays.max / 1e6),
    },
    rssPeak,
  };
}

/** Begins a CPU profile where one is wanted; the function returned ends and keeps it. */
export async function startProfile(name: string): Promise<() => Promise<void>> {
  const folder = process.env['BENCH_PROFILE_DIR'];
  if (folder === undefined) return async () => {};
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  return async () => {
    const { profile } = await session.post('Profiler.stop');
    writeFileSync(join(folder, `${name}-${process.pid}.cpuprofile`), JSON.stringify(profile));
    session.disconnect();
  };
}
