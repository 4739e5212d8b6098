import { mkdir, open, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import type { DiskSpace } from '#platform/files/disk-space.ts';
import { sweepUnfinishedFiles } from '#platform/files/sweep-unfinished-files.ts';
import { writeWholeFile } from '#platform/files/write-whole-file.ts';

/** Byte range of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Files too large for the database, by generated keys such as `recordings/<id>/<id>.wav`. Keys never come from outside;
 * one that could leave the folder is refused all the same.
 */
export interface FileStore {
  /** Path of a file for its writer; its folder exists afterwards. */
  pathFor(key: string): Promise<string>;
  /** Length in bytes; null for a missing file. */
  size(key: string): Promise<number | null>;
  /** Opens the file or a range of it; null for a missing file. */
  open(key: string, range?: ByteRange): Promise<Readable | null>;
  /** True when a file of this size would leave the disk its reserve. */
  hasRoom(bytes: number): Promise<boolean>;
  /**
   * Writes a whole file, and returns when it is on the disk. Throws `DiskLow` when it would take the disk below its
   * reserve; a failed write leaves no partial file.
   */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Overwrites bytes from `offset`, and returns when they are on the disk. */
  overwrite(key: string, offset: number, bytes: Uint8Array): Promise<void>;
  /** Removes a file. Idempotent. */
  remove(key: string): Promise<void>;
  /** Removes partial files of killed writers; returns their number. */
  sweep(now: Date): Promise<number>;
}

const keyPattern = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*\.[a-z0-9]+$/;
/** Readable by the process's account alone: recordings are private. */
const folderMode = 0o700;
/** Folders of the data folder that contain files of this store. */
export const fileFolders = ['avatars', 'chat-files', 'recordings'] as const;

/** Creates a file store in a local folder, whose disk has a reserve. */
export function createFileStore(root: string, disk: DiskSpace): FileStore {
  const pathOf = (key: string) => {
    if (!keyPattern.test(key)) throw new RangeError('A file key is lower-case words with / between and one ending');
    return join(resolve(root), key);
  };
  return {
    async pathFor(key) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: folderMode });
      return path;
    },
    async size(key) {
      const found = await stat(pathOf(key)).catch(nullIfMissing);
      return found?.isFile() ? found.size : null;
    },
    async open(key, range) {
      const file = await open(pathOf(key), 'r').catch(nullIfMissing);
      return file ? file.createReadStream(range ?? {}) : null;
    },
    hasRoom: (bytes) => disk.hasRoom(bytes),
    async write(key, bytes) {
      const path = pathOf(key);
      await disk.claim(bytes.byteLength, async () => {
        await mkdir(dirname(path), { recursive: true, mode: folderMode });
        await writeWholeFile(path, bytes);
      });
    },
    async overwrite(key, offset, bytes) {
      const file = await open(pathOf(key), 'r+');
      try {
        await file.write(bytes, 0, bytes.byteLength, offset);
        await file.sync();
      } finally {
        await file.close();
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    sweep: (now) =>
      sweepUnfinishedFiles(
        fileFolders.map((folder) => join(resolve(root), folder)),
        now,
      ),
  };
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
