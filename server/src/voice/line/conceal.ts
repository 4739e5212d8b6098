import { sampleRateHz } from '../ports.ts';
import { findPeriod } from './find-period.ts';

const samplesPerMs = sampleRateHz / 1000;
/** Pitch of voices: 66-200 Hz, repeated as periods of 5-15 ms (ITU-T G.711 Appendix I, section I.2.2). */
const minPeriod = 5 * samplesPerMs;
const maxPeriod = 15 * samplesPerMs;
const compared = 20 * samplesPerMs;
/** Three of the longest periods and a quarter to blend. */
const historyLength = 60 * samplesPerMs;
/** Full level for 10 ms, then down to silence at 60 ms (Appendix I, section I.2.7). */
const fadeFrom = 10 * samplesPerMs;
const fadeTo = 60 * samplesPerMs;
/** Back to real sound within 4 ms after a short loss and 10 ms after a long one (Appendix I, section I.2.8). */
const shortReturn = 4 * samplesPerMs;
const longReturn = 10 * samplesPerMs;
const maxPeriods = 3;

/**
 * Packet loss concealment (PLC) in the manner of ITU-T G.711 Appendix I: repeats the last pitch period, with the seam
 * blended over a quarter of a period, more periods the longer the loss lasts so that it does not buzz, faded out within
 * 60 ms and blended into the audio that follows. Works on 16 kHz audio of any codec. One object per stream.
 */
export class Concealer {
  readonly #history = new Int16Array(historyLength);
  /** The history as it was when the loss began. */
  readonly #original = new Int16Array(historyLength);
  readonly #loop = new Float32Array(maxPeriods * maxPeriod);
  #loopLength = 0;
  #loopAt = 0;
  #period = 0;
  #periods = 0;
  /** Concealed samples since the last real audio. */
  #concealed = 0;
  /** Step between the last real sample and the first repeated one, removed gradually. */
  #seamStep = 0;

  /** Takes decoded audio in playout order. After a loss its first samples are blended with the concealment. */
  observe(pcm: Int16Array): void {
    if (this.#concealed > 0) this.#blendInto(pcm);
    this.#remember(pcm);
  }

  /** Fills the array with concealment. */
  conceal(into: Int16Array): void {
    if (this.#concealed === 0) this.#begin();
    for (let index = 0; index < into.length; index += 1) into[index] = this.#next();
    this.#remember(into);
  }

  /** Clears the history, for a new stream. */
  reset(): void {
    this.#history.fill(0);
    this.#concealed = 0;
  }

  #begin(): void {
    const found = findPeriod(this.#history, {
      start: historyLength - compared,
      length: compared,
      minLag: minPeriod,
      maxLag: maxPeriod,
      direction: -1,
    });
    this.#period = found.lag;
    this.#periods = 0;
    const last = this.#history[historyLength - 1] ?? 0;
    this.#seamStep = last - (this.#history[historyLength - 1 - this.#period] ?? 0);
    this.#growLoop();
  }

  /** Repeats one period more than before, of real sound only. */
  #growLoop(): void {
    if (this.#periods === 0) this.#original.set(this.#history);
    this.#periods += 1;
    const length = this.#period * this.#periods;
    const from = historyLength - length;
    for (let index = 0; index < length; index += 1) this.#loop[index] = this.#original[from + index] ?? 0;
    const quarter = this.#period >> 2;
    for (let index = 0; index < quarter; index += 1) {
      // The end of the loop turns into what came before its beginning, so that it joins without a step.
      const share = (index + 1) / quarter;
      const before = this.#original[from - quarter + index] ?? 0;
      const at = length - quarter + index;
      this.#loop[at] = (this.#loop[at] ?? 0) * (1 - share) + before * share;
    }
    this.#loopLength = length;
    this.#loopAt = 0;
  }

  #next(): number {
    if (this.#concealed >= fadeTo) {
      this.#concealed += 1;
      return 0;
    }
    if (this.#loopAt >= this.#loopLength) {
      this.#loopAt = 0;
      if (this.#concealed >= fadeFrom * this.#periods && this.#periods < maxPeriods) this.#growLoop();
    }
    const quarter = this.#period >> 2;
    let sample = this.#loop[this.#loopAt] ?? 0;
    if (this.#concealed < quarter) sample += this.#seamStep * (1 - (this.#concealed + 1) / quarter);
    this.#loopAt += 1;
    if (this.#concealed > fadeFrom) sample *= 1 - (this.#concealed - fadeFrom) / (fadeTo - fadeFrom);
    this.#concealed += 1;
    return Math.max(-32_768, Math.min(32_767, Math.round(sample)));
  }

  #blendInto(pcm: Int16Array): void {
    const wanted = this.#concealed <= fadeFrom ? shortReturn : longReturn;
    const length = Math.min(wanted, pcm.length);
    for (let index = 0; index < length; index += 1) {
      const share = (index + 1) / (length + 1);
      pcm[index] = Math.round((pcm[index] ?? 0) * share + this.#next() * (1 - share));
    }
    this.#concealed = 0;
  }

  #remember(pcm: Int16Array): void {
    if (pcm.length >= historyLength) {
      this.#history.set(pcm.subarray(pcm.length - historyLength));
      return;
    }
    this.#history.copyWithin(0, pcm.length);
    this.#history.set(pcm, historyLength - pcm.length);
  }
}
