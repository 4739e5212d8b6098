import type { TenantId } from '@parley/contract/ids';
import type { Engines } from '#platform/areas/area.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import { releaseStaleHold } from './holds.queries.ts';
import { expireLot } from './minutes.ts';

type BalanceEngines = Pick<Engines, 'clock' | 'db' | 'newId'>;

const batch = 500;

/** Each minute: expired minutes leave the balance, and reservations of calls that are over without an end are freed. */
export function balanceJobs(deps: BalanceEngines): Job[] {
  return [
    { name: 'balance.expire_minutes', everyMinutes: 1, run: () => expireMinutes(deps) },
    { name: 'balance.release_holds', everyMinutes: 1, run: () => releaseHolds(deps) },
  ];
}

async function expireMinutes({ db, clock, newId }: BalanceEngines): Promise<void> {
  const now = clock.now();
  const due = await db.platform.everywhere
    .selectFrom('minute_lots')
    .select(['tenant_id', 'id'])
    .where('remaining_seconds', '>', '0')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(batch)
    .execute();
  for (const { tenant_id: tenantId, id } of due) {
    await db.app.inTenant(tenantId as TenantId, (tx) => expireLot({ tx, now, newId }, { tenantId, lot: { id } }));
  }
}

async function releaseHolds({ db, clock }: BalanceEngines): Promise<void> {
  const now = clock.now();
  const due = await db.platform.everywhere
    .selectFrom('call_holds')
    .select(['tenant_id', 'id'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(batch)
    .execute();
  for (const { tenant_id: tenantId, id } of due) {
    await db.app.inTenant(tenantId as TenantId, (tx) => releaseStaleHold(tx, { tenantId, id, now }));
  }
}
