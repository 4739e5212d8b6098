import { compareKeys } from '../compare-keys.ts';
import type { FileStore, StoredFile } from '../file-store.ts';

/** Minimum age of an orphan: a younger file may belong to a row that is not committed yet. Unit: milliseconds. */
export const orphanAgeMs = 60 * 60_000;

/** A row whose file is compared with the store. */
export interface FileRow {
  /** Id in the name of the file. */
  id: string;
  /** Key the row refers to. */
  key: string;
  /** False: the file may be missing, as while it is being written. */
  needsFile: boolean;
  /** True: other files of the same id belong to the row too, as while a recording is converted. */
  ownsOthers: boolean;
}

/** One kind of files of the store and the rows they belong to. */
export interface FileSource {
  /** Begin of their keys, up to the id. */
  prefix: string;
  /** Rows whose id is greater than `after` and at most `upTo`, in order, at most `limit`. */
  rows(range: { after: string; upTo: string; limit: number }): Promise<FileRow[]>;
}

/** Part of a comparison: all files and rows with ids greater than the one it began after, up to `upTo`. */
export interface Comparison {
  /** Files that no row refers to, and that are old enough. */
  withoutRow: StoredFile[];
  /** Rows that need a file and have none. */
  withoutFile: FileRow[];
  /** Rows with their file. */
  matched: { row: FileRow; file: StoredFile | null }[];
  /** Id to continue after; null at the end. */
  next: string | null;
}

const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
export const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Files and rows of one part. */
const partSize = 500;

/** Compares the next part of a source: a window of files with the rows of the same ids. */
export async function compareFiles(
  files: FileStore,
  source: FileSource,
  { after, now }: { after: string; now: Date },
): Promise<Comparison> {
  const stored = await listPart(files, source.prefix, after);
  const filesEnd = stored.hasMore ? idIn(source.prefix, stored.files.at(-1)?.key ?? '') : lastId;
  const rows = await source.rows({ after, upTo: filesEnd, limit: partSize + 1 });
  const isCut = rows.length > partSize;
  const upTo = isCut ? (rows[partSize - 1]?.id ?? filesEnd) : filesEnd;
  const within = rows.slice(0, partSize);
  const inPart = stored.files.filter((file) => compareKeys(idIn(source.prefix, file.key), upTo) <= 0);
  const byKey = new Map(inPart.map((file) => [file.key, file]));
  const byId = new Map(within.map((row) => [row.id, row]));
  const before = now.getTime() - orphanAgeMs;
  return {
    withoutRow: inPart.filter((file) => {
      const row = byId.get(idIn(source.prefix, file.key));
      return file.modifiedAt.getTime() <= before && row?.key !== file.key && row?.ownsOthers !== true;
    }),
    withoutFile: within.filter((row) => row.needsFile && !byKey.has(row.key)),
    matched: within.map((row) => ({ row, file: byKey.get(row.key) ?? null })),
    next: isCut || stored.hasMore ? upTo : null,
  };
}

/** Reads whole ids: several files may have the same. */
async function listPart(files: FileStore, prefix: string, after: string) {
  const found: StoredFile[] = [];
  // "/" sorts after "." and "-": every file of the id, whatever its ending, is behind.
  for await (const file of files.list({ prefix, after: `${prefix}${after}/` })) {
    // A name without an id is no file of this product.
    if (!idPattern.test(idIn(prefix, file.key))) continue;
    const isNewId = idIn(prefix, file.key) !== idIn(prefix, found.at(-1)?.key ?? '');
    if (found.length >= partSize && isNewId) return { files: found, hasMore: true };
    found.push(file);
  }
  return { files: found, hasMore: false };
}

/** Id in a key: the name without its ending. */
export const idIn = (prefix: string, key: string): string => key.slice(prefix.length).replace(/\..*$/, '');
