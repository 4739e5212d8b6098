import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { callQuery } from '../../calls/call-queries.ts';
import { RunCard } from './run-card.tsx';

/** Interval at which the steps of a run in progress are read. Unit: milliseconds. */
const runningMs = 2500;

/** Way of a call through its workflow; nothing where it follows none. */
export function CallRun({ callId, isLive }: { callId: string; isLive: boolean }) {
  const { data: call } = useQuery({ ...callQuery(callId), refetchInterval: isLive ? runningMs : false });
  return call?.workflow ? <RunCard run={call.workflow} /> : null;
}

const chatPath = '/api/chat/sessions/{sessionId}';

/** Way of a chat through its workflow; nothing where it follows none. */
export function ChatRun({ sessionId }: { sessionId: string }) {
  const { data: chat } = useQuery({
    queryKey: [chatPath, sessionId],
    queryFn: ({ signal }) => api.get(chatPath, { path: { sessionId }, signal }),
    refetchInterval: ({ state }) => (state.data?.workflow?.status === 'running' ? runningMs : false),
  });
  return chat?.workflow ? <RunCard run={chat.workflow} /> : null;
}
