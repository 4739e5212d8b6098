/** Reception report block, RFC 3550, section 6.4. */
export interface ReceptionBlock {
  ssrc: number;
  /** Since the last report, in 1/256. */
  fractionLost: number;
  /** Since the start; negative with duplicated packets. */
  cumulativeLost: number;
  highestSequence: number;
  /** In RTP timestamp units. */
  jitter: number;
  lastReport: number;
  delaySinceLastReport: number;
}

export interface SenderFacts {
  /** NTP timestamp: seconds since 1900 and their fraction. */
  ntpSeconds: number;
  ntpFraction: number;
  timestamp: number;
  packets: number;
  bytes: number;
}

/** Largest compound packet of report, SDES and BYE. Unit: bytes. */
export const maxReportBytes = 128;

/** Writes one compound packet: SR or RR, SDES with CNAME, and BYE at the end of the call. */
export function writeReport(
  into: Buffer,
  parts: {
    ssrc: number;
    name: string;
    sender: SenderFacts | undefined;
    block: ReceptionBlock | undefined;
    isLast: boolean;
  },
): number {
  const { ssrc, sender, block } = parts;
  let at = into.writeUInt32BE(ssrc, 4);
  if (sender !== undefined) {
    at = into.writeUInt32BE(sender.ntpSeconds, at);
    at = into.writeUInt32BE(sender.ntpFraction, at);
    at = into.writeUInt32BE(sender.timestamp, at);
    at = into.writeUInt32BE(sender.packets, at);
    at = into.writeUInt32BE(sender.bytes, at);
  }
  if (block !== undefined) at = writeBlock(into, at, block);
  writeHead(into, 0, block === undefined ? 0 : 1, sender === undefined ? 201 : 200, at);
  at = writeName(into, at, ssrc, parts.name);
  if (!parts.isLast) return at;
  const from = at;
  at = into.writeUInt32BE(ssrc, at + 4);
  writeHead(into, from, 1, 203, at);
  return at;
}

function writeBlock(into: Buffer, from: number, block: ReceptionBlock): number {
  let at = into.writeUInt32BE(block.ssrc, from);
  at = into.writeUInt8(block.fractionLost, at);
  at = into.writeIntBE(Math.max(-0x80_0000, Math.min(0x7f_ffff, block.cumulativeLost)), at, 3);
  at = into.writeUInt32BE(block.highestSequence >>> 0, at);
  at = into.writeUInt32BE(Math.round(block.jitter) >>> 0, at);
  at = into.writeUInt32BE(block.lastReport, at);
  return into.writeUInt32BE(block.delaySinceLastReport >>> 0, at);
}

/** SDES with CNAME: section 6.5. Ends in one to four zeros. */
function writeName(into: Buffer, from: number, ssrc: number, name: string): number {
  let at = into.writeUInt32BE(ssrc, from + 4);
  at = into.writeUInt8(1, at);
  at = into.writeUInt8(name.length, at);
  at += into.write(name, at, 'latin1');
  const end = from + (Math.floor((at - from) / 4) + 1) * 4;
  into.fill(0, at, end);
  writeHead(into, from, 1, 202, end);
  return end;
}

function writeHead(into: Buffer, from: number, count: number, type: number, end: number): void {
  into[from] = 0x80 | count;
  into[from + 1] = type;
  into.writeUInt16BE((end - from) / 4 - 1, from + 2);
}
