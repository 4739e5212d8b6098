import type { CallId, TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import { leaseNow } from '#db/lease.ts';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';
import type { FarEnd, LostCall } from './call-facts.rules.ts';

/** Lease of a process on the far ends it hangs up: a BYE is repeated for 32 s. */
const claim = sql<Date>`now() + interval '60 seconds'`;
/** Age of a lost call at which its far ends have hung up by themselves. Unit: milliseconds. */
const forgottenMs = 10 * 60_000;
const forgottenAt = (now: Date) => new Date(now.getTime() - forgottenMs);

export async function saveFarEnds(tx: Tx, id: CallId, farEnds: readonly FarEnd[]): Promise<void> {
  await tx
    .updateTable('calls')
    .set({ far_ends: storedFarEnds(farEnds) })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

export const storedFarEnds = (farEnds: readonly FarEnd[]) => (farEnds.length === 0 ? null : JSON.stringify(farEnds));

/** Claims lost calls with far ends, across tenants; each for one process at a time. */
export async function claimLostFarEnds(
  platform: PlatformScope,
  { limit, now }: { limit: number; now: Date },
): Promise<LostCall[]> {
  const rows = await platform.everywhere
    .updateTable('calls')
    .set({ alive_until: claim })
    .where((eb) =>
      eb(
        'id',
        'in',
        eb
          .selectFrom('calls')
          .select('id')
          .where('ended_at', '>', forgottenAt(now))
          .where('far_ends', 'is not', null)
          .where((lost) => lost.or([lost('alive_until', 'is', null), lost('alive_until', '<=', leaseNow)]))
          .orderBy('ended_at')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      ),
    )
    .returning(['tenant_id', 'id', 'far_ends'])
    .execute();
  return rows.map((row) => ({
    tenantId: row.tenant_id as TenantId,
    id: row.id as CallId,
    farEnds: row.far_ends as unknown as FarEnd[],
  }));
}

/** Stores the far ends of a lost call that still wait; none: they are cleared. */
export async function releaseFarEnds(platform: PlatformScope, { id, farEnds }: LostCall): Promise<void> {
  await platform.everywhere
    .updateTable('calls')
    .set({ far_ends: storedFarEnds(farEnds), ...(farEnds.length === 0 ? { alive_until: null } : {}) })
    .where('id', '=', id)
    .where('ended_at', 'is not', null)
    .execute();
}

/** Clears far ends that no process could hang up in time. */
export async function clearForgottenFarEnds(platform: PlatformScope, now: Date): Promise<void> {
  await platform.everywhere
    .updateTable('calls')
    .set({ far_ends: null, alive_until: null })
    .where('ended_at', '<=', forgottenAt(now))
    .where('far_ends', 'is not', null)
    .execute();
}
