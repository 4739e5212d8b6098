import { KnowledgeSearchAnswer, KnowledgeSearchRequest } from '@parley/contract/resources/knowledge-search';
import { getAgent } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { findIndexState } from './index-state.queries.ts';
import { presentHit } from './present-hit.ts';
import { presentIndex } from './present-index.ts';
import { exampleAgentId, exampleHit, exampleIndex } from './retrieval.examples.ts';
import { agentParams, operation } from './retrieval.operation.ts';

/** Time for a search. Unit: milliseconds. */
const timeoutMs = 10_000;

/** Searches an agent's knowledge as its conversations do, and says why each passage was found. */
export const searchKnowledgeBase = operation({
  method: 'POST',
  path: '/api/agents/{agentId}/knowledge-base/search',
  id: 'searchKnowledgeBase',
  summary: "Preview a search of an agent's knowledge base",
  description:
    'Finds the passages that the agent would be given for a question, with their sources and the reasons. `min_score` 0 shows those that it is not given, too.',
  access: apiKey('kb:read'),
  audit: notAudited('a search changes nothing'),
  transaction: 'none',
  params: agentParams,
  body: KnowledgeSearchRequest,
  answer: { status: 200, schema: KnowledgeSearchAnswer },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleAgentId },
    body: { query: 'How long until it is delivered?' },
    answer: { hits: [exampleHit], searched_by: 'index', embedding_model: null, index: exampleIndex },
  },
  async run({ db, deps, tenantId, params, body, request, now }) {
    const { agentId } = params;
    const [agent, state] = await db.app.inTenant(
      tenantId,
      (tx) => Promise.all([getAgent(tx, agentId), findIndexState(tx, agentId, now)]),
      { onlyReads: true },
    );
    const { knowledge, language } = agent.config;
    const topK = body.top_k ?? knowledge.top_k;
    const minScore = body.min_score ?? knowledge.min_score;
    const signal = AbortSignal.any([request.closed, AbortSignal.timeout(timeoutMs)]);
    const found = await deps.search.search({
      tenantId,
      agentId,
      language,
      question: body.query,
      topK,
      minScore,
      signal,
    });
    return {
      hits: found.hits.map((hit, at) =>
        presentHit(hit, {
          isGiven: knowledge.enabled && at < knowledge.top_k && hit.score >= knowledge.min_score,
          language,
        }),
      ),
      searched_by: found.by === 'live' || found.by === 'segment' ? ('index' as const) : found.by,
      embedding_model: found.model,
      index: presentIndex(agentId, state),
    };
  },
});
