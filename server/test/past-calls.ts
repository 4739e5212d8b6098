import { randomUUID } from 'node:crypto';
import type { TestApp, TestTenant } from './build-test-app.ts';

/** An ended call as its row says it, with the latency of one turn. */
export interface PastCall {
  id: string;
  agentId: string | null;
  direction: 'inbound' | 'outbound';
  startedAt: Date;
  answeredAt: Date | null;
  endedAt: Date;
  seconds: number;
  status: string;
  endReason: string;
  wasTransferred: boolean;
  success: boolean | null;
  e2eMs: number | null;
}

/** A generator of numbers from 0 to 1 that are the same in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const endings = [
  ['completed', 'user_hangup'],
  ['completed', 'agent_hangup'],
  ['completed', 'transferred'],
  ['completed', 'voicemail'],
  ['completed', 'transfer_failed'],
  ['failed', 'error_llm'],
  ['no_answer', 'dial_no_answer'],
  ['cancelled', 'cancelled'],
] as const;

/** Makes up an ended call that began at an instant. */
export function makeUpCall(random: () => number, startedAt: Date, agentIds: readonly string[]): PastCall {
  const [status, endReason] = endings[Math.floor(random() * endings.length)] ?? endings[0];
  const isAnswered = status === 'completed' || status === 'failed';
  const seconds = isAnswered ? Math.ceil(random() * 900) : 0;
  const answeredAt = isAnswered ? new Date(startedAt.getTime() + 3000) : null;
  return {
    id: randomUUID(),
    agentId: agentIds[Math.floor(random() * (agentIds.length + 1))] ?? null,
    direction: random() < 0.7 ? 'inbound' : 'outbound',
    startedAt,
    answeredAt,
    endedAt: new Date(startedAt.getTime() + 3000 + seconds * 1000),
    seconds,
    status,
    endReason,
    wasTransferred: endReason === 'transferred',
    success: random() < 0.3 ? null : random() < 0.8,
    e2eMs: isAnswered ? Math.ceil(200 + random() ** 3 * 3000) : null,
  };
}

/** Writes calls and their turns as rows, past events. */
export async function insertPastCalls(app: TestApp, tenant: TestTenant, calls: readonly PastCall[]): Promise<void> {
  const column = <Value>(of: (call: PastCall) => Value) => calls.map(of);
  const pool = app.deps.db.platform.pool;
  await pool.query(
    `insert into calls (tenant_id, id, agent_id, agent_config, type, direction, status, end_reason, created_at,
       started_at, answered_at, ended_at, duration_seconds, was_transferred, success)
     select $1, id, agent_id, '{"name":"Desk"}', 'phone', direction, status, end_reason, started_at, started_at,
       answered_at, ended_at, seconds, was_transferred, success
     from unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::timestamptz[], $8::timestamptz[],
       $9::timestamptz[], $10::int[], $11::bool[], $12::bool[]) as c(id, agent_id, direction, status, end_reason,
       started_at, answered_at, ended_at, seconds, was_transferred, success)`,
    [
      tenant.id,
      column((call) => call.id),
      column((call) => call.agentId),
      column((call) => call.direction),
      column((call) => call.status),
      column((call) => call.endReason),
      column((call) => call.startedAt),
      column((call) => call.answeredAt),
      column((call) => call.endedAt),
      column((call) => call.seconds),
      column((call) => call.wasTransferred),
      column((call) => call.success),
    ],
  );
  await pool.query(
    `insert into call_turns (tenant_id, call_id, seq, role, text, via, start_ms, end_ms, was_interrupted, latency,
       engine_id, created_at)
     select $1, id, 1, 'agent', 'Hello', 'speech', 0, 1, false, jsonb_build_object('e2e', ms), 'builtin', now()
     from unnest($2::uuid[], $3::int[]) as t(id, ms) where ms is not null`,
    [tenant.id, column((call) => call.id), column((call) => call.e2eMs)],
  );
}
