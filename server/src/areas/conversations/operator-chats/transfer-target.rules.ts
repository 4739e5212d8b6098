import type { UserId } from '@parley/contract/ids';
import type { OperatorStatus } from '@parley/contract/resources/chat-desk';
import { type Role, scopesOfRole } from '@parley/contract/scopes';
import { mayOperate } from '#areas/conversations/operators';
import { presenceMs } from '#areas/conversations/widget';
import type { Refusal } from '#platform/http/refusal.ts';
import { cannotTakeChat } from './operator-chats.errors.ts';

/** Reason an operator cannot take a chat of an agent whose widget names `operatorIds`; null when they can. */
export function refusalOfTarget(
  target: {
    id: UserId;
    name: string;
    role: Role;
    status: OperatorStatus;
    capacity: number;
    lastSeenAt: Date | null;
    activeChats: number;
  },
  { operatorIds, now }: { operatorIds: readonly UserId[]; now: Date },
): Refusal | null {
  const { name } = target;
  if (!scopesOfRole[target.role].includes('chat:operate'))
    return cannotTakeChat('not_an_operator', `${name} does not answer chats: the role ${target.role} may not`);
  if (!mayOperate(target, operatorIds))
    return cannotTakeChat('not_allowed', `${name} is not among the operators of this agent`);
  if (target.status !== 'online') return cannotTakeChat('not_online', `${name} is ${target.status}`);
  if (target.lastSeenAt === null || now.getTime() - target.lastSeenAt.getTime() > presenceMs)
    return cannotTakeChat('not_present', `${name} has not been heard of for a while`);
  if (target.activeChats >= target.capacity)
    return cannotTakeChat('no_capacity', `${name} has ${target.activeChats} of ${target.capacity} chats`);
  return null;
}
