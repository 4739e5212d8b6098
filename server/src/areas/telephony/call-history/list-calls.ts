import { orderedSpan } from '@parley/contract/filters';
import { pageOf, pageQuery } from '@parley/contract/page';
import { Call } from '@parley/contract/resources/call';
import { z } from 'zod';
import { exampleCall } from '#areas/telephony/calls';
import { apiKey } from '#platform/http/access/access.ts';
import { callFilters, callSorts, sortableFilters } from './call-filters.rules.ts';
import { operation } from './call-history.operation.ts';
import { listCallPage } from './list-calls.queries.ts';

/** Lists the tenant's calls, newest first by default. */
export const listCalls = operation({
  method: 'GET',
  path: '/api/calls',
  id: 'listCalls',
  summary: 'List calls',
  access: apiKey('calls:read'),
  query: z
    .strictObject({ ...pageQuery, ...callFilters, sort: z.enum(callSorts).default('-started_at') })
    .superRefine(orderedSpan)
    .superRefine(sortableFilters),
  answer: { status: 200, schema: pageOf(Call) },
  example: {
    query: { limit: 50, status: 'completed,failed', sort: '-started_at' },
    answer: { data: [exampleCall], has_more: false, next_cursor: null },
  },
  run: ({ tx, query }) => listCallPage(tx, query),
});
