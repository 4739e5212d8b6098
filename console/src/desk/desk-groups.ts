import type { DeskChat } from '../api/schemas.ts';
import { priorities } from './priorities.ts';

export const groupNames = ['waiting', 'mine', 'snoozed', 'agent', 'others', 'closed'] as const;
export type GroupName = (typeof groupNames)[number];

/** Group of the list that contains the chat, for this operator. */
export function groupOf(chat: DeskChat, myId: string): GroupName {
  switch (chat.status) {
    case 'waiting':
      return 'waiting';
    case 'with_operator':
      if (chat.operator?.id !== myId) return 'others';
      return chat.snoozed_until === null ? 'mine' : 'snoozed';
    case 'open':
      return 'agent';
    case 'closed':
      return 'closed';
  }
}

/**
 * The chats by group. Waiting ones: urgent first, then those whose reply is due soonest, then the longest wait. One's own:
 * those without a first reply, the one due soonest first, then the others in their order. The rest by what happened last.
 */
export function groupChats(
  chats: Readonly<Record<string, DeskChat>>,
  myId: string,
  search = '',
  fits: (chat: DeskChat) => boolean = () => true,
): Record<GroupName, DeskChat[]> {
  const groups: Record<GroupName, DeskChat[]> = {
    waiting: [],
    mine: [],
    snoozed: [],
    agent: [],
    others: [],
    closed: [],
  };
  for (const chat of Object.values(chats)) {
    if (isWorthShowing(chat) && matches(chat, search) && fits(chat)) groups[groupOf(chat, myId)].push(chat);
  }
  const waitsLonger = oldestFirst(({ waiting_since }) => waiting_since);
  const isClaimedFirst = oldestFirst(({ claimed_at }) => claimed_at);
  groups.waiting.sort((one, other) => rankOf(one) - rankOf(other) || dueFirst(one, other) || waitsLonger(one, other));
  groups.mine.sort((one, other) => dueFirst(one, other) || isClaimedFirst(one, other));
  groups.snoozed.sort(oldestFirst(({ snoozed_until }) => snoozed_until));
  groups.agent.sort(newestFirst(({ last_activity_at }) => last_activity_at));
  groups.others.sort(newestFirst(({ last_activity_at }) => last_activity_at));
  groups.closed.sort(newestFirst(({ closed_at }) => closed_at));
  return groups;
}

/** Number of an operator's current chats, snoozed ones left out. */
export function countChats(chats: Readonly<Record<string, DeskChat>>, operatorId: string): number {
  return Object.values(chats).filter(
    ({ operator, snoozed_until: snoozed }) => operator?.id === operatorId && snoozed === null,
  ).length;
}

/** Counts waiting chats, and the operator's own with messages they have not read. */
export function countByGroup(chats: Readonly<Record<string, DeskChat>>, myId: string) {
  const groups = Object.values(chats).map((chat) => ({ group: groupOf(chat, myId), isUnread: chat.unread_count > 0 }));
  return {
    waiting: groups.filter(({ group }) => group === 'waiting').length,
    unanswered: groups.filter(({ group, isUnread }) => group === 'mine' && isUnread).length,
  };
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

function matches(chat: DeskChat, search: string): boolean {
  const { customer, last_message: last, visitor_message: said, reason, agent } = chat;
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return true;
  const texts = [customer.name, customer.email, customer.phone_number, last?.text, said?.text, reason, agent.name];
  return texts.some((text) => text?.toLowerCase().includes(wanted));
}

/** Place of a priority in a list. */
const rankOf = ({ priority }: DeskChat) => priorities.indexOf(priority);

/** Chats whose first reply is due, by when. */
function dueFirst({ first_reply_due_at: one }: DeskChat, { first_reply_due_at: other }: DeskChat): number {
  return (one ?? '9').localeCompare(other ?? '9');
}

type Read = (chat: DeskChat) => string | null;
const compare = (one: DeskChat, other: DeskChat, read: Read) =>
  (read(one) ?? '').localeCompare(read(other) ?? '') || one.id.localeCompare(other.id);
const oldestFirst = (read: Read) => (one: DeskChat, other: DeskChat) => compare(one, other, read);
const newestFirst = (read: Read) => (one: DeskChat, other: DeskChat) => compare(other, one, read);
