import type { CallId } from '@parley/contract/ids';
import { type Selectable, sql, type UpdateObject } from 'kysely';
import type { Calls, DB } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { callNotFound } from './recordings.errors.ts';

const columns = [
  'id',
  'version',
  'ended_at',
  'duration_seconds',
  'recording_state',
  'recording_incomplete',
  'recording_redacted',
  'recording_key',
  'recording_content_type',
  'recording_channels',
  'recording_bytes',
  'recording_duration_ms',
  'recording_sha256',
] as const;

/** Columns of a call that concern its recording. */
export type RecordingRow = Pick<Selectable<Calls>, (typeof columns)[number]>;

export async function findRecording(tx: Tx, callId: CallId): Promise<RecordingRow | null> {
  const row = await tx.selectFrom('calls').select(columns).where('id', '=', callId).executeTakeFirst();
  return row ?? null;
}

/** Gets the recording columns of a call; refuses when the call is missing. */
export async function getRecordingRow(tx: Tx, callId: CallId): Promise<RecordingRow> {
  const row = await findRecording(tx, callId);
  if (!row) throw callNotFound();
  return row;
}

/** Like `findRecording`, with the call's row lock until the transaction ends. */
export async function lockRecording(tx: Tx, callId: CallId): Promise<RecordingRow | null> {
  const row = await tx.selectFrom('calls').select(columns).where('id', '=', callId).forUpdate().executeTakeFirst();
  return row ?? null;
}

/** Changes the recording columns of a call and increments the call's version. */
export async function changeRecording(
  tx: Tx,
  callId: CallId,
  change: UpdateObject<DB, 'calls'>,
): Promise<RecordingRow> {
  return tx
    .updateTable('calls')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', callId)
    .returning(columns)
    .executeTakeFirstOrThrow();
}
