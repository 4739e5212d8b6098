import {
  type Agreement,
  type CodecName,
  clockRateOf,
  emptyHeader,
  payloadEnd,
  ReceptionStatistics,
  readRtpHeader,
  type SourceLatch,
  type SrtpReceiver,
  TelephoneEventReceiver,
} from '@parley/rtp';
import type { PacedLine } from '#voice/line/wire.ts';
import { noiseLevel, noisePayloads } from './comfort-noise.ts';
import { toOtherLaw } from './wire-codec.ts';

/** Noise is made up so long after it was last announced; later a sender is gone, and not silent. Unit: frames. */
const maxNoiseFrames = 1_500;
const noiseUnits = 160;

/** What the stream tells whoever owns it. */
export interface ReceiverListener {
  /** Something of the peer's came. */
  heard(nowMs: number): void;
  /** Sound of another codec than the line is set to decode. */
  otherCodec(codec: CodecName): void;
}

/** Takes the packets of one stream apart: sound to the line, keys and noise besides. */
export class StreamReceiver {
  readonly reception = new ReceptionStatistics();
  readonly #latch: SourceLatch;
  readonly #listener: ReceiverListener;
  readonly #now: () => number;
  readonly #head = emptyHeader();
  readonly #events: TelephoneEventReceiver;
  #agreement: Agreement | undefined;
  #codec: CodecName = 'pcma';
  #line: PacedLine | undefined;
  /** Packets that are no sound leave no hole in the numbers of those that are. */
  #shift = 0;
  #lastSequence = 0;
  #lastTimestamp = 0;
  #noise: readonly Uint8Array[] | undefined;
  #noiseFrames = 0;
  srtp: SrtpReceiver | undefined;
  hasHeardEvents = false;

  constructor(parts: { latch: SourceLatch; listener: ReceiverListener; now: () => number }) {
    this.#latch = parts.latch;
    this.#listener = parts.listener;
    this.#now = parts.now;
    this.#events = new TelephoneEventReceiver((digit, durationMs) => this.#line?.receiveDigit(digit, durationMs));
  }

  /** What comes goes to this line, in this codec. */
  serve(line: PacedLine, codec: CodecName): void {
    this.#line = line;
    this.#codec = codec;
  }

  apply(agreement: Agreement): void {
    this.#agreement = agreement;
    this.#noise = undefined;
  }

  /** A packet from the network; it is changed where it is encrypted. Never throws. */
  receive(packet: Buffer, address: string, port: number): void {
    const head = this.#head;
    const agreement = this.#agreement;
    if (agreement === undefined || !readRtpHeader(packet, head)) return;
    const format = agreement.received.get(head.payloadType);
    const nowMs = this.#now();
    const isSigned = agreement.srtp !== undefined;
    if (format === undefined || !this.#latch.mayAccept(address, port, nowMs, isSigned)) return;
    const length = isSigned ? (this.srtp?.unprotectRtp(packet, head.payloadAt) ?? 0) : packet.length;
    const end = length === 0 ? -1 : payloadEnd(packet, head.payloadAt, length);
    if (end <= head.payloadAt) return;
    const { ssrc, sequence } = head;
    if (!this.#latch.accept({ address, port, ssrc, sequence }, nowMs, isSigned)) return;
    this.#listener.heard(nowMs);
    if (!this.reception.record(ssrc, sequence)) return;
    const payload = packet.subarray(head.payloadAt, end);
    switch (format.kind) {
      case 'audio':
        this.reception.recordTransit(head.timestamp, nowMs, clockRateOf(format.codec));
        this.#hear(format.codec, payload, nowMs);
        break;
      case 'events':
        this.#shift -= 1;
        this.hasHeardEvents = true;
        this.#events.receive(head.timestamp, payload, format.clockRateHz, nowMs);
        break;
      case 'noise':
        this.#shift -= 1;
        this.#hearNoise(payload);
        break;
    }
  }

  #hear(codec: CodecName, payload: Uint8Array, arrivalMs: number): void {
    this.#noise = undefined;
    const { sequence, timestamp } = this.#head;
    this.#lastSequence = sequence;
    this.#lastTimestamp = timestamp;
    const shifted = (sequence + this.#shift) & 0xffff;
    if (codec === this.#codec) this.#line?.receive({ sequence: shifted, timestamp, payload, arrivalMs });
    else if (codec !== 'opus' && this.#codec !== 'opus') {
      const transcoded = toOtherLaw(codec, payload);
      this.#line?.receive({ sequence: shifted, timestamp, payload: transcoded, arrivalMs });
    } else this.#listener.otherCodec(codec);
  }

  #hearNoise(payload: Uint8Array): void {
    const { sequence, timestamp } = this.#head;
    if (this.#codec === 'opus') return;
    // One that was overtaken by the sound after it is of the past.
    if (((sequence - this.#lastSequence) << 16) >> 16 < 0) return;
    if (this.#noise === undefined) this.#lastTimestamp = (timestamp - noiseUnits) >>> 0;
    this.#lastSequence = sequence;
    this.#noise = noisePayloads(this.#codec, noiseLevel(payload));
    this.#noiseFrames = 0;
  }

  /** To be called once a frame: what is due by the clock alone. */
  tick(nowMs: number): void {
    this.#events.checkTimeout(nowMs);
    const payload = this.#noise?.[this.#noiseFrames % this.#noise.length];
    if (payload === undefined) return;
    this.#noiseFrames += 1;
    if (this.#noiseFrames > maxNoiseFrames) this.#noise = undefined;
    this.#shift += 1;
    this.#lastTimestamp = (this.#lastTimestamp + noiseUnits) >>> 0;
    const sequence = (this.#lastSequence + this.#shift) & 0xffff;
    this.#line?.receive({ sequence, timestamp: this.#lastTimestamp, payload, arrivalMs: nowMs });
  }
}
