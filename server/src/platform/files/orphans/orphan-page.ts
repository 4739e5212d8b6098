import { decodeCursor, encodeCursor, foreignCursor } from '#platform/http/cursor.ts';
import type { FileStore } from '../file-store.ts';
import { type Comparison, compareFiles, type FileSource, idIn, idPattern } from './compare-files.ts';

/** Parts compared for one page: bounds the time of an answer where nearly nothing is orphaned. */
const partsPerPage = 20;

/** A file without a row (`no_row`), or a row without its file (`no_file`). */
export interface Orphan {
  problem: 'no_file' | 'no_row';
  key: string;
  /** Id in the name of the file, or of the row. */
  id: string;
  /** Null for a missing file. */
  bytes: number | null;
  modifiedAt: Date | null;
}

/** One page of the orphans of a source. `cursor` is `next_cursor` of the page before, of the same source. */
export async function orphanPage(
  files: FileStore,
  source: FileSource,
  { cursor, now }: { cursor: string | undefined; now: Date },
): Promise<{ data: Orphan[]; has_more: boolean; next_cursor: string | null }> {
  let after: string | null = cursor === undefined ? '' : String(decodeCursor(cursor, ['string'])[0]);
  if (cursor !== undefined && !idPattern.test(after)) throw foreignCursor();
  const data: Orphan[] = [];
  for (let part = 0; part < partsPerPage && after !== null && data.length === 0; part++) {
    const comparison: Comparison = await compareFiles(files, source, { after, now });
    data.push(...orphansOf(source.prefix, comparison));
    after = comparison.next;
  }
  return { data, has_more: after !== null, next_cursor: after === null ? null : encodeCursor([after]) };
}

function orphansOf(prefix: string, { withoutRow, withoutFile }: Comparison): Orphan[] {
  return [
    ...withoutRow.map(({ key, bytes, modifiedAt }) => ({
      problem: 'no_row' as const,
      key,
      id: idIn(prefix, key),
      bytes,
      modifiedAt,
    })),
    ...withoutFile.map(({ id, key }) => ({ problem: 'no_file' as const, key, id, bytes: null, modifiedAt: null })),
  ];
}
