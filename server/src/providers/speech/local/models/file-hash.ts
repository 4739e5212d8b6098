import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** Feeds a file into a hash; pieces of 256 KiB, so that a large one neither fills memory nor holds up the process. */
export async function hashInto(hash: Hash, path: string): Promise<void> {
  for await (const piece of createReadStream(path, { highWaterMark: 256 * 1024 })) hash.update(piece as Buffer);
}

/** SHA-256 of a file in lower case hex. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await hashInto(hash, path);
  return hash.digest('hex');
}
