import { open, mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';

/** Bytes of a file, both ends counted. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Files that are too large for the database, by a key of our own making, such as `recordings/<id>/<id>.wav`. Keys never
 * come from outside; one that could leave the folder is refused all the same.
 */
export interface FileStore {
  /** Where the file is or will be, for whoever writes it; its folder exists afterwards. */
  pathFor(key: string): Promise<string>;
  /** Length in bytes; null when there is no such file. */
  size(key: string): Promise<number | null>;
  /** The file or a part of it; null when there is no such file. */
  open(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Writes a whole file, and returns when it is on the disk. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Writes over the bytes from `offset`, and returns when they are on the disk. */
  overwrite(key: string, offset: number, bytes: Uint8Array): Promise<void>;
  /** Does nothing where there is no such file. */
  remove(key: string): Promise<void>;
}

const keyPattern = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*\.[a-z0-9]+$/;
/** For the account of the process alone: recordings are nobody else's. */
const folderMode = 0o700;
const fileMode = 0o600;

/** Files in a folder of this machine. */
export function createFileStore(root: string): FileStore {
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
    async write(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: folderMode });
      const file = await open(path, 'w', fileMode);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
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
  };
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
