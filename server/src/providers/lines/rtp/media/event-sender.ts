import { frameMs } from '#voice/ports.ts';

const keys = '0123456789*#ABCD';
/** RFC 4733, section 2.5.1.4: the last packet is sent three times, so that it is not lost. */
const endPackets = 3;
/** Between two presses, the repetitions of the end included. Unit: milliseconds. */
const gapMs = 50 + (endPackets - 1) * frameMs;
const shortestToneMs = 40;
/** Of 16 bits; longer presses would need a second event. */
const maxDurationUnits = 65_535;

/** One packet of a press. */
export interface EventPacket {
  event: number;
  isFirst: boolean;
  isEnd: boolean;
  /** Since the press began. Unit: of the clock. */
  duration: number;
}

interface Job {
  digits: string;
  toneMs: number;
  resolve(): void;
  reject(error: Error): void;
}

/** The number of a key, 0-15. */
export const eventOf = (digit: string): number => keys.indexOf(digit);

/** Presses keys one after the other, a packet for each frame of 20 ms. */
export class EventSender {
  readonly #jobs: Job[] = [];
  readonly #packet: EventPacket = { event: 0, isFirst: false, isEnd: false, duration: 0 };
  #at = 0;
  /** Frames since the press began. */
  #frame = 0;
  #gapFrames = 0;

  /** Resolves when the last key was let go and the gap after it is over. */
  send(digits: string, toneMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#jobs.push({ digits, toneMs: Math.max(shortestToneMs, toneMs), resolve, reject });
    });
  }

  /** The packet to be sent in place of sound in this frame, overwritten by the next; undefined: sound. */
  next(clockRateHz: number): EventPacket | undefined {
    const job = this.#jobs[0];
    if (job === undefined) return undefined;
    if (this.#gapFrames > 0) {
      this.#gapFrames -= 1;
      if (this.#gapFrames === 0 && this.#at === job.digits.length) this.#finish(job);
      return undefined;
    }
    const wanted = Math.round((job.toneMs * clockRateHz) / 1000);
    const total = Math.min(maxDurationUnits, wanted);
    const toneFrames = Math.ceil((total * 1000) / clockRateHz / frameMs);
    const frame = this.#frame;
    this.#frame += 1;
    const packet = this.#packet;
    packet.event = eventOf(job.digits[this.#at] ?? '0');
    packet.isFirst = frame === 0;
    packet.isEnd = frame >= toneFrames - 1;
    packet.duration = Math.min(total, Math.round(((frame + 1) * frameMs * clockRateHz) / 1000));
    if (frame + 1 === toneFrames + endPackets - 1) this.#nextDigit();
    return packet;
  }

  #nextDigit(): void {
    this.#at += 1;
    this.#frame = 0;
    this.#gapFrames = Math.ceil(gapMs / frameMs) - (endPackets - 1);
  }

  #finish(job: Job): void {
    this.#jobs.shift();
    this.#at = 0;
    job.resolve();
  }

  /** Nothing more is sent: what waits is given up. */
  stop(error: Error): void {
    for (const job of this.#jobs.splice(0)) job.reject(error);
    this.#at = 0;
    this.#frame = 0;
    this.#gapFrames = 0;
  }
}
