/** ITU-T Q.23. Unit: hertz. */
const rows = [697, 770, 852, 941] as const;
const columns = [1209, 1336, 1477, 1633] as const;
const keys = ['123A', '456B', '789C', '*0#D'] as const;

const rateHz = 8_000;
/** 12.75 ms: two of three blocks lie within the 40 ms that a press lasts at least (ITU-T Q.24). Unit: samples. */
const blockSamples = 102;
const blockMs = (blockSamples * 1000) / rateHz;
const blocksToBegin = 2;
const blocksToEnd = 3;
/** Minimum level of each tone: -40 dB of full scale. */
const minAmplitude = 330;
/** Minimum distance of a tone to the next one of its group: 8 dB. */
const clearance = 6.3;
/** Maximum twist: the row may be 4 dB, the column 8 dB louder than the other (Q.24). */
const maxRowOverColumn = 2.5;
const maxColumnOverRow = 6.3;
/** Minimum share of both tones in the energy of a block; speech has more harmonics. */
const minShare = 0.75;

const all = [...rows, ...columns];
const coefficients = Float64Array.from(all, (hz) => 2 * Math.cos((2 * Math.PI * hz) / rateHz));

/**
 * In-band DTMF detector (Goertzel), for peers without telephone events. Reports each press once, at its end. Rejects
 * speech: see the test with recordings. Cheap enough for a call, and not run where events were agreed.
 */
export class InbandDtmfDetector {
  readonly #onDigit: (digit: string, durationMs: number) => void;
  readonly #last = new Float64Array(all.length);
  readonly #beforeLast = new Float64Array(all.length);
  readonly #power = new Float64Array(all.length);
  #count = 0;
  #energy = 0;
  #candidate = '';
  #seen = 0;
  #current = '';
  #blocks = 0;
  #misses = 0;

  constructor(onDigit: (digit: string, durationMs: number) => void) {
    this.#onDigit = onDigit;
  }

  /** Processes the next audio, 16 kHz, an even number of samples. */
  push(pcm: Int16Array): void {
    for (let index = 0; index + 1 < pcm.length; index += 2) {
      // Halves the rate: the tones lie far below 4 kHz, where the mean of two samples changes nothing.
      const sample = ((pcm[index] ?? 0) + (pcm[index + 1] ?? 0)) / 2;
      this.#energy += sample * sample;
      for (let tone = 0; tone < all.length; tone += 1) {
        const last = this.#last[tone] ?? 0;
        this.#last[tone] = sample + (coefficients[tone] ?? 0) * last - (this.#beforeLast[tone] ?? 0);
        this.#beforeLast[tone] = last;
      }
      this.#count += 1;
      if (this.#count === blockSamples) this.#endBlock();
    }
  }

  #endBlock(): void {
    for (let tone = 0; tone < all.length; tone += 1) {
      const last = this.#last[tone] ?? 0;
      const before = this.#beforeLast[tone] ?? 0;
      this.#power[tone] = last * last + before * before - (coefficients[tone] ?? 0) * last * before;
    }
    const key = this.#judge();
    this.#last.fill(0);
    this.#beforeLast.fill(0);
    this.#count = 0;
    this.#energy = 0;
    this.#follow(key);
  }

  /** Returns the digit whose two tones this block holds; empty: none. */
  #judge(): string {
    const row = this.#loudest(0);
    const column = this.#loudest(rows.length);
    const rowPower = this.#power[row] ?? 0;
    const columnPower = this.#power[column] ?? 0;
    // The power of a tone of amplitude A is (A n / 2)^2, its energy n A^2 / 2.
    const least = ((minAmplitude * blockSamples) / 2) ** 2;
    if (rowPower < least || columnPower < least) return '';
    if (rowPower > columnPower * maxRowOverColumn || columnPower > rowPower * maxColumnOverRow) return '';
    if (!this.#isClear(row, 0) || !this.#isClear(column, rows.length)) return '';
    if (rowPower + columnPower < minShare * this.#energy * (blockSamples / 2)) return '';
    return keys[row]?.[column - rows.length] ?? '';
  }

  #loudest(from: number): number {
    let best = from;
    for (let tone = from + 1; tone < from + 4; tone += 1) {
      if ((this.#power[tone] ?? 0) > (this.#power[best] ?? 0)) best = tone;
    }
    return best;
  }

  #isClear(best: number, from: number): boolean {
    const least = (this.#power[best] ?? 0) / clearance;
    for (let tone = from; tone < from + 4; tone += 1)
      if (tone !== best && (this.#power[tone] ?? 0) > least) return false;
    return true;
  }

  #follow(key: string): void {
    this.#seen = key !== '' && key === this.#candidate ? this.#seen + 1 : key === '' ? 0 : 1;
    this.#candidate = key;
    if (this.#current !== '') {
      if (key === this.#current) {
        this.#blocks += 1 + this.#misses;
        this.#misses = 0;
        return;
      }
      this.#misses += 1;
      if (this.#misses < blocksToEnd && this.#seen < blocksToBegin) return;
      const digit = this.#current;
      this.#current = '';
      this.#onDigit(digit, Math.round(this.#blocks * blockMs));
    }
    if (this.#seen < blocksToBegin) return;
    this.#current = key;
    this.#blocks = this.#seen;
    this.#misses = 0;
  }
}
