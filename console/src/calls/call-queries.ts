import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import type { CallDetail } from '../api/schemas.ts';

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

/** Time after its end in which a call gets its recording and its analysis ordered. Unit: milliseconds. */
const completionMs = 120_000;

/** Interval of the requests until an ended call has its recording and its analysis; false: it has them. Unit: milliseconds. */
export function untilComplete({ state: { data: call } }: { state: { data: CallDetail | undefined } }): number | false {
  if (!call?.ended_at) return false;
  const isAnalyzed = call.analysis !== null && call.analysis.state !== 'pending' && call.analysis.state !== 'running';
  if (isAnalyzed && call.recording_state !== 'recording') return false;
  const isAwaited = call.analysis !== null || Date.now() - Date.parse(call.ended_at) < completionMs;
  return isAwaited ? 2_000 : false;
}
