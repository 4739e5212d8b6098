import { ConversationAnalysis } from '@parley/contract/resources/conversation-analysis';
import { exampleAnalysis, orderAgain } from '#areas/conversations/analysis';
import { callParams, exampleCallId, isLive, lockCall, presentCall } from '#areas/telephony/calls';
import { apiKey } from '#platform/http/access/access.ts';
import { callNotFound, callStillLive } from './call-analysis.errors.ts';
import { operation } from './call-analysis.operation.ts';
import { callKind } from './call-kind.ts';

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
  answer: { status: 202, schema: ConversationAnalysis },
  refusals: ['not_found', 'live_call'],
  example: {
    params: { callId: exampleCallId },
    answer: { ...exampleAnalysis, state: 'pending', attempts: 0, next_attempt_at: exampleAnalysis.updated_at },
  },
  async run({ tx, tenantId, params: { callId }, now, audit }) {
    const row = await lockCall(tx, callId);
    if (!row) throw callNotFound();
    if (isLive(presentCall(row).status)) throw callStillLive();
    const { analysis, isNew } = await orderAgain(tx, { kind: callKind, tenantId, conversation: callId, now });
    if (!isNew) audit.nothingChanged();
    return analysis;
  },
});
