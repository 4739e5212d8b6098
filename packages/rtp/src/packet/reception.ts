import type { ReceptionBlock } from './rtcp-write.ts';

const seenSize = 128;
/** RFC 3550, appendix A.1: a number this far ahead is still the same stream. */
const maxDropout = 3_000;

/** What has come of one sender (RFC 3550, appendix A.3 and A.8), told back to it every few seconds. */
export class Reception {
  #ssrc = 0;
  #hasBegun = false;
  #base = 0;
  #highest = 0;
  #received = 0;
  #expectedBefore = 0;
  #receivedBefore = 0;
  #transit = 0;
  #hasTransit = false;
  #jitter = 0;
  /** The newest numbers that have come, so that copies are known. */
  readonly #seen = new Float64Array(seenSize).fill(-1);

  /** Returns whether the packet is new, and no copy of one that came before. */
  note(ssrc: number, sequence: number): boolean {
    if (!this.#hasBegun || ssrc !== this.#ssrc) this.#begin(ssrc, sequence);
    const step = ((sequence - this.#highest) << 16) >> 16;
    if (Math.abs(step) > maxDropout) this.#begin(ssrc, sequence);
    const number = Math.abs(step) > maxDropout ? this.#highest : this.#highest + step;
    const at = ((number % seenSize) + seenSize) % seenSize;
    if (this.#seen[at] === number) return false;
    this.#seen[at] = number;
    this.#highest = Math.max(this.#highest, number);
    this.#base = Math.min(this.#base, number);
    this.#received += 1;
    return true;
  }

  #begin(ssrc: number, sequence: number): void {
    this.#ssrc = ssrc;
    this.#hasBegun = true;
    this.#base = 65_536 + sequence;
    this.#highest = this.#base;
    this.#received = 0;
    this.#expectedBefore = 0;
    this.#receivedBefore = 0;
    this.#hasTransit = false;
    this.#jitter = 0;
    this.#seen.fill(-1);
  }

  /** Of sound only: other packets have times that do not move with them. */
  noteTime(timestamp: number, arrivalMs: number, clockRateHz: number): void {
    const arrival = Math.round((arrivalMs * clockRateHz) / 1000) | 0;
    const transit = (arrival - timestamp) | 0;
    const deviation = Math.abs((transit - this.#transit) | 0);
    this.#transit = transit;
    // A pause of a second or more is not the network's.
    if (this.#hasTransit && deviation < clockRateHz) this.#jitter += (deviation - this.#jitter) / 16;
    this.#hasTransit = true;
  }

  /** What is told now; the next counts from here. Undefined while nothing has come. */
  takeBlock(lastReport: number, delaySinceLastReport: number): ReceptionBlock | undefined {
    if (!this.#hasBegun) return undefined;
    const expected = this.#highest - this.#base + 1;
    const wanted = expected - this.#expectedBefore;
    const lost = wanted - (this.#received - this.#receivedBefore);
    this.#expectedBefore = expected;
    this.#receivedBefore = this.#received;
    return {
      ssrc: this.#ssrc,
      fractionLost: wanted > 0 && lost > 0 ? Math.min(255, Math.floor((lost * 256) / wanted)) : 0,
      cumulativeLost: expected - this.#received,
      highestSequence: this.#highest - 65_536,
      jitter: this.#jitter,
      lastReport,
      delaySinceLastReport,
    };
  }
}
