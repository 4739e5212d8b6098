import type { ChatSessionId } from '@parley/contract/ids';
import type { ChatMessage } from '@parley/contract/resources/chat';
import { lockChat } from '#areas/conversations/chats';
import type { Tx } from '#db/tenant-scope.ts';

/** Messages read; the analysis keeps those that fit the model's window. */
const messagesMax = 1000;

const columns = ['agent_id', 'variables', 'pii_redaction', 'zero_retention', 'created_at'] as const;

/** Settings of a chat that its analysis reads; undefined when it is gone. */
export function findChat(tx: Tx, id: ChatSessionId) {
  return tx.selectFrom('chat_sessions').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Messages the visitor saw, oldest first; of a very long chat the newest. Failed answers are left out. */
export async function listPublicMessages(
  tx: Tx,
  sessionId: ChatSessionId,
): Promise<{ role: ChatMessage['role']; text: string; created_at: Date }[]> {
  const newestFirst = await tx
    .selectFrom('chat_messages')
    .select(['role', 'text', 'created_at'])
    .where('session_id', '=', sessionId)
    .where('visibility', '=', 'public')
    .where('status', '<>', 'failed')
    .orderBy('seq', 'desc')
    .limit(messagesMax)
    .execute();
  return newestFirst.toReversed().map((row) => ({ ...row, role: row.role as ChatMessage['role'] }));
}

/** True when an operator had the chat. */
export async function hadOperator(tx: Tx, sessionId: ChatSessionId): Promise<boolean> {
  const row = await tx
    .selectFrom('chat_handlings')
    .select('id')
    .where('session_id', '=', sessionId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the chat until the transaction ends; false when it is gone. */
export async function lockChatSession(tx: Tx, id: ChatSessionId): Promise<boolean> {
  await lockChat(tx, id);
  const row = await tx.selectFrom('chat_sessions').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row !== undefined;
}
