/** RFC 3533, section 6: a page holds at most 255 segments of 255 bytes. */
const maxSegments = 255;

/** CRC of RFC 3533: polynomial 0x04c11db7, neither reflected nor inverted. */
const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 24;
  for (let bit = 0; bit < 8; bit += 1) crc = (crc << 1) ^ (crc & 0x8000_0000 ? 0x04c1_1db7 : 0);
  return crc >>> 0;
});

export function oggCrc(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) crc = ((crc << 8) ^ (crcTable[((crc >>> 24) ^ byte) & 0xff] ?? 0)) >>> 0;
  return crc;
}

/** Number of a packet's entries in the page's segment table. */
const segmentsOf = (packet: Uint8Array) => Math.floor(packet.length / 255) + 1;

/** Puts packets of one logical stream into pages, one after the other. */
export class OggPages {
  readonly #serial: number;
  #sequence = 0;

  constructor(serial: number) {
    this.#serial = serial >>> 0;
  }

  /** True when the packets fit into one page. */
  fits(packets: readonly Uint8Array[]): boolean {
    return packets.reduce((segments, packet) => segments + segmentsOf(packet), 0) <= maxSegments;
  }

  /**
   * One page of whole packets. `granule`: position at its end. Throws a RangeError when they do not fit.
   */
  page(
    packets: readonly Uint8Array[],
    granule: number,
    options: { isFirst?: boolean; isLast?: boolean } = {},
  ): Uint8Array {
    if (!this.fits(packets)) throw new RangeError('The packets do not fit into one Ogg page');
    const table = packets.flatMap((packet) => [
      ...Array.from({ length: segmentsOf(packet) - 1 }, () => 255),
      packet.length % 255,
    ]);
    const page = Buffer.alloc(27 + table.length + packets.reduce((total, packet) => total + packet.length, 0));
    page.write('OggS', 0, 'latin1');
    page.writeUInt8((options.isFirst ? 2 : 0) | (options.isLast ? 4 : 0), 5);
    page.writeBigInt64LE(BigInt(granule), 6);
    page.writeUInt32LE(this.#serial, 14);
    page.writeUInt32LE(this.#sequence, 18);
    page.writeUInt8(table.length, 26);
    page.set(table, 27);
    let at = 27 + table.length;
    for (const packet of packets) {
      page.set(packet, at);
      at += packet.length;
    }
    page.writeUInt32LE(oggCrc(page), 22);
    this.#sequence += 1;
    return page;
  }
}
