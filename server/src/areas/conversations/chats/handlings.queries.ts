import type { ChatSessionId, UserId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { ChangeContext } from './change-context.rules.ts';
import type { LockedSession } from './sessions.queries.ts';

/**
 * Notes that somebody has the chat from now on; fails where somebody has it already. A request that waited for another
 * began before that one ended: times follow one another all the same.
 */
export async function beginHandling(
  { tx, tenantId, now, newId }: ChangeContext,
  session: LockedSession,
  operatorId: UserId,
): Promise<void> {
  await tx
    .insertInto('chat_handlings')
    .values({
      tenant_id: tenantId,
      id: newId(),
      session_id: session.id,
      agent_id: session.agentId,
      operator_id: operatorId,
      waiting_since: session.waitingSince,
      claimed_at: sql<Date>`greatest(${now}::timestamptz,
        (select max(h.ended_at) from chat_handlings h where h.session_id = ${session.id}))`,
    })
    .execute();
}

export async function endHandling(
  { tx, now }: ChangeContext,
  sessionId: ChatSessionId,
  outcome: 'closed' | 'to_queue' | 'to_agent' | 'to_operator' | 'lost',
): Promise<void> {
  await tx
    .updateTable('chat_handlings')
    .set({ ended_at: sql<Date>`greatest(${now}::timestamptz, claimed_at)`, outcome })
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}
