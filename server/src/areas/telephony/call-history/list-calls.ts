import { oneOrSeveral, orderedSpan, phoneNumberFilter, timeSpan } from '@parley/contract/filters';
import { AgentId } from '@parley/contract/ids';
import { pageOf, pageQuery } from '@parley/contract/page';
import { Call, CallDirection, CallStatus, CallType } from '@parley/contract/resources/call';
import { z } from 'zod';
import { exampleCall } from '#areas/telephony/calls';
import { apiKey } from '#platform/http/access/access.ts';
import { operation } from './call-history.operation.ts';
import { callSorts, listCallPage } from './list-calls.queries.ts';

const filters = z
  .strictObject({
    ...pageQuery,
    agent_id: AgentId.optional(),
    direction: CallDirection.optional(),
    type: CallType.optional(),
    status: oneOrSeveral(CallStatus)
      .optional()
      .meta({ description: 'One or several, with commas', examples: ['completed', 'completed,failed'] }),
    phone_number: phoneNumberFilter()
      .optional()
      .meta({ description: 'The other party, with + and country code', examples: ['+46701234567'] }),
    ...timeSpan({ from: 'Started (if it waits: made) at or after this instant', to: 'Started before this instant' }),
    was_transferred: z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional(),
    q: z.string().trim().min(1).max(200).optional().meta({
      description: "Part of what was said, of the caller's name or of a number",
    }),
    metadata: z
      .record(z.string().regex(/^[\w.-]{1,64}$/), z.string().max(500))
      .optional()
      .meta({ description: '`metadata[plan]=pro`: calls with these values; several must all hold' }),
    sort: z.enum(callSorts).default('-started_at'),
  })
  .superRefine(orderedSpan);

/** Lists the tenant's calls, newest first by default. */
export const listCalls = operation({
  method: 'GET',
  path: '/api/calls',
  id: 'listCalls',
  summary: 'List calls',
  access: apiKey('calls:read'),
  query: filters,
  answer: { status: 200, schema: pageOf(Call) },
  example: {
    query: { limit: 50, status: 'completed,failed', sort: '-started_at' },
    answer: { data: [exampleCall], has_more: false, next_cursor: null },
  },
  run: ({ tx, query }) => listCallPage(tx, query),
});
