import { oneOrSeveral } from '@parley/contract/filters';
import { pageOf, pageQuery } from '@parley/contract/page';
import { Agent } from '@parley/contract/resources/agent';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleAgent } from './agents.examples.ts';
import { operation } from './agents.operation.ts';
import { listAgentPage } from './list-agents.queries.ts';

const statuses = z.enum(['active', 'inactive']);

export const agentFilters = {
  ...pageQuery,
  status: oneOrSeveral(statuses).optional().meta({ description: '`active`, `inactive` or both with a comma' }),
  q: z.string().trim().min(1).max(200).optional().meta({ description: 'Part of the name' }),
  updated_from: z.iso.datetime({ offset: true }).optional().meta({ description: 'Changed at or after this instant' }),
};

/** Lists the tenant's agents outside the trash, newest first. */
export const listAgents = operation({
  method: 'GET',
  path: '/api/agents',
  id: 'listAgents',
  summary: 'List agents',
  access: apiKey('agents:read'),
  query: z.strictObject(agentFilters),
  answer: { status: 200, schema: pageOf(Agent) },
  example: {
    query: { limit: 50, status: 'active' },
    answer: { data: [exampleAgent], has_more: false, next_cursor: null },
  },
  run: (context) => listAgentPage(context.tx, { ...context.query, isTrashed: false }, context),
});
