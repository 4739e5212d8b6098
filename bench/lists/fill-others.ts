import type { TenantId } from '@parley/contract/ids';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { writeChatFacts } from '../../server/src/areas/business/statistics/chat-facts.queries.ts';
import type { DB } from '../../server/src/db/schema.generated.ts';
import { sentenceCount, sentenceOf, uniqueWord } from './fill-sentences.ts';

/** Rows of a subject with their id, in the order of creation: `01900000-0000-70xx-8000-` and the number. */
const idOf = (kind: string) => `('01900000-0000-70${kind}-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
const agentOf = `('00000000-0000-4000-8000-' || lpad(to_hex(1 + n % 20), 12, '0'))::uuid`;
const yearOf = `timestamptz '2025-11-01' + n * (interval '365 days' / $2::int)`;

/** Writes agents with the configuration of one that was created; the first 20 are those of calls and chats. */
export async function fillAgents(owner: pg.Client, tenantId: string, template: string, rows: number): Promise<void> {
  await owner.query(
    `insert into agents (tenant_id, id, version, config, created_at, updated_at)
     select a.tenant_id, ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 1,
       a.config || jsonb_build_object('name', (array['Reception', 'Support', 'Booking', 'Sales'])[1 + n % 4] || ' ' || n,
         'is_active', n % 50 <> 0),
       ${yearOf}, ${yearOf}
     from agents a, generate_series(1, $2::int) n where a.tenant_id = $1 and a.id = $3`,
    [tenantId, rows, template],
  );
}

/** Writes chats of four messages; the open ones are recent enough not to be closed for inactivity meanwhile. */
export async function fillChats(owner: pg.Client, tenantId: string, rows: number): Promise<void> {
  await owner.query(
    `insert into chat_sessions (tenant_id, id, agent_id, status, token_hash, visitor, identity, created_at,
       last_activity_at, expires_at, closed_at, close_reason, waiting_since,
       last_seq, last_visitor_seq, answered_seq)
     select $1, ${idOf('02')}, ${agentOf}, case when n % 5000 = 7 then 'waiting' when n % 100 = 3 then 'open' else 'closed' end,
       decode(md5(n::text), 'hex'),
       jsonb_build_object('name', 'Person ' || n % 10000, 'email', 'p' || n || '@example.com'),
       case when n % 20 = 0 then jsonb_build_object('user_id', 'u' || n) end, at,
       case when n % 5000 = 7 or n % 100 = 3 then now() else at end, at + interval '30 days',
       case when n % 5000 <> 7 and n % 100 <> 3 then at end, case when n % 5000 <> 7 and n % 100 <> 3 then 'inactive' end,
       case when n % 5000 = 7 then at end, 4, 3, 3
     from (select n, ${yearOf} as at from generate_series(1, $2::int) n) made`,
    [tenantId, rows],
  );
  await owner.query(
    `insert into chat_messages (tenant_id, session_id, seq, id, role, text, status, created_at)
     select s.tenant_id, s.id, t, gen_random_uuid(), case when t % 2 = 1 then 'visitor' else 'agent' end,
       c.text || case t when 1 then ' welcome' when 2 then ' ' || ${uniqueWord('s.id')} else '' end,
       'complete', s.created_at
     from chat_sessions s cross join generate_series(1, 4) t
       join bench.sentences c on c.s = ${sentenceOf('s.id', 't')}
     where s.tenant_id = $1 and s.id >= '01900000-0000-7002-8000-000000000000'
       and s.id < '01900000-0000-7003-0000-000000000000'`,
    [tenantId],
  );
  await writeFacts(owner, tenantId);
}

/** Counts the chats as the consumer of their events does. */
async function writeFacts(owner: pg.Client, tenantId: string): Promise<void> {
  const connect = async () => Object.assign(owner, { release: () => undefined });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: { connect, end: async () => undefined } }) });
  await db.transaction().execute((tx) => writeChatFacts(tx, tenantId as TenantId, null));
}

/** Writes contact requests. */
export async function fillContactRequests(owner: pg.Client, tenantId: string, rows: number): Promise<void> {
  await owner.query(
    `insert into contact_requests (tenant_id, id, agent_id, name, email, phone_number, message, status, created_at, updated_at)
     select $1, ${idOf('03')}, ${agentOf}, 'Person ' || n % 10000, 'p' || n || '@example.com',
       '+467' || lpad(((n * 7919) % 200000)::text, 8, '0'), c.text || ' welcome',
       case when n % 5000 = 7 then 'in_progress' when n % 100 = 3 then 'new' when n % 10 = 1 then 'spam' else 'resolved' end,
       ${yearOf}, ${yearOf}
     from generate_series(1, $2::int) n join bench.sentences c on c.s = 1 + n % ${sentenceCount}`,
    [tenantId, rows],
  );
}

/** Writes logs of tool runs over the 90 days they are kept, of 20 tools, with request and response. */
export async function fillToolLogs(owner: pg.Client, tenantId: string, rows: number): Promise<void> {
  await owner.query(
    `insert into tool_logs (tenant_id, id, tool_id, tool_name, tool_type, agent_id, tool_call_id, status, source, request,
       response, error, latency_ms, created_at)
     select $1, ${idOf('04')}, ('00000000-0000-4000-9000-' || lpad(to_hex(1 + n % 20), 12, '0'))::uuid, 'tool_' || 1 + n % 20,
       'webhook', ${agentOf}, 'call_' || n,
       case when n % 5000 = 7 then 'timeout' when n % 50 = 3 then 'error' else 'ok' end,
       case when n % 1000 = 5 then 'test' else 'parley' end, jsonb_build_object('body', repeat('x', 400)),
       jsonb_build_object('body', repeat('y', 800)), case when n % 50 = 3 then 'The server answered ' || 500 + n % 5 end,
       (80 + 900 * power(random(), 3))::int, now() - (1 - n::float8 / $2::int) * interval '89 days'
     from generate_series(1, $2::int) n`,
    [tenantId, rows],
  );
}
