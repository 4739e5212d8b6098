import type { AgentId, TenantId } from '@parley/contract/ids';
import { AgentCalendarConfig } from '@parley/contract/resources/calendar';
import type { Tx } from '#db/tenant-scope.ts';

export interface StoredCalendar {
  config: AgentCalendarConfig;
  updatedAt: Date;
}

/**
 * Finds the stored calendar of an agent. `isLocked` takes the row lock until the transaction ends, so of two concurrent
 * bookings the second sees the first.
 */
export async function findStoredCalendar(
  tx: Tx,
  agentId: AgentId,
  { isLocked }: { isLocked: boolean },
): Promise<StoredCalendar | null> {
  const query = tx.selectFrom('agent_calendars').select(['config', 'updated_at']).where('agent_id', '=', agentId);
  const row = await (isLocked ? query.forUpdate() : query).executeTakeFirst();
  // Fields added in later versions of Parley get their defaults.
  return row ? { config: AgentCalendarConfig.parse(row.config), updatedAt: row.updated_at } : null;
}

export async function saveCalendar(
  tx: Tx,
  calendar: { tenantId: TenantId; agentId: AgentId; config: AgentCalendarConfig; now: Date },
): Promise<void> {
  const stored = { config: JSON.stringify(calendar.config), updated_at: calendar.now };
  await tx
    .insertInto('agent_calendars')
    .values({ tenant_id: calendar.tenantId, agent_id: calendar.agentId, ...stored })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'agent_id']).doUpdateSet(stored))
    .execute();
}
