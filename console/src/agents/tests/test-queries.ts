import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';

export const testsPath = '/api/agents/{agentId}/test-conversations';
export const runsPath = '/api/agents/{agentId}/test-runs';

/** Interval at which a run in progress is read. Unit: milliseconds. */
const progressMs = 1000;

/** A run with its results, read again until it is finished. */
export const runQuery = (agentId: string, testRunId: string) =>
  queryOptions({
    queryKey: [runsPath, agentId, testRunId],
    queryFn: ({ signal }) => api.get(`${runsPath}/{testRunId}`, { path: { agentId, testRunId }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'finished' ? false : progressMs),
  });
