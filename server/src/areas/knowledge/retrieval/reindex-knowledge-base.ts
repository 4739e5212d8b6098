import { KnowledgeIndex } from '@parley/contract/resources/knowledge-search';
import { getAgent } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { enqueueIndexing } from './index-agent.ts';
import { findIndexState, requestRebuild } from './index-state.queries.ts';
import { presentIndex } from './present-index.ts';
import { exampleAgentId, exampleIndex } from './retrieval.examples.ts';
import { agentParams, operation } from './retrieval.operation.ts';

/** Orders the index of an agent's knowledge anew. */
export const reindexKnowledgeBase = operation({
  method: 'POST',
  path: '/api/agents/{agentId}/knowledge-base/reindex',
  id: 'reindexKnowledgeBase',
  summary: "Re-index an agent's knowledge base",
  description:
    'Builds the index of all passages again, in the background; the one before answers until then. Changes of the knowledge base are indexed by themselves. Sources are not read again.',
  access: apiKey('kb:write'),
  audit: 'knowledge_base.reindex',
  params: agentParams,
  answer: { status: 202, schema: KnowledgeIndex },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleAgentId },
    answer: { ...exampleIndex, state: 'queued', requested_at: '2026-03-04T08:00:00.000Z' },
  },
  async run({ tx, tenantId, params: { agentId }, now }) {
    await getAgent(tx, agentId);
    await requestRebuild(tx, { tenantId, agentId, now });
    await enqueueIndexing(tx, { tenantId, agentId });
    return presentIndex(agentId, await findIndexState(tx, agentId, now));
  },
});
