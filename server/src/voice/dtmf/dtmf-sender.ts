import { frameMs, type Line } from '../ports.ts';

/** Presses keys of a phone on a line, as a person would who follows a menu. */
export interface DtmfSender {
  /**
   * Presses 0-9 * # A-D, with `w` for 500 ms and `,` for 2 s of pause, as soon as our side is silent, and holds it silent
   * until it is done. Resolves when the last tone is out; rejects when the line cannot or ends first. One after another.
   */
  send(keys: string): Promise<void>;
  /** Called once a frame. `isQuiet`: nothing of ours is being played. */
  tick(isQuiet: boolean): void;
  /** The line has ended. */
  close(): void;
}

type Step = { tones: string } | { pauseMs: number };

interface Job {
  steps: Step[];
  hasBegun: boolean;
  resolve(): void;
  reject(error: Error): void;
}

/** Between two clauses a voice pauses for less. Unit: milliseconds. */
const quietBeforeMs = 200;
const pauses: Readonly<Record<string, number>> = { w: 500, ',': 2_000 };

/** `hush`: our side is to be silent from now on, or may speak again. */
export function createDtmfSender(line: Pick<Line, 'sendDigits'>, hush: (isHushed: boolean) => void): DtmfSender {
  const jobs: Job[] = [];
  let quietMs = 0;
  let areTonesOut = true;

  function finish(job: Job, tell: () => void): void {
    if (jobs[0] !== job) return;
    jobs.shift();
    areTonesOut = true;
    hush(false);
    tell();
  }

  function send(job: Job, tones: string): void {
    areTonesOut = false;
    line.sendDigits(tones).then(
      () => {
        if (jobs[0] === job) areTonesOut = true;
      },
      (error: Error) => finish(job, () => job.reject(error)),
    );
  }

  function proceed(job: Job): void {
    if (!areTonesOut) return;
    const step = job.steps[0];
    if (step === undefined) return finish(job, job.resolve);
    if ('tones' in step) {
      job.steps.shift();
      return send(job, step.tones);
    }
    step.pauseMs -= frameMs;
    if (step.pauseMs <= 0) job.steps.shift();
  }

  return {
    send: (keys) =>
      new Promise((resolve, reject) => {
        const steps = stepsOf(keys);
        if (steps === undefined) return reject(new Error('Expected 1-64 keys of 0-9 * # A-D w and ,'));
        jobs.push({ steps, hasBegun: false, resolve, reject });
      }),
    tick(isQuiet) {
      quietMs = isQuiet ? quietMs + frameMs : 0;
      const job = jobs[0];
      if (job === undefined || (!job.hasBegun && quietMs < quietBeforeMs)) return;
      if (!job.hasBegun) hush(true);
      job.hasBegun = true;
      proceed(job);
    },
    close() {
      for (const job of jobs.splice(0)) job.reject(new Error('The line ended before all keys were pressed'));
    },
  };
}

function stepsOf(keys: string): Step[] | undefined {
  if (!/^[0-9*#A-Da-dw,]{1,64}$/.test(keys)) return undefined;
  return Array.from(keys.matchAll(/[w,]|[^w,]+/g), ([part]) => {
    const pauseMs = pauses[part];
    return pauseMs === undefined ? { tones: part } : { pauseMs };
  });
}
