import { frameMs, type VoiceActivity } from '../ports.ts';

/** Minimum voiced run that counts as speech. Unit: milliseconds; shorter is a click. */
const startMs = 60;
/** Pause that does not interrupt speech. Unit: milliseconds; the stop of a consonant lasts up to about 200. */
const bridgeMs = 300;

/** Smoothed voice activity (VAD), counted in audio time. */
export interface SpeechActivity {
  /** `isBackground`: voices in the frame are not the caller's. */
  push(frame: Int16Array, isBackground?: boolean): void;
  /** True during speech and pauses below 300 ms. */
  isSpeaking(): boolean;
  /** Length of the current or last speech, short pauses included. Unit: milliseconds. */
  speechMs(): number;
  /** Time since the last voiced frame; Infinity before the first. Unit: milliseconds. */
  silenceMs(): number;
  /** Number of speech starts so far. */
  starts(): number;
}

export function createSpeechActivity(voiceActivity: VoiceActivity): SpeechActivity {
  let isVoiced = false;
  let runMs = 0;
  let speechMs = 0;
  let silenceMs = Number.POSITIVE_INFINITY;
  let isSpeaking = false;
  let starts = 0;

  return {
    push(frame, isBackground = false) {
      isVoiced = voiceActivity.push(frame) ?? isVoiced;
      if (!isVoiced || isBackground) {
        runMs = 0;
        silenceMs += frameMs;
        if (isSpeaking && silenceMs >= bridgeMs) isSpeaking = false;
        return;
      }
      runMs += frameMs;
      if (isSpeaking) {
        speechMs += frameMs + silenceMs;
        silenceMs = 0;
        return;
      }
      if (runMs < startMs) {
        silenceMs += frameMs;
        return;
      }
      isSpeaking = true;
      starts += 1;
      speechMs = runMs;
      silenceMs = 0;
    },
    isSpeaking: () => isSpeaking,
    speechMs: () => speechMs,
    silenceMs: () => silenceMs,
    starts: () => starts,
  };
}
