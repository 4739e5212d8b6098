import { describe, expect, it } from 'vitest';
import { assignedTo, at, chatWith, messageWith, operatorWith, waiting } from './desk-examples.ts';
import { type DeskAction, type DeskEvent, type DeskState, emptyDesk, reduceDesk } from './desk-state.ts';

const me = 'me';
const event = (id: string | null, type: string, data: object): DeskAction => ({
  type: 'event',
  event: { id, type, data: data as DeskEvent['data'] },
  now: 1_000_000,
});
const after = (actions: readonly DeskAction[], from: DeskState = emptyDesk) => actions.reduce(reduceDesk, from);
const loaded = (...chats: ReturnType<typeof chatWith>[]): DeskAction => ({ type: 'loaded', chats, since: 0 });
const said = (id: string, message: ReturnType<typeof messageWith>, chatId = 'a') =>
  event(id, 'chat.message.created', { session_id: chatId, message });

describe('events of the desk', () => {
  it('change the chat they are about', () => {
    const state = after([
      loaded(waiting('a')),
      event('5.1', 'chat.claimed', { chat: assignedTo('a', me), from: null }),
    ]);
    expect(state.chats['a']).toMatchObject({ status: 'with_operator', operator: { id: me } });
  });

  it('count once, however often they come', () => {
    const hello = said('5.2', messageWith({ id: 'm1', created_at: at(5) }));
    const state = after([loaded(assignedTo('a', me)), hello, hello, hello]);
    expect(state.chats['a']?.unread_count).toBe(1);
    expect(state.conversations['a']?.messages).toHaveLength(1);
  });

  it('are not taken back by older ones that come again after a reconnection', () => {
    const state = after([
      event('5.1', 'queue.added', { chat: waiting('a') }),
      event('12.1', 'chat.claimed', { chat: assignedTo('a', me) }),
      event('5.1', 'queue.added', { chat: waiting('a') }),
    ]);
    expect(state.chats['a']?.status).toBe('with_operator');
  });

  it('compare positions as numbers: 9.1 comes before 10.1, and beyond what a number holds exactly', () => {
    const state = after([
      event('9007199254740993.9', 'queue.added', { chat: waiting('a') }),
      event('9007199254740993.10', 'chat.claimed', { chat: assignedTo('a', me) }),
      event('9007199254740992.99', 'queue.added', { chat: waiting('a') }),
    ]);
    expect(state.chats['a']?.status).toBe('with_operator');
  });

  it('tell how colleagues stand', () => {
    const state = after([event('5.1', 'operator.status', { operator: operatorWith('b', 'away') })]);
    expect(state.operators['b']?.status).toBe('away');
  });

  it('say that a visitor writes until they have written, or stopped, and nothing of operators', () => {
    const typing = (by: string, isTyping: boolean) =>
      event(null, 'chat.typing', { session_id: 'a', by, typing: isTyping });
    expect(after([typing('operator', true)]).conversations['a']).toBeUndefined();
    const writing = after([typing('visitor', true)]);
    expect(writing.conversations['a']?.typingUntil).toBeGreaterThan(1_000_000);
    expect(after([typing('visitor', false)], writing).conversations['a']?.typingUntil).toBe(0);
    expect(after([said('5.1', messageWith({ id: 'm1' }))], writing).conversations['a']?.typingUntil).toBe(0);
  });
});

describe('answers and events that overtake each other', () => {
  it('an answer that was asked for before an event came does not overwrite it', () => {
    const asked = after([loaded(waiting('a'))]);
    const state = after(
      [
        event('5.1', 'chat.claimed', { chat: assignedTo('a', 'other') }),
        { type: 'chat', chat: waiting('a'), since: asked.eventCount },
      ],
      asked,
    );
    expect(state.chats['a']?.operator?.id).toBe('other');
  });

  it('an answer asked for after the last event is taken', () => {
    const before = after([event('5.1', 'queue.added', { chat: waiting('a') })]);
    const answer: DeskAction = { type: 'chat', chat: assignedTo('a', me), since: before.eventCount };
    expect(after([answer], before).chats['a']?.status).toBe('with_operator');
  });

  it('a load of all lists keeps what events told meanwhile, and drops what is gone', () => {
    const before = after([loaded(waiting('gone'), waiting('a'))]);
    const state = after(
      [
        event('5.1', 'chat.claimed', { chat: assignedTo('a', me) }),
        event('5.2', 'queue.added', { chat: waiting('new') }),
        { type: 'loaded', chats: [waiting('a'), waiting('b')], since: before.eventCount },
      ],
      before,
    );
    expect(Object.keys(state.chats).toSorted()).toEqual(['a', 'b', 'new']);
    expect(state.chats['a']?.status).toBe('with_operator');
  });

  it('a message that is in the list already is not counted again when its event comes', () => {
    const last = { role: 'visitor' as const, text: 'Hi', created_at: at(5) };
    const listed = chatWith({ id: 'a', unread_count: 1, last_message: last });
    const state = after([loaded(listed), said('5.1', messageWith({ id: 'm1', created_at: at(5) }))]);
    expect(state.chats['a']?.unread_count).toBe(1);
  });

  it('messages stand in the order of time, also when the answer to one’s own overtook an event', () => {
    const own = messageWith({ id: 'm2', role: 'operator', created_at: at(6), client_message_id: 'c1' });
    const state = after([
      { type: 'messages', chatId: 'a', messages: [messageWith({ id: 'm0', created_at: at(1) })] },
      { type: 'sent', chatId: 'a', clientId: 'c1', message: own },
      said('5.1', messageWith({ id: 'm1', created_at: at(5) })),
      said('5.2', own),
    ]);
    expect(state.conversations['a']?.messages.map(({ id }) => id)).toEqual(['m0', 'm1', 'm2']);
  });

  it('a conversation that is loaded keeps what events told before', () => {
    const state = after([
      said('5.1', messageWith({ id: 'm2', created_at: at(5) })),
      { type: 'messages', chatId: 'a', messages: [messageWith({ id: 'm1', created_at: at(1) })] },
    ]);
    expect(state.conversations['a']).toMatchObject({ isLoaded: true, messages: [{ id: 'm1' }, { id: 'm2' }] });
  });
});

describe('one’s own messages', () => {
  const outgoing = {
    clientId: 'c1',
    text: 'Hello',
    files: [],
    visibility: 'public' as const,
    at: at(5),
    state: 'sending' as const,
  };
  const sending = after([{ type: 'sending', chatId: 'a', outgoing }]);

  it('show at once, and are replaced by the real one whichever way it comes', () => {
    const real = messageWith({ id: 'm1', role: 'operator', client_message_id: 'c1' });
    expect(sending.conversations['a']?.outgoing).toHaveLength(1);
    const ways: DeskAction[] = [
      { type: 'sent', chatId: 'a', clientId: 'c1', message: real },
      said('5.1', real),
      { type: 'messages', chatId: 'a', messages: [real] },
    ];
    for (const way of ways) {
      expect(after([way], sending).conversations['a']).toMatchObject({ outgoing: [], messages: [{ id: 'm1' }] });
    }
  });

  it('that fail stay, and are sent again or dropped', () => {
    const failed = after([{ type: 'failed', chatId: 'a', clientId: 'c1' }], sending);
    expect(failed.conversations['a']?.outgoing).toMatchObject([{ state: 'failed' }]);
    expect(after([{ type: 'sending', chatId: 'a', outgoing }], failed).conversations['a']?.outgoing).toEqual([
      outgoing,
    ]);
    expect(after([{ type: 'dropped', chatId: 'a', clientId: 'c1' }], failed).conversations['a']?.outgoing).toEqual([]);
  });

  it('are not unread, and a note is nobody’s last word', () => {
    const state = after([
      loaded(assignedTo('a', me)),
      said('5.1', messageWith({ id: 'm1', role: 'operator', text: 'Hello', created_at: at(5) })),
      said('5.2', messageWith({ id: 'm2', role: 'operator', visibility: 'internal', created_at: at(6) })),
    ]);
    expect(state.chats['a']).toMatchObject({ unread_count: 0, last_message: { text: 'Hello' } });
  });
});

describe('a reset', () => {
  it('forgets the messages, which may have gaps, and keeps what is not sent yet', () => {
    const outgoing = { clientId: 'c1', text: 'Hi', files: [], visibility: 'public' as const, at: at(1) };
    const state = after([
      { type: 'messages', chatId: 'a', messages: [messageWith({ id: 'm1' })] },
      { type: 'sending', chatId: 'a', outgoing: { ...outgoing, state: 'failed' } },
      { type: 'reset' },
    ]);
    expect(state.conversations['a']).toMatchObject({ isLoaded: false, messages: [], outgoing: [{ clientId: 'c1' }] });
  });
});

describe('a chat that is gone', () => {
  it('leaves the lists', () => {
    expect(after([loaded(waiting('a')), { type: 'gone', chatId: 'a' }]).chats).toEqual({});
  });
});
