import type { EndReason, Line } from '../ports.ts';
import type { CallSettings } from '../settings.ts';
import { createInactivityTimer } from './inactivity.ts';

/** Limits of a call: inactivity of the caller, and duration. */
export interface CallLimits {
  /**
   * Called once a frame. `isQuiet`: neither side speaks and no reply is under way. `speechStarts`: number of the
   * caller's speech starts so far.
   */
  tick(now: { callMs: number; isQuiet: boolean; speechStarts: number }): void;
  digitPressed(): void;
  /** The caller asked the agent to wait. */
  waitRequested(): void;
  /** Silence that the current reply waits for; undefined: reminders and the end, as the settings say. */
  expectSilence(silenceMs: number | undefined): void;
}

export function createCallLimits(parts: {
  settings: CallSettings;
  line: Pick<Line, 'stats'>;
  remind(text: string): void;
  /** The silence that a reply waits for has passed. */
  onExpectedSilence(): void;
  sayAndEnd(text: string, reason: EndReason): void;
}): CallLimits {
  const { settings } = parts;
  const { announcements: lines } = settings.language;
  const patience = createInactivityTimer(settings.silence);
  let startsSeen = 0;
  let hasPressedKey = false;

  return {
    tick({ callMs, isQuiet, speechStarts }) {
      const callerActed = speechStarts !== startsSeen || hasPressedKey;
      startsSeen = speechStarts;
      hasPressedKey = false;
      switch (patience.tick(isQuiet, callerActed)) {
        case 'remind': {
          // A caller who was to speak first and has not is greeted after all.
          const isUngreeted = settings.firstSpeaker === 'user' && speechStarts === 0 && settings.opening !== '';
          return parts.remind(isUngreeted ? settings.opening : lines.stillThere);
        }
        case 'end': {
          const reason = parts.line.stats().packetsIn === 0 ? 'no_audio' : 'inactivity';
          return parts.sayAndEnd(settings.endCallMessage || lines.goodbye, reason);
        }
        case 'expected':
          return parts.onExpectedSilence();
        case 'wait':
          if (callMs >= settings.maxDurationMs) parts.sayAndEnd(lines.timeIsUp, 'max_duration');
      }
    },
    digitPressed: () => void (hasPressedKey = true),
    waitRequested: () => patience.extend(),
    expectSilence: (silenceMs) => patience.expect(silenceMs),
  };
}
