import type { MediaClock } from '#voice/line/media-clock.ts';
import type { MediaPacket } from '#voice/line/wire.ts';
import { type AudioFormat, audioDuration, clockRateOf, maxAudioBytes } from './audio-format.ts';

/** Gap after which the peer counts as silent, not late. */
const silenceMs = 200;

/**
 * Stamps audio with the sequence numbers and timestamps the jitter buffer needs: from the message counter of a protocol
 * that has one, so that reordered messages are sorted; otherwise in order of arrival, which a socket preserves.
 * Timestamps jump over the peer's silence.
 */
export class AudioStamper {
  readonly #format: AudioFormat;
  readonly #clock: MediaClock;
  readonly #rateHz: number;
  /** Sequence number and timestamp of the message from which the next ones are counted. */
  #base: { sequence: number; timestamp: number } | undefined;
  #newest = -1;
  #count = 0;
  #nextDueMs = 0;

  constructor(format: AudioFormat, clock: MediaClock) {
    this.#format = format;
    this.#clock = clock;
    this.#rateHz = clockRateOf(format);
  }

  /** Stamps a payload; undefined for anything but audio, and for more of it than one message may hold. */
  stamp(payload: Uint8Array, given?: number): MediaPacket | undefined {
    const duration = payload.length > maxAudioBytes(this.#format) ? 0 : audioDuration(this.#format, payload);
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
    // The base moves with each message, so that messages of changing length stay in step.
    this.#base = { sequence, timestamp: due + jump };
    this.#newest = sequence;
    this.#nextDueMs = arrivalMs + durationMs;
    return this.#base;
  }
}
