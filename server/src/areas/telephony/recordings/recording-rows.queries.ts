import type { CallId, TenantId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import { recordingKey } from './recordings.rules.ts';
import type { StoredRecording } from './repair.rules.ts';

const columns = [
  'id',
  'recording_state',
  'recording_key',
  'ended_at',
  'recording_content_type',
  'recording_channels',
  'recording_bytes',
  'recording_duration_ms',
  'recording_sha256',
  'pii_redaction',
] as const;

/** Reads recordings by id of their calls: those within a range, or those named. */
export async function readRecordings(
  tx: Tx,
  choice: { after: string; upTo: string; limit: number } | { ids: readonly string[] },
): Promise<StoredRecording[]> {
  let query = tx.selectFrom('calls').select(columns).orderBy('id');
  query =
    'ids' in choice
      ? query.where('id', 'in', choice.ids.length > 0 ? [...choice.ids] : ['00000000-0000-0000-0000-000000000000'])
      : query
          .where('recording_state', '<>', 'none')
          .where('id', '<=', choice.upTo)
          .$if(choice.after !== '', (all) => all.where('id', '>', choice.after))
          .limit(choice.limit);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id as CallId,
    state: row.recording_state,
    key: row.recording_key,
    endedAt: row.ended_at,
    contentType: row.recording_content_type,
    channels: row.recording_channels,
    bytes: row.recording_bytes === null ? null : Number(row.recording_bytes),
    durationMs: row.recording_duration_ms,
    sha256: row.recording_sha256,
    wantsRedaction: row.pii_redaction,
  }));
}

/** Begin of the keys of a tenant's recordings. */
export const recordingPrefix = (tenantId: TenantId): string => `recordings/${tenantId}/`;

/** Key of a recording, also of one that failed and has none. */
export const keyOf = (tenantId: TenantId, row: Pick<StoredRecording, 'id' | 'key'>): string =>
  row.key ?? recordingKey({ tenantId, id: row.id }, 'wav');
