import type { InvoiceId, TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { UsageKind } from '#areas/business/plans';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';

/** Charged use of an account in a currency before a local day. */
export interface UseToInvoice {
  tenantId: TenantId;
  currency: string;
  /** First day that is not included. */
  until: string;
}

/**
 * Finds accounts that owe for use without an invoice, where no fee of a period carries it: the plan has no fee, was
 * ordered, has ended, or there is none. Includes use before the current period; without a plan before the calendar
 * month, or before the day on which the last plan ended. What is recorded late goes on the next invoice.
 */
export async function findUseToInvoice(db: Database, now: Date, limit: number): Promise<UseToInvoice[]> {
  const { rows } = await sql<{ tenant_id: TenantId; currency: string; until: string }>`
    with bounds as (
      select t.id as tenant_id,
        coalesce(s.period_start, greatest(date_trunc('month', ${now}::timestamptz at time zone t.timezone)::date,
          (select max((e.ended_at at time zone e.timezone)::date) from subscriptions e where e.tenant_id = t.id))) as until
      from tenants t
      left join subscriptions s on s.tenant_id = t.id and s.ended_at is null
      where t.purged_at is null
    )
    select u.tenant_id, u.currency, to_char(b.until, 'YYYY-MM-DD') as until
    from usage_records u
    join bounds b on b.tenant_id = u.tenant_id
    join ledger_postings p on p.tenant_id = u.tenant_id and p.entry_id = u.entry_id and p.account = 'owed'
    where u.invoice_id is null and u.micros > 0 and u.tenant_id = u.customer_id and u.day < b.until
      and not exists (select from invoices i where i.tenant_id = u.tenant_id and i.currency = u.currency
        and i.origin = 'period'
        and (i.period_from = b.until or i.source_key = concat('use:', u.currency, ':', to_char(b.until, 'YYYY-MM-DD'))))
    group by u.tenant_id, u.currency, b.until
    order by b.until, u.tenant_id limit ${limit}`.execute(db.platform.everywhere);
  return rows.map(({ tenant_id: tenantId, currency, until }) => ({ tenantId, currency, until }));
}

/** Sum of uses of one kind, all of which cost money. */
export interface ChargedUse {
  kind: UsageKind;
  events: number;
  /** Seconds of calls that minutes did not pay. */
  seconds: number;
  micros: bigint;
  /** Part of `micros` that was paid from the prepaid balance. */
  prepaidMicros: bigint;
  firstDay: string;
}

const isToInvoice = ({ tenantId, currency, until }: UseToInvoice) => sql<boolean>`
  u.tenant_id = ${tenantId} and u.customer_id = u.tenant_id and u.currency = ${currency} and u.day < ${until}::date
    and u.invoice_id is null and u.micros > 0`;

/** Sums charged use without an invoice by kind. Lock the book before, so that none is added until it is marked. */
export async function sumUseToInvoice(tx: Tx, use: UseToInvoice): Promise<ChargedUse[]> {
  const { rows } = await sql<{ [Name in keyof ChargedUse]: string }>`
    select u.kind, count(*) as events, sum(u.quantity - u.covered_seconds) as seconds, sum(u.micros) as micros,
      coalesce(-sum(p.amount), 0) as "prepaidMicros", to_char(min(u.day), 'YYYY-MM-DD') as "firstDay"
    from usage_records u
    left join ledger_postings p on p.tenant_id = u.tenant_id and p.entry_id = u.entry_id and p.account = 'wallet'
    where ${isToInvoice(use)}
    group by u.kind order by u.kind`.execute(tx);
  return rows.map((row) => ({
    kind: row.kind as UsageKind,
    events: Number(row.events),
    seconds: Number(row.seconds),
    micros: BigInt(row.micros),
    prepaidMicros: BigInt(row.prepaidMicros),
    firstDay: row.firstDay,
  }));
}

/** Marks the summed use as invoiced. Needs the platform role. */
export async function markInvoiced(tx: Tx, use: UseToInvoice, invoiceId: InvoiceId): Promise<void> {
  await sql`update usage_records u set invoice_id = ${invoiceId} where ${isToInvoice(use)}`.execute(tx);
}
