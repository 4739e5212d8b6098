import type { ChatSessionId } from '@parley/contract/ids';
import { lockChat, sessionNotFound } from '#areas/conversations/chats';
import type { Tx } from '#db/tenant-scope.ts';
import type { VisitorData } from './visitor-data.rules.ts';

/** Locks the visitor's data of a chat until the transaction ends. */
export async function lockVisitorData(tx: Tx, id: ChatSessionId): Promise<VisitorData & { isClosed: boolean }> {
  await lockChat(tx, id);
  const row = await tx
    .selectFrom('chat_sessions')
    .select(['visitor', 'variables', 'identity', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw sessionNotFound();
  return {
    visitor: row.visitor as Record<string, string>,
    variables: row.variables as Record<string, string>,
    identity: row.identity as Record<string, string> | null,
    isClosed: row.status === 'closed',
  };
}

export async function saveVisitorData(tx: Tx, id: ChatSessionId, data: VisitorData): Promise<void> {
  await tx
    .updateTable('chat_sessions')
    .set({
      visitor: JSON.stringify(data.visitor),
      variables: JSON.stringify(data.variables),
      identity: data.identity && JSON.stringify(data.identity),
    })
    .where('id', '=', id)
    .execute();
}
