const keys = '0123456789*#ABCD';
/** Silence after which an event without an end packet counts as ended. Unit: milliseconds. */
const endLostAfterMs = 200;
/** Shortest reported duration; some senders begin with a duration of 0. Unit: milliseconds. */
const shortestMs = 20;
/** Earlier events remembered, to detect duplicates. */
const rememberedEvents = 8;

/**
 * DTMF digits from telephone events (RFC 4733): many packets per event, all with the timestamp of its start. Reports
 * each digit once, at its end, under loss, duplication and reordering, with or without a marker bit.
 */
export class TelephoneEventReceiver {
  readonly #onDigit: (digit: string, durationMs: number) => void;
  /** Timestamps of events reported already. */
  readonly #reported: number[] = [];
  #digit = '';
  #timestamp = 0;
  #durationMs = 0;
  #lastPacketMs = 0;
  #isOpen = false;

  constructor(onDigit: (digit: string, durationMs: number) => void) {
    this.#onDigit = onDigit;
  }

  /** Handles one packet. `clockRateHz`: clock of timestamp and duration. */
  receive(timestamp: number, payload: Uint8Array, clockRateHz: number, nowMs: number): void {
    if (payload.length < 4) return;
    const digit = keys[payload[0] ?? 255];
    if (digit === undefined || this.#reported.includes(timestamp)) return;
    if (this.#isOpen && timestamp !== this.#timestamp) {
      // A late packet of an earlier event adds nothing.
      if (((timestamp - this.#timestamp) | 0) < 0 && nowMs - this.#lastPacketMs < endLostAfterMs) return;
      this.#report();
    }
    if (!this.#isOpen) this.#open(timestamp, digit);
    const units = ((payload[2] ?? 0) << 8) | (payload[3] ?? 0);
    this.#durationMs = Math.max(this.#durationMs, Math.round((units * 1000) / clockRateHz));
    this.#lastPacketMs = nowMs;
    if (((payload[1] ?? 0) & 0x80) !== 0) this.#report();
  }

  #open(timestamp: number, digit: string): void {
    this.#isOpen = true;
    this.#timestamp = timestamp;
    this.#digit = digit;
    this.#durationMs = shortestMs;
  }

  /** Ends an event whose end packets were lost. Call regularly. */
  checkTimeout(nowMs: number): void {
    if (this.#isOpen && nowMs - this.#lastPacketMs >= endLostAfterMs) this.#report();
  }

  #report(): void {
    this.#isOpen = false;
    this.#reported.push(this.#timestamp);
    if (this.#reported.length > rememberedEvents) this.#reported.shift();
    this.#onDigit(this.#digit, this.#durationMs);
  }
}
