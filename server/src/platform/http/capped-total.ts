import { countedRowsMax } from '@parley/contract/page';

/** Limit for a query that counts the rows of a long list: one more than is counted. */
export const countLimit = countedRowsMax + 1;

/** Presents a count that ended at `countLimit`. */
export function cappedTotal(counted: number): { total: number; total_is_capped: boolean } {
  return { total: Math.min(counted, countedRowsMax), total_is_capped: counted > countedRowsMax };
}
