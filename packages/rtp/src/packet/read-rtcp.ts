import type { ReceptionBlock } from './write-rtcp.ts';

/** Receives the parts of a compound packet that matter; all others are skipped. */
export interface RtcpListener {
  /** A sender report. `middle32`: the middle 32 bits of its NTP timestamp (LSR). */
  report(ssrc: number, middle32: number): void;
  block(block: ReceptionBlock): void;
}

const maxParts = 16;

/** Reads a compound packet up to its first malformed part (RFC 3550, section 6.1). Never throws. */
export function readRtcp(packet: Buffer, length: number, listener: RtcpListener): boolean {
  let at = 0;
  for (let part = 0; part < maxParts && at + 8 <= length; part += 1) {
    const first = packet[at] ?? 0;
    const type = packet[at + 1] ?? 0;
    const end = at + (packet.readUInt16BE(at + 2) + 1) * 4;
    if ((first & 0xc0) !== 0x80 || end > length) return part > 0;
    // A compound packet begins with SR or RR.
    if (part === 0 && type !== 200 && type !== 201) return false;
    if (type === 200 && end - at >= 28) listener.report(packet.readUInt32BE(at + 4), packet.readUInt32BE(at + 10));
    if (type === 200 || type === 201) readBlocks(packet, at + (type === 200 ? 28 : 8), end, first & 0x1f, listener);
    at = end;
  }
  return at > 0;
}

function readBlocks(packet: Buffer, from: number, end: number, count: number, listener: RtcpListener): void {
  for (let at = from; at + 24 <= end && at < from + count * 24; at += 24) {
    listener.block({
      ssrc: packet.readUInt32BE(at),
      fractionLost: packet[at + 4] ?? 0,
      cumulativeLost: packet.readIntBE(at + 5, 3),
      highestSequence: packet.readUInt32BE(at + 8),
      jitter: packet.readUInt32BE(at + 12),
      lastReport: packet.readUInt32BE(at + 16),
      delaySinceLastReport: packet.readUInt32BE(at + 20),
    });
  }
}
