import type { ConnectionId, TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

/** How far the changes of a calendar were read. */
export interface CalendarSync {
  calendarId: string;
  /** Null: not yet. */
  syncedAt: Date | null;
  /** Why the last attempt failed; empty: it succeeded. */
  fault: string;
}

/** Lists the calendars whose changes are read now, by connection. */
export async function listSyncs(tx: Tx): Promise<Map<string, CalendarSync[]>> {
  const rows = await tx
    .selectFrom('calendar_syncs')
    .select(['connection_id', 'calendar_id', 'synced_at', 'fault'])
    .where('next_sync_at', 'is not', null)
    .orderBy('calendar_id')
    .execute();
  const found = new Map<string, CalendarSync[]>();
  for (const row of rows) {
    const sync = { calendarId: row.calendar_id, syncedAt: row.synced_at, fault: row.fault };
    found.set(row.connection_id, [...(found.get(row.connection_id) ?? []), sync]);
  }
  return found;
}

/** Begins to read the changes of a calendar, unless they are read already. */
export async function wakeSync(
  tx: Tx,
  row: { tenantId: TenantId; connectionId: ConnectionId; calendarId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('calendar_syncs')
    .values({
      tenant_id: row.tenantId,
      connection_id: row.connectionId,
      calendar_id: row.calendarId,
      next_sync_at: row.at,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'connection_id', 'calendar_id']).doUpdateSet({
        next_sync_at: sql`coalesce(calendar_syncs.next_sync_at, excluded.next_sync_at)`,
      }),
    )
    .execute();
}
