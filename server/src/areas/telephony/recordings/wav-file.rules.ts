/** Recording as found on disk, with the header repairs it needs. */
export interface WavFile {
  channels: number;
  durationMs: number;
  /** Place and form of the samples. Units: bytes. */
  samples: { offset: number; frameBytes: number; sampleRateHz: number };
  /** Four-byte values with file offsets. Empty: the header is correct. */
  repairs: { offset: number; value: number }[];
}

/** Bytes to read to find the samples. */
export const wavHeadBytes = 4096;

/**
 * Parses the head of a recording whose samples extend to the end of the file. Header sizes date from the last update,
 * so after a crash they are too small or zero. Null: not a recording of ours.
 */
export function readWavFile(head: Uint8Array, fileBytes: number): WavFile | null {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  const tagAt = (offset: number) => bytes.toString('latin1', offset, offset + 4);
  if (bytes.length < 12 || tagAt(0) !== 'RIFF' || tagAt(8) !== 'WAVE') return null;
  let format: { channels: number; sampleRateHz: number; frameBytes: number } | undefined;
  for (let offset = 12; offset + 8 <= bytes.length; ) {
    const size = bytes.readUInt32LE(offset + 4);
    const body = offset + 8;
    if (tagAt(offset) === 'fmt ' && body + 16 <= bytes.length) {
      format = {
        channels: bytes.readUInt16LE(body + 2),
        sampleRateHz: bytes.readUInt32LE(body + 4),
        frameBytes: bytes.readUInt16LE(body + 12),
      };
    }
    if (tagAt(offset) === 'data') return format ? describe(bytes, format, body, fileBytes) : null;
    offset = body + size + (size % 2);
  }
  return null;
}

function describe(
  head: Buffer,
  format: { channels: number; sampleRateHz: number; frameBytes: number },
  dataOffset: number,
  fileBytes: number,
): WavFile | null {
  const { channels, sampleRateHz, frameBytes } = format;
  if (channels < 1 || channels > 8 || sampleRateHz === 0 || frameBytes === 0) return null;
  const available = Math.max(0, fileBytes - dataOffset);
  const dataBytes = available - (available % frameBytes);
  const sizes = [
    { offset: 4, value: dataOffset - 8 + dataBytes },
    { offset: dataOffset - 4, value: dataBytes },
  ];
  return {
    channels,
    durationMs: Math.round((dataBytes / frameBytes / sampleRateHz) * 1000),
    samples: { offset: dataOffset, frameBytes, sampleRateHz },
    repairs: sizes.filter(({ offset, value }) => head.readUInt32LE(offset) !== value),
  };
}
