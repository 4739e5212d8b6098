import { oneOrSeveral } from '@parley/contract/filters';
import { AgentId } from '@parley/contract/ids';
import { pageOf, pageQuery } from '@parley/contract/page';
import { Tool, ToolType } from '@parley/contract/resources/tool';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { listToolPage } from './list-tools.queries.ts';
import { exampleTool } from './tools.examples.ts';
import { operation } from './tools.operation.ts';

/** Lists the tenant's tools, newest first. */
export const listTools = operation({
  method: 'GET',
  path: '/api/tools',
  id: 'listTools',
  summary: 'List tools',
  access: apiKey('tools:read'),
  query: z.strictObject({
    ...pageQuery,
    type: oneOrSeveral(ToolType)
      .optional()
      .meta({ description: 'One or several, with commas', examples: ['webhook', 'webhook,mcp'] }),
    q: z.string().trim().min(1).max(120).optional().meta({ description: 'Part of the name or the description' }),
    agent_id: AgentId.optional().meta({ description: 'Tools of this agent; an agent that is not there has none' }),
  }),
  answer: { status: 200, schema: pageOf(Tool) },
  example: { query: { limit: 50 }, answer: { data: [exampleTool], has_more: false, next_cursor: null } },
  run: ({ tx, query }) => listToolPage(tx, query),
});
