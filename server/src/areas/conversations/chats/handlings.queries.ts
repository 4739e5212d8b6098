import type { ChatSessionId, UserId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { ChangeContext } from './change-context.rules.ts';
import type { LockedSession } from './sessions.queries.ts';

/**
 * Begins a handling by an operator; fails while another is open. A handling never begins before the previous one ended,
 * even if its request started earlier.
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
