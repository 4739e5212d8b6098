import { Agent } from '@parley/contract/resources/agent';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { notModified } from '#platform/http/operation.ts';
import { matchesEtag } from '#platform/http/responses/etag.ts';
import { exampleAgent } from './agents.examples.ts';
import { agentParams, exampleAgentId, operation } from './agents.operation.ts';
import { getAgent, presentAgent } from './agents.queries.ts';
import { configOf, getVersion } from './versions.queries.ts';

/** Gets the current agent or, with `version`, an earlier one. */
export const getAgentOperation = operation({
  method: 'GET',
  path: '/api/agents/{agentId}',
  id: 'getAgent',
  summary: 'Get an agent',
  access: apiKey('agents:read'),
  params: agentParams,
  query: z.strictObject({
    version: z.coerce
      .number()
      .int()
      .min(1)
      .max(999_999_999)
      .optional()
      .meta({ description: 'A past version instead of the current one' }),
  }),
  answer: { status: 200, schema: Agent },
  refusals: ['not_found'],
  example: { params: { agentId: exampleAgentId }, answer: exampleAgent },
  async run(context) {
    const { tx, params, query, headers, request } = context;
    const agent = await getAgent(tx, params.agentId);
    const number = query.version ?? agent.version;
    const asked =
      number === agent.version
        ? agent
        : { ...agent, version: number, config: configOf(await getVersion(tx, agent, number)) };
    const etag = `"${number}"`;
    headers.set('etag', etag);
    return matchesEtag(request.header('if-none-match'), etag) ? notModified : presentAgent(asked, context);
  },
});
