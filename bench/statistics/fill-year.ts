import { connectAsOwner } from '../shared/owner.ts';

export interface Year {
  /** Agent of the tenant that is filled. */
  agentId: string;
  agentIds: readonly string[];
  calls: number;
  first: string;
  last: string;
}

/**
 * Writes the facts of calls over a year into a running server's database: by day, in office hours of Stockholm, each
 * with the latency of six turns. The roll-ups are left to the server. Returns how long it took. Unit: milliseconds.
 */
export async function fillYear(dataDir: string, year: Year): Promise<number> {
  const begun = performance.now();
  const client = await connectAsOwner(dataDir);
  try {
    const { rows } = await client.query('select tenant_id from agents where id = $1', [year.agentId]);
    const tenantId = rows[0].tenant_id;
    await client.query(facts, [tenantId, year.agentIds, year.calls, year.first, year.last]);
    await client.query(
      `insert into statistics_zones values ($1, 'UTC', true, now())
       on conflict (tenant_id) do update set timezone = 'UTC', is_built = true`,
      [tenantId],
    );
    await client.query('vacuum analyze call_facts');
  } finally {
    await client.end();
  }
  return performance.now() - begun;
}

const facts = `
  insert into call_facts (tenant_id, id, started_at, answered_at, ended_at, agent_id, direction, status, end_reason,
    duration_seconds, was_transferred, is_conversation, is_contained, success, sentiment, latency_buckets)
  select $1, gen_random_uuid(), at, case when answered then at + interval '4 seconds' end,
    at + make_interval(secs => 4 + seconds), ($2::uuid[])[1 + (n % cardinality($2::uuid[]))],
    case when n % 3 = 0 then 'outbound' else 'inbound' end,
    case when not answered then 'no_answer' when roll < 0.03 then 'failed' else 'completed' end,
    case when not answered then 'dial_no_answer' when roll < 0.03 then 'error_llm' when roll < 0.15 then 'transferred'
      when roll < 0.5 then 'user_hangup' when roll < 0.8 then 'agent_hangup' when roll < 0.9 then 'end_phrase'
      else 'inactivity' end,
    case when answered then seconds else 0 end, answered and roll between 0.03 and 0.15, answered,
    answered and roll >= 0.15, case when answered then roll < 0.8 end,
    case when answered then (array['positive', 'neutral', 'negative'])[1 + (n % 3)] end,
    case when answered then (
      select array_agg((stage * 256 + app.histogram_bucket(exp(4.8 + stage * 0.5 + random() * 1.5 + n * 0)))::smallint)
      from generate_series(0, 3) as stage, generate_series(1, 6)) else '{}' end
  from (
    select n, (day::timestamp + make_interval(secs => 8 * 3600 + random() * 10 * 3600)) at time zone 'Europe/Stockholm'
        as at, random() as roll, random() < 0.92 as answered, (20 + random() ^ 2 * 600)::int as seconds
    from (
      select n, $4::date + (random() * ($5::date - $4::date))::int as day from generate_series(1, $3::int) as n) days
  ) calls`;
