import { describe, expect, it } from 'vitest';
import { alertOf, endedWait } from './alerts.rules.ts';
import { rowsOf } from './conversation/conversation-rows.ts';
import { assignedTo, at, chatWith, messageWith, operatorWith, waiting } from './desk-examples.ts';
import { countByGroup, countChats, countUnread, groupChats } from './desk-groups.ts';
import { type DeskEvent, type DeskState, emptyDesk } from './desk-state.ts';
import { formatSeconds } from './waiting-time.tsx';

const byId = (...chats: ReturnType<typeof chatWith>[]) => Object.fromEntries(chats.map((chat) => [chat.id, chat]));
const ids = (chats: readonly { id: string }[]) => chats.map(({ id }) => id);

describe('the groups of the list', () => {
  const chats = byId(
    waiting('w2', 20),
    waiting('w1', 10),
    assignedTo('m', 'me'),
    assignedTo('o', 'other'),
    chatWith({ id: 'a1', last_activity_at: at(1), unread_count: 1 }),
    chatWith({ id: 'nothing said', last_activity_at: at(3) }),
    chatWith({
      id: 'a2',
      last_activity_at: at(2),
      requested_by: 'visitor',
      customer: { ...chatWith({ id: 'x' }).customer, name: 'Maria' },
    }),
    { ...assignedTo('z', 'me'), snoozed_until: at(99) },
    chatWith({ id: 'c', status: 'closed', closed_at: at(9) }),
  );

  it('contain each chat once: waiting ones by wait, others by last activity', () => {
    const groups = groupChats(chats, 'me');
    expect(Object.fromEntries(Object.entries(groups).map(([name, list]) => [name, ids(list)]))).toEqual({
      waiting: ['w1', 'w2'],
      mine: ['m'],
      snoozed: ['z'],
      agent: ['a2', 'a1'],
      others: ['o'],
      closed: ['c'],
    });
  });

  it('put urgent chats first, then those whose reply is due, and leave snoozed ones out of the count', () => {
    const due = { ...waiting('w3', 30), first_reply_due_at: at(40) };
    const urgent = { ...waiting('w4', 40), priority: 'urgent' as const };
    const replied = { ...assignedTo('m2', 'me'), first_reply_due_at: at(50), claimed_at: at(5) };
    const groups = groupChats({ ...chats, ...byId(due, urgent, replied) }, 'me');
    expect([ids(groups.waiting), ids(groups.mine)]).toEqual([
      ['w4', 'w3', 'w1', 'w2'],
      ['m2', 'm'],
    ]);
    expect(countChats(chats, 'me')).toBe(1);
  });

  it('are filtered by search text', () => {
    const groups = groupChats(chats, 'me', ' mARIa ');
    expect([ids(groups.agent), groups.waiting]).toEqual([['a2'], []]);
  });

  it('count what needs the operator’s attention, and the chats of each operator', () => {
    const unread = {
      ...chats,
      m: { ...assignedTo('m', 'me'), unread_count: 3 },
      o: { ...assignedTo('o', 'b'), unread_count: 9 },
    };
    expect(countUnread(unread, 'me')).toBe(2 + 3);
    expect([countChats(unread, 'me'), countChats(unread, 'nobody')]).toEqual([1, 0]);
    expect([countByGroup(chats, 'me').unanswered, countByGroup(unread, 'me')]).toEqual([
      0,
      { waiting: 2, unanswered: 1 },
    ]);
  });
});

describe('an alert for the operator', () => {
  const desk = (...chats: ReturnType<typeof chatWith>[]): DeskState => ({
    ...emptyDesk,
    chats: byId(...chats),
    operators: { me: operatorWith('me') },
  });
  const told = (data: object): DeskEvent => ({ id: '1.1', type: 'x', data: data as DeskEvent['data'] });
  const message = (role: 'visitor' | 'agent') => told({ session_id: 'a', message: messageWith({ id: 'm', role }) });

  it('is a chat that enters the queue, once', () => {
    expect(alertOf(told({ chat: waiting('a') }), desk(), 'me')).toMatchObject({ kind: 'waiting', text: 'A question' });
    expect(alertOf(told({ chat: waiting('a') }), desk(waiting('a')), 'me')).toBeNull();
  });

  it('ends when its chat is taken', () => {
    expect(endedWait(told({ chat: assignedTo('a', 'other') }), desk(waiting('a')))).toBe('a');
    expect(endedWait(told({ chat: waiting('a') }), desk(waiting('a')))).toBeNull();
    expect(endedWait(told({ chat: assignedTo('a', 'me') }), desk())).toBeNull();
  });

  it('is a chat handed over by a colleague, not one claimed', () => {
    const mine = told({ chat: assignedTo('a', 'me') });
    expect(alertOf(mine, desk(assignedTo('a', 'other')), 'me')).toMatchObject({ kind: 'given' });
    expect(alertOf(mine, desk(waiting('a')), 'me')).toBeNull();
  });

  it('is a visitor’s message in one of the operator’s own chats only', () => {
    expect(alertOf(message('visitor'), desk(assignedTo('a', 'me')), 'me')).toMatchObject({ kind: 'message' });
    expect(alertOf(message('agent'), desk(assignedTo('a', 'me')), 'me')).toBeNull();
    expect(alertOf(message('visitor'), desk(assignedTo('a', 'other')), 'me')).toBeNull();
  });

  it('does not occur while offline', () => {
    const offline = { ...desk(), operators: { me: operatorWith('me', 'offline') } };
    expect(alertOf(told({ chat: waiting('a') }), offline, 'me')).toBeNull();
  });
});

describe('the rows of a conversation', () => {
  it('start each day with a date, and group consecutive messages of one side', () => {
    const rows = rowsOf(
      [
        messageWith({ id: 'm1', created_at: at(0) }),
        messageWith({ id: 'm2', created_at: at(20) }),
        messageWith({ id: 'm3', role: 'system', created_at: at(30) }),
        messageWith({ id: 'm4', role: 'operator', created_at: at(40) }),
        messageWith({ id: 'm5', role: 'operator', visibility: 'internal', created_at: at(41) }),
        messageWith({ id: 'm6', created_at: at(3 * 86_400) }),
      ],
      [],
      null,
    );
    const drawn = rows.map((row) => (row.kind === 'said' ? `${row.key} ${row.isFirst} ${row.isLast}` : row.kind));
    expect(drawn).toEqual([
      'day',
      'm1 true false',
      'm2 false true',
      'notice',
      'm4 true true',
      'm5 true true',
      'day',
      'm6 true true',
    ]);
  });
});

it.each([
  [5, '0:05'],
  [760, '12:40'],
  [3723, '1:02:03'],
])('%i seconds are shown as %s', (seconds, words) => {
  expect(formatSeconds(seconds)).toBe(words);
});
