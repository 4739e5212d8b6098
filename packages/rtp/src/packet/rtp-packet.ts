/** Fixed RTP header, RFC 3550, section 5.1. Unit: bytes. */
export const rtpHeaderBytes = 12;
/** Above any path MTU. */
const maxPacketBytes = 2_048;
const version2 = 0x80;

/** A parsed RTP header; one object is reused. */
export interface RtpHeader {
  payloadType: number;
  hasMarker: boolean;
  sequence: number;
  timestamp: number;
  ssrc: number;
  /** Offset of the payload, which ends with the packet, less the padding. */
  payloadAt: number;
}

export const emptyHeader = (): RtpHeader => ({
  payloadType: 0,
  hasMarker: false,
  sequence: 0,
  timestamp: 0,
  ssrc: 0,
  payloadAt: 0,
});

/** Parses the header with CSRCs and extension. Returns false for anything else. */
export function readRtpHeader(packet: Buffer, into: RtpHeader): boolean {
  if (packet.length < rtpHeaderBytes || packet.length > maxPacketBytes) return false;
  const first = packet[0] ?? 0;
  if ((first & 0xc0) !== version2) return false;
  const second = packet[1] ?? 0;
  let at = rtpHeaderBytes + (first & 0x0f) * 4;
  if ((first & 0x10) !== 0) {
    if (at + 4 > packet.length) return false;
    at += 4 + packet.readUInt16BE(at + 2) * 4;
  }
  if (at > packet.length) return false;
  into.payloadType = second & 0x7f;
  into.hasMarker = (second & 0x80) !== 0;
  into.sequence = packet.readUInt16BE(2);
  into.timestamp = packet.readUInt32BE(4);
  into.ssrc = packet.readUInt32BE(8);
  into.payloadAt = at;
  return true;
}

/** End of the payload in a plain packet of this length; -1 where the padding exceeds it. */
export function payloadEnd(packet: Buffer, payloadAt: number, length: number): number {
  if (((packet[0] ?? 0) & 0x20) === 0) return length;
  const padding = packet[length - 1] ?? 0;
  const end = length - padding;
  return padding > 0 && end >= payloadAt ? end : -1;
}

/** Detects RTCP on a shared port (RFC 5761, section 4): payload types 64-95. */
export function isRtcp(packet: Buffer): boolean {
  const type = packet[1] ?? 0;
  return type >= 192 && type <= 223;
}

/** Writes a header without CSRCs and extensions. */
export function writeRtpHeader(packet: Buffer, head: Omit<RtpHeader, 'payloadAt'>): void {
  packet[0] = version2;
  packet[1] = (head.hasMarker ? 0x80 : 0) | head.payloadType;
  packet.writeUInt16BE(head.sequence, 2);
  packet.writeUInt32BE(head.timestamp, 4);
  packet.writeUInt32BE(head.ssrc, 8);
}
