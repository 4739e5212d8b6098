import type { ReceptionBlock } from './write-rtcp.ts';

const seenSize = 128;
/** RFC 3550, appendix A.1: a gap up to this is still the same stream. */
const maxDropout = 3_000;

/** Reception statistics of one SSRC (RFC 3550, appendix A.3 and A.8) for its reception reports. */
export class ReceptionStatistics {
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
  /** The newest sequence numbers received, to detect duplicates. */
  readonly #seen = new Float64Array(seenSize).fill(-1);

  /** Records a packet. Returns false for a duplicate. */
  record(ssrc: number, sequence: number): boolean {
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

  /** Updates the interarrival jitter. Audio only: timestamps of events do not advance with each packet. */
  recordTransit(timestamp: number, arrivalMs: number, clockRateHz: number): void {
    const arrival = Math.round((arrivalMs * clockRateHz) / 1000) | 0;
    const transit = (arrival - timestamp) | 0;
    const deviation = Math.abs((transit - this.#transit) | 0);
    this.#transit = transit;
    // A jump of a second or more is not network jitter.
    if (this.#hasTransit && deviation < clockRateHz) this.#jitter += (deviation - this.#jitter) / 16;
    this.#hasTransit = true;
  }

  /** Takes the report block for the interval since the last one. Undefined while no packet was received. */
  nextBlock(lastReport: number, delaySinceLastReport: number): ReceptionBlock | undefined {
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
