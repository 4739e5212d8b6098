import { frameMs, type VoiceActivity } from '../ports.ts';

/** Speech needed before somebody is held to be speaking. Unit: milliseconds; shorter is a click. */
const startMs = 60;
/** Pause inside which speech counts as going on. Unit: milliseconds; stops of consonants last up to about 200. */
const bridgeMs = 300;

/** Who speaks and for how long, counted in caller audio. */
export interface SpeechActivity {
  /** Takes the next frame. */
  push(frame: Int16Array): void;
  /** Somebody speaks, or paused for less than 300 ms. */
  isSpeaking(): boolean;
  /** Voiced sound of the speech that goes on or ended last. Unit: milliseconds, short pauses included. */
  speechMs(): number;
  /** Since the last voiced frame; Infinity before the first. Unit: milliseconds. */
  silenceMs(): number;
  /** How often speech has begun. */
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
    push(frame) {
      isVoiced = voiceActivity.push(frame) ?? isVoiced;
      if (!isVoiced) {
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
