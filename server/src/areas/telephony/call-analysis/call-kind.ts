import type { AgentId, CallId } from '@parley/contract/ids';
import { readConfig } from '#areas/agents/agents';
import {
  type AnalysedKind,
  findCurrentConfig,
  hasBooking,
  type LoadedConversation,
  type SettingsOf,
  skipReason,
} from '#areas/conversations/analysis';
import {
  callEvent,
  callTopic,
  changeCall,
  findCall,
  findSnapshot,
  listTurns,
  lockCall,
  presentCall,
} from '#areas/telephony/calls';
import type { Tx } from '#db/tenant-scope.ts';
import { storableJson, storableText } from '#platform/text/storable.ts';

/** Calls, as they are analysed: the results are columns of the call. */
export const callKind: AnalysedKind<CallId> = {
  name: 'call',
  column: 'call_id',
  refOf: (callId) => ({ callId }),
  load: loadCall,
  lock: async (tx, callId) => (await lockCall(tx, callId)) !== undefined,
  async save({ tx, emit }, callId, { data, sentiment, success, summary }) {
    const changed = await changeCall(tx, callId, {
      summary: summary === null ? null : storableText(summary),
      success,
      sentiment,
      structured_data: Object.keys(data).length === 0 ? null : storableJson(data),
    });
    await emit('call.analyzed', callTopic(callId), callEvent(presentCall(changed)));
  },
};

/** Loads a call, with the agent as it was in it or, where it still exists, as it is now. */
async function loadCall(tx: Tx, callId: CallId, settingsOf: SettingsOf): Promise<LoadedConversation | null> {
  const row = await findCall(tx, callId);
  if (!row) return null;
  const call = presentCall(row);
  const [turns, snapshot, current, isBooked] = await Promise.all([
    listTurns(tx, callId),
    findSnapshot(tx, callId),
    settingsOf === 'now' ? findCurrentConfig(tx, row.agent_id as AgentId | null) : undefined,
    hasBooking(tx, { column: 'call_id', id: callId }),
  ]);
  const config = readConfig(current ?? snapshot);
  // A call that was to leave nothing behind stays so, whatever the agent is now.
  const isForgotten = readConfig(snapshot).zero_retention || config.zero_retention;
  const { analysis } = config;
  const hasSpoken = turns.some(({ role, text }) => role === 'user' && text.trim() !== '');
  const silent = call.answered_at === null ? 'not_answered' : hasSpoken ? null : 'caller_silent';
  return {
    agentId: call.agent_id,
    config,
    skip: skipReason({ analysis, zero_retention: isForgotten }, { silent }),
    request: {
      turns: turns.map(({ role, text }) => ({ role, text })),
      outcome: {
        isBooked,
        isCallbackRequested: call.collected_variables['callback_requested'] === 'yes',
        isTransferred: call.was_transferred,
      },
      wantsSummary: analysis.summary,
      successCriteria: analysis.success_criteria,
      fields: analysis.fields,
    },
    variables: call.collected_variables,
    endedAt: row.ended_at ?? row.created_at,
  };
}
