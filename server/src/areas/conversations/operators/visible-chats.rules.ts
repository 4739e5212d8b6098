import type { UserId } from '@parley/contract/ids';
import type { Person } from '#platform/http/principal.ts';

/** Owners and admins see the chats of every agent, whoever is named for it. */
export const isSupervisor = (person: Pick<Person, 'role'>): boolean =>
  person.role === 'owner' || person.role === 'admin';

/**
 * Whether a person takes the chats of an agent whose widget names `operatorIds`: none named is everybody at the desk,
 * else those named, and supervisors.
 */
export function mayOperate(person: Pick<Person, 'id' | 'role'>, operatorIds: readonly UserId[]): boolean {
  return operatorIds.length === 0 || isSupervisor(person) || operatorIds.includes(person.id);
}

/**
 * Whether a chat exists for a person: of an agent they take chats of, or in their own hands, since who has a chat must
 * be able to give it away when the agent's operators change. `isVisibleTo` says the same in SQL.
 */
export function maySee(
  person: Pick<Person, 'id' | 'role'>,
  chat: { operatorIds: readonly UserId[]; holderId: UserId | null },
): boolean {
  return chat.holderId === person.id || mayOperate(person, chat.operatorIds);
}
