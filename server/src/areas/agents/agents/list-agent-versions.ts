import { pageOf, pageQuery } from '@parley/contract/page';
import { AgentVersionSummary } from '@parley/contract/resources/agent-version';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { decodeCursor, pageFrom } from '#platform/http/cursor.ts';
import { parseInput } from '#platform/http/requests/validation.ts';
import { exampleVersion } from './agents.examples.ts';
import { agentParams, exampleAgentId, operation } from './agents.operation.ts';
import { getAgent } from './agents.queries.ts';
import { listVersions, presentVersion } from './versions.queries.ts';

const Position = z.object({ cursor: z.tuple([z.int32().min(1)]) });

/** Number of the previous page's last version. */
function readPosition(cursor: string): number {
  return parseInput(Position, { cursor: decodeCursor(cursor, ['number']) }, 'query').cursor[0];
}

/** Lists the versions of an agent, newest first. */
export const listAgentVersions = operation({
  method: 'GET',
  path: '/api/agents/{agentId}/versions',
  id: 'listAgentVersions',
  summary: 'List agent versions',
  access: apiKey('agents:read'),
  params: agentParams,
  query: z.strictObject(pageQuery),
  answer: { status: 200, schema: pageOf(AgentVersionSummary) },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleAgentId },
    answer: { data: [exampleVersion], has_more: true, next_cursor: 'WzNd' },
  },
  async run({ tx, params, query }) {
    const agent = await getAgent(tx, params.agentId);
    const before = query.cursor ? readPosition(query.cursor) : null;
    const rows = await listVersions(tx, agent.id, { before, limit: query.limit + 1 });
    const page = pageFrom(rows, { limit: query.limit, item: presentVersion, cursor: (row) => [row.number] });
    // Version numbers have no gaps and none is removed, so the newest equals the count.
    return query.include_total ? { ...page, total: agent.version } : page;
  },
});
