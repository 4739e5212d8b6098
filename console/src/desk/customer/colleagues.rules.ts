import type { ChatOperator } from '../../api/schemas.ts';

/** A possible target of a transfer, and the reason it cannot take the chat. */
export interface Colleague {
  operator: ChatOperator;
  /** null: they can take it. */
  obstacle: 'full' | 'not_present' | 'away' | 'offline' | null;
}

/**
 * All operators but `myId`: first those who can take a chat, the least busy before the others; then the rest, those
 * nearest to it first.
 */
export function colleaguesOf(operators: Readonly<Record<string, ChatOperator>>, myId: string): Colleague[] {
  return Object.values(operators)
    .filter(({ id }) => id !== myId)
    .map((operator) => ({ operator, obstacle: obstacleOf(operator) }))
    .toSorted(
      (one, other) =>
        obstacles.indexOf(one.obstacle) - obstacles.indexOf(other.obstacle) ||
        loadOf(one.operator) - loadOf(other.operator) ||
        one.operator.name.localeCompare(other.operator.name),
    );
}

const obstacles: readonly Colleague['obstacle'][] = [null, 'full', 'not_present', 'away', 'offline'];

function obstacleOf({ status, is_present, active_chats, capacity }: ChatOperator): Colleague['obstacle'] {
  if (status !== 'online') return status;
  if (!is_present) return 'not_present';
  return active_chats < capacity ? null : 'full';
}

/** Load of an online operator, from 0 to 1; 0 for others. */
const loadOf = ({ status, active_chats, capacity }: ChatOperator) =>
  status === 'online' ? active_chats / capacity : 0;
