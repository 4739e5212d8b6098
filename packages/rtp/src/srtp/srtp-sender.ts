import type { SrtpSuiteName } from '../sdp/session-description.ts';
import { CounterCipher, GcmCipher } from './packet-cipher.ts';
import { deriveKeys, type SrtpSuite, suiteOf } from './srtp-suite.ts';

const rtcpHeadBytes = 8;
const maxRtcpIndex = 2 ** 31;

/**
 * Protects the RTP and RTCP packets of one sender in place: the buffer needs `maxSrtpTrailerBytes` of room behind
 * them. Packets must be given in sequence. One instance per key and SSRC.
 */
export class SrtpSender {
  readonly #suite: SrtpSuite;
  readonly #rtp: CounterCipher | GcmCipher;
  readonly #rtcp: CounterCipher | GcmCipher;
  readonly #rollover = Buffer.alloc(4);
  #roc = 0;
  #lastSequence = -1;
  #rtcpIndex = 0;

  constructor(suite: SrtpSuiteName, master: Buffer) {
    this.#suite = suiteOf[suite];
    const [rtp, rtcp] = [deriveKeys(master, 'rtp'), deriveKeys(master, 'rtcp')];
    this.#rtp = this.#suite.isGcm ? new GcmCipher(rtp) : new CounterCipher(rtp);
    this.#rtcp = this.#suite.isGcm ? new GcmCipher(rtcp) : new CounterCipher(rtcp);
  }

  /** Returns the length of the SRTP packet. */
  protectRtp(packet: Buffer, headBytes: number, length: number): number {
    const sequence = packet.readUInt16BE(2);
    const ssrc = packet.readUInt32BE(8);
    if (sequence < this.#lastSequence) this.#roc += 1;
    this.#lastSequence = sequence;
    const cipher = this.#rtp;
    if (cipher instanceof GcmCipher) {
      cipher.setIv(ssrc, this.#roc >>> 16, ((this.#roc & 0xffff) * 65_536 + sequence) >>> 0);
      cipher.seal(packet, headBytes, length, packet.subarray(0, headBytes));
    } else {
      cipher.apply(packet, headBytes, length, ssrc, this.#roc * 65_536 + sequence);
      this.#rollover.writeUInt32BE(this.#roc);
      cipher.sign(packet, length, this.#rollover, this.#suite.rtpTagBytes);
    }
    return length + this.#suite.rtpTagBytes;
  }

  protectRtcp(packet: Buffer, length: number): number {
    const ssrc = packet.readUInt32BE(4);
    this.#rtcpIndex = (this.#rtcpIndex + 1) % maxRtcpIndex;
    const word = (this.#rtcpIndex | 0x8000_0000) >>> 0;
    const cipher = this.#rtcp;
    if (cipher instanceof GcmCipher) {
      const signed = Buffer.alloc(rtcpHeadBytes + 4);
      packet.copy(signed, 0, 0, rtcpHeadBytes);
      signed.writeUInt32BE(word, rtcpHeadBytes);
      cipher.setIv(ssrc, 0, this.#rtcpIndex);
      cipher.seal(packet, rtcpHeadBytes, length, signed);
      return packet.writeUInt32BE(word, length + this.#suite.rtcpTagBytes);
    }
    cipher.apply(packet, rtcpHeadBytes, length, ssrc, this.#rtcpIndex);
    const end = packet.writeUInt32BE(word, length);
    cipher.sign(packet, end, undefined, this.#suite.rtcpTagBytes);
    return end + this.#suite.rtcpTagBytes;
  }
}
