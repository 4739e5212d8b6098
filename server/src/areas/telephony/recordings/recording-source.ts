import type { TenantId } from '@parley/contract/ids';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { type FileRow, type FileSource, orphanAgeMs } from '#platform/files/orphans/compare-files.ts';
import { keyOf, readRecordings, recordingPrefix } from './recording-rows.queries.ts';
import type { StoredRecording } from './repair.rules.ts';

/** Recordings of a tenant as a source of files; reads in the given transaction, or in one for each part. */
export function recordingSource(from: { tenantId: TenantId; now: Date } & ({ tx: Tx } | { db: Database })): FileSource {
  const { tenantId, now } = from;
  return {
    prefix: recordingPrefix(tenantId),
    async rows(range) {
      const rows =
        'tx' in from
          ? await readRecordings(from.tx, range)
          : await from.db.app.inTenant(tenantId, (tx) => readRecordings(tx, range), { onlyReads: true });
      return rows.map((row) => fileRowOf(tenantId, row, now));
    },
  };
}

function fileRowOf(tenantId: TenantId, row: StoredRecording, now: Date): FileRow {
  const isUnfinished = row.state === 'recording';
  const isOverdue = isUnfinished && row.endedAt !== null && now.getTime() - row.endedAt.getTime() > orphanAgeMs;
  return {
    id: row.id,
    key: keyOf(tenantId, row),
    needsFile: row.state === 'ready' || isOverdue,
    ownsOthers: isUnfinished,
  };
}
