import type { CallId } from '@parley/contract/ids';
import type { TestApp, TestTenant } from './build-test-app.ts';

export interface PlantedCall {
  direction?: 'inbound' | 'outbound';
  phone?: string | null;
  from?: string | null;
  to?: string | null;
  structured?: object | null;
  name?: string | null;
  summary?: string | null;
  turns?: number;
  /** Still in progress. */
  isLive?: boolean;
}

/** A call with turns and a tool execution, by SQL: the export reads rows, however they came. */
export async function plantCall(app: TestApp, of: TestTenant, call: PlantedCall): Promise<CallId> {
  const { pool } = app.deps.db.platform;
  const id = app.deps.newId() as CallId;
  const { direction = 'inbound', phone = null, from = phone, to = '+46846500412', isLive = false } = call;
  await pool.query(
    `insert into calls (tenant_id, id, agent_config, type, direction, status, end_reason, phone_number, from_number,
       to_number, caller_name, created_at, started_at, answered_at, ended_at, duration_seconds, summary, structured_data)
     values ($1, $2, '{"name": "Reception"}', 'phone', $3, $4, $5, $6, $7, $8, $9, now(), now(), now(),
       case when $4 = 'completed' then now() end, $10, $11, $12)`,
    [
      of.id,
      id,
      direction,
      isLive ? 'in_progress' : 'completed',
      isLive ? null : 'user_hangup',
      phone,
      from,
      to,
      call.name ?? null,
      isLive ? null : 42,
      call.summary ?? null,
      call.structured ? JSON.stringify(call.structured) : null,
    ],
  );
  await pool.query(
    `insert into call_turns (tenant_id, call_id, seq, role, text, via, start_ms, end_ms, was_interrupted, engine_id, created_at)
     select $1, $2, n, case n % 2 when 0 then 'user' else 'agent' end, 'Turn ' || n, 'speech', n * 1000, n * 1000 + 800,
       false, 'builtin', now() from generate_series(1, $3) n`,
    [of.id, id, call.turns ?? 2],
  );
  return id;
}
