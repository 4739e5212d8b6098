import { startChild } from '../shared/children.ts';
import { median, round } from '../shared/numbers.ts';
import type { Dialled, Heard, LoadQuestion } from './load.ts';
import { type PhoneServer, startPhoneServer } from './phone-server.ts';
import { type ProcessUsage, readUsage } from './process-usage.ts';
import { warmUp } from './warm-up.ts';
import { callIds, readWrittenCalls } from './written-calls.ts';

const megabyte = 2 ** 20;
const sampleMs = 1000;
const dialPerSecond = 10;

/** Warm-up before the measurement, so that greetings and first turns are over. Unit: seconds. */
interface CallsRun {
  calls: number;
  settleSeconds: number;
  seconds: number;
}

export type CallsResult = Awaited<ReturnType<typeof measureCalls>>;

/** So many calls at once on a server of their own. */
export async function measureCalls(run: CallsRun) {
  const server = await startPhoneServer({ callsMax: 10_000 });
  const load = startChild(new URL('./load.ts', import.meta.url));
  const ask = <Answer>(question: LoadQuestion) => load.ask<Answer>(question);
  const { pid } = server.parley;
  try {
    await warmUp(server, ask);
    const known = await callIds(server.parley);
    const rssBefore = readUsage(pid).rssBytes;
    const dialled = await ask<Dialled>({ kind: 'dial', uri: server.uri, calls: run.calls, perSecond: dialPerSecond });
    await ask<Heard>({ kind: 'hear', seconds: run.settleSeconds });
    const keepProfile = await server.profile(`phone-calls-${run.calls}`);
    const before = readUsage(pid);
    const watching = watch(server, run.seconds);
    const heard = await ask<Heard>({ kind: 'hear', seconds: run.seconds });
    const after = readUsage(pid);
    const watched = await watching;
    await keepProfile();
    await ask({ kind: 'hang-up' });
    const written = await readWrittenCalls(server.parley, known);
    const finished = readUsage(pid);
    const cost = costOf(before, after, (dialled.answered * run.seconds) / 60);
    const recordedMinutes = (dialled.answered * (run.seconds + run.settleSeconds)) / 60;
    const finishing = (finished.cpuSeconds - after.cpuSeconds) / recordedMinutes;
    return {
      calls: dialled.answered,
      seconds: run.seconds,
      ...cost,
      /** Recordings made ready when the calls are over. */
      finishing: round(finishing, 3),
      callsPerCoreWithFinishing: round(60 / (cost.cpuSecondsPerCallMinute + finishing), 1),
      mbPerCall: round((watched.rssPeak - rssBefore) / megabyte / dialled.answered),
      clockLateMs: watched.clockLateMs,
      dialled,
      heard,
      written,
      vendorComplaints: (await server.complaints()).length,
    };
  } finally {
    await Promise.all([server.stop(), load.stop()]);
  }
}

/** CPU of the server by thread, and of its database. Unit: seconds for each minute of a call. */
function costOf(before: ProcessUsage, after: ProcessUsage, callMinutes: number) {
  const perMinute = (seconds: number) => round(seconds / callMinutes, 3);
  const [main = 0, ...others] = [...after.threads].map(([id, seconds]) => seconds - (before.threads.get(id) ?? 0));
  const media = Math.max(...others);
  const serverCpu = after.cpuSeconds - before.cpuSeconds;
  return {
    cpuSecondsPerCallMinute: perMinute(serverCpu),
    callsPerCore: round((callMinutes * 60) / serverCpu, 1),
    mainThread: perMinute(main),
    busiestOtherThread: perMinute(media),
    otherThreads: perMinute(serverCpu - main - media),
    database: perMinute(after.childrenCpuSeconds - before.childrenCpuSeconds),
  };
}

/** Memory, and how late the clock of the media workers sends: the 99th percentile of some seconds, looked at every second. */
async function watch(server: PhoneServer, seconds: number) {
  const lateMs: number[] = [];
  let rssPeak = 0;
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, sampleMs));
    lateMs.push((await server.metric('voice_frames_late_seconds')) * 1000);
    rssPeak = Math.max(rssPeak, readUsage(server.parley.pid).rssBytes);
  }
  return { rssPeak, clockLateMs: { p99Median: round(median(lateMs)), p99Worst: round(Math.max(...lateMs)) } };
}
