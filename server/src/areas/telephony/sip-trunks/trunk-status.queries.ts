import type { SipTrunkId, TenantId } from '@parley/contract/ids';
import type { SipTrunkStatus, TrunkState } from '@parley/contract/resources/sip-trunk';
import { sql } from 'kysely';
import { leaseEnd, leaseNow } from '#db/lease.ts';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';

interface TrunkRef {
  tenantId: TenantId;
  id: SipTrunkId;
}

/**
 * Leases a trunk to this process: it alone registers it, sends OPTIONS and writes its status. False while another
 * process holds the lease.
 */
export async function acquireTrunkLease(
  platform: PlatformScope,
  lease: TrunkRef & { processId: string; now: Date },
): Promise<boolean> {
  const taken = await platform.everywhere
    .insertInto('sip_trunk_status')
    .values({
      tenant_id: lease.tenantId,
      trunk_id: lease.id,
      state: 'registering',
      changed_at: lease.now,
      process_id: lease.processId,
      alive_until: leaseEnd,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'trunk_id'])
        .doUpdateSet({ process_id: lease.processId, alive_until: leaseEnd })
        .where((held) =>
          held.or([
            held('sip_trunk_status.alive_until', '<=', leaseNow),
            held('sip_trunk_status.process_id', '=', lease.processId),
          ]),
        ),
    )
    .returning('trunk_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Renews all trunk leases of a process; missing ones belong to another process, or their trunk is deleted. */
export async function renewTrunkLeases(
  platform: PlatformScope,
  processId: string,
  ids: readonly SipTrunkId[],
): Promise<Set<SipTrunkId>> {
  if (ids.length === 0) return new Set();
  const rows = await platform.everywhere
    .updateTable('sip_trunk_status')
    .set({ alive_until: leaseEnd })
    .where('trunk_id', 'in', ids)
    .where('process_id', '=', processId)
    .where('alive_until', '>', leaseNow)
    .returning('trunk_id')
    .execute();
  return new Set(rows.map((row) => row.trunk_id as SipTrunkId));
}

/** Releases all trunk leases of a process on shutdown, so that another takes over at once. */
export async function releaseTrunkLeases(platform: PlatformScope, processId: string): Promise<void> {
  await platform.everywhere.deleteFrom('sip_trunk_status').where('process_id', '=', processId).execute();
}

/** Writes a trunk's status. False, with nothing written, when the lease is lost. */
export async function writeTrunkStatus(
  platform: PlatformScope,
  status: TrunkRef & {
    processId: string;
    state: TrunkState;
    /** Description for people; empty when healthy. */
    detail: string;
    registeredUntil: Date | null;
    now: Date;
  },
): Promise<boolean> {
  const written = await platform.everywhere
    .updateTable('sip_trunk_status')
    .set({
      state: status.state,
      detail: status.detail,
      registered_until: status.registeredUntil,
      changed_at: sql<Date>`case when state = ${status.state} then changed_at else ${status.now}::timestamptz end`,
    })
    .where('tenant_id', '=', status.tenantId)
    .where('trunk_id', '=', status.id)
    .where('process_id', '=', status.processId)
    .where('alive_until', '>', leaseNow)
    .returning('trunk_id')
    .executeTakeFirst();
  return written !== undefined;
}

/** Gets a trunk's status as reported under a valid lease. */
export async function getTrunkStatus(tx: Tx, trunk: { id: SipTrunkId; isActive: boolean }): Promise<SipTrunkStatus> {
  const row = await tx
    .selectFrom('sip_trunk_status')
    .select(['state', 'detail', 'registered_until', 'changed_at'])
    .where('trunk_id', '=', trunk.id)
    .where('alive_until', '>', leaseNow)
    .executeTakeFirst();
  if (!trunk.isActive || !row) {
    const state = trunk.isActive ? 'waiting' : 'inactive';
    return { trunk_id: trunk.id, state, detail: '', registered_until: null, changed_at: null };
  }
  return {
    trunk_id: trunk.id,
    state: row.state as TrunkState,
    detail: row.detail,
    registered_until: row.registered_until?.toISOString() ?? null,
    changed_at: row.changed_at.toISOString(),
  };
}

/** Finds the status of a trunk by its id alone; undefined: there is no such trunk. */
export async function findTrunkStatus(tx: Tx, id: SipTrunkId): Promise<SipTrunkStatus | undefined> {
  const row = await tx
    .selectFrom('sip_trunks')
    .select(sql<boolean>`coalesce((config->>'is_active')::boolean, true)`.as('isActive'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row && getTrunkStatus(tx, { id, isActive: row.isActive });
}
