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
    return cannotTakeChat.notAnOperator('/operator_id', { name, role: target.role });
  if (!mayOperate(target, operatorIds)) return cannotTakeChat.notAllowed('/operator_id', { name });
  if (target.status !== 'online') return cannotTakeChat.notOnline('/operator_id', { name, status: target.status });
  if (target.lastSeenAt === null || now.getTime() - target.lastSeenAt.getTime() > presenceMs)
    return cannotTakeChat.notPresent('/operator_id', { name });
  if (target.activeChats >= target.capacity)
    return cannotTakeChat.noCapacity('/operator_id', {
      name,
      activeChats: target.activeChats,
      capacity: target.capacity,
    });
  return null;
}
