import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '#platform/files/file-store.ts';
import { oggHeadBytes, oggTailBytes, readOggFile } from './ogg-file.rules.ts';
import { formatOf } from './recordings.rules.ts';
import type { SoundFacts } from './repair.rules.ts';
import { readWavFile, wavHeadBytes } from './wav-file.rules.ts';

/** Reads header and length of a recording of `bytes` bytes; null when they are not those of a whole recording. */
export async function readSound(files: FileStore, key: string, bytes: number): Promise<SoundFacts | null> {
  const read = async (start: number, end: number) => {
    const part = await files.open(key, { start, end: Math.min(end, bytes - 1) });
    return part ? buffer(part) : Buffer.alloc(0);
  };
  if (bytes === 0) return null;
  if (formatOf(key) === 'wav') {
    const wav = readWavFile(await read(0, wavHeadBytes - 1), bytes);
    // A finished file's header speaks of exactly its samples.
    return wav && wav.repairs.length === 0 ? wav : null;
  }
  return readOggFile(await read(0, oggHeadBytes - 1), await read(Math.max(0, bytes - oggTailBytes), bytes - 1));
}

/** Hash of a whole file, in hexadecimal digits; null for a missing file. */
export async function hashFile(files: FileStore, key: string): Promise<string | null> {
  const file = await files.open(key);
  return file ? (await measureBytes(file)).sha256 : null;
}

export async function measureBytes(file: Readable): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}
