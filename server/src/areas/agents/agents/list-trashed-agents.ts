import { pageOf } from '@parley/contract/page';
import { Agent } from '@parley/contract/resources/agent';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleAgent } from './agents.examples.ts';
import { operation } from './agents.operation.ts';
import { listAgentPage } from './list-agents.queries.ts';
import { agentFilters } from './list-agents.ts';

/** Lists trashed agents, newest first. They can be restored until they are purged. */
export const listTrashedAgents = operation({
  method: 'GET',
  path: '/api/agents/trash',
  id: 'listTrashedAgents',
  summary: 'List trashed agents',
  access: apiKey('agents:read'),
  query: z.strictObject(agentFilters),
  answer: { status: 200, schema: pageOf(Agent) },
  example: {
    answer: { data: [{ ...exampleAgent, trashed_at: '2026-03-02T08:00:00.000Z' }], has_more: false, next_cursor: null },
  },
  run: (context) => listAgentPage(context.tx, { ...context.query, isTrashed: true }, context),
});
