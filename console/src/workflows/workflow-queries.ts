import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../api/api.ts';

export const workflowsPath = '/api/workflows';
export const workflowPath = '/api/workflows/{workflowId}';
export const versionsPath = '/api/workflows/{workflowId}/versions';
export const versionPath = '/api/workflows/{workflowId}/versions/{versionNumber}';

export const workflowQuery = (workflowId: string) =>
  queryOptions({
    queryKey: [workflowPath, workflowId],
    queryFn: ({ signal }) => api.get(workflowPath, { path: { workflowId }, signal }),
  });

export const versionQuery = (workflowId: string, version: number) =>
  queryOptions({
    queryKey: [versionPath, workflowId, version],
    queryFn: ({ signal }) => api.get(versionPath, { path: { workflowId, versionNumber: String(version) }, signal }),
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Returns a function that reads workflows, their versions and agents anew. */
export function useRefreshWorkflows(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const paths = [workflowsPath, workflowPath, versionsPath, '/api/agents'];
    await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
  }, [queryClient]);
}
