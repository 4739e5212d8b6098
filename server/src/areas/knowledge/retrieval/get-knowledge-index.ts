import { KnowledgeIndex } from '@parley/contract/resources/knowledge-search';
import { getAgent } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { findIndexState } from './index-state.queries.ts';
import { presentIndex } from './present-index.ts';
import { exampleAgentId, exampleIndex } from './retrieval.examples.ts';
import { agentParams, operation } from './retrieval.operation.ts';

/** State of the index of an agent's knowledge. */
export const getKnowledgeIndex = operation({
  method: 'GET',
  path: '/api/agents/{agentId}/knowledge-base/index',
  id: 'getKnowledgeIndex',
  summary: "Get the state of the index of an agent's knowledge base",
  access: apiKey('kb:read'),
  params: agentParams,
  answer: { status: 200, schema: KnowledgeIndex },
  refusals: ['not_found'],
  example: { params: { agentId: exampleAgentId }, answer: exampleIndex },
  async run({ tx, params: { agentId }, now }) {
    await getAgent(tx, agentId);
    return presentIndex(agentId, await findIndexState(tx, agentId, now));
  },
});
