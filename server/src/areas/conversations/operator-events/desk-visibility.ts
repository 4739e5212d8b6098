import type { AgentId, ChatSessionId, TenantId, UserId } from '@parley/contract/ids';
import { findWidgetSettings } from '#areas/conversations/widget';
import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { EventFeed } from '#platform/outbox/event-feed.ts';

/** Facts about chats that decide who receives their events. Cached once for all streams of this process. */
export interface DeskVisibility {
  /** Operators named by the agent's widget; at most a second old. */
  operatorsOf(tenantId: TenantId, agentId: AgentId): Promise<readonly UserId[]>;
  /** Agent of a chat; null when the chat is gone. */
  agentOf(tenantId: TenantId, sessionId: ChatSessionId): Promise<AgentId | null>;
  close(): void;
}

/** Maximum age of a cached entry, with or without a change event. Unit: milliseconds. */
const maxAgeMs = 1000;
const maxEntries = 20_000;

export function createDeskVisibility(options: { db: Database; feed: EventFeed; clock: Clock }): DeskVisibility {
  const { db, feed, clock } = options;
  const operators = new Map<AgentId, { ids: Promise<readonly UserId[]>; readAtMs: number }>();
  const agents = new Map<ChatSessionId, Promise<AgentId | null>>();

  const stopListening = feed.onEvent((event) => {
    if (event.type === 'agent.widget.updated') operators.delete((event.data as { agent_id: AgentId }).agent_id);
  });

  return {
    operatorsOf(tenantId, agentId) {
      const nowMs = clock.monotonicMs();
      const kept = operators.get(agentId);
      if (kept && nowMs - kept.readAtMs < maxAgeMs) return kept.ids;
      if (operators.size >= maxEntries) operators.clear();
      const settings = db.app.inTenant(tenantId, (tx) => findWidgetSettings(tx, agentId), { onlyReads: true });
      const ids = settings.then(({ operator_ids }) => operator_ids);
      const fresh = { ids, readAtMs: nowMs };
      operators.set(agentId, fresh);
      ids.catch(() => operators.get(agentId) === fresh && operators.delete(agentId));
      return ids;
    },
    agentOf(tenantId, sessionId) {
      const kept = agents.get(sessionId);
      if (kept) return kept;
      if (agents.size >= maxEntries) agents.delete(agents.keys().next().value ?? sessionId);
      const found = readAgent(db, tenantId, sessionId);
      agents.set(sessionId, found);
      // A chat's agent never changes; a missing chat is not cached.
      const forget = () => agents.get(sessionId) === found && agents.delete(sessionId);
      found.then((agent) => agent ?? forget(), forget);
      return found;
    },
    close: stopListening,
  };
}

function readAgent(db: Database, tenantId: TenantId, sessionId: ChatSessionId): Promise<AgentId | null> {
  return db.app.inTenant(
    tenantId,
    async (tx) => {
      const row = await tx
        .selectFrom('chat_sessions')
        .select('agent_id')
        .where('id', '=', sessionId)
        .executeTakeFirst();
      return (row?.agent_id as AgentId | undefined) ?? null;
    },
    { onlyReads: true },
  );
}
