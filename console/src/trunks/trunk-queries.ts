import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../api/api.ts';

export const trunksPath = '/api/sip-trunks';
export const trunkPath = '/api/sip-trunks/{trunkId}';
const statusPath = '/api/sip-trunks/{trunkId}/status';

/** Interval at which states are read again. Unit: milliseconds. */
const statusMs = 5000;

/** State of a trunk, read again while it is shown. */
export const trunkStatusQuery = (trunkId: string) =>
  queryOptions({
    queryKey: [statusPath, trunkId],
    queryFn: ({ signal }) => api.get(statusPath, { path: { trunkId }, signal }),
    refetchInterval: statusMs,
  });

/** Returns a function that reads trunks and their states anew. */
export function useRefreshTrunks(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await Promise.all([trunksPath, statusPath].map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
  }, [queryClient]);
}
