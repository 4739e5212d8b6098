import type { UserId } from '@parley/contract/ids';
import type { Person } from '#platform/http/principal.ts';

/** True for owners and admins, who see the chats of every agent. */
export const isSupervisor = (person: Pick<Person, 'role'>): boolean =>
  person.role === 'owner' || person.role === 'admin';

/**
 * True when a person takes chats of an agent whose widget names `operatorIds`: without any, every operator; else those
 * named, and supervisors.
 */
export function mayOperate(person: Pick<Person, 'id' | 'role'>, operatorIds: readonly UserId[]): boolean {
  return operatorIds.length === 0 || isSupervisor(person) || operatorIds.includes(person.id);
}

/**
 * True when a person may see a chat: of an agent they take chats of, or their own, since its operator must be able to
 * release it after the agent's operators changed. `isVisibleTo` is its SQL counterpart.
 */
export function maySee(
  person: Pick<Person, 'id' | 'role'>,
  chat: { operatorIds: readonly UserId[]; holderId: UserId | null },
): boolean {
  return chat.holderId === person.id || mayOperate(person, chat.operatorIds);
}
