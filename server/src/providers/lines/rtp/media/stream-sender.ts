import { randomBytes, randomInt } from 'node:crypto';
import {
  type Agreement,
  clockRateOf,
  maxSrtpTrailerBytes,
  rtpHeaderBytes,
  type SrtpSender,
  type TelephoneEventPacket,
  type TelephoneEventSender,
  writeRtpHeader,
} from '@parley/rtp';
import { frameMs } from '#voice/ports.ts';
import type { PacketOutput } from './packet-output.ts';
import { createWireEncoder, type WireEncoder } from './wire-codec.ts';

/** Longest payload of 20 ms at the bitrates used here, with room to spare. Unit: bytes. */
const maxPayloadBytes = 1_400;
/** Buffers in rotation: a socket that could not send at once still reads the one it was given. */
const bufferCount = 4;
/** RFC 3551, section 4.5.1: comfort noise is repeated, so that a lost packet does not leave silence. Unit: frames. */
const noiseEveryFrames = 25;
/** Silence before comfort noise replaces it; pauses within speech are sent as they are. Unit: frames. */
const idleFrames = 10;
/** Level of our comfort noise: unobtrusive, yet not a dead line. Unit: dB below full scale. */
const noiseLevel = 65;

/** Packetises one stream, a frame of 20 ms at a time. Its timestamps advance whether or not a packet is sent. */
export class StreamSender {
  readonly ssrc = randomBytes(4).readUInt32BE();
  readonly #output: PacketOutput;
  readonly #events: TelephoneEventSender;
  readonly #buffers = Array.from({ length: bufferCount }, () =>
    Buffer.alloc(rtpHeaderBytes + maxPayloadBytes + maxSrtpTrailerBytes),
  );
  /** Preallocated packets of 20 ms of G.711. */
  readonly #usual = this.#buffers.map((buffer) => buffer.subarray(0, rtpHeaderBytes + 160));
  readonly #head = { payloadType: 0, hasMarker: false, sequence: 0, timestamp: 0, ssrc: this.ssrc };
  readonly #noise = Uint8Array.of(noiseLevel);
  readonly #eventPayload = new Uint8Array(4);
  #agreement: Agreement | undefined;
  #encoder: WireEncoder | undefined;
  #clockRateHz = 8_000;
  #nextBuffer = 0;
  #sequence = randomInt(0, 65_536);
  #timestamp = randomBytes(4).readUInt32BE();
  #eventTimestamp = 0;
  #isAfterPause = true;
  #silentFrames = 0;
  packets = 0;
  /** Payload bytes sent, without headers. */
  bytes = 0;
  srtp: SrtpSender | undefined;

  constructor(output: PacketOutput, events: TelephoneEventSender) {
    this.#output = output;
    this.#events = events;
  }

  get timestamp(): number {
    return this.#timestamp;
  }

  apply(agreement: Agreement): void {
    if (this.#agreement?.codec !== agreement.codec) this.#encoder = createWireEncoder(agreement.codec);
    this.#agreement = agreement;
    this.#clockRateHz = clockRateOf(agreement.codec);
  }

  /** Advances by a frame during which nothing may be sent. */
  skip(): void {
    this.#advance(frameMs);
    this.#isAfterPause = true;
  }

  send(frame: Int16Array, isSilence: boolean): void {
    const agreement = this.#agreement;
    if (agreement === undefined) return;
    const event = agreement.events && this.#events.next(agreement.events.clockRateHz);
    if (event !== undefined) return this.#sendEvent(event, agreement.events?.payloadType ?? 0);
    this.#silentFrames = isSilence ? this.#silentFrames + 1 : 0;
    const { noisePayloadType } = agreement;
    if (noisePayloadType !== undefined && this.#silentFrames > idleFrames) return this.#sendNoise(noisePayloadType);
    const payload = this.#encoder?.encode(frame, isSilence);
    if (payload === undefined || payload.length > maxPayloadBytes) return this.#advance(frameMs);
    if (agreement.packetMs !== 20 && agreement.codec !== 'opus')
      return this.#sendHalves(agreement.payloadType, payload);
    this.#write(agreement.payloadType, payload, this.#timestamp, this.#isAfterPause);
    this.#advance(frameMs);
  }

  #sendHalves(payloadType: number, payload: Uint8Array): void {
    const half = payload.length >> 1;
    this.#write(payloadType, payload.subarray(0, half), this.#timestamp, this.#isAfterPause);
    this.#advance(frameMs / 2);
    this.#write(payloadType, payload.subarray(half), this.#timestamp, this.#isAfterPause);
    this.#advance(frameMs / 2);
  }

  #sendNoise(payloadType: number): void {
    if ((this.#silentFrames - idleFrames - 1) % noiseEveryFrames === 0) {
      this.#write(payloadType, this.#noise, this.#timestamp, this.#isAfterPause);
    }
    this.#advance(frameMs);
    this.#isAfterPause = true;
  }

  #sendEvent(event: TelephoneEventPacket, payloadType: number): void {
    if (event.isFirst) this.#eventTimestamp = this.#timestamp;
    const payload = this.#eventPayload;
    payload[0] = event.event;
    // Volume of -10 dBm0, and the end bit in the highest bit.
    payload[1] = (event.isEnd ? 0x80 : 0) | 10;
    payload[2] = event.duration >> 8;
    payload[3] = event.duration;
    this.#write(payloadType, payload, this.#eventTimestamp, event.isFirst);
    this.#advance(frameMs);
  }

  #write(payloadType: number, payload: Uint8Array, timestamp: number, hasMarker: boolean): void {
    const at = this.#nextBuffer;
    this.#nextBuffer = (at + 1) % bufferCount;
    const length = rtpHeaderBytes + payload.length;
    const whole = this.#buffers[at];
    const usual = this.#usual[at];
    if (whole === undefined || usual === undefined) return;
    const head = this.#head;
    head.payloadType = payloadType;
    head.hasMarker = hasMarker;
    head.sequence = this.#sequence;
    head.timestamp = timestamp;
    writeRtpHeader(whole, head);
    whole.set(payload, rtpHeaderBytes);
    this.#sequence = (this.#sequence + 1) & 0xffff;
    this.#isAfterPause = false;
    this.packets += 1;
    this.bytes += payload.length;
    if (this.srtp !== undefined)
      this.#output.send(whole.subarray(0, this.srtp.protectRtp(whole, rtpHeaderBytes, length)));
    else this.#output.send(length === usual.length ? usual : whole.subarray(0, length));
  }

  #advance(ms: number): void {
    this.#timestamp = (this.#timestamp + (this.#clockRateHz * ms) / 1000) >>> 0;
  }
}
