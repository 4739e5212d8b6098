import type { ChatSessionId, UserId } from '@parley/contract/ids';
import type { DeskMessage } from '@parley/contract/resources/chat-desk';
import { sql } from 'kysely';
import type { ChangeContext } from '#areas/conversations/chats';
import type { Tx } from '#db/tenant-scope.ts';

/**
 * Counts an operator's message. A public one answers all visitor messages so far, so the agent does not answer them
 * after a release; an internal note neither answers nor counts as activity.
 */
export async function recordOperatorMessage(
  { tx, now }: Pick<ChangeContext, 'tx' | 'now'>,
  message: { sessionId: ChatSessionId; operatorId: UserId; seq: number; visibility: DeskMessage['visibility'] },
): Promise<void> {
  const { sessionId, seq } = message;
  if (message.visibility === 'internal') {
    await tx.updateTable('chat_sessions').set({ last_seq: seq }).where('id', '=', sessionId).execute();
    return;
  }
  await Promise.all([
    tx
      .updateTable('chat_sessions')
      .set({
        last_seq: seq,
        answered_seq: sql`last_visitor_seq`,
        last_activity_at: now,
        first_replied_at: sql`coalesce(first_replied_at, ${now}::timestamptz)`,
      })
      .where('id', '=', sessionId)
      .execute(),
    tx
      .updateTable('chat_handlings')
      .set({ first_reply_at: now })
      .where('session_id', '=', sessionId)
      .where('operator_id', '=', message.operatorId)
      .where('ended_at', 'is', null)
      .where('first_reply_at', 'is', null)
      .execute(),
  ]);
}

/** Marks messages up to `seq` as seen by the operator; false when they were already. */
export async function markSeenByOperator(tx: Tx, sessionId: ChatSessionId, seq: number): Promise<boolean> {
  const changed = await tx
    .updateTable('chat_sessions')
    .set({ operator_seen_seq: seq })
    .where('id', '=', sessionId)
    .where('operator_seen_seq', '<', seq)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}
