import type { ChangedResource } from '@parley/contract/resources/account-events';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import type { ListPath, ListQuery, RowOf } from './client.ts';
import { useChanges } from './use-changes.ts';

export interface List<Row> {
  rows: Row[] | undefined;
  error: Error | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore(): void;
  retry(): void;
}

/** Refresh interval of lists that grow by themselves, such as calls. Unit: milliseconds. */
export const growingListMs = 5000;
/** The same while the event stream reports every change. */
export const followedListMs = 60_000;

interface ListOptions {
  /** Default: true. */
  isEnabled?: boolean;
  /** Values of each `{name}` of the path. */
  values?: Readonly<Record<string, string>>;
  /** Interval at which the first page is read again while it is the only one loaded and the page is visible. */
  refreshMs?: number;
  /** Resource whose changes read the first page again at once. */
  follows?: ChangedResource;
}

/** A list of the API, page after page. Its query key begins with `path`, so a write refreshes all its filters at once. */
export function useList<P extends ListPath>(
  path: P,
  query?: ListQuery<P>,
  { isEnabled = true, values, refreshMs, follows }: ListOptions = {},
): List<RowOf<P>> {
  const isFollowed = useChanges(follows, () => found.data?.pages.length === 1 && void found.refetch());
  const intervalMs = follows !== undefined && isFollowed ? followedListMs : (refreshMs ?? false);
  const found = useInfiniteQuery({
    queryKey: [path, 'list', query ?? {}, values ?? {}],
    queryFn: ({ pageParam, signal }) => api.list(path, { path: values, query, cursor: pageParam, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    enabled: isEnabled,
    refetchInterval: ({ state }) => (state.data?.pages.length === 1 ? intervalMs : false),
  });
  return {
    rows: found.data?.pages.flatMap(({ data }) => data),
    error: found.error,
    hasMore: found.hasNextPage,
    isLoadingMore: found.isFetchingNextPage,
    loadMore: () => void found.fetchNextPage(),
    retry: () => void found.refetch(),
  };
}

/** Rows of an answer that holds all of them, as a list. */
export function wholeList<Row>(
  rows: Row[] | undefined,
  query: { error: Error | null; refetch(): Promise<unknown> },
): List<Row> {
  return {
    rows,
    error: query.error,
    hasMore: false,
    isLoadingMore: false,
    loadMore: () => {},
    retry: () => void query.refetch(),
  };
}
