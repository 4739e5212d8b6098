import type { TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Database } from '#db/open.ts';

/** Fee of a period that is charged and not invoiced. */
export interface DuePeriod {
  tenantId: TenantId;
  subscriptionId: string;
  planName: string;
  currency: string;
  feeMicros: bigint;
  /** First days of the period, and of the next one. */
  start: string;
  end: string;
  sourceKey: string;
}

/**
 * Finds charged fees without an invoice, oldest first. The first period of a plan that was ordered is on the invoice of
 * the order.
 */
export async function findDuePeriods(db: Database, limit: number): Promise<DuePeriod[]> {
  const { rows } = await sql<{
    tenant_id: TenantId;
    subscription_id: string;
    name: string;
    currency: string;
    micros: string;
    first: string;
    until: string;
    source_key: string;
  }>`
    with fees as (
      select e.tenant_id, e.details ->> 'subscription_id' as subscription_id, e.details ->> 'period_start' as first,
        e.details ->> 'period_end' as until, e.at, p.unit as currency, p.amount as micros
      from ledger_entries e
      join ledger_postings p on p.tenant_id = e.tenant_id and p.entry_id = e.id and p.account = 'charges'
      where e.kind = 'charge' and e.details ? 'period_start'
    )
    select f.*, s.name, concat('period:', f.subscription_id, ':', f.first) as source_key
    from fees f
    join subscriptions s on s.tenant_id = f.tenant_id and s.id = f.subscription_id::uuid
    join tenants t on t.id = f.tenant_id and t.purged_at is null
    where not exists (select from invoices i where i.tenant_id = f.tenant_id
        and i.source_key = concat('period:', f.subscription_id, ':', f.first))
      and not exists (select from orders o where o.tenant_id = f.tenant_id and o.kind = 'plan'
        and o.item_id = s.plan_id and o.paid_at = s.started_at and f.at = s.started_at)
    order by f.first limit ${limit}`.execute(db.platform.everywhere);
  return rows.map((row) => ({
    tenantId: row.tenant_id,
    subscriptionId: row.subscription_id,
    planName: row.name,
    currency: row.currency,
    feeMicros: BigInt(row.micros),
    start: row.first,
    end: row.until,
    sourceKey: row.source_key,
  }));
}

/**
 * Drafts of periods, whose seller or buyer was not entered when they were written: first those that can be issued now,
 * so that the others do not crowd them out.
 */
export async function findPeriodDrafts(db: Database, limit: number) {
  const canBeIssued = sql<boolean>`exists (select from billing_details b where b.tenant_id = invoices.tenant_id)
    and exists (select from invoice_issuers s where s.tenant_id = invoices.issuer_id)`;
  return db.platform.everywhere
    .selectFrom('invoices')
    .select(['tenant_id', 'id'])
    .where('origin', '=', 'period')
    .where('status', '=', 'draft')
    .orderBy(canBeIssued, 'desc')
    .orderBy('created_at')
    .limit(limit)
    .execute();
}
