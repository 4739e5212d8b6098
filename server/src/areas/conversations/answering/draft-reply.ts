import type { ChatSessionId, TenantId } from '@parley/contract/ids';
import { vouchedVariables } from '#areas/agents/portal-identity';
import type { KnowledgeSearch } from '#areas/knowledge/retrieval';
import type { Database } from '#db/open.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import { loadForModel } from './answer-turn.queries.ts';
import { modelFailed, nothingToAnswer } from './answering.errors.ts';
import type { ChatBrain } from './chat-brain.ts';
import { historyOf } from './history.rules.ts';

/**
 * Drafts the agent's next reply for the operator to send, edit or discard. Stores nothing, emits nothing and runs no
 * tools. Refuses a chat without an unanswered visitor message (`conflict`) and `model_failed` when no model could
 * answer; rejects when `signal` aborts.
 */
export interface DraftReply {
  (asked: { tenantId: TenantId; sessionId: ChatSessionId; signal: AbortSignal }): Promise<string>;
}

export function createDraftReply(deps: {
  db: Database;
  vault: Vault;
  brain: ChatBrain;
  knowledge: Pick<KnowledgeSearch, 'retrieverFor'>;
  log: Logger;
}): DraftReply {
  return async ({ tenantId, sessionId, signal }) => {
    const session = { tenantId, id: sessionId };
    const turn = await deps.db.app.inTenant(tenantId, (tx) => loadForModel(tx, deps.vault, session));
    const lastQuestion = turn.messages.findLastIndex((message) => message.role === 'visitor');
    if (lastQuestion < 0) throw nothingToAnswer();
    const events = deps.brain.answer({
      tenantId,
      agent: turn.agent,
      history: historyOf(turn.messages.slice(0, lastQuestion + 1)),
      variables: vouchedVariables(turn.identity, turn.variables),
      knowledge: deps.knowledge.retrieverFor({ tenantId, agentId: turn.agentId, language: turn.agent.language }),
      signal,
      log: deps.log,
    });
    try {
      for await (const event of events) {
        signal.throwIfAborted();
        if (event.kind === 'completed') return event.text.trim();
      }
    } catch (error) {
      if (signal.aborted) throw error;
      deps.log.warn(
        { event: 'chat.draft_failed', err: error, agentId: turn.agentId, sessionId },
        'no model could draft a reply',
      );
      throw modelFailed();
    }
    throw modelFailed();
  };
}
