import { ToolLog } from '@parley/contract/resources/tool-log';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleLogId, exampleSummary, logParams, operation } from './tool-logs.operation.ts';
import { getToolLog } from './tool-logs.queries.ts';

/** Gets one run with request and response, secrets redacted. */
export const getToolLogOperation = operation({
  method: 'GET',
  path: '/api/tool-logs/{logId}',
  id: 'getToolLog',
  summary: 'Get a tool log',
  access: apiKey('tools:read'),
  showsConversations: true,
  params: logParams,
  answer: { status: 200, schema: ToolLog },
  refusals: ['not_found'],
  example: {
    params: { logId: exampleLogId },
    answer: {
      ...exampleSummary,
      request: {
        method: 'GET',
        url: 'https://shop.example.com/orders/A-1007',
        headers: { Authorization: '[redacted]' },
      },
      response: { status: 200, body: { state: 'shipped' } },
    },
  },
  run: ({ tx, params }) => getToolLog(tx, params.logId),
});
