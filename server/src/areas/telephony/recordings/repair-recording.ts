import type { TenantId } from '@parley/contract/ids';
import type { RecordingFinding } from '@parley/contract/resources/recording';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import { enqueueFinishRecording } from './enqueue-finish-recording.ts';
import type { RecordingJobDeps } from './ordered-job.ts';
import { hashFile, readSound } from './recording-file.ts';
import { changeRecording, lockRecording } from './recordings.queries.ts';
import { callTopic, recordingKey } from './recordings.rules.ts';
import { decideRepair, type FoundFile, type RecordingColumns, type StoredRecording } from './repair.rules.ts';

/** Compares one recording with its file and corrects its metadata; null when nothing is wrong. */
export async function repairRecording(
  deps: RecordingJobDeps,
  { tenantId, dryRun }: { tenantId: TenantId; dryRun: boolean },
  row: StoredRecording,
): Promise<RecordingFinding | null> {
  // A live call's recording is not finished; one that was never begun has no file.
  if (row.endedAt === null || row.state === 'none') return null;
  if (row.state === 'recording') {
    if (!dryRun) await deps.db.app.inTenant(tenantId, (tx) => enqueueFinishRecording(tx, { tenantId, id: row.id }));
    return { call_id: row.id, key: row.key, problem: 'unfinished', fields: [] };
  }
  const found = await findFile(deps, tenantId, row);
  const { problem, change } = decideRepair(row, found);
  if (problem === null) return null;
  const fields = Object.keys(change).map((name) => name.replace('recording_', ''));
  if (!dryRun && fields.length > 0) await write(deps, tenantId, row, change);
  return { call_id: row.id, key: found.kind === 'missing' ? row.key : found.key, problem, fields };
}

/** Looks for the file the row refers to, and otherwise for one in the other format. */
async function findFile({ files }: RecordingJobDeps, tenantId: TenantId, row: StoredRecording): Promise<FoundFile> {
  const call = { tenantId, id: row.id };
  const keys = new Set([...(row.key ? [row.key] : []), recordingKey(call, 'ogg'), recordingKey(call, 'wav')]);
  for (const key of keys) {
    const bytes = await files.size(key);
    if (bytes === null) continue;
    const sound = await readSound(files, key, bytes);
    const sha256 = sound && (await hashFile(files, key));
    return sound && sha256 ? { kind: 'whole', key, bytes, sha256, sound } : { kind: 'unreadable', key };
  }
  return { kind: 'missing' };
}

/** Writes the change unless the recording was changed meanwhile; a restored one is announced like a new one. */
async function write(
  deps: RecordingJobDeps,
  tenantId: TenantId,
  row: StoredRecording,
  change: Partial<RecordingColumns>,
): Promise<void> {
  const now = deps.clock.now();
  await inEmittingTransaction({ scope: deps.db.app, bus: deps.bus, tenantId, now }, async (tx, emit) => {
    const current = await lockRecording(tx, row.id);
    if (current?.recording_state !== row.state || current.recording_key !== row.key) return;
    const changed = await changeRecording(tx, row.id, change);
    if (change.recording_state === 'recording') await enqueueFinishRecording(tx, { tenantId, id: row.id });
    if (change.recording_state !== 'ready') return;
    await emit('call.recording.ready', callTopic(row.id), {
      call_id: row.id,
      version: changed.version,
      content_type: changed.recording_content_type ?? '',
      channels: changed.recording_channels ?? 0,
      duration_ms: changed.recording_duration_ms ?? 0,
      bytes: Number(changed.recording_bytes),
    });
  });
}
