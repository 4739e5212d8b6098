import { answerParent } from '../../shared/children.ts';
import { round } from '../../shared/numbers.ts';
import { settingsOf } from '../engines/parts.ts';
import { collectGarbage, startProfile } from '../measure.ts';
import { question } from '../question.ts';
import { scenario } from '../scenario.ts';
import { stageCall } from './staged-call.ts';

export type CallsResult = Awaited<ReturnType<typeof callAfterCall>>;

/** So often memory is looked at; the first part of the calls warms up. */
const samplesWanted = 20;
const warmUpShare = 0.25;

answerParent(callAfterCall);

async function callAfterCall({ calls }: { calls: number }) {
  const settings = settingsOf();
  const every = Math.ceil(calls / samplesWanted);
  const samples: { calls: number; heapBytes: number; rssBytes: number }[] = [];
  const stopProfile = await startProfile('call-after-call');
  let frames = 0;
  let answers = 0;
  let problems = 0;
  let cpuMicroseconds = 0;
  for (let done = 0; done < calls; done += 1) {
    const before = process.cpuUsage();
    const call = stageCall({ scenario, settings });
    const count = () => void (frames += 1);
    call.pause(400, count);
    call.speak(question, 1500, count);
    call.pause(2000, count);
    // Half of the callers speak into the answer and hear another, the others hear it out; all hang up in the middle.
    if (done % 2 === 0) call.speak('what about sunday then', 1200, count);
    else call.pause(2500, count);
    call.pause(1500, count);
    await call.hangUp();
    const used = process.cpuUsage(before);
    cpuMicroseconds += used.user + used.system;
    answers += call.answers.length;
    problems += call.problems.length;
    if ((done + 1) % every !== 0) continue;
    collectGarbage();
    const { heapUsed, external, rss } = process.memoryUsage();
    samples.push({ calls: done + 1, heapBytes: heapUsed + external, rssBytes: rss });
  }
  await stopProfile();
  const settled = samples.filter((sample) => sample.calls > calls * warmUpShare);
  return {
    calls,
    answers,
    problems,
    frames,
    microsecondsPerFrame: round(cpuMicroseconds / frames),
    heapKbPerCall: round(slope(settled.map((sample) => [sample.calls, sample.heapBytes / 1024])), 3),
    rssKbPerCall: round(slope(settled.map((sample) => [sample.calls, sample.rssBytes / 1024])), 3),
    heapMb: samples.map((sample) => round(sample.heapBytes / 2 ** 20)),
    rssMb: samples.map((sample) => round(sample.rssBytes / 2 ** 20)),
  };
}

/** Slope of the least-squares line. */
function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  const covariance = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return covariance / points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}
