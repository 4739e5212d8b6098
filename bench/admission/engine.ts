import { createAdmission } from '../../server/src/calling/workers/admission.ts';
import { createMediaClock } from '../../server/src/voice/line/media-clock.ts';
import { answerParent } from '../shared/children.ts';
import { round } from '../shared/numbers.ts';

export interface AdmissionQuestion {
  calls: number;
  callsMax: number;
  workMs: number;
  stallMs: number;
  everyMs: number;
  seconds: number;
}

export interface Judged {
  asked: number;
  refused: number;
  firstRefusalMs: number | null;
  lagMsP99: number;
}

/** Interval between two questions for one more call. Unit: milliseconds. */
const askEveryMs = 50;

answerParent<AdmissionQuestion>(({ calls, callsMax, workMs, stallMs, everyMs, seconds }): Promise<Judged> => {
  const clock = createMediaClock();
  const admission = createAdmission({
    callsMax,
    calls: () => calls,
    tickLagMsP90: () => clock.tickLag().p90Ms,
    onRefusal() {},
  });
  for (let call = 0; call < calls; call += 1) clock.join(() => block(workMs));
  const startedAt = performance.now();
  const judged: Judged = { asked: 0, refused: 0, firstRefusalMs: null, lagMsP99: 0 };
  const timers = [
    setInterval(() => {
      judged.asked += 1;
      judged.lagMsP99 = Math.max(judged.lagMsP99, round(clock.tickLag().p99Ms));
      if (admission.refusal() === undefined) return;
      judged.refused += 1;
      judged.firstRefusalMs ??= Math.round(performance.now() - startedAt);
    }, askEveryMs),
  ];
  if (stallMs > 0) {
    setTimeout(() => block(stallMs), 2000);
    timers.push(setInterval(() => block(stallMs), everyMs));
  }
  return new Promise((resolve) => {
    setTimeout(() => {
      for (const timer of timers) clearInterval(timer);
      admission.close();
      clock.close();
      resolve(judged);
    }, seconds * 1000);
  });
});

/** Occupies the thread. */
function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}
