import { oneOrSeveral, orderedSpan } from '@parley/contract/filters';
import { pageOf, pageQuery } from '@parley/contract/page';
import { ToolRunStatus } from '@parley/contract/resources/tool';
import { ToolLogSource, ToolLogSummary } from '@parley/contract/resources/tool-log';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { listToolLogPage } from './list-tool-logs.queries.ts';
import { conversationFilters, exampleSummary, operation, rangeFilters } from './tool-logs.operation.ts';

/** Lists tool runs, newest first. */
export const listToolLogs = operation({
  method: 'GET',
  path: '/api/tool-logs',
  id: 'listToolLogs',
  summary: 'List tool logs',
  description: 'Without request and response, which the log itself has.',
  access: apiKey('tools:read'),
  showsConversations: true,
  query: z
    .strictObject({
      ...pageQuery,
      ...rangeFilters,
      ...conversationFilters,
      status: oneOrSeveral(ToolRunStatus)
        .optional()
        .meta({ description: 'One or several, with commas', examples: ['error', 'error,timeout'] }),
      source: ToolLogSource.optional(),
    })
    .superRefine(orderedSpan),
  answer: { status: 200, schema: pageOf(ToolLogSummary) },
  example: {
    query: { limit: 50, status: 'error,timeout' },
    answer: { data: [exampleSummary], has_more: false, next_cursor: null },
  },
  run: ({ tx, query }) => listToolLogPage(tx, query),
});
