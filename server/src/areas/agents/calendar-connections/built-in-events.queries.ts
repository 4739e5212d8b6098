import type { ConnectionId, TenantId } from '@parley/contract/ids';
import type { BusyTime, TimeSpan } from '#areas/agents/calendar-accounts';
import type { Tx } from '#db/tenant-scope.ts';

interface Place {
  tenantId: TenantId;
  connectionId: ConnectionId;
}

export async function listBuiltInTimes(
  tx: Tx,
  { tenantId, connectionId, span }: Place & { span: TimeSpan },
): Promise<BusyTime[]> {
  const rows = await tx
    .selectFrom('built_in_events')
    .select(['uid', 'starts_at', 'ends_at'])
    .where('tenant_id', '=', tenantId)
    .where('connection_id', '=', connectionId)
    .where('starts_at', '<', new Date(span.to))
    .where('ends_at', '>', new Date(span.from))
    .execute();
  return rows.map((row) => ({ from: row.starts_at.getTime(), to: row.ends_at.getTime(), eventId: row.uid }));
}

export async function findBuiltInTimes(
  tx: Tx,
  { tenantId, connectionId, uid }: Place & { uid: string },
): Promise<TimeSpan | undefined> {
  const row = await tx
    .selectFrom('built_in_events')
    .select(['starts_at', 'ends_at'])
    .where('tenant_id', '=', tenantId)
    .where('connection_id', '=', connectionId)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row && { from: row.starts_at.getTime(), to: row.ends_at.getTime() };
}

export async function storeBuiltInEvent(
  tx: Tx,
  { tenantId, connectionId, uid, from, to }: Place & TimeSpan & { uid: string },
): Promise<void> {
  const times = { starts_at: new Date(from), ends_at: new Date(to) };
  await tx
    .insertInto('built_in_events')
    .values({ tenant_id: tenantId, connection_id: connectionId, uid, ...times })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'connection_id', 'uid']).doUpdateSet(times))
    .execute();
}

export async function deleteBuiltInEvent(
  tx: Tx,
  { tenantId, connectionId, uid }: Place & { uid: string },
): Promise<void> {
  await tx
    .deleteFrom('built_in_events')
    .where('tenant_id', '=', tenantId)
    .where('connection_id', '=', connectionId)
    .where('uid', '=', uid)
    .execute();
}
