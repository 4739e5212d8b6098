import { Tool } from '@parley/contract/resources/tool';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleTool } from './tools.examples.ts';
import { exampleToolId, operation, toolParams } from './tools.operation.ts';
import { agentIdsByTool, getTool, presentTool, toolAtRevision } from './tools.queries.ts';

/** Gets the current tool or, with `revision`, an earlier one. */
export const getToolOperation = operation({
  method: 'GET',
  path: '/api/tools/{toolId}',
  id: 'getTool',
  summary: 'Get a tool',
  access: apiKey('tools:read'),
  params: toolParams,
  query: z.strictObject({
    revision: z.coerce
      .number()
      .int()
      .min(1)
      .max(999_999_999)
      .optional()
      .meta({ description: 'A past revision instead of the current one, as a version of an agent pins it' }),
  }),
  answer: { status: 200, schema: Tool },
  refusals: ['not_found'],
  example: { params: { toolId: exampleToolId }, answer: exampleTool },
  async run({ tx, params, query, headers }) {
    const current = await getTool(tx, params.toolId);
    const tool = await toolAtRevision(tx, current, query.revision ?? current.revision);
    const agents = await agentIdsByTool(tx, [tool.id]);
    headers.set('etag', `"${tool.revision}"`);
    return presentTool(tool, agents.get(tool.id) ?? []);
  },
});
