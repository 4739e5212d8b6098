import type { AgentId, CallId, ChatSessionId, TenantId } from '@parley/contract/ids';
import type { ConversationAnalysis } from '@parley/contract/resources/conversation-analysis';
import { type Selectable, sql } from 'kysely';
import type { ConversationAnalyses } from '#db/schema.generated.ts';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';

/** Longest time of one attempt, after which another process claims the analysis. Unit: milliseconds. */
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

export type ConversationId = CallId | ChatSessionId;

type Row = Pick<Selectable<ConversationAnalyses>, (typeof columns)[number]>;

/** Agent settings that an analysis goes by: those of the conversation's start, or those at the analysis. */
export type SettingsOf = 'now' | 'start';

/** Analysis of a call or chat as the API shows it; null where none was ordered. */
export async function findAnalysis(tx: Tx, conversation: ConversationId): Promise<ConversationAnalysis | null> {
  const row = await tx
    .selectFrom('conversation_analyses')
    .select(columns)
    .where('conversation_id', '=', conversation)
    .executeTakeFirst();
  return row ? presentAnalysis(row) : null;
}

function presentAnalysis({ due_at: dueAt, ...row }: Row): ConversationAnalysis {
  return {
    state: row.state as ConversationAnalysis['state'],
    skip_reason: row.skip_reason as ConversationAnalysis['skip_reason'],
    attempts: row.attempts,
    model: row.model,
    input_tokens: row.input_tokens,
    output_tokens: row.output_tokens,
    fault: row.fault,
    next_attempt_at: row.state === 'pending' ? (dueAt?.toISOString() ?? null) : null,
    updated_at: row.updated_at.toISOString(),
  };
}

/** Orders an analysis, or marks the conversation as skipped. `replace`: anew, where there is one. Null: there is one. */
export async function orderAnalysis(
  tx: Tx,
  order: {
    tenantId: TenantId;
    conversation: { callId: CallId } | { sessionId: ChatSessionId };
    skip: ConversationAnalysis['skip_reason'];
    settingsOf: SettingsOf;
    replace: boolean;
    now: Date;
  },
): Promise<ConversationAnalysis | null> {
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
  const conversation =
    'callId' in order.conversation
      ? { conversation_id: order.conversation.callId, call_id: order.conversation.callId }
      : { conversation_id: order.conversation.sessionId, session_id: order.conversation.sessionId };
  const row = await tx
    .insertInto('conversation_analyses')
    .values({ tenant_id: order.tenantId, ...conversation, created_at: now, ...started })
    .onConflict((conflict) => {
      const same = conflict.columns(['tenant_id', 'conversation_id']);
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
  settingsOf: SettingsOf;
}

/** Claims a due analysis; null when it is not due, done, or claimed by another process. */
export async function claimAnalysis(
  tx: Tx,
  asked: { conversation: ConversationId; leaseId: string; now: Date },
): Promise<ClaimedAnalysis | null> {
  const row = await tx
    .updateTable('conversation_analyses')
    .set({
      state: 'running',
      attempts: sql<number>`attempts + 1`,
      lease_id: asked.leaseId,
      due_at: new Date(asked.now.getTime() + leaseMs),
      updated_at: asked.now,
    })
    .where('conversation_id', '=', asked.conversation)
    .where('state', 'in', ['pending', 'running'])
    .where('due_at', '<=', asked.now)
    .returning(['attempts', 'settings_of'])
    .executeTakeFirst();
  return row ? { leaseId: asked.leaseId, attempts: row.attempts, settingsOf: row.settings_of as SettingsOf } : null;
}

type Ending =
  | { state: 'done'; model: string; usage: { inputTokens: number; outputTokens: number }; fault: string | null }
  | { state: 'failed'; fault: string }
  | { state: 'pending'; fault: string; dueAt: Date };

/** Ends a claimed attempt; false, with nothing written, when the lease was lost. */
export async function endAttempt(
  tx: Tx,
  attempt: { conversation: ConversationId; leaseId: string; now: Date },
  ending: Ending,
): Promise<boolean> {
  const { now } = attempt;
  const result = await tx
    .updateTable('conversation_analyses')
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
    .where('conversation_id', '=', attempt.conversation)
    .where('lease_id', '=', attempt.leaseId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Analyses of calls, or of chats, that should have been claimed before an instant: their job was lost with a process. */
export async function findOverdueAnalyses(
  platform: PlatformScope,
  overdue: { column: 'call_id' | 'session_id'; before: Date },
): Promise<{ tenantId: TenantId; conversation: ConversationId }[]> {
  const rows = await platform.everywhere
    .selectFrom('conversation_analyses')
    .select(['tenant_id', 'conversation_id'])
    .where('state', 'in', ['pending', 'running'])
    .where('due_at', '<=', overdue.before)
    .where(overdue.column, 'is not', null)
    .orderBy('due_at')
    .limit(500)
    .execute();
  return rows.map((row) => ({
    tenantId: row.tenant_id as TenantId,
    conversation: row.conversation_id as ConversationId,
  }));
}

/** True when a booking was made in the conversation and stands. */
export async function hasBooking(
  tx: Tx,
  { column, id }: { column: 'call_id' | 'session_id'; id: ConversationId },
): Promise<boolean> {
  const row = await tx
    .selectFrom('bookings')
    .select('id')
    .where(column, '=', id)
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
