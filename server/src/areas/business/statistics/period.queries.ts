import type { TenantId } from '@parley/contract/ids';
import type { StatisticsPeriod } from '@parley/contract/resources/statistics';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

/** A bound of a period: a local day, or an instant. */
export type Bound = { day: string } | { at: Date };

export interface AskedPeriod {
  from: Bound | undefined;
  to: Bound | undefined;
  timezone: string | undefined;
  /** Number of days, with today, where `from` is not given. */
  usualDays: number;
  now: Date;
}

export interface Period extends StatisticsPeriod {
  /** Roll-ups answer it: whole days in their zone. Otherwise call by call. */
  isRolledUp: boolean;
  /** Whole local days, also where an hour of theirs occurs twice; otherwise the instants count. */
  isWholeDays: boolean;
  /** Zone of the roll-ups. */
  accountZone: string;
  today: string;
}

interface PeriodRow {
  zone: string;
  account_zone: string;
  is_rebuilding: boolean;
  today: string;
  first_day: string;
  last_day: string;
  from_at: Date;
  to_at: Date;
  is_whole: boolean;
}

/** Places a period in its time zone: by default that of the roll-ups. Local days become instants in the database. */
export async function placePeriod(tx: Tx, tenantId: TenantId, asked: AskedPeriod): Promise<Period> {
  const { from, to, now } = asked;
  const lastDay =
    to === undefined
      ? sql`today`
      : 'day' in to
        ? sql`${to.day}::date`
        : sql`((${to.at}::timestamptz - interval '1 microsecond') at time zone zone)::date`;
  const firstDay =
    from === undefined
      ? sql`last_day - ${asked.usualDays - 1}::int`
      : 'day' in from
        ? sql`${from.day}::date`
        : sql`(${from.at}::timestamptz at time zone zone)::date`;
  const begins = sql`(first_day::timestamp at time zone zone)`;
  const ends = sql`((last_day + 1)::timestamp at time zone zone)`;
  const fromAt = from && 'at' in from ? sql`${from.at}::timestamptz` : begins;
  const toAt = to && 'at' in to ? sql`${to.at}::timestamptz` : ends;
  const found = await sql<PeriodRow>`
    select zone, account_zone, is_rebuilding, today::text, first_day::text, last_day::text, ${fromAt} as from_at,
      ${toAt} as to_at, ${fromAt} = ${begins} and ${toAt} = ${ends} as is_whole
    from (
      select *, ${firstDay} as first_day from (
        select *, ${lastDay} as last_day from (
          select *, (${now}::timestamptz at time zone zone)::date as today from (
            select coalesce(z.timezone, t.timezone) as account_zone,
              coalesce(${asked.timezone ?? null}::text, z.timezone, t.timezone) as zone,
              coalesce(not z.is_built or z.timezone <> t.timezone, false) as is_rebuilding
            from tenants t left join statistics_zones z on z.tenant_id = t.id where t.id = ${tenantId}
          ) zoned) dated) ended) begun`.execute(tx);
  const row = found.rows[0];
  if (!row) throw new Error('the tenant of a request has no row');
  return {
    from: row.from_at.toISOString(),
    to: row.to_at.toISOString(),
    first_day: row.first_day,
    last_day: row.last_day,
    timezone: row.zone,
    is_rebuilding: row.is_rebuilding,
    isRolledUp: row.is_whole && row.zone === row.account_zone,
    isWholeDays: row.is_whole,
    accountZone: row.account_zone,
    today: row.today,
  };
}
