import type { ChatSessionId, TenantId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { standInLine } from './chat-line.queries.ts';

export const summariseJob = 'chat.summarise';

/** In whose hands a chat is that somebody reads a summary of. */
const forPeople = ['waiting', 'with_operator'] as const;

/** Has the summary of a chat written after the caller's transaction; of several at once, one is. */
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

/** False: there is one meanwhile, or nobody reads it any more. */
export async function keepSummary(tx: Tx, chat: { sessionId: ChatSessionId; summary: string }): Promise<boolean> {
  await standInLine(tx, chat.sessionId);
  const result = await tx
    .updateTable('chat_sessions')
    .set({ handoff_summary: chat.summary })
    .where('id', '=', chat.sessionId)
    .where('status', 'in', forPeople)
    .where('handoff_summary', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
