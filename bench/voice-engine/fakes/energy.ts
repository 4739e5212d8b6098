import type { Scenario } from '../scenario.ts';
import type { Stamps } from './stamps.ts';

const loudness = 1_000;
/** One sample in so many is looked at. */
const stride = 64;
const windowSamples = 512;
const windowMs = 32;

/** True when a frame is loud, by two of its samples. */
export function isLoud(frame: Int16Array): boolean {
  return (frame[0] ?? 0) > loudness || (frame[frame.length >> 1] ?? 0) > loudness;
}

/** Classifies windows of 32 ms as loud or quiet. */
export class EnergyWindows {
  #samples = 0;
  #loud = 0;

  /** True when the newest complete window was loud; undefined when the frame completed none. */
  push(frame: Int16Array): boolean | undefined {
    let isSpeech: boolean | undefined;
    for (let at = 0; at < frame.length; at += stride) {
      if ((frame[at] ?? 0) > loudness) this.#loud += 1;
      this.#samples += stride;
      if (this.#samples < windowSamples) continue;
      isSpeech = this.#loud >= 2;
      this.#samples = 0;
      this.#loud = 0;
    }
    return isSpeech;
  }
}

/** Result of a detector for a window. Unit: milliseconds. */
export interface ActivityWindow {
  /** Before this window. */
  isSpeaking: boolean;
  /** Length of the current speech, pauses included. */
  durationMs: number;
  speechMs: number;
  silenceMs: number;
  change: 'start' | 'end' | undefined;
}

/** A voice activity detector with start and end, as engines expect that do not smooth by themselves. */
export class EnergyActivity {
  readonly #windows = new EnergyWindows();
  readonly #scenario: Scenario;
  readonly #stamps: Stamps;
  #isSpeaking = false;
  #durationMs = 0;
  #speechMs = 0;
  #silenceMs = 0;

  constructor(scenario: Scenario, stamps: Stamps) {
    this.#scenario = scenario;
    this.#stamps = stamps;
  }

  push(frame: Int16Array): ActivityWindow | undefined {
    const isSpeech = this.#windows.push(frame);
    if (isSpeech === undefined) return undefined;
    if (this.#isSpeaking) this.#durationMs += windowMs;
    this.#speechMs = isSpeech ? this.#speechMs + windowMs : 0;
    this.#silenceMs = isSpeech ? 0 : this.#silenceMs + windowMs;
    if (this.#isSpeaking && this.#durationMs >= this.#scenario.interruptionMs) {
      this.#stamps.interrupting ||= performance.now();
    }
    const window: ActivityWindow = {
      isSpeaking: this.#isSpeaking,
      durationMs: this.#durationMs,
      speechMs: this.#speechMs,
      silenceMs: this.#silenceMs,
      change: undefined,
    };
    if (!this.#isSpeaking && this.#speechMs >= this.#scenario.activityStartMs) {
      this.#isSpeaking = true;
      this.#durationMs = this.#speechMs;
      window.change = 'start';
    } else if (this.#isSpeaking && this.#silenceMs >= this.#scenario.activityEndMs) {
      this.#isSpeaking = false;
      this.#durationMs = 0;
      this.#stamps.silent = performance.now();
      window.change = 'end';
    }
    return window;
  }
}
