import { frameMs } from '../ports.ts';

/** Time over which the background is measured. Unit: frames of 20 ms; 3 s hold pauses of the caller at any pace. */
const windowFrames = 3_000 / frameMs;
/** Share of the window that is background at least: speech has weak sounds and pauses, a room has none. */
const backgroundShare = 0.3;
/** Frames counted as quiet before the first one, so that a caller who speaks at once is heard. */
const assumedQuietFrames = 6;
const assumedQuietDb = -75;
/** Frames in which the background of a call is found out; nothing in them is foreground. */
const learningFrames = 15;
/** Levels below are one level: comfort noise is no background that speech must exceed. */
const silenceDb = -62;
/** Level over the background at which speech of the caller begins, and at which it goes on. Unit: dB. */
const opensOverDb = 8;
const holdsOverDb = 5;
/** Weak sounds within speech. Unit: frames of 20 ms. */
const holdFrames = 10;
/** Part of the newest frame in the smoothed level: a time constant of about 60 ms. */
const smoothing = 0.3;
/** Level of the background above which the caller's audio is worth denoising, with 2 dB of hysteresis. Unit: dB. */
const noisyDb = -58;
/** Levels counted, one bin each. Unit: dB below full scale. */
const bins = 100;

/** Separates the caller from voices and noise behind them by level, in the caller's audio as it came. */
export interface Foreground {
  /** Takes one frame. Returns false when nothing in it exceeds the background of the last seconds. */
  push(frame: Int16Array): boolean;
  /** The background is loud enough to disturb recognition; noise suppression does harm to clean speech. */
  isNoisy(): boolean;
}

export function createForeground(): Foreground {
  return new LevelForeground();
}

/** A class, since it runs 50 times a second in every call. */
class LevelForeground implements Foreground {
  readonly #window = new Int8Array(windowFrames);
  readonly #counts = new Uint16Array(bins + 1);
  #at = 0;
  #filled = 0;
  #smoothed = 0;
  #heldFrames = 0;
  #backgroundDb = silenceDb;
  #isNoisy = false;

  constructor() {
    for (let frame = 0; frame < assumedQuietFrames; frame += 1) this.#count(assumedQuietDb);
  }

  push(frame: Int16Array): boolean {
    const power = powerOf(frame);
    this.#count(decibelsOf(power));
    this.#backgroundDb = Math.max(silenceDb, this.#quantileDb());
    this.#smoothed += (power - this.#smoothed) * smoothing;
    const overDb = decibelsOf(this.#smoothed) - this.#backgroundDb;
    if (overDb >= opensOverDb) this.#heldFrames = holdFrames;
    else if (this.#heldFrames > 0 && overDb < holdsOverDb) this.#heldFrames -= 1;
    if (this.#filled < assumedQuietFrames + learningFrames) this.#heldFrames = 0;
    return this.#heldFrames > 0;
  }

  isNoisy(): boolean {
    this.#isNoisy = this.#backgroundDb > (this.#isNoisy ? noisyDb - 2 : noisyDb);
    return this.#isNoisy;
  }

  #count(levelDb: number): void {
    if (this.#filled === windowFrames) this.#add(this.#window[this.#at] ?? 0, -1);
    else this.#filled += 1;
    const level = Math.max(-bins, Math.min(0, Math.round(levelDb)));
    this.#window[this.#at] = level;
    this.#add(level, 1);
    this.#at = (this.#at + 1) % windowFrames;
  }

  #add(level: number, change: number): void {
    this.#counts[-level] = (this.#counts[-level] ?? 0) + change;
  }

  /** Level that `backgroundShare` of the window stays below. */
  #quantileDb(): number {
    let left = this.#filled * backgroundShare;
    for (let level = bins; level > 0; level -= 1) {
      left -= this.#counts[level] ?? 0;
      if (left < 0) return -level;
    }
    return 0;
  }
}

/** Mean square, of samples up to 1. */
function powerOf(frame: Int16Array): number {
  let sum = 0;
  for (const sample of frame) sum += sample * sample;
  return sum / (frame.length * 32_768 * 32_768);
}

function decibelsOf(power: number): number {
  return 10 * Math.log10(power + 1e-10);
}
