import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, stat, utimes } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { forEachLimited } from '@parley/embedded-postgres';
import { z } from 'zod';

/** A failure of backup or restore that the person at the terminal can fix. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Manifest of a backup, written last: a folder without it is no complete backup. */
export const manifestName = 'manifest.json';
/** Restored data folder, below the backup. */
export const contentName = 'data';

const Manifest = z.object({
  format: z.literal(1),
  parley: z.string(),
  createdAt: z.iso.datetime(),
  platform: z.string(),
  /** Null: an external database, backed up by other means. */
  postgresMajor: z.int().nullable(),
  hasKeys: z.boolean(),
  folders: z.array(z.string()),
  files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof Manifest>;

/** Path below a folder; a path traversal is refused, since a manifest is untrusted. */
export function pathBelow(folder: string, path: string): string {
  const whole = join(folder, path);
  if (path.includes('\0') || !whole.startsWith(folder + sep)) {
    throw new BackupError(`The manifest names ${JSON.stringify(path)}, which lies outside of the backup.`);
  }
  return whole;
}

export async function readManifest(folder: string): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(join(folder, manifestName), 'utf8');
  } catch (cause) {
    throw new BackupError(`${folder} holds no complete backup: it has no ${manifestName}.`, { cause });
  }
  try {
    return Manifest.parse(JSON.parse(text));
  } catch (cause) {
    throw new BackupError(`${join(folder, manifestName)} is damaged, or was written by a newer Parley.`, { cause });
  }
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const unfinished = join(folder, `${manifestName}.part`);
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(manifest, null, 1)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(folder, manifestName));
}

/** Files copied or compared at once: each is small, and synced to disk. */
export const filesAtOnce = 8;

/** Copies a file, synced to disk, readable by this account alone; returns its length and SHA-256. */
export async function copyFile(from: string, to: string): Promise<{ bytes: number; sha256: string }> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let bytes = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const { mtime } = await stat(from);
  await pipeline(createReadStream(from), counting, createWriteStream(to, { mode: 0o600, flush: true }));
  await utimes(to, mtime, mtime);
  return { bytes, sha256: hash.digest('hex') };
}

/** Compares every file of a backup with its manifest; throws at the first that is missing or differs. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const content = join(folder, contentName);
  await forEachLimited(manifest.files, filesAtOnce, async ({ path, bytes, sha256 }) => {
    const hash = createHash('sha256');
    let found = 0;
    try {
      for await (const chunk of createReadStream(pathBelow(content, path)) as AsyncIterable<Buffer>) {
        hash.update(chunk);
        found += chunk.length;
      }
    } catch (cause) {
      if (cause instanceof BackupError) throw cause;
      throw new BackupError(`The backup is damaged: ${path} cannot be read.`, { cause });
    }
    if (found !== bytes || hash.digest('hex') !== sha256) {
      throw new BackupError(`The backup is damaged: ${path} is not as it was written.`);
    }
  });
  return manifest;
}
