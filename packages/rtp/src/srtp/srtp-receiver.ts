import type { SrtpSuiteName } from '../sdp/session-description.ts';
import { CounterCipher, GcmCipher } from './packet-cipher.ts';
import { ReplayWindow } from './replay-window.ts';
import { deriveKeys, type SrtpSuite, suiteOf } from './srtp-suite.ts';

const rtcpHeadBytes = 8;
/** SSRCs per key: a sender that restarts uses another SSRC; more than these are an attack or a defect. */
const maxSenders = 16;

/**
 * Unprotects the SRTP and SRTCP packets of one key in place. Forged and replayed packets are rejected before they
 * change any state (RFC 3711, section 3.3). Never throws. One instance per key.
 */
export class SrtpReceiver {
  readonly #suite: SrtpSuite;
  readonly #mkiBytes: number;
  readonly #rtp: CounterCipher | GcmCipher;
  readonly #rtcp: CounterCipher | GcmCipher;
  readonly #rtpWindows = new Map<number, ReplayWindow>();
  readonly #rtcpWindows = new Map<number, ReplayWindow>();
  readonly #rollover = Buffer.alloc(4);

  constructor(suite: SrtpSuiteName, master: Buffer, mkiBytes: number) {
    this.#suite = suiteOf[suite];
    this.#mkiBytes = mkiBytes;
    const [rtp, rtcp] = [deriveKeys(master, 'rtp'), deriveKeys(master, 'rtcp')];
    this.#rtp = this.#suite.isGcm ? new GcmCipher(rtp) : new CounterCipher(rtp);
    this.#rtcp = this.#suite.isGcm ? new GcmCipher(rtcp) : new CounterCipher(rtcp);
  }

  /** `headBytes`: length of the header with CSRCs and extension. Returns the length of the RTP packet, 0 for none. */
  unprotectRtp(packet: Buffer, headBytes: number): number {
    const { rtpTagBytes, isGcm } = this.#suite;
    const end = packet.length - rtpTagBytes - this.#mkiBytes;
    if (end < headBytes) return 0;
    const ssrc = packet.readUInt32BE(8);
    const window = this.#rtpWindows.get(ssrc) ?? new ReplayWindow();
    const index = guessIndex(packet.readUInt16BE(2), window.highest);
    if (index < 0 || window.isReplay(index)) return 0;
    const roc = Math.floor(index / 65_536);
    const cipher = this.#rtp;
    if (cipher instanceof GcmCipher) {
      cipher.setIv(ssrc, roc >>> 16, index % 2 ** 32);
      if (!cipher.open(packet, headBytes, end, packet.subarray(0, headBytes))) return 0;
    } else {
      this.#rollover.writeUInt32BE(roc);
      const tagAt = end + this.#mkiBytes;
      if (!cipher.isSigned(packet.subarray(0, end), this.#rollover, packet.subarray(tagAt, tagAt + rtpTagBytes))) {
        return 0;
      }
      cipher.apply(packet, headBytes, end, ssrc, index);
    }
    note(this.#rtpWindows, ssrc, window, index);
    return isGcm || end > headBytes ? end : headBytes;
  }

  unprotectRtcp(packet: Buffer): number {
    const { rtcpTagBytes, isGcm } = this.#suite;
    const end = packet.length - rtcpTagBytes - this.#mkiBytes - 4;
    if (end < rtcpHeadBytes) return 0;
    const wordAt = isGcm ? end + rtcpTagBytes : end;
    const word = packet.readUInt32BE(wordAt);
    const isEncrypted = word >= 0x8000_0000;
    const index = word % 0x8000_0000;
    const ssrc = packet.readUInt32BE(4);
    const window = this.#rtcpWindows.get(ssrc) ?? new ReplayWindow();
    // SRTCP encryption can be negotiated off (UNENCRYPTED_SRTCP), which is never agreed to here.
    if (!isEncrypted || window.isReplay(index)) return 0;
    if (!this.#openRtcpBody(packet, end, wordAt, ssrc, index)) return 0;
    note(this.#rtcpWindows, ssrc, window, index);
    return end;
  }

  #openRtcpBody(packet: Buffer, end: number, wordAt: number, ssrc: number, index: number): boolean {
    const cipher = this.#rtcp;
    const { rtcpTagBytes } = this.#suite;
    if (cipher instanceof GcmCipher) {
      const signed = Buffer.concat([packet.subarray(0, rtcpHeadBytes), packet.subarray(wordAt, wordAt + 4)]);
      cipher.setIv(ssrc, 0, index);
      return cipher.open(packet, rtcpHeadBytes, end, signed);
    }
    const tagAt = wordAt + 4 + this.#mkiBytes;
    if (!cipher.isSigned(packet.subarray(0, wordAt + 4), undefined, packet.subarray(tagAt, tagAt + rtcpTagBytes))) {
      return false;
    }
    cipher.apply(packet, rtcpHeadBytes, end, ssrc, index);
    return true;
  }
}

/** Section 3.3.1: the 48-bit index nearest to the highest so far; negative where there is none. */
function guessIndex(sequence: number, highest: number): number {
  if (highest < 0) return sequence;
  const step = ((sequence - (highest % 65_536)) << 16) >> 16;
  return highest + step;
}

function note(windows: Map<number, ReplayWindow>, ssrc: number, window: ReplayWindow, index: number): void {
  window.note(index);
  if (windows.has(ssrc)) return;
  const [oldest] = windows.keys();
  if (windows.size >= maxSenders && oldest !== undefined) windows.delete(oldest);
  windows.set(ssrc, window);
}
