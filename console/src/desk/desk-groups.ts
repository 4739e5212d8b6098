import type { DeskChat } from '../api/schemas.ts';

export const groupNames = ['waiting', 'mine', 'agent', 'others', 'closed'] as const;
export type GroupName = (typeof groupNames)[number];

/** Group of the list that contains the chat, for this operator. */
export function groupOf(chat: DeskChat, myId: string): GroupName {
  switch (chat.status) {
    case 'waiting':
      return 'waiting';
    case 'with_operator':
      return chat.operator?.id === myId ? 'mine' : 'others';
    case 'open':
      return 'agent';
    case 'closed':
      return 'closed';
  }
}

/**
 * The chats by group. The longest-waiting chat comes first, one's own chats keep their order, and the others are sorted by what
 * happened last.
 */
export function groupChats(
  chats: Readonly<Record<string, DeskChat>>,
  myId: string,
  search = '',
): Record<GroupName, DeskChat[]> {
  const groups: Record<GroupName, DeskChat[]> = { waiting: [], mine: [], agent: [], others: [], closed: [] };
  for (const chat of Object.values(chats)) {
    if (isWorthShowing(chat) && matches(chat, search)) groups[groupOf(chat, myId)].push(chat);
  }
  groups.waiting.sort(oldestFirst(({ waiting_since }) => waiting_since));
  groups.mine.sort(oldestFirst(({ claimed_at }) => claimed_at));
  groups.agent.sort(newestFirst(({ last_activity_at }) => last_activity_at));
  groups.others.sort(newestFirst(({ last_activity_at }) => last_activity_at));
  groups.closed.sort(newestFirst(({ closed_at }) => closed_at));
  return groups;
}

/** Number of an operator's current chats. */
export function countChats(chats: Readonly<Record<string, DeskChat>>, operatorId: string): number {
  return Object.values(chats).filter(({ operator }) => operator?.id === operatorId).length;
}

/** Count of the badge: waiting chats and unread messages in the person's own chats. */
export function countUnread(chats: Readonly<Record<string, DeskChat>>, myId: string): number {
  return Object.values(chats).reduce((sum, chat) => {
    const group = groupOf(chat, myId);
    return sum + (group === 'waiting' ? 1 : group === 'mine' ? chat.unread_count : 0);
  }, 0);
}

/** A chat with the agent in which the visitor has said nothing, and never asked for a person, is only an open window. */
function isWorthShowing(chat: DeskChat): boolean {
  const hasSpoken = chat.unread_count > 0 || chat.last_message?.role === 'visitor' || chat.requested_by !== null;
  return chat.status !== 'open' || hasSpoken;
}

function matches({ customer, last_message: last, reason, agent }: DeskChat, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return true;
  const texts = [customer.name, customer.email, customer.phone_number, last?.text, reason, agent.name];
  return texts.some((text) => text?.toLowerCase().includes(wanted));
}

type Read = (chat: DeskChat) => string | null;
const compare = (one: DeskChat, other: DeskChat, read: Read) =>
  (read(one) ?? '').localeCompare(read(other) ?? '') || one.id.localeCompare(other.id);
const oldestFirst = (read: Read) => (one: DeskChat, other: DeskChat) => compare(one, other, read);
const newestFirst = (read: Read) => (one: DeskChat, other: DeskChat) => compare(other, one, read);
