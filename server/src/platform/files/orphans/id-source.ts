import type { FileSource } from './compare-files.ts';

/** Range of ids: greater than `after`, from the first where it is null, and at most `upTo`. */
export interface IdRange {
  after: string | null;
  upTo: string;
  limit: number;
}

/** Source of files named after the ids of rows, each row with one file that is written before it. */
export function idSource(of: {
  /** Begin of the keys, up to the id. */
  prefix: string;
  keyOf(id: string): string;
  /** Ids in the range, in order. */
  listIds(range: IdRange): Promise<string[]>;
}): FileSource {
  return {
    prefix: of.prefix,
    async rows({ after, upTo, limit }) {
      const ids = await of.listIds({ after: after === '' ? null : after, upTo, limit });
      return ids.map((id) => ({ id, key: of.keyOf(id), needsFile: true, ownsOthers: false }));
    },
  };
}
