const keys = '0123456789*#ABCD';
/** A press whose end never came is over when nothing more of it does. Unit: milliseconds. */
const endLostAfterMs = 200;
/** A press shows at least so long; some senders begin with a duration of 0. Unit: milliseconds. */
const shortestMs = 20;
/** Presses before the current one, of which copies may still come. */
const remembered = 8;

/**
 * Keys pressed as RFC 4733 sends them: many packets per press, all with the time at which it began. Tells each key
 * once, at its end, whatever is lost, doubled or overtaken, and whether or not a marker is set.
 */
export class EventReceiver {
  readonly #onDigit: (digit: string, durationMs: number) => void;
  /** Times of presses told already. */
  readonly #told: number[] = [];
  #digit = '';
  #timestamp = 0;
  #durationMs = 0;
  #heardMs = 0;
  #isOpen = false;

  constructor(onDigit: (digit: string, durationMs: number) => void) {
    this.#onDigit = onDigit;
  }

  /** `clockRateHz`: units of timestamp and duration per second. */
  receive(timestamp: number, payload: Uint8Array, clockRateHz: number, nowMs: number): void {
    if (payload.length < 4) return;
    const digit = keys[payload[0] ?? 255];
    if (digit === undefined || this.#told.includes(timestamp)) return;
    if (this.#isOpen && timestamp !== this.#timestamp) {
      // A straggler of a press before the open one says nothing that is not known or over.
      if (((timestamp - this.#timestamp) | 0) < 0 && nowMs - this.#heardMs < endLostAfterMs) return;
      this.#tell();
    }
    if (!this.#isOpen) this.#open(timestamp, digit);
    const units = ((payload[2] ?? 0) << 8) | (payload[3] ?? 0);
    this.#durationMs = Math.max(this.#durationMs, Math.round((units * 1000) / clockRateHz));
    this.#heardMs = nowMs;
    if (((payload[1] ?? 0) & 0x80) !== 0) this.#tell();
  }

  #open(timestamp: number, digit: string): void {
    this.#isOpen = true;
    this.#timestamp = timestamp;
    this.#digit = digit;
    this.#durationMs = shortestMs;
  }

  /** To be called now and then: tells a press whose end was lost. */
  watch(nowMs: number): void {
    if (this.#isOpen && nowMs - this.#heardMs >= endLostAfterMs) this.#tell();
  }

  #tell(): void {
    this.#isOpen = false;
    this.#told.push(this.#timestamp);
    if (this.#told.length > remembered) this.#told.shift();
    this.#onDigit(this.#digit, this.#durationMs);
  }
}
