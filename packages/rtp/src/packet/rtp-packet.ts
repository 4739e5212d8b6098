/** RFC 3550, section 5.1. Unit: bytes. */
export const rtpHeadBytes = 12;
/** Larger than any path takes at once. */
const maxPacketBytes = 2_048;
const version2 = 0x80;

/** A packet as it was read; one object is used again and again. */
export interface RtpHead {
  payloadType: number;
  hasMarker: boolean;
  sequence: number;
  timestamp: number;
  ssrc: number;
  /** Where the payload begins; its end is the packet's, less the padding. */
  payloadAt: number;
}

export const emptyHead = (): RtpHead => ({
  payloadType: 0,
  hasMarker: false,
  sequence: 0,
  timestamp: 0,
  ssrc: 0,
  payloadAt: 0,
});

/** Reads the head with its sources and extension. Returns whether it is one. */
export function readRtpHead(packet: Buffer, into: RtpHead): boolean {
  if (packet.length < rtpHeadBytes || packet.length > maxPacketBytes) return false;
  const first = packet[0] ?? 0;
  if ((first & 0xc0) !== version2) return false;
  const second = packet[1] ?? 0;
  let at = rtpHeadBytes + (first & 0x0f) * 4;
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

/** Where the payload ends in a plain packet of this length; -1 where the padding is more than there is. */
export function payloadEnd(packet: Buffer, payloadAt: number, length: number): number {
  if (((packet[0] ?? 0) & 0x20) === 0) return length;
  const padding = packet[length - 1] ?? 0;
  const end = length - padding;
  return padding > 0 && end >= payloadAt ? end : -1;
}

/** RFC 5761, section 4: on a shared port, types 64-95 of what would be the second byte are reports. */
export function isRtcp(packet: Buffer): boolean {
  const type = packet[1] ?? 0;
  return type >= 192 && type <= 223;
}

/** Writes a head without sources and extensions. */
export function writeRtpHead(packet: Buffer, head: Omit<RtpHead, 'payloadAt'>): void {
  packet[0] = version2;
  packet[1] = (head.hasMarker ? 0x80 : 0) | head.payloadType;
  packet.writeUInt16BE(head.sequence, 2);
  packet.writeUInt32BE(head.timestamp, 4);
  packet.writeUInt32BE(head.ssrc, 8);
}
