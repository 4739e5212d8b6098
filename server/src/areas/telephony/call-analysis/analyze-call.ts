import { CallAnalysis } from '@parley/contract/resources/call-analysis';
import { callParams, exampleCallId, isLive, lockCall, presentCall } from '#areas/telephony/calls';
import { apiKey } from '#platform/http/access/access.ts';
import { enqueueAnalysis } from './analyse-call.ts';
import { findCallAnalysis, orderAnalysis } from './analyses.queries.ts';
import { callNotFound, callStillLive } from './call-analysis.errors.ts';
import { exampleCallAnalysis } from './call-analysis.examples.ts';
import { operation } from './call-analysis.operation.ts';
import { loadCall } from './load-call.ts';

/** Orders the analysis of an ended call anew. */
export const analyzeCall = operation({
  method: 'POST',
  path: '/api/calls/{callId}/analyze',
  id: 'analyzeCall',
  summary: 'Analyze a call again',
  description:
    "By the agent's settings as they are now, or those of the call where the agent is gone. The results replace those before; `call.analyzed` tells when they are there. An analysis that waits or runs goes on.",
  access: apiKey('calls:write'),
  audit: 'call.analyze',
  params: callParams,
  answer: { status: 202, schema: CallAnalysis },
  refusals: ['not_found', 'live_call'],
  example: {
    params: { callId: exampleCallId },
    answer: { ...exampleCallAnalysis, state: 'pending', attempts: 0, next_attempt_at: exampleCallAnalysis.updated_at },
  },
  async run({ tx, tenantId, params, now, audit }) {
    const { callId } = params;
    const row = await lockCall(tx, callId);
    if (!row) throw callNotFound();
    if (isLive(presentCall(row).status)) throw callStillLive();
    const before = await findCallAnalysis(tx, callId);
    if (before?.state === 'pending' || before?.state === 'running') {
      audit.nothingChanged();
      return before;
    }
    const { skip } = await loadCall(tx, row, 'agent');
    const order = { tenantId, callId, skip, settingsOf: 'agent', replace: true, now } as const;
    const ordered = await orderAnalysis(tx, order);
    if (ordered === null) throw new Error('The analysis of a call was neither inserted nor replaced');
    if (ordered.state === 'pending') await enqueueAnalysis(tx, { tenantId, callId });
    return ordered;
  },
});
