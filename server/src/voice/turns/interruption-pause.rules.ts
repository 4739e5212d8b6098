/**
 * Voice after which the agent pauses, at the default sensitivity. Unit: milliseconds; voice activity is detected about
 * 60 ms late, and the agent is to be silent 200 ms after the caller begins.
 */
const pauseAfterMs = 100;
/** Silence that ends a sign of listening; the stop of a consonant lasts up to about 200. Unit: milliseconds. */
const resumeAfterMs = 260;
/** The same where a stop phrase may be on its way: the recognizer has until then to finish it. */
const decidedAfterMs = 900;
/** Longest pause: voice that is no barge-in for so long is none. Unit: milliseconds. */
const pauseMaxMs = 3_000;

/** Decides whether the agent is to be paused during the caller's speech that may be an interruption. */
export function isPauseDue(input: {
  isPaused: boolean;
  pausedMs: number;
  /** Length of the current or last speech. Unit: milliseconds. */
  speechMs: number;
  silenceMs: number;
  /** The words so far may become a stop phrase. */
  isUndecided: boolean;
  /** 0 disables barge-in; 1 lets the first sound interrupt. */
  sensitivity: number;
}): boolean {
  if (input.sensitivity === 0) return false;
  const resumesAfterMs = input.isUndecided ? decidedAfterMs : resumeAfterMs;
  if (input.isPaused) return input.silenceMs < resumesAfterMs && input.pausedMs < pauseMaxMs;
  return input.silenceMs === 0 && input.speechMs >= pauseAfterMs * (1.7 - input.sensitivity);
}
