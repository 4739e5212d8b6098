import { frameMs } from '../ports.ts';
import type { CallSettings } from '../settings.ts';

/** Patience with a caller who asked the agent to wait, as a multiple of the ordinary one. */
const waitRatio = 4;

/** Inactivity timer of the caller: reminders, then the end of the call; or the silence that a reply waits for. */
export interface InactivityTimer {
  /**
   * Called once a frame. `isQuiet`: neither side speaks, no reply is under way and playout is over, so that silence
   * counts from the end of playout. `callerSpoke`: speech or a digit of the caller since the last frame.
   */
  tick(isQuiet: boolean, callerSpoke: boolean): 'wait' | 'remind' | 'end' | 'expected';
  /** Lengthens the timer until the caller speaks or presses a key again. */
  extend(): void;
  /** Reports `expected` once after this much silence, and no reminder or end before it; undefined: none is expected. */
  expect(silenceMs: number | undefined): void;
}

export function createInactivityTimer(settings: CallSettings['silence']): InactivityTimer {
  let sinceLastSoundMs = 0;
  /** Not counting what the agent says, so that reminders do not prolong it. */
  let silenceMs = 0;
  let reminders = 0;
  let ratio = 1;
  let expectedMs: number | undefined;
  return {
    expect: (silenceMs) => void (expectedMs = silenceMs),
    extend: () => void (ratio = waitRatio),
    tick(isQuiet, callerSpoke) {
      if (callerSpoke) {
        silenceMs = 0;
        reminders = 0;
        ratio = 1;
      }
      if (!isQuiet) {
        sinceLastSoundMs = 0;
        return 'wait';
      }
      sinceLastSoundMs += frameMs;
      if (expectedMs !== undefined) {
        if (sinceLastSoundMs < expectedMs) return 'wait';
        sinceLastSoundMs = 0;
        expectedMs = undefined;
        return 'expected';
      }
      silenceMs += frameMs;
      if (silenceMs >= settings.endAfterMs * ratio) {
        silenceMs = 0;
        return 'end';
      }
      if (sinceLastSoundMs < settings.remindAfterMs * ratio || reminders >= settings.remindMax) return 'wait';
      reminders += 1;
      sinceLastSoundMs = 0;
      return 'remind';
    },
  };
}
