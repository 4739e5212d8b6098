import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';

/** One agent, as it is now. */
export const agentQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['/api/agents', agentId],
    queryFn: ({ signal }) => api.get('/api/agents/{agentId}', { path: { agentId }, signal }),
  });
