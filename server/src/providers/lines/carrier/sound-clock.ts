import type { MediaClock } from '#voice/line/media-clock.ts';
import type { MediaPacket } from '#voice/line/wire.ts';
import { clockRateOf, maxSoundBytes, type SoundFormat, soundDuration } from './sound-format.ts';

/** A far end that sends nothing for longer was silent, not late. */
const silenceMs = 200;

/**
 * Gives sound the numbers and times a jitter buffer goes by. Of a protocol that counts its messages the count decides,
 * so that what comes in another order is put right; of the others the order they came in, which a socket keeps. Time
 * jumps where the far end was silent.
 */
export class SoundClock {
  readonly #format: SoundFormat;
  readonly #clock: MediaClock;
  readonly #rateHz: number;
  /** Number and time of the message the next ones are counted from. */
  #base: { sequence: number; timestamp: number } | undefined;
  #newest = -1;
  #count = 0;
  #nextDueMs = 0;

  constructor(format: SoundFormat, clock: MediaClock) {
    this.#format = format;
    this.#clock = clock;
    this.#rateHz = clockRateOf(format);
  }

  /** Undefined for what is no sound, or more of it than one message may hold. */
  stamp(payload: Uint8Array, given?: number): MediaPacket | undefined {
    const duration = payload.length > maxSoundBytes(this.#format) ? 0 : soundDuration(this.#format, payload);
    if (duration === 0) return undefined;
    const arrivalMs = this.#clock.now();
    const sequence = given === undefined || !Number.isSafeInteger(given) ? this.#count : given;
    const base = this.#baseFor(sequence, duration, arrivalMs);
    this.#count += 1;
    const timestamp = base.timestamp + (sequence - base.sequence) * duration;
    return { sequence: sequence & 0xffff, timestamp: timestamp >>> 0, payload, arrivalMs };
  }

  #baseFor(sequence: number, duration: number, arrivalMs: number): { sequence: number; timestamp: number } {
    const durationMs = (duration * 1000) / this.#rateHz;
    const base = this.#base;
    if (base === undefined) {
      this.#base = { sequence, timestamp: 0 };
      this.#newest = sequence;
      this.#nextDueMs = arrivalMs + durationMs;
      return this.#base;
    }
    if (sequence <= this.#newest) return base;
    const silentMs = arrivalMs - this.#nextDueMs;
    const due = base.timestamp + (sequence - base.sequence) * duration;
    const jump = silentMs > silenceMs ? Math.round((silentMs * this.#rateHz) / 1000) : 0;
    // Counted anew from each message, so that messages of changing length stay in step.
    this.#base = { sequence, timestamp: due + jump };
    this.#newest = sequence;
    this.#nextDueMs = arrivalMs + durationMs;
    return this.#base;
  }
}
