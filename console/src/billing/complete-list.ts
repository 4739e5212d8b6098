import type { List } from '../api/use-list.ts';

/** Rows that are all there, as a list that has no more. */
export const completeList = <Row>(rows: Row[]): List<Row> => ({
  rows,
  error: null,
  hasMore: false,
  isLoadingMore: false,
  loadMore() {},
  retry() {},
});
