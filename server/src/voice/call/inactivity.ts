import { frameMs } from '../ports.ts';
import type { CallSettings } from '../settings.ts';

/** What is to be done about a caller who says nothing. */
export interface InactivityTimer {
  /**
   * Called once a frame. `isQuiet`: nobody speaks or thinks, and nothing is being played; so silence counts from the end
   * of playback. `callerSpoke`: the caller has said or pressed something since the last frame.
   */
  tick(isQuiet: boolean, callerSpoke: boolean): 'wait' | 'remind' | 'give up';
}

export function createInactivityTimer(settings: CallSettings['silence']): InactivityTimer {
  let sinceLastSoundMs = 0;
  /** Not counting what the agent says, so that reminders do not prolong it. */
  let silenceMs = 0;
  let reminders = 0;
  return {
    tick(isQuiet, callerSpoke) {
      if (callerSpoke) {
        silenceMs = 0;
        reminders = 0;
      }
      if (!isQuiet) {
        sinceLastSoundMs = 0;
        return 'wait';
      }
      sinceLastSoundMs += frameMs;
      silenceMs += frameMs;
      if (silenceMs >= settings.endAfterMs) {
        silenceMs = 0;
        return 'give up';
      }
      if (sinceLastSoundMs < settings.remindAfterMs || reminders >= settings.remindMax) return 'wait';
      reminders += 1;
      sinceLastSoundMs = 0;
      return 'remind';
    },
  };
}
