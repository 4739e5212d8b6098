import type pg from 'pg';

/** Writes uses of one customer over a year up to today, with their sums by day, as the metering does. */
export async function fillUsage(owner: pg.Pool, { tenantId, uses }: { tenantId: string; uses: number }): Promise<void> {
  await owner.query(
    `insert into usage_records (tenant_id, id, customer_id, source, kind, at, day, quantity, rate_micros, currency, micros)
     select $1::uuid, gen_random_uuid(), $1::uuid, 'call:' || n,
       (array['inbound_call', 'outbound_call', 'web_call'])[1 + n % 3],
       now() - n * interval '1 year' / $2::int, (now() - n * interval '1 year' / $2::int)::date,
       20 + n % 300, 90000, 'EUR', (20 + n % 300) * 1500
     from generate_series(0, $2::int - 1) n`,
    [tenantId, uses],
  );
  await owner.query(
    `insert into usage_days
     select tenant_id, customer_id, day, kind, currency, count(*), sum(quantity), 0, sum(micros), 0
     from usage_records where tenant_id = $1::uuid group by tenant_id, customer_id, day, kind, currency`,
    [tenantId],
  );
  await owner.query('analyze usage_records, usage_days');
}
