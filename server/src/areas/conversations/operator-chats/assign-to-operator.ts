import type { ChatSessionId, UserId } from '@parley/contract/ids';
import { assignChat, type ChangeContext } from '#areas/conversations/chats';
import { isSupervisor } from '#areas/conversations/operators';
import type { Person } from '#platform/http/principal.ts';
import { onlySupervisorsAssign, unknownOperator } from './operator-chats.errors.ts';
import { findTargetRefusal } from './transfer-target.ts';
import { lockChatForAct } from './visible-chats.queries.ts';

/**
 * Gives a chat in any open state to an operator; for supervisors. Another operator must be able to take it, as with a
 * transfer. Supervisors themselves take over any chat, whatever their status and capacity: they decide knowingly.
 */
export async function assignToOperator(context: ChangeContext, actor: Person, id: ChatSessionId, operatorId: UserId) {
  const { tx, tenantId, now } = context;
  if (!isSupervisor(actor)) throw onlySupervisorsAssign();
  const { session, self, other } = await lockChatForAct(tx, { tenantId, person: actor, now }, id, operatorId);
  const to = operatorId === actor.id ? self : other;
  if (!to) throw unknownOperator();
  if (to.id !== actor.id && to.id !== session.operatorId) {
    const refusal = await findTargetRefusal(tx, to, { agentId: session.agentId, now });
    if (refusal) throw refusal;
  }
  return assignChat(context, session, { by: actor.id, to });
}
