import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../api/api.ts';

const root = '/api/agents/{agentId}/knowledge-base';
export const filesPath = `${root}/files` as const;
export const textsPath = `${root}/texts` as const;
export const urlsPath = `${root}/urls` as const;
export const filePath = `${root}/files/{fileId}` as const;
export const chunksPath = `${root}/files/{fileId}/chunks` as const;

/** Interval at which a source that is being read is shown anew. Unit: milliseconds. */
export const readingMs = 2000;

/** A source with its documents; read again while it is being indexed. */
export const fileQuery = (agentId: string, fileId: string) =>
  queryOptions({
    queryKey: [filePath, agentId, fileId],
    queryFn: ({ signal }) => api.get(filePath, { path: { agentId, fileId }, signal }),
    refetchInterval: ({ state }) => (isBeingRead(state.data?.status) ? readingMs : false),
  });

export const isBeingRead = (status: string | undefined): boolean => status === 'queued' || status === 'indexing';

/** Returns a function that reads the knowledge of agents anew. */
export function useRefreshKnowledge(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const paths = [filesPath, filePath, chunksPath];
    await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
  }, [queryClient]);
}
