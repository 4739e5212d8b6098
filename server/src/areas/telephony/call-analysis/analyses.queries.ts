import type { AgentId, CallId, TenantId } from '@parley/contract/ids';
import type { CallAnalysis } from '@parley/contract/resources/call-analysis';
import { type Selectable, sql } from 'kysely';
import type { CallAnalyses } from '#db/schema.generated.ts';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';

/** Longest time of one attempt, after which another process claims the call. Unit: milliseconds. */
const leaseMs = 300_000;

const columns = [
  'state',
  'skip_reason',
  'attempts',
  'model',
  'input_tokens',
  'output_tokens',
  'fault',
  'due_at',
  'updated_at',
] as const;

type Row = Pick<Selectable<CallAnalyses>, (typeof columns)[number]>;

/** Analysis of a call as the API shows it; null where none was ordered. */
export async function findCallAnalysis(tx: Tx, callId: CallId): Promise<CallAnalysis | null> {
  const row = await tx.selectFrom('call_analyses').select(columns).where('call_id', '=', callId).executeTakeFirst();
  return row ? presentAnalysis(row) : null;
}

export function presentAnalysis({ due_at: dueAt, ...row }: Row): CallAnalysis {
  return {
    state: row.state as CallAnalysis['state'],
    skip_reason: row.skip_reason as CallAnalysis['skip_reason'],
    attempts: row.attempts,
    model: row.model,
    input_tokens: row.input_tokens,
    output_tokens: row.output_tokens,
    fault: row.fault,
    next_attempt_at: row.state === 'pending' ? (dueAt?.toISOString() ?? null) : null,
    updated_at: row.updated_at.toISOString(),
  };
}

/** Orders an analysis, or marks the call as skipped. `replace`: anew, where there is one. Null: there is one. */
export async function orderAnalysis(
  tx: Tx,
  order: {
    tenantId: TenantId;
    callId: CallId;
    skip: CallAnalysis['skip_reason'];
    settingsOf: 'agent' | 'call';
    replace: boolean;
    now: Date;
  },
): Promise<CallAnalysis | null> {
  const { now, skip } = order;
  const started = {
    state: skip === null ? 'pending' : 'skipped',
    skip_reason: skip,
    settings_of: order.settingsOf,
    attempts: 0,
    due_at: skip === null ? now : null,
    lease_id: null,
    fault: null,
    updated_at: now,
    finished_at: skip === null ? null : now,
  };
  const row = await tx
    .insertInto('call_analyses')
    .values({ tenant_id: order.tenantId, call_id: order.callId, created_at: now, ...started })
    .onConflict((conflict) => {
      const same = conflict.columns(['tenant_id', 'call_id']);
      return order.replace ? same.doUpdateSet(started) : same.doNothing();
    })
    .returning(columns)
    .executeTakeFirst();
  return row ? presentAnalysis(row) : null;
}

/** Analysis claimed by this process: no other runs it until the lease ends. */
export interface ClaimedAnalysis {
  leaseId: string;
  attempts: number;
  settingsOf: 'agent' | 'call';
}

/** Claims a due analysis; null when it is not due, done, or claimed by another process. */
export async function claimAnalysis(
  tx: Tx,
  asked: { callId: CallId; leaseId: string; now: Date },
): Promise<ClaimedAnalysis | null> {
  const row = await tx
    .updateTable('call_analyses')
    .set({
      state: 'running',
      attempts: sql<number>`attempts + 1`,
      lease_id: asked.leaseId,
      due_at: new Date(asked.now.getTime() + leaseMs),
      updated_at: asked.now,
    })
    .where('call_id', '=', asked.callId)
    .where('state', 'in', ['pending', 'running'])
    .where('due_at', '<=', asked.now)
    .returning(['attempts', 'settings_of'])
    .executeTakeFirst();
  return row
    ? { leaseId: asked.leaseId, attempts: row.attempts, settingsOf: row.settings_of as 'agent' | 'call' }
    : null;
}

type Ending =
  | { state: 'done'; model: string; usage: { inputTokens: number; outputTokens: number }; fault: string | null }
  | { state: 'failed'; fault: string }
  | { state: 'pending'; fault: string; dueAt: Date };

/** Ends a claimed attempt; false, with nothing written, when the lease was lost. */
export async function endAttempt(
  tx: Tx,
  attempt: { callId: CallId; leaseId: string; now: Date },
  ending: Ending,
): Promise<boolean> {
  const { now } = attempt;
  const result = await tx
    .updateTable('call_analyses')
    .set({
      state: ending.state,
      lease_id: null,
      fault: ending.fault,
      due_at: ending.state === 'pending' ? ending.dueAt : null,
      updated_at: now,
      finished_at: ending.state === 'pending' ? null : now,
      ...(ending.state === 'done' && {
        model: ending.model,
        input_tokens: ending.usage.inputTokens,
        output_tokens: ending.usage.outputTokens,
      }),
    })
    .where('call_id', '=', attempt.callId)
    .where('lease_id', '=', attempt.leaseId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Analyses that should have been claimed before an instant: their job was lost with a process. */
export async function findOverdueAnalyses(
  platform: PlatformScope,
  before: Date,
): Promise<{ tenantId: TenantId; callId: CallId }[]> {
  const rows = await platform.everywhere
    .selectFrom('call_analyses')
    .select(['tenant_id', 'call_id'])
    .where('state', 'in', ['pending', 'running'])
    .where('due_at', '<=', before)
    .orderBy('due_at')
    .limit(500)
    .execute();
  return rows.map((row) => ({ tenantId: row.tenant_id as TenantId, callId: row.call_id as CallId }));
}

/** True when a booking was made in the call and stands. */
export async function hasBooking(tx: Tx, callId: CallId): Promise<boolean> {
  const row = await tx
    .selectFrom('bookings')
    .select('id')
    .where('call_id', '=', callId)
    .where('status', '=', 'booked')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Configuration of the agent as it is now; undefined when it is permanently deleted. */
export async function findCurrentConfig(tx: Tx, agentId: AgentId | null): Promise<unknown> {
  if (agentId === null) return undefined;
  const row = await tx.selectFrom('agents').select('config').where('id', '=', agentId).executeTakeFirst();
  return row?.config;
}
