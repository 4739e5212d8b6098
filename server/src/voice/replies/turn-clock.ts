import type { TurnLatency } from '../ports.ts';

export type TurnMoment =
  | 'speech-ended'
  | 'transcribed'
  | 'turn-ended'
  | 'requested'
  | 'first-token'
  | 'first-audio'
  | 'playout-started';

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
      transcriptMs: between('speech-ended', 'transcribed'),
      endOfTurnMs: between('speech-ended', 'turn-ended'),
      modelMs: between('requested', 'first-token'),
      speechMs: between('first-token', 'first-audio'),
      totalMs: between('speech-ended', 'playout-started'),
    }),
  };
}
