import type { Readable } from 'node:stream';

/** Byte range of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A file as a listing shows it. */
export interface StoredFile {
  key: string;
  bytes: number;
  /** Time of the last write, by the store's clock. */
  modifiedAt: Date;
}

/** Facts that a link gives to its listener. */
export interface LinkOptions {
  expiresInSeconds: number;
  contentType: string;
  filename: string;
}

/**
 * Port: files too large for the database, by generated keys such as `recordings/<id>/<id>.wav`. Keys never come from
 * outside; one that is malformed is refused with RangeError all the same. Engines: the local disk and S3; both pass
 * file-store.conformance.ts.
 */
export interface FileStore {
  readonly kind: 'local' | 's3';
  /** Length in bytes; null for a missing file. */
  size(key: string): Promise<number | null>;
  /** Opens the file or a range of it; null for a missing file. The range lies within the file. */
  open(key: string, range?: ByteRange): Promise<Readable | null>;
  /** True when the store has room for a file of this size. */
  hasRoom(bytes: number): Promise<boolean>;
  /**
   * Writes a whole file, and returns when it is durable. Throws `DiskLow` when it would take the disk below its
   * reserve; a failed write leaves no partial file, and the previous one unchanged.
   */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Stores the file at a local path under a key, and returns when the store confirms its size. Memory is bounded. */
  writeFrom(key: string, path: string): Promise<void>;
  /** Removes a file. Idempotent. */
  remove(key: string): Promise<void>;
  /** Lists whole files whose key begins with `prefix` and sorts after `after`, in the byte order of their keys. */
  list(options: { prefix: string; after?: string }): AsyncIterable<StoredFile>;
  /** Signs a link that opens one file at the store itself, without a key; null where the store has no links. */
  linkTo(key: string, options: LinkOptions): Promise<string | null>;
}

/** Files of the local disk: what is being written in place, such as the recording of a live call. */
export interface LocalFiles extends FileStore {
  readonly kind: 'local';
  /** Path of a file for its writer; its folder exists afterwards. */
  pathFor(key: string): Promise<string>;
  /** Overwrites bytes from `offset`, and returns when they are on the disk. */
  overwrite(key: string, offset: number, bytes: Uint8Array): Promise<void>;
  /** Removes partial files of killed writers; returns their number. */
  sweep(now: Date): Promise<number>;
}

const keyPattern = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*\.[a-z0-9]+$/;

/** True for a key of a whole file; partial and foreign files have other names. */
export const isFileKey = (key: string): boolean => keyPattern.test(key);

/** Throws RangeError for a key that could leave the store. */
export function checkFileKey(key: string): void {
  if (!isFileKey(key)) throw new RangeError('A file key is lower-case words with / between and one ending');
}

/** Folders of the store. */
export const fileFolders = ['avatars', 'brands', 'chat-files', 'knowledge', 'knowledge-index', 'recordings'] as const;
