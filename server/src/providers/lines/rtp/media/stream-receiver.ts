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

/** Maximum comfort noise after its last packet; beyond that the sender is gone, not silent. Unit: frames. */
const maxNoiseFrames = 1_500;
const noiseUnits = 160;

/** Callbacks to the owner of the stream. */
export interface ReceiverListener {
  /** An accepted packet arrived. */
  packetReceived(nowMs: number): void;
  /** Audio arrived in another codec than the line is set to decode. */
  otherCodec(codec: CodecName): void;
}

/** Demultiplexes the packets of one stream: audio to the line, DTMF and comfort noise beside it. */
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
  /** Offset that closes the gaps which non-audio packets leave in the sequence numbers of the audio. */
  #shift = 0;
  #lastSequence = 0;
  #lastTimestamp = 0;
  #noise: readonly Uint8Array[] | undefined;
  #noiseFrames = 0;
  srtp: SrtpReceiver | undefined;
  hasReceivedEvents = false;

  constructor(parts: { latch: SourceLatch; listener: ReceiverListener; now: () => number }) {
    this.#latch = parts.latch;
    this.#listener = parts.listener;
    this.#now = parts.now;
    this.#events = new TelephoneEventReceiver((digit, durationMs) => this.#line?.receiveDigit(digit, durationMs));
  }

  /** Delivers received audio to this line, in this codec. */
  serve(line: PacedLine, codec: CodecName): void {
    this.#line = line;
    this.#codec = codec;
  }

  apply(agreement: Agreement): void {
    this.#agreement = agreement;
    this.#noise = undefined;
  }

  /** Processes a packet from the network, decrypting it in place. Never throws. */
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
    this.#listener.packetReceived(nowMs);
    if (!this.reception.record(ssrc, sequence)) return;
    const payload = packet.subarray(head.payloadAt, end);
    switch (format.kind) {
      case 'audio': {
        this.reception.recordTransit(head.timestamp, nowMs, clockRateOf(format.codec));
        this.#noise = undefined;
        this.#lastSequence = sequence;
        this.#lastTimestamp = head.timestamp;
        const audio = this.#decodable(format.codec, payload);
        if (audio === undefined) return;
        const shifted = (sequence + this.#shift) & 0xffff;
        this.#line?.receive({ sequence: shifted, timestamp: head.timestamp, payload: audio, arrivalMs: nowMs });
        break;
      }
      case 'events':
        this.#shift -= 1;
        this.hasReceivedEvents = true;
        this.#events.receive(head.timestamp, payload, format.clockRateHz, nowMs);
        break;
      case 'noise':
        this.#shift -= 1;
        this.#receiveNoise(payload);
        break;
    }
  }

  /** Transcodes between the G.711 laws; undefined for any other codec than the line decodes. */
  #decodable(codec: CodecName, payload: Uint8Array): Uint8Array | undefined {
    if (codec === this.#codec) return payload;
    if (codec !== 'opus' && this.#codec !== 'opus') return toOtherLaw(codec, payload);
    this.#listener.otherCodec(codec);
    return undefined;
  }

  #receiveNoise(payload: Uint8Array): void {
    const { sequence, timestamp } = this.#head;
    if (this.#codec === 'opus') return;
    // A noise packet overtaken by later audio is outdated.
    if (((sequence - this.#lastSequence) << 16) >> 16 < 0) return;
    if (this.#noise === undefined) this.#lastTimestamp = (timestamp - noiseUnits) >>> 0;
    this.#lastSequence = sequence;
    this.#noise = noisePayloads(this.#codec, noiseLevel(payload));
    this.#noiseFrames = 0;
  }

  /** Called once per frame: timeouts by the clock. */
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
