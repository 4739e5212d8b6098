import { dirname } from 'node:path';
import { findRunningSocket, SOCKET_PORT } from '@parley/embedded-postgres';
import pg from 'pg';
import { embeddedConnections } from '../../server/src/db/connections.ts';

/** Caller of many calls; everyone else has ten. */
export const frequentCaller = '+46701234567';
export const rareCaller = '+46702000001';

const batchCalls = 50_000;

/**
 * Writes calls into a running server's database: `ofOne` of one caller, each with ten turns, the rest of callers with
 * ten calls each.
 */
export async function fillCalls(
  dataDir: string,
  { agentId, calls, ofOne }: { agentId: string; calls: number; ofOne: number },
): Promise<void> {
  const socket = await findRunningSocket(dataDir);
  if (!socket) throw new Error(`There is no running database in ${dataDir}`);
  const host = dirname(socket);
  const { owner } = embeddedConnections({ connection: (options) => ({ host, port: SOCKET_PORT, ...options }) });
  const client = new pg.Client(owner);
  await client.connect();
  try {
    const { rows } = await client.query('select tenant_id from agents where id = $1', [agentId]);
    const tenantId = rows[0].tenant_id;
    for (let from = 0; from < calls; from += batchCalls) {
      await client.query(insertCalls, [tenantId, from, Math.min(from + batchCalls, calls) - 1, ofOne, frequentCaller]);
    }
    await client.query(insertTurns, [tenantId, frequentCaller]);
    await client.query('vacuum analyze calls');
    await client.query('vacuum analyze call_turns');
  } finally {
    await client.end();
  }
}

const insertCalls = `
  insert into calls (tenant_id, id, agent_config, type, direction, status, end_reason, phone_number, from_number,
    to_number, created_at, started_at, answered_at, ended_at, duration_seconds, summary, structured_data)
  select $1, gen_random_uuid(), '{"name": "Reception"}', 'phone', 'inbound', 'completed', 'user_hangup', caller, caller,
    '+46846500412', at, at, at, at + interval '90 s', 84, 'Asked for the opening hours.', '{"topic": "hours"}'
  from generate_series($2::int, $3::int) n,
    lateral (select case when n < $4::int then $5 else '+4670' || (2000000 + n / 10)::text end as caller,
      timestamptz '2026-01-01' + n * interval '20 s' as at) each`;

const insertTurns = `
  insert into call_turns (tenant_id, call_id, seq, role, text, via, start_ms, end_ms, was_interrupted, engine_id, created_at)
  select c.tenant_id, c.id, n, case n % 2 when 0 then 'user' else 'agent' end, repeat('What was said in this turn. ', 4),
    'speech', n * 5000, n * 5000 + 4000, false, 'builtin', c.created_at
  from calls c, generate_series(1, 10) n where c.tenant_id = $1 and c.phone_number = $2`;
