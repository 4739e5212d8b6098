import type { TurnLatency } from '../ports.ts';

export type TurnMoment = 'silent' | 'transcribed' | 'ended' | 'asked' | 'worded' | 'voiced' | 'sounded';

/** When the stages of one turn were reached. Unit: milliseconds of a monotonic clock. */
export interface TurnClock {
  /** The first time counts; `at` where it was earlier than now. */
  mark(moment: TurnMoment, at?: number): void;
  latency(): TurnLatency;
}

export function createTurnClock(now: () => number): TurnClock {
  const moments: Partial<Record<TurnMoment, number>> = {};
  const between = (from: TurnMoment, to: TurnMoment): number | null => {
    const start = moments[from];
    const end = moments[to];
    return start === undefined || end === undefined ? null : Math.max(0, Math.round((end - start) * 10) / 10);
  };
  return {
    mark(moment, at) {
      moments[moment] ??= at ?? now();
    },
    latency: () => ({
      transcriptMs: between('silent', 'transcribed'),
      endOfTurnMs: between('silent', 'ended'),
      modelMs: between('asked', 'worded'),
      speechMs: between('worded', 'voiced'),
      totalMs: between('silent', 'sounded'),
    }),
  };
}
