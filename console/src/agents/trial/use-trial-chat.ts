import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import type { TestChatReply } from '../../api/schemas.ts';
import { useAgentDraft } from '../draft/draft-context.tsx';
import { chatOverride } from './trial-override.ts';

/** A turn of the visitor with the reply. */
export interface TrialTurn {
  say: string;
  answer: TestChatReply;
}

type Body = Parameters<typeof api.post<'/api/agents/{agentId}/test-chat'>>[1]['body'];

/** A chat with the draft, which lives as long as the panel is open. */
export function useTrialChat(given: { variables: Record<string, string>; runsTools: boolean }) {
  const { agent, draft } = useAgentDraft();
  const [turns, setTurns] = useState<readonly TrialTurn[]>([]);
  const send = useMutation({
    async mutationFn(say: string) {
      const { base, history } = draft.getState();
      const override = chatOverride({ base, present: history.present });
      const body = {
        say,
        turns: turns.map(({ say: said, answer: { reply } }) => ({ say: said, reply })),
        variables: turns.at(-1)?.answer.variables ?? given.variables,
        run_tools: given.runsTools,
        ...(override && { agent_override: override }),
      } as Body;
      return api.post('/api/agents/{agentId}/test-chat', { path: { agentId: agent.id }, body });
    },
    onSuccess: (answer, say) => setTurns([...turns, { say, answer }]),
  });
  return {
    turns,
    send,
    restart() {
      setTurns([]);
      send.reset();
    },
  };
}
