import type { AgentId, CallId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { Call, CallTurn } from '@parley/contract/resources/call';
import type { CallAnalysis } from '@parley/contract/resources/call-analysis';
import { readConfig } from '#areas/agents/agents';
import type { CallRow } from '#areas/telephony/calls';
import { findSnapshot, listTurns, presentCall } from '#areas/telephony/calls';
import type { AnalysisRequest } from '#brain/ports.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { findCurrentConfig, hasBooking } from './analyses.queries.ts';
import { skipReason } from './analysis.rules.ts';

/** A call with all that its analysis reads. */
export interface LoadedCall {
  call: Call;
  turns: CallTurn[];
  /** Configuration that says what is wanted, secrets as references. */
  config: AgentConfig;
  skip: CallAnalysis['skip_reason'];
}

/** Loads a call, with the agent as it was in it (`call`) or as it is now, where it still exists (`agent`). */
export async function loadCall(tx: Tx, row: CallRow, settingsOf: 'agent' | 'call'): Promise<LoadedCall> {
  const call = presentCall(row);
  const [turns, snapshot, current] = await Promise.all([
    listTurns(tx, row.id as CallId),
    findSnapshot(tx, row.id as CallId),
    settingsOf === 'agent' ? findCurrentConfig(tx, row.agent_id as AgentId | null) : undefined,
  ]);
  const config = readConfig(current ?? snapshot);
  // A call that was to leave nothing behind stays so, whatever the agent is now.
  const isForgotten = readConfig(snapshot).zero_retention || config.zero_retention;
  const skip = skipReason(
    { isAnswered: call.answered_at !== null, turns },
    { analysis: config.analysis, zero_retention: isForgotten },
  );
  return { call, turns, config, skip };
}

/** The analysis wanted of a call. */
export async function analysisRequestOf(tx: Tx, { call, turns, config }: LoadedCall): Promise<AnalysisRequest> {
  const { analysis } = config;
  return {
    turns: turns.map(({ role, text }) => ({ role, text })),
    outcome: {
      isBooked: await hasBooking(tx, call.id),
      isCallbackRequested: call.collected_variables['callback_requested'] === 'yes',
      isTransferred: call.was_transferred,
    },
    wantsSummary: analysis.summary,
    successCriteria: analysis.success_criteria,
    fields: analysis.fields,
  };
}
