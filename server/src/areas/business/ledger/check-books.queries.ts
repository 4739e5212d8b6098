import { sql } from 'kysely';
import type { PlatformScope } from '#db/tenant-scope.ts';

/** Faults of the books; all zero in books that balance. */
export interface BookFaults {
  /** Entries whose postings do not sum to zero in each unit. */
  unbalancedEntries: number;
  /** Accounts whose balance is not the sum of their postings, or whose versions have gaps. */
  wrongAccounts: number;
  /** Accounts below their floor. */
  belowFloor: number;
  /** Customers whose minutes differ from the sum of their lots. */
  wrongLots: number;
  /** Accounts whose holds differ from the sum of the calls in progress. */
  wrongHolds: number;
  /** Sums of usage by day that differ from the records. */
  wrongUsageDays: number;
}

/** Recounts all books. For tests, benchmarks and audits: it reads every posting. */
export async function checkBooks(platform: PlatformScope): Promise<BookFaults> {
  const { rows } = await sql<{ [Name in keyof BookFaults]: string }>`
    select
      (select count(*) from (
        select from ledger_postings group by tenant_id, entry_id, unit having sum(amount) <> 0) as e) as "unbalancedEntries",
      (select count(*) from ledger_accounts a left join lateral (
        select coalesce(sum(amount), 0) as total, count(*) as postings, coalesce(max(version), 0) as newest
        from ledger_postings p where (p.tenant_id, p.account, p.unit) = (a.tenant_id, a.account, a.unit)) as p on true
       where a.balance <> p.total or a.version <> p.postings or a.version <> p.newest) as "wrongAccounts",
      (select count(*) from ledger_accounts where balance - held < floor) as "belowFloor",
      (select count(*) from (
        select tenant_id, sum(remaining_seconds) as seconds from minute_lots group by tenant_id) as l
       full join (select tenant_id, balance from ledger_accounts where account = 'minutes') as a using (tenant_id)
       where coalesce(l.seconds, 0) <> greatest(coalesce(a.balance, 0), 0)) as "wrongLots",
      (select count(*) from ledger_accounts a where held <> (
        select coalesce(sum(case a.account when 'minutes' then h.seconds when 'wallet' then h.wallet_micros
          when 'owed' then h.overage_micros end), 0)
        from call_holds h where h.tenant_id = a.tenant_id and (a.unit = 's' or a.unit = h.currency))) as "wrongHolds",
      (select count(*) from (
        select tenant_id, customer_id, day, kind, coalesce(currency, '') as currency, count(*) as events,
          sum(quantity) as quantity, sum(covered_seconds) as covered, sum(micros) as micros, sum(retail_micros) as retail
        from usage_records group by 1, 2, 3, 4, 5) as r
       full join usage_days d using (tenant_id, customer_id, day, kind, currency)
       where (r.events, r.quantity, r.covered, r.micros, r.retail)
         is distinct from (d.events, d.quantity, d.covered_seconds, d.micros, d.retail_micros)) as "wrongUsageDays"
  `.execute(platform.everywhere);
  const [row] = rows;
  if (!row) throw new TypeError('a query of counts returned no row');
  return Object.fromEntries(Object.entries(row).map(([name, count]) => [name, Number(count)])) as unknown as BookFaults;
}
