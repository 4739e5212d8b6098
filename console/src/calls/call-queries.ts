import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';

/** A call in full. */
export const callQuery = (callId: string) =>
  queryOptions({
    queryKey: ['/api/calls', callId],
    queryFn: ({ signal }) => api.get('/api/calls/{callId}', { path: { callId }, signal }),
  });

/** Runs of tools in a call. */
export const callToolsQuery = (callId: string) =>
  queryOptions({
    queryKey: ['/api/calls', callId, 'tools'],
    queryFn: ({ signal }) => api.get('/api/calls/{callId}/tool-executions', { path: { callId }, signal }),
  });

/** Link to the sound of a recording on this page's own origin, valid for ten minutes. */
export async function recordingSource(callId: string): Promise<{ source: string; isRedacted: boolean }> {
  const { url, redacted } = await api.get('/api/calls/{callId}/recording', { path: { callId } });
  const { pathname, search } = new URL(url);
  return { source: `${pathname}${search}&redirect=false`, isRedacted: redacted };
}

/** Statuses of a call that has not ended; a queued one is not live yet. */
export const unendedStatuses: readonly string[] = ['queued', 'ringing', 'in_progress', 'transferring'];
