import type { AgentId } from '@parley/contract/ids';
import type { KnowledgeIndex } from '@parley/contract/resources/knowledge-search';
import type { IndexState } from './index-state.queries.ts';

/** The index as the API shows it. */
export function presentIndex(agentId: AgentId, index: IndexState | null): KnowledgeIndex {
  const segment = index?.segment ?? null;
  return {
    agent_id: agentId,
    state: stateOf(index),
    chunks: index?.chunkCount ?? 0,
    indexed_chunks: segment?.chunkCount ?? 0,
    embedding_model: segment?.model ?? null,
    built_at: segment?.builtAt.toISOString() ?? null,
    changed_at: index?.changedAt.toISOString() ?? null,
    requested_at: index?.requestedAt?.toISOString() ?? null,
  };
}

function stateOf(index: IndexState | null): KnowledgeIndex['state'] {
  if (index === null) return 'empty';
  if (index.isBuilding) return 'building';
  if (index.failure !== null) return 'failed';
  const isCurrent = index.segment?.contentVersion === index.contentVersion;
  if (index.requestedAt !== null || (!isCurrent && index.chunkCount > 0)) return 'queued';
  return index.chunkCount === 0 ? 'empty' : 'ready';
}
