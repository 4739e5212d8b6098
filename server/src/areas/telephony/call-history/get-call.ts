import { CallDetail, CallLine } from '@parley/contract/resources/call';
import { findAnalysis } from '#areas/conversations/analysis';
import { callParams, exampleCallId, getCall, listTurns, presentCall } from '#areas/telephony/calls';
import { findWorkflowRun } from '#areas/workflows/runs';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleCallDetail } from './call-history.examples.ts';
import { operation } from './call-history.operation.ts';

/** Gets one call with transcript, line quality and the state of its analysis. */
export const getCallOperation = operation({
  method: 'GET',
  path: '/api/calls/{callId}',
  id: 'getCall',
  summary: 'Get a call',
  access: apiKey('calls:read'),
  params: callParams,
  answer: { status: 200, schema: CallDetail },
  refusals: ['not_found'],
  example: { params: { callId: exampleCallId }, answer: exampleCallDetail },
  async run({ tx, params }) {
    const [row, transcript, analysis, workflow] = await Promise.all([
      getCall(tx, params.callId),
      listTurns(tx, params.callId),
      findAnalysis(tx, params.callId),
      findWorkflowRun(tx, params),
    ]);
    return { ...presentCall(row), transcript, line: CallLine.nullable().parse(row.line_stats), analysis, workflow };
  },
});
