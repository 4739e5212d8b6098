import { sampleRateHz } from '../ports.ts';
import { findPeriod } from './find-period.ts';

const samplesPerMs = sampleRateHz / 1000;
const minCut = 10 * samplesPerMs;
const maxCut = 20 * samplesPerMs;
const overlap = 10 * samplesPerMs;
/** Root of the mean square below which a cut is not heard: -47 dB of full scale. */
const quiet = 150;

/** Minimum audio for a cut that leaves a whole frame. Unit: samples. */
export const samplesForCut = 320 + maxCut + overlap;

/** Decoded sound that waits to be played. What does not fit is left out. */
export class SampleFifo {
  readonly #samples: Int16Array;
  #head = 0;
  #tail = 0;

  constructor(capacity: number) {
    this.#samples = new Int16Array(capacity);
  }

  get length(): number {
    return this.#tail - this.#head;
  }

  /** Room for so many samples at the end, to be written by the caller; shorter where the queue is full. */
  extend(count: number): Int16Array {
    if (this.#tail + count > this.#samples.length) {
      this.#samples.copyWithin(0, this.#head, this.#tail);
      this.#tail -= this.#head;
      this.#head = 0;
    }
    const from = this.#tail;
    this.#tail = Math.min(this.#samples.length, from + count);
    return this.#samples.subarray(from, this.#tail);
  }

  /** Moves the oldest samples into the array, which must not be longer than the queue. */
  shift(into: Int16Array): void {
    into.set(this.#samples.subarray(this.#head, this.#head + into.length));
    this.#head += into.length;
  }

  /**
   * Shortens what comes next by 10-20 ms without changing its pitch: a stretch is blended into one that looks like it.
   * Returns how many samples fewer there are now; 0 where nothing alike was found. `minLikeness`: -1 to 1; quiet sound
   * may always be cut.
   */
  cut(minSimilarity: number): number {
    if (this.length < samplesForCut) return 0;
    const from = this.#head;
    const found = findPeriod(this.#samples, {
      start: from,
      length: overlap,
      minLag: minCut,
      maxLag: maxCut,
      direction: 1,
    });
    if (found.similarity < minSimilarity && !this.#isQuiet(from, overlap + found.lag)) return 0;
    for (let index = 0; index < overlap; index += 1) {
      const share = (index + 1) / (overlap + 1);
      const at = from + found.lag + index;
      const kept = (this.#samples[from + index] ?? 0) * (1 - share);
      this.#samples[at] = Math.round(kept + (this.#samples[at] ?? 0) * share);
    }
    this.#head += found.lag;
    return found.lag;
  }

  #isQuiet(from: number, count: number): boolean {
    let sum = 0;
    for (let index = from; index < from + count; index += 1) sum += (this.#samples[index] ?? 0) ** 2;
    return sum < quiet * quiet * count;
  }

  clear(): void {
    this.#head = 0;
    this.#tail = 0;
  }
}
