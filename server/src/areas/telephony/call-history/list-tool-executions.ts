import { CallToolExecution } from '@parley/contract/resources/call';
import { z } from 'zod';
import { callParams, exampleCallId, getCall } from '#areas/telephony/calls';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleToolExecution } from './call-history.examples.ts';
import { operation } from './call-history.operation.ts';
import { listToolExecutions } from './tool-executions.queries.ts';

/** Lists a call's tool executions in start order, with arguments and results. */
export const listCallToolExecutions = operation({
  method: 'GET',
  path: '/api/calls/{callId}/tool-executions',
  id: 'listCallToolExecutions',
  summary: 'Function and tool execution log of a call',
  access: apiKey('calls:read'),
  params: callParams,
  answer: { status: 200, schema: z.object({ data: z.array(CallToolExecution) }) },
  refusals: ['not_found'],
  example: { params: { callId: exampleCallId }, answer: { data: [exampleToolExecution] } },
  async run({ tx, params }) {
    const [, data] = await Promise.all([getCall(tx, params.callId), listToolExecutions(tx, params.callId)]);
    return { data };
  },
});
