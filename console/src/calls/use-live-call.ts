import { readEvents } from '@parley/contract/browser/event-stream';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../api/api.ts';
import type { CallTurn } from '../api/schemas.ts';
import { callQuery } from './call-queries.ts';

export type LiveState = 'listening' | 'thinking' | 'speaking';
/** Words being said, which may still change. */
export interface Caption {
  role: CallTurn['role'];
  text: string;
}

const retryMs = 2000;

/** Follows a live call; new turns and its end refresh the call of the page. */
export function useLiveCall(callId: string): { state: LiveState | null; caption: Caption | null } {
  const queries = useQueryClient();
  const [state, setState] = useState<LiveState | null>(null);
  const [caption, setCaption] = useState<Caption | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const refresh = () => void queries.invalidateQueries({ queryKey: callQuery(callId).queryKey });
    const onEvent = ({ event, data }: { event: string; data: string }) => {
      const told = (JSON.parse(data) as { data?: { state?: LiveState } & Partial<Caption> }).data ?? {};
      if (event === 'call.state') setState(told.state ?? null);
      if (event === 'call.caption') setCaption(told.text ? { role: told.role ?? 'user', text: told.text } : null);
      if (event === 'call.turn.created') setCaption(null);
      if (event === 'call.turn.created' || event === 'call.status' || event === 'call.ended') refresh();
    };
    const follow = async () => {
      while (!signal.aborted) {
        try {
          const answer = await api.open('/api/calls/{callId}/events', { path: { callId }, signal });
          if (answer.body) await readEvents(answer.body, onEvent);
        } catch {
          // Tried again below: the stream breaks with every change of network.
        }
        if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, retryMs));
        refresh();
      }
    };
    void follow();
    return () => ending.abort();
  }, [callId, queries]);
  return { state, caption };
}
