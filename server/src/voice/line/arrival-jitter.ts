import type { MediaPacket } from './wire.ts';

/** A step this large is a pause or a new stream, not the network. Unit: milliseconds. */
const maxStepMs = 1_000;
const minTargetMs = 20;
const maxTargetMs = 200;
/** Before anything is known of the path. */
const initialTargetMs = 40;
/** Added to the worst delay seen: half a frame until the next tick on average, and half as reserve. */
const reserveMs = 20;
/** Half of a peak is forgotten after 350 packets: 7 s at 20 ms. */
const peakKept = 0.998;
/** Rate at which the fastest transit is forgotten, to follow clock drift. Unit: milliseconds per packet. */
const baseRiseMs = 0.02;

/**
 * Estimates the arrival jitter and the buffer depth it needs: more at once after a late packet, less slowly on a calm
 * path.
 */
export class ArrivalJitter {
  #lastArrivalMs = 0;
  #lastTimestamp = 0;
  #hasLast = false;
  /** Delay of the last packet and of the fastest, against the first. */
  #transitMs = 0;
  #baseMs = 0;
  #peakMs = initialTargetMs - reserveMs;
  #jitterMs = 0;

  add(packet: MediaPacket, clockRateHz: number): void {
    if (!Number.isFinite(packet.arrivalMs)) return;
    const sentMs = (((packet.timestamp - this.#lastTimestamp) | 0) * 1000) / clockRateHz;
    const stepMs = packet.arrivalMs - this.#lastArrivalMs - sentMs;
    this.#lastArrivalMs = packet.arrivalMs;
    this.#lastTimestamp = packet.timestamp;
    if (!this.#hasLast || Math.abs(stepMs) > maxStepMs) {
      this.#hasLast = true;
      this.#transitMs = 0;
      this.#baseMs = 0;
      return;
    }
    // RFC 3550, section 6.4.1.
    this.#jitterMs += (Math.abs(stepMs) - this.#jitterMs) / 16;
    this.#transitMs += stepMs;
    this.#baseMs = Math.min(this.#baseMs + baseRiseMs, this.#transitMs);
    const lateMs = this.#transitMs - this.#baseMs;
    this.#peakMs = Math.min(maxTargetMs, Math.max(lateMs, this.#peakMs * peakKept));
  }

  /** Mean deviation of arrivals, as in RTCP reports. Unit: milliseconds. */
  get jitterMs(): number {
    return this.#jitterMs;
  }

  /** Buffer depth at which playout starts. Unit: milliseconds, 20-200. */
  get targetMs(): number {
    return Math.max(minTargetMs, Math.min(maxTargetMs, this.#peakMs + reserveMs));
  }

  /** A new stream over the same path: times begin anew, what is known of the path stays. */
  restart(): void {
    this.#hasLast = false;
  }
}
