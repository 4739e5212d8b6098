import type { InvoiceId, TenantId } from '@parley/contract/ids';
import { deleteDraft } from '#areas/business/invoices';
import type { Engines } from '#platform/areas/area.ts';
import { dayMs } from '#platform/clock/wall-clock.ts';
import type { Job } from '#platform/jobs/jobs.ts';

/**
 * Retention of handled events: long after a provider has stopped to send one again, which Stripe does for three days.
 * Unit: days.
 */
const eventDays = 90;
/**
 * Retention of refunds whose payment has not come: those of other products on the same account at the provider. A
 * payment by a delayed method takes two weeks. Unit: days.
 */
const refundDays = 180;
const batch = 1000;

type ForgettingEngines = Pick<Engines, 'clock' | 'db'>;

/** Hourly: records of providers that nothing needs any more go, and drafts of periods of purged customers. */
export function forgettingJobs(deps: ForgettingEngines): Job[] {
  return [
    { name: 'orders.forget_provider_records', everyMinutes: 60, run: () => forgetProviderRecords(deps) },
    { name: 'orders.drop_purged_drafts', everyMinutes: 60, run: () => dropPurgedDrafts(deps) },
  ];
}

async function forgetProviderRecords({ db, clock }: ForgettingEngines): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * dayMs);
  const tables = db.platform.everywhere;
  await tables.deleteFrom('provider_events').where('handled_at', '<', before(eventDays)).execute();
  await tables.deleteFrom('early_refunds').where('received_at', '<', before(refundDays)).execute();
}

/** A purged customer cannot enter billing details any more, so a draft would never be issued. What is issued stays. */
async function dropPurgedDrafts({ db }: Pick<Engines, 'db'>): Promise<void> {
  const due = await db.platform.everywhere
    .selectFrom('invoices as i')
    .innerJoin('tenants as t', 't.id', 'i.tenant_id')
    .select(['i.tenant_id', 'i.id'])
    .where('i.origin', '=', 'period')
    .where('i.status', '=', 'draft')
    .where('t.purged_at', 'is not', null)
    .orderBy('i.created_at')
    .limit(batch)
    .execute();
  for (const { tenant_id, id } of due) {
    const tenantId = tenant_id as TenantId;
    await db.platform.inTenant(tenantId, (tx) => deleteDraft(tx, tenantId, id as InvoiceId));
  }
}
