import type { CallId, ChatSessionId, TenantId } from '@parley/contract/ids';
import { type SqlBool, sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

/** Conversation whose page runs the tools: a chat, or a call from a browser. */
export type PageOwner =
  | { tenantId: TenantId; sessionId: ChatSessionId; callId?: undefined }
  | { tenantId: TenantId; callId: CallId; sessionId?: undefined };

export interface PageAnswer {
  result: unknown;
  isError: boolean;
}

/**
 * Stores a call to be answered; returns true when it is new. A repeated turn finds its call again, perhaps already
 * answered and its page notified.
 */
export async function openCall(
  tx: Tx,
  call: { owner: PageOwner; id: string; name: string; arguments: Record<string, unknown>; now: Date; expiresAt: Date },
): Promise<{ isNew: boolean; answer: PageAnswer | null }> {
  const { owner, expiresAt } = call;
  const inserted = await tx
    .insertInto('client_tool_calls')
    .values({
      tenant_id: owner.tenantId,
      id: call.id,
      session_id: owner.sessionId ?? null,
      call_id: owner.callId ?? null,
      name: call.name,
      arguments: JSON.stringify(call.arguments),
      created_at: call.now,
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows) return { isNew: true, answer: null };
  await tx.updateTable('client_tool_calls').set({ expires_at: expiresAt }).where('id', '=', call.id).execute();
  return { isNew: false, answer: await findAnswer(tx, call.id) };
}

/** Stores an answer when one is awaited; returns true then. */
export async function storeAnswer(
  tx: Tx,
  answer: PageAnswer & { owner: PageOwner; id: string; now: Date },
): Promise<boolean> {
  const { owner } = answer;
  const kept = await tx
    .updateTable('client_tool_calls')
    .set({ result: JSON.stringify(answer.result), is_error: answer.isError, answered_at: answer.now })
    .where('id', '=', answer.id)
    .where(ownedBy(owner))
    .where('answered_at', 'is', null)
    .where('expires_at', '>', answer.now)
    .executeTakeFirst();
  return kept.numUpdatedRows > 0n;
}

/** Reason an answer was refused: unknown call, deadline passed, or another answer came first. */
export async function answerRefusalReason(
  tx: Tx,
  answer: PageAnswer & { owner: PageOwner; id: string },
): Promise<'unknown' | 'late' | 'answered otherwise' | 'answered so'> {
  const row = await tx
    .selectFrom('client_tool_calls')
    .select(['answered_at', sql<boolean>`result = ${JSON.stringify(answer.result)}::jsonb`.as('is_same'), 'is_error'])
    .where('id', '=', answer.id)
    .where(ownedBy(answer.owner))
    .executeTakeFirst();
  if (!row) return 'unknown';
  if (row.answered_at === null) return 'late';
  return row.is_same && row.is_error === answer.isError ? 'answered so' : 'answered otherwise';
}

export async function findAnswer(tx: Tx, id: string): Promise<PageAnswer | null> {
  const row = await tx
    .selectFrom('client_tool_calls')
    .select(['result', 'is_error'])
    .where('id', '=', id)
    .where('answered_at', 'is not', null)
    .executeTakeFirst();
  return row ? { result: row.result, isError: row.is_error } : null;
}

/** Closes the call to later answers. Returns an answer that arrived just before. */
export async function closeCall(tx: Tx, id: string, now: Date): Promise<PageAnswer | null> {
  await tx
    .updateTable('client_tool_calls')
    .set({ expires_at: now })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .execute();
  return findAnswer(tx, id);
}

const ownedBy = (owner: PageOwner) =>
  owner.sessionId === undefined
    ? sql<SqlBool>`call_id = ${owner.callId}::uuid`
    : sql<SqlBool>`session_id = ${owner.sessionId}::uuid`;
