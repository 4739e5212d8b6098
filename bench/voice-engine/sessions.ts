import { setTimeout as delay } from 'node:timers/promises';
import { answerParent } from '../shared/children.ts';
import { round } from '../shared/numbers.ts';
import { Caller } from './caller.ts';
import { type EngineName, loadEngine } from './engine.ts';
import { collectGarbage, measure, megabyte } from './measure.ts';
import { scenario, sumOfStagesMs } from './scenario.ts';
import { Tally } from './tally.ts';
import { startTicks } from './ticks.ts';

/** One run: so many callers of one engine, in a process of their own. */
export interface SessionsRun {
  engine: EngineName;
  sessions: number;
  seconds: number;
}

export type SessionsResult = Awaited<ReturnType<typeof runSessions>>;

const warmUpMs = 5_000;

answerParent(runSessions);

async function runSessions({ engine, sessions, seconds }: SessionsRun) {
  const open = await loadEngine(engine);
  collectGarbage();
  const rssLoaded = process.memoryUsage.rss();
  let tally = new Tally();
  const callers = Array.from({ length: sessions }, (_, number) => new Caller(number, scenario, () => tally));
  for (const caller of callers) {
    caller.session = await open({ scenario, stamps: caller.stamps, sink: caller.sink });
  }
  const stop = startTicks(callers);
  await delay(warmUpMs);
  tally = new Tally();
  const cost = await measure(seconds, `${engine}-${sessions}`);
  stop();
  const cpuSeconds = (cost.cpuSeconds * 60) / cost.seconds / sessions;
  return {
    sumOfStagesMs: sumOfStagesMs(scenario),
    ...tally.result(),
    cpuSecondsPerCallMinute: round(cpuSeconds, 4),
    loopUtilization: cost.loopUtilization,
    loopDelayMs: cost.loopDelayMs,
    mbLoaded: round(rssLoaded / megabyte, 1),
    mbPerSession: round((cost.rssPeak - rssLoaded) / megabyte / sessions),
  };
}
