import type { TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Engines } from '#platform/areas/area.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import { writeCallFacts } from './call-facts.queries.ts';
import { writeChatFacts } from './chat-facts.queries.ts';
import { rebuildRollups } from './rollups.queries.ts';
import { findTenantsToRebuild, lockForRebuild, markBuilt } from './zones.queries.ts';

type RebuildEngines = Pick<Engines, 'clock' | 'db' | 'log'>;

const batch = 500;

/**
 * Brings roll-ups up to date each minute: of tenants that are new, that changed their time zone, and after an upgrade
 * of all. A tenant that fails is logged and tried again in the next minute.
 */
export function statisticsJobs(deps: RebuildEngines): Job[] {
  return [
    {
      name: 'statistics.rebuild',
      everyMinutes: 1,
      async run() {
        for (;;) {
          const tenants = await findTenantsToRebuild(deps.db.platform, batch);
          const rebuilt = await rebuildEach(deps, tenants);
          if (tenants.length < batch || rebuilt === 0) return;
        }
      },
    },
  ];
}

async function rebuildEach(deps: RebuildEngines, tenants: readonly TenantId[]): Promise<number> {
  let rebuilt = 0;
  for (const tenantId of tenants) {
    try {
      await rebuild(deps, tenantId);
      rebuilt += 1;
    } catch (error) {
      deps.log.error(
        { event: 'statistics.rebuild_failed', err: error, tenantId },
        'the statistics of a tenant could not be rebuilt; retrying in a minute',
      );
    }
  }
  return rebuilt;
}

/** Rebuilds the tenant's roll-ups in one transaction; calls that end meanwhile are counted after it. */
function rebuild({ db, clock }: RebuildEngines, tenantId: TenantId): Promise<void> {
  return db.app.inTenant(tenantId, async (tx) => {
    // Ten million calls take minutes.
    await sql`set local statement_timeout = 0`.execute(tx);
    const need = await lockForRebuild(tx, tenantId);
    if (!need) return;
    if (!need.isBuilt) {
      await writeCallFacts(tx, tenantId, null);
      await writeChatFacts(tx, tenantId, null);
    }
    await rebuildRollups(tx, { tenantId, timezone: need.timezone });
    await markBuilt(tx, tenantId, { timezone: need.timezone, now: clock.now() });
  });
}
