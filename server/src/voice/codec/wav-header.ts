/** Format and size from the header of a WAV file. */
export interface WavFormat {
  encoding: 'integer' | 'float';
  channels: number;
  sampleRateHz: number;
  bitsPerSample: number;
  /** Offset of the samples in the file, and their length. Unit: bytes. */
  dataOffset: number;
  dataBytes: number;
}

/** Length of the header `wavHeader` makes. */
export const wavHeaderBytes = 44;

/** Header of a 16-bit PCM file. `dataBytes` past what 32 bits can say is written as the largest even value. */
export function wavHeader(format: { channels: number; sampleRateHz: number; dataBytes: number }): Uint8Array {
  const dataBytes = Math.min(format.dataBytes, 0xffff_fffe - (wavHeaderBytes - 8));
  const frameBytes = format.channels * 2;
  const header = Buffer.alloc(wavHeaderBytes);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(dataBytes + wavHeaderBytes - 8, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(format.channels, 22);
  header.writeUInt32LE(format.sampleRateHz, 24);
  header.writeUInt32LE(format.sampleRateHz * frameBytes, 28);
  header.writeUInt16LE(frameBytes, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(dataBytes, 40);
  return header;
}

/**
 * Reads the head of a WAV file. `bytes` may be its beginning only, with `fileBytes` the length of the whole; sizes
 * beyond the end are cut to it, as files of a recorder that was killed have them. Throws an Error that says what was
 * expected for anything else than integer or float PCM.
 */
export function parseWavHeader(bytes: Uint8Array, fileBytes: number = bytes.byteLength): WavFormat {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < 12 || tag(file, 0) !== 'RIFF' || tag(file, 8) !== 'WAVE') {
    throw new Error('Expected a WAV file: it begins with RIFF and WAVE');
  }
  let format: Omit<WavFormat, 'dataOffset' | 'dataBytes'> | undefined;
  for (let offset = 12; offset + 8 <= file.length; ) {
    const size = file.readUInt32LE(offset + 4);
    const body = offset + 8;
    if (tag(file, offset) === 'fmt ') format = parseFormat(file.subarray(body, body + size));
    if (tag(file, offset) === 'data') {
      if (format === undefined) throw new Error('Expected the format of the WAV file before its samples');
      const available = Math.min(size, fileBytes - body);
      const frameBytes = (format.channels * format.bitsPerSample) / 8;
      return { ...format, dataOffset: body, dataBytes: available - (available % frameBytes) };
    }
    // Chunks stand at even offsets.
    offset = body + size + (size % 2);
  }
  throw new Error('Expected samples in the WAV file, but it has no data');
}

const tag = (file: Buffer, offset: number) => file.toString('latin1', offset, offset + 4);

function parseFormat(chunk: Buffer): Omit<WavFormat, 'dataOffset' | 'dataBytes'> {
  if (chunk.length < 16) throw new Error('The format of the WAV file is cut short');
  const channels = chunk.readUInt16LE(2);
  const sampleRateHz = chunk.readUInt32LE(4);
  const bitsPerSample = chunk.readUInt16LE(14);
  // WAVE_FORMAT_EXTENSIBLE keeps the real code in the first bytes of its GUID.
  const isExtensible = chunk.readUInt16LE(0) === 0xfffe && chunk.length >= 26;
  const code = chunk.readUInt16LE(isExtensible ? 24 : 0);
  const encoding = code === 1 ? 'integer' : code === 3 ? 'float' : undefined;
  const isKnown =
    (encoding === 'integer' && [8, 16, 24, 32].includes(bitsPerSample)) ||
    (encoding === 'float' && [32, 64].includes(bitsPerSample));
  if (encoding === undefined || !isKnown) {
    throw new Error(
      `Expected PCM of 8, 16, 24 or 32 bits in the WAV file, got code ${code} with ${bitsPerSample} bits`,
    );
  }
  if (channels < 1 || channels > 8) throw new Error(`Expected 1-8 channels in the WAV file, got ${channels}`);
  if (sampleRateHz < 4_000 || sampleRateHz > 192_000) {
    throw new Error(`Expected a WAV file of 4000-192000 Hz, got ${sampleRateHz}`);
  }
  return { encoding, channels, sampleRateHz, bitsPerSample };
}
