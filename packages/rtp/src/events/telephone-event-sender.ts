/** Duration covered by one packet. Unit: milliseconds. */
const packetMs = 20;
const keys = '0123456789*#ABCD';
/** End packets per event, against loss (RFC 4733, section 2.5.1.4). */
const endPackets = 3;
/** Pause between two events, the repeated end packets included. Unit: milliseconds. */
const gapMs = 50 + (endPackets - 1) * packetMs;
const shortestToneMs = 40;
/** Limit of the 16-bit duration field; a longer tone would need a second event. */
const maxDurationUnits = 65_535;

/** One telephone event packet. */
export interface TelephoneEventPacket {
  event: number;
  isFirst: boolean;
  isEnd: boolean;
  /** Time since the start of the event, in timestamp units. */
  duration: number;
}

interface Job {
  digits: string;
  toneMs: number;
  resolve(): void;
  reject(error: Error): void;
}

/** Event code of a DTMF digit, 0-15 (RFC 4733, table 3). */
export const eventCodeOf = (digit: string): number => keys.indexOf(digit);

/** Sends DTMF digits one after another, a packet for each frame of 20 ms. */
export class TelephoneEventSender {
  readonly #jobs: Job[] = [];
  readonly #packet: TelephoneEventPacket = { event: 0, isFirst: false, isEnd: false, duration: 0 };
  #at = 0;
  /** Frames since the start of the event. */
  #frame = 0;
  #gapFrames = 0;

  /** Queues digits. Resolves after the last one and its pause. */
  send(digits: string, toneMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#jobs.push({ digits, toneMs: Math.max(shortestToneMs, toneMs), resolve, reject });
    });
  }

  /** Packet to send instead of audio in this frame, overwritten by the next; undefined: audio. */
  next(clockRateHz: number): TelephoneEventPacket | undefined {
    const job = this.#jobs[0];
    if (job === undefined) return undefined;
    if (this.#gapFrames > 0) {
      this.#gapFrames -= 1;
      if (this.#gapFrames === 0 && this.#at === job.digits.length) this.#finish(job);
      return undefined;
    }
    const wanted = Math.round((job.toneMs * clockRateHz) / 1000);
    const total = Math.min(maxDurationUnits, wanted);
    const toneFrames = Math.ceil((total * 1000) / clockRateHz / packetMs);
    const frame = this.#frame;
    this.#frame += 1;
    const packet = this.#packet;
    packet.event = eventCodeOf(job.digits[this.#at] ?? '0');
    packet.isFirst = frame === 0;
    packet.isEnd = frame >= toneFrames - 1;
    packet.duration = Math.min(total, Math.round(((frame + 1) * packetMs * clockRateHz) / 1000));
    if (frame + 1 === toneFrames + endPackets - 1) this.#nextDigit();
    return packet;
  }

  #nextDigit(): void {
    this.#at += 1;
    this.#frame = 0;
    this.#gapFrames = Math.ceil(gapMs / packetMs) - (endPackets - 1);
  }

  #finish(job: Job): void {
    this.#jobs.shift();
    this.#at = 0;
    job.resolve();
  }

  /** Stops and rejects pending digits. */
  stop(error: Error): void {
    for (const job of this.#jobs.splice(0)) job.reject(error);
    this.#at = 0;
    this.#frame = 0;
    this.#gapFrames = 0;
  }
}
