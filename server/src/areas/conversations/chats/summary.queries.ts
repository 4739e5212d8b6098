import type { ChatSessionId, TenantId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { lockChat } from './chat-lock.queries.ts';

export const summariseJob = 'chat.summarise';

/** States in which an operator reads the summary. */
const forPeople = ['waiting', 'with_operator'] as const;

/** Enqueues the summary job of a chat in the caller's transaction; concurrent requests are one job. */
export function requestSummary(tx: Tx, chat: { tenantId: TenantId; sessionId: ChatSessionId }): Promise<void> {
  return enqueue(tx, { name: summariseJob, payload: chat, key: `${summariseJob}:${chat.sessionId}` });
}

export async function lacksSummary(tx: Tx, sessionId: ChatSessionId): Promise<boolean> {
  const row = await tx
    .selectFrom('chat_sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('status', 'in', forPeople)
    .where('handoff_summary', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Saves the summary; false when there is one already, or the chat is no longer with operators. */
export async function saveSummary(tx: Tx, chat: { sessionId: ChatSessionId; summary: string }): Promise<boolean> {
  await lockChat(tx, chat.sessionId);
  const result = await tx
    .updateTable('chat_sessions')
    .set({ handoff_summary: chat.summary })
    .where('id', '=', chat.sessionId)
    .where('status', 'in', forPeople)
    .where('handoff_summary', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
