import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Agent } from '../../api/schemas.ts';
import { usePermission, useSession } from '../../api/session.ts';
import { type AgentConfig, type AgentDraft, createAgentDraft, type DraftState } from './agent-draft.ts';
import { valueAt } from './config-changes.ts';
import { draftStorage } from './draft-storage.ts';

const Context = createContext<{ agent: Agent; draft: AgentDraft } | null>(null);

/** Provides the draft of an agent to its tabs; it follows versions saved elsewhere. */
export function DraftProvider({ agent, children }: { agent: Agent; children: ReactNode }) {
  const { tenant, user } = useSession();
  const owner = `${tenant?.id ?? ''} ${user.id}`;
  // The agent of the first answer; later ones come through `follow`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const draft = useMemo(() => {
    const [tenantId = '', userId = ''] = owner.split(' ');
    return createAgentDraft(agent, draftStorage({ tenantId, userId, agentId: agent.id }));
  }, [agent.id, owner]);
  useEffect(() => draft.follow(agent), [draft, agent]);
  const value = useMemo(() => ({ agent, draft }), [agent, draft]);
  return <Context value={value}>{children}</Context>;
}

/** The draft, and the agent as it is stored. */
export function useAgentDraft(): { agent: Agent; draft: AgentDraft } {
  const value = useContext(Context);
  if (!value) throw new Error('A draft is used outside the page of an agent');
  return value;
}

/** A part of the draft's state. `select` must answer the same value for the same state. */
export function useDraftState<Part>(select: (state: DraftState) => Part): Part {
  const { draft } = useAgentDraft();
  return useSyncExternalStore(draft.subscribe, () => select(draft.getState()));
}

export const useDraftConfig = (): AgentConfig => useDraftState(({ history }) => history.present);

/** A field of the draft by its path, with its refusal and whether it may be changed. */
export function useDraftField<Value>(path: string): {
  value: Value;
  error: string | null;
  isReadOnly: boolean;
  set(value: Value): void;
} {
  const { draft } = useAgentDraft();
  const mayWrite = usePermission('agents:write');
  const value = useDraftState(({ history }) => valueAt(history.present, path.split('.')) as Value);
  const error = useDraftState(({ errors }) => errors[path] ?? null);
  return { value, error, isReadOnly: !mayWrite, set: (next) => draft.set(path, next) };
}
