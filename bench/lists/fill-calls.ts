import type pg from 'pg';
import { sentenceOf, uniqueWord } from './fill-sentences.ts';

/**
 * Writes a year of calls of 20 agents, four turns each from 5,000 sentences of a vocabulary whose frequent words are in
 * most calls, and one unique word per call. Needs the table of sentences.
 */
export async function fillCalls(owner: pg.Client, tenantId: string, rows: number): Promise<void> {
  await owner.query(
    `insert into calls (tenant_id, id, agent_id, agent_version, agent_config, type, direction, status, end_reason,
       phone_number, from_number, to_number, caller_name, created_at, started_at, answered_at, ended_at,
       duration_seconds, was_transferred, summary, metadata)
     select $1, ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
       ('00000000-0000-4000-8000-' || lpad(to_hex(1 + (floor(20 * power(random(), 2)))::int), 12, '0'))::uuid, 1,
       '{"name": "Agent"}', case when n % 4 = 0 then 'web' else 'phone' end,
       case when n % 4 <> 0 and n % 3 = 0 then 'outbound' else 'inbound' end, status, 'user_hangup',
       number, number, '+46812345678', case when n % 5 = 0 then 'Person ' || n % 10000 end, at, at, at,
       at + make_interval(secs => seconds), seconds, n % 50 = 0, 'Summary ' || n % 1000,
       jsonb_build_object('plan', case when n % 1000 = 0 then 'gold' when n % 3 = 0 then 'pro' else 'free' end,
         'customer', 'c' || n % 50000)
     from (
       select n, timestamptz '2025-11-01' + n * (interval '365 days' / $2::int) as at,
         (30 + 600 * power(random(), 2))::int as seconds, '+467' || lpad(((n * 7919) % 200000)::text, 8, '0') as number,
         case when n % 20000 = 7 then 'busy' when n % 20 = 1 then 'failed' when n % 10 = 3 then 'no_answer'
           else 'completed' end as status
       from generate_series(1::bigint, $2::int) n
     ) made`,
    [tenantId, rows],
  );
  await owner.query(
    `insert into call_turns (tenant_id, call_id, seq, role, text, via, start_ms, end_ms, was_interrupted, engine_id, created_at)
     select c.tenant_id, c.id, t, case when t % 2 = 1 then 'agent' else 'user' end,
       s.text || case t when 1 then ' welcome' when 2 then ' ' || ${uniqueWord('c.id')} else '' end,
       'speech', t * 1000, t * 1000 + 800, false, 'builtin', c.started_at
     from calls c cross join generate_series(1, 4) t join bench.sentences s on s.s = ${sentenceOf('c.id', 't')}
     where c.tenant_id = $1 and c.agent_version = 1 and c.id >= '01900000-0000-7000-8000-000000000000'
       and c.id < '01900000-0000-7001-0000-000000000000'`,
    [tenantId],
  );
}
