/** Bytes to read at the start to find the description of the stream. */
export const oggHeadBytes = 4096;
/** Bytes to read at the end to find the last page, which has at most 65,307. Source: RFC 3533 section 6. */
export const oggTailBytes = 65_536;
/** Positions count samples at 48 kHz whatever the rate of the sound. Source: RFC 7845 section 4. */
const samplesPerMs = 48;

/** Reads channels and duration of an Ogg/Opus file from its two ends; null for any other file. */
export function readOggFile(head: Uint8Array, tail: Uint8Array): { channels: number; durationMs: number } | null {
  const [start, end] = [asBuffer(head), asBuffer(tail)];
  const description = start.indexOf('OpusHead', 0, 'latin1');
  if (start.toString('latin1', 0, 4) !== 'OggS' || description < 0 || description + 12 > start.length) return null;
  const channels = start.readUInt8(description + 9);
  const skippedSamples = start.readUInt16LE(description + 10);
  const lastPage = end.lastIndexOf('OggS', undefined, 'latin1');
  if (lastPage < 0 || lastPage + 14 > end.length || channels < 1) return null;
  const samples = Number(end.readBigInt64LE(lastPage + 6)) - skippedSamples;
  return { channels, durationMs: Math.max(0, Math.round(samples / samplesPerMs)) };
}

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
