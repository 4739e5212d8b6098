import { createHash, type Hash } from 'node:crypto';
import { type FileHandle, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { hashInto } from './file-hash.ts';

const originSchema = z.object({ url: z.string(), validator: z.string().nullable() });

/** Origin of a partial file's bytes, to verify that a resumed response belongs to them. */
export type PartOrigin = z.output<typeof originSchema>;

/** A file that is still being fetched: `<target>.part`, beside it `<target>.part.json`. Survives kill -9. */
export interface PartFile {
  /** Bytes on disk. */
  size(): number;
  origin(): PartOrigin | undefined;
  /** Throws everything away and begins anew. */
  restart(origin: PartOrigin): Promise<void>;
  append(piece: Uint8Array): Promise<void>;
  /** SHA-256 of everything on disk. */
  digest(): string;
  /** Safely on disk under its real name. */
  finish(): Promise<void>;
  /** Keeps the bytes for another time. */
  close(): Promise<void>;
  discard(): Promise<void>;
}

/** Opens what an earlier attempt left, reading it once for the checksum, or begins. Throws system errors. */
export async function openPart(target: string): Promise<PartFile> {
  const path = `${target}.part`;
  const originPath = `${path}.json`;
  const file = await open(path, 'a+');
  let { size } = await file.stat();
  let origin = await readOrigin(originPath);
  let hash: Hash = createHash('sha256');
  if (size > 0) await hashInto(hash, path);
  let isOpen = true;
  async function close(): Promise<void> {
    if (!isOpen) return;
    isOpen = false;
    await file.close();
  }
  return {
    size: () => size,
    origin: () => origin,
    async restart(next) {
      await file.truncate(0);
      size = 0;
      hash = createHash('sha256');
      origin = next;
      await writeFile(originPath, JSON.stringify(next));
    },
    async append(piece) {
      await writeWhole(file, piece);
      hash.update(piece);
      size += piece.byteLength;
    },
    digest: () => hash.copy().digest('hex'),
    async finish() {
      await file.sync();
      await close();
      await rename(path, target);
      await syncFolder(dirname(target));
      await rm(originPath, { force: true });
    },
    close,
    async discard() {
      await close();
      await rm(path, { force: true });
      await rm(originPath, { force: true });
    },
  };
}

/** Bytes an unfinished download of this file has on disk. */
export async function partSize(target: string): Promise<number> {
  return (await stat(`${target}.part`).catch(() => undefined))?.size ?? 0;
}

async function writeWhole(file: FileHandle, piece: Uint8Array): Promise<void> {
  for (let at = 0; at < piece.byteLength; ) {
    const { bytesWritten } = await file.write(piece, at, piece.byteLength - at);
    at += bytesWritten;
  }
}

async function readOrigin(path: string): Promise<PartOrigin | undefined> {
  try {
    return originSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    // Missing, or cut short by a power failure: the bytes are then of unknown origin.
    return undefined;
  }
}

/** A renamed file is only sure to be there after a power cut when its folder is on disk too. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
