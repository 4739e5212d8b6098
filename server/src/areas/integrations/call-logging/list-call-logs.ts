import { oneOrSeveral } from '@parley/contract/filters';
import { CallId, ConnectionId } from '@parley/contract/ids';
import { pageOf, pageQuery } from '@parley/contract/page';
import { CrmCallLog, CrmCallLogState } from '@parley/contract/resources/crm-logging';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleCallLog, operation } from './call-logging.operation.ts';
import { listCallLogPage } from './call-logs.queries.ts';

/** Lists the records of calls in CRMs, newest first. */
export const listCallLogs = operation({
  method: 'GET',
  path: '/api/integrations/crm/call-logs',
  id: 'listCrmCallLogs',
  summary: 'Calls logged in CRMs',
  description:
    'Each record of a call at a connection: how far it is, at whom it is, and why it could not be written. It is gone with its call.',
  access: apiKey('integrations:read'),
  query: z.strictObject({
    ...pageQuery,
    call_id: CallId.optional().meta({ description: 'Only of this call' }),
    connection_id: ConnectionId.optional().meta({ description: 'Only at this connection' }),
    state: oneOrSeveral(CrmCallLogState)
      .optional()
      .meta({ description: 'One or several, with commas', examples: ['failed', 'pending,running'] }),
  }),
  answer: { status: 200, schema: pageOf(CrmCallLog) },
  example: {
    query: { limit: 50, state: 'done' },
    answer: { data: [exampleCallLog], has_more: false, next_cursor: null },
  },
  run: ({ tx, query }) => listCallLogPage(tx, query),
});
