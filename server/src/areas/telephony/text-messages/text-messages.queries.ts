import type { CallId, ChatSessionId, TenantId } from '@parley/contract/ids';
import type { CarrierId } from '@parley/contract/resources/phone-number';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

/** A number of the tenant that may send text messages. */
export interface TextSenderNumber {
  /** E.164. */
  number: string;
  /** Null: it lies on a trunk, which carries no text messages. */
  provider: CarrierId | null;
}

/** The conversation a message belongs to. */
export interface TextConversation {
  callId: CallId | null;
  sessionId: ChatSessionId | null;
}

/** The tenant's own number, or undefined where it has none like this or does not want it shown. */
export async function findTextSender(tx: Tx, number: string): Promise<TextSenderNumber | undefined> {
  const row = await tx
    .selectFrom('phone_numbers')
    .select(['number', 'provider'])
    .where('number', '=', number)
    .where('status', '=', 'active')
    .where('caller_id_allowed', '=', true)
    .executeTakeFirst();
  return row && { number: row.number, provider: row.provider as CarrierId | null };
}

/**
 * How many messages were sent in a conversation, whatever became of them. Until the transaction ends no other one
 * counts there, so two at once cannot both be the last that is allowed.
 */
export async function countTexts(tx: Tx, { callId, sessionId }: TextConversation): Promise<number> {
  const id = callId ?? sessionId;
  if (id === null) return 0;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`texts ${id}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('text_messages')
    .select(sql<number>`count(*)::int`.as('count'))
    .where((row) => (callId === null ? row('session_id', '=', sessionId) : row('call_id', '=', callId)))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many messages the tenant has sent since then, in all conversations together. */
export async function countTextsSince(tx: Tx, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('text_messages')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertText(
  tx: Tx,
  text: TextConversation & {
    tenantId: TenantId;
    id: string;
    from: string;
    to: string;
    text: string;
    provider: CarrierId;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('text_messages')
    .values({
      tenant_id: text.tenantId,
      id: text.id,
      from_number: text.from,
      to_number: text.to,
      text: text.text,
      status: 'sending',
      provider: text.provider,
      call_id: text.callId,
      session_id: text.sessionId,
      created_at: text.now,
    })
    .execute();
}

/** Writes what became of a message. */
export async function settleText(
  tx: Tx,
  id: string,
  settled: { status: 'sent' | 'kept' | 'failed'; provider_ref?: string | null; error?: string },
): Promise<void> {
  await tx.updateTable('text_messages').set(settled).where('id', '=', id).execute();
}
