import type { ChatSessionId } from '@parley/contract/ids';
import type { ChatNotice } from '@parley/contract/resources/chat';
import type { Tx } from '#db/tenant-scope.ts';

/** Finds the notice of the chat's last message; undefined when that is no notice. */
export async function findLastNotice(tx: Tx, sessionId: ChatSessionId): Promise<ChatNotice['kind'] | null> {
  const last = await tx
    .selectFrom('chat_messages')
    .select('notice')
    .where('session_id', '=', sessionId)
    .where('visibility', '=', 'public')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (last?.notice as ChatNotice | null | undefined)?.kind ?? null;
}
