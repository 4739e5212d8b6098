import type { CallId, ChatSessionId, TenantId } from '@parley/contract/ids';
import type { CarrierId } from '@parley/contract/resources/phone-number';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

/** Tenant's number that may send text messages. */
export interface TextSenderNumber {
  /** E.164. */
  number: string;
  /** Null: on a trunk, which carries no text messages. */
  provider: CarrierId | null;
}

/** Conversation of a message. */
export interface TextConversation {
  callId: CallId | null;
  sessionId: ChatSessionId | null;
}

/** Finds the tenant's number; undefined when missing or hidden. */
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
 * Counts a conversation's messages of any status. Holds a lock until the transaction ends, so that two concurrent sends
 * cannot both be the last allowed.
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

/** Counts the tenant's messages since then, in all conversations. */
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
    /** Tool call that sends it; null: none. */
    key: string | null;
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
      send_key: text.key,
      created_at: text.now,
    })
    .execute();
}

/** Finds the message of a tool call. */
export async function findTextByKey(tx: Tx, key: string) {
  return tx
    .selectFrom('text_messages')
    .select(['id', 'status', 'error', 'provider'])
    .where('send_key', '=', key)
    .executeTakeFirst();
}

/** Writes a message's outcome. */
export async function recordTextOutcome(
  tx: Tx,
  id: string,
  settled: { status: 'sent' | 'kept' | 'failed'; provider_ref?: string | null; error?: string },
): Promise<void> {
  await tx.updateTable('text_messages').set(settled).where('id', '=', id).execute();
}
