import { readPhoneNumber } from '@parley/contract/phone-number';
import { begunRecording, noRecordingColumns } from '#areas/telephony/recordings';
import { leaseEnd } from '#db/lease.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { storableJson, storableText } from '#platform/text/storable.ts';
import type { CallSchedule, NewCall } from './call-facts.rules.ts';
import { type CallRow, callColumns } from './calls.queries.ts';
import { storedFarEnds } from './far-ends.queries.ts';

/** Inserts a new call. */
export async function insertCall(
  tx: Tx,
  call: NewCall & { recordingState: 'none' | 'recording' | 'failed'; now: Date },
): Promise<CallRow> {
  return tx
    .insertInto('calls')
    .values({
      tenant_id: call.tenantId,
      id: call.id,
      agent_id: call.agent.id,
      agent_version: call.agent.version,
      agent_config: storableJson(call.agent.config),
      type: call.type,
      direction: call.direction,
      status: call.status,
      phone_number: numberOf(call.phoneNumber),
      from_number: numberOf(call.fromNumber),
      to_number: numberOf(call.toNumber),
      caller_name: call.callerName ? storableText(call.callerName) : null,
      created_at: call.now,
      started_at: call.status === 'queued' ? null : call.now,
      ...scheduleColumns(call.schedule),
      zero_retention: call.agent.config.zero_retention,
      pii_redaction: call.agent.config.pii_redaction,
      metadata: storableJson(call.metadata ?? {}),
      dynamic_variables: storableJson(call.dynamicVariables ?? {}),
      ...(call.recordingState === 'recording'
        ? begunRecording(call)
        : { ...noRecordingColumns, recording_state: call.recordingState }),
      process_id: call.processId,
      alive_until: call.processId === null ? null : leaseEnd,
      far_ends: storedFarEnds(call.farEnds ?? []),
    })
    .returning(callColumns)
    .executeTakeFirstOrThrow();
}

function scheduleColumns(schedule: CallSchedule | undefined) {
  if (!schedule) return {};
  return {
    schedule_at: schedule.scheduleAt,
    calling_window: schedule.window && JSON.stringify(schedule.window),
    retry: JSON.stringify(schedule.retry),
    next_attempt_at: schedule.nextAttemptAt,
  };
}

/** Normalizes a phone number to E.164; other identities stay as the line reports them. */
function numberOf(text: string | undefined): string | null {
  return text ? (readPhoneNumber(text) ?? storableText(text)) : null;
}
