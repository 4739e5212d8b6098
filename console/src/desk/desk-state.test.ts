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

describe('desk events', () => {
  it('update their chat', () => {
    const state = after([
      loaded(waiting('a')),
      event('5.1', 'chat.claimed', { chat: assignedTo('a', me), from: null }),
    ]);
    expect(state.chats['a']).toMatchObject({ status: 'with_operator', operator: { id: me } });
  });

  it('are deduplicated', () => {
    const hello = said('5.2', messageWith({ id: 'm1', created_at: at(5) }));
    const state = after([loaded(assignedTo('a', me)), hello, hello, hello]);
    expect(state.chats['a']?.unread_count).toBe(1);
    expect(state.conversations['a']?.messages).toHaveLength(1);
  });

  it('are not undone by older ones replayed after a reconnect', () => {
    const state = after([
      event('5.1', 'queue.added', { chat: waiting('a') }),
      event('12.1', 'chat.claimed', { chat: assignedTo('a', me) }),
      event('5.1', 'queue.added', { chat: waiting('a') }),
    ]);
    expect(state.chats['a']?.status).toBe('with_operator');
  });

  it('have positions compared as numbers: 9.1 before 10.1, also beyond exact integers', () => {
    const state = after([
      event('9007199254740993.9', 'queue.added', { chat: waiting('a') }),
      event('9007199254740993.10', 'chat.claimed', { chat: assignedTo('a', me) }),
      event('9007199254740992.99', 'queue.added', { chat: waiting('a') }),
    ]);
    expect(state.chats['a']?.status).toBe('with_operator');
  });

  it('update the status of colleagues', () => {
    const state = after([event('5.1', 'operator.status', { operator: operatorWith('b', 'away') })]);
    expect(state.operators['b']?.status).toBe('away');
  });

  it('show a visitor as typing until a message or a stop, and ignore typing operators', () => {
    const typing = (by: string, isTyping: boolean) =>
      event(null, 'chat.typing', { session_id: 'a', by, typing: isTyping });
    expect(after([typing('operator', true)]).conversations['a']).toBeUndefined();
    const writing = after([typing('visitor', true)]);
    expect(writing.conversations['a']?.typingUntil).toBeGreaterThan(1_000_000);
    expect(after([typing('visitor', false)], writing).conversations['a']?.typingUntil).toBe(0);
    expect(after([said('5.1', messageWith({ id: 'm1' }))], writing).conversations['a']?.typingUntil).toBe(0);
  });
});

describe('responses and events that race', () => {
  it('a response to a request sent before an event does not overwrite it', () => {
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

  it('a response to a request sent after the last event is applied', () => {
    const before = after([event('5.1', 'queue.added', { chat: waiting('a') })]);
    const answer: DeskAction = { type: 'chat', chat: assignedTo('a', me), since: before.eventCount };
    expect(after([answer], before).chats['a']?.status).toBe('with_operator');
  });

  it('a full load keeps newer events, and removes deleted chats', () => {
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

  it('a message already in the list is not counted again by its event', () => {
    const last = { role: 'visitor' as const, text: 'Hi', created_at: at(5) };
    const listed = chatWith({ id: 'a', unread_count: 1, last_message: last });
    const state = after([loaded(listed), said('5.1', messageWith({ id: 'm1', created_at: at(5) }))]);
    expect(state.chats['a']?.unread_count).toBe(1);
  });

  it('messages are ordered by time, also when the response to an own message arrives after an event', () => {
    const own = messageWith({ id: 'm2', role: 'operator', created_at: at(6), client_message_id: 'c1' });
    const state = after([
      { type: 'messages', chatId: 'a', messages: [messageWith({ id: 'm0', created_at: at(1) })] },
      { type: 'sent', chatId: 'a', clientId: 'c1', message: own },
      said('5.1', messageWith({ id: 'm1', created_at: at(5) })),
      said('5.2', own),
    ]);
    expect(state.conversations['a']?.messages.map(({ id }) => id)).toEqual(['m0', 'm1', 'm2']);
  });

  it('a loaded conversation keeps earlier events', () => {
    const state = after([
      said('5.1', messageWith({ id: 'm2', created_at: at(5) })),
      { type: 'messages', chatId: 'a', messages: [messageWith({ id: 'm1', created_at: at(1) })] },
    ]);
    expect(state.conversations['a']).toMatchObject({ isLoaded: true, messages: [{ id: 'm1' }, { id: 'm2' }] });
  });
});

describe('own messages', () => {
  const outgoing = {
    clientId: 'c1',
    text: 'Hello',
    files: [],
    visibility: 'public' as const,
    at: at(5),
    state: 'sending' as const,
  };
  const sending = after([{ type: 'sending', chatId: 'a', outgoing }]);

  it('are shown optimistically, and replaced by the stored one from response or event', () => {
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

  it('that failed are kept, and can be resent or discarded', () => {
    const failed = after([{ type: 'failed', chatId: 'a', clientId: 'c1' }], sending);
    expect(failed.conversations['a']?.outgoing).toMatchObject([{ state: 'failed' }]);
    expect(after([{ type: 'sending', chatId: 'a', outgoing }], failed).conversations['a']?.outgoing).toEqual([
      outgoing,
    ]);
    expect(after([{ type: 'dropped', chatId: 'a', clientId: 'c1' }], failed).conversations['a']?.outgoing).toEqual([]);
  });

  it('are not unread, and a note is not a last message', () => {
    const state = after([
      loaded(assignedTo('a', me)),
      said('5.1', messageWith({ id: 'm1', role: 'operator', text: 'Hello', created_at: at(5) })),
      said('5.2', messageWith({ id: 'm2', role: 'operator', visibility: 'internal', created_at: at(6) })),
    ]);
    expect(state.chats['a']).toMatchObject({ unread_count: 0, last_message: { text: 'Hello' } });
  });
});

describe('a reset', () => {
  it('drops messages, which may have gaps, and keeps unsent ones', () => {
    const outgoing = { clientId: 'c1', text: 'Hi', files: [], visibility: 'public' as const, at: at(1) };
    const state = after([
      { type: 'messages', chatId: 'a', messages: [messageWith({ id: 'm1' })] },
      { type: 'sending', chatId: 'a', outgoing: { ...outgoing, state: 'failed' } },
      { type: 'reset' },
    ]);
    expect(state.conversations['a']).toMatchObject({ isLoaded: false, messages: [], outgoing: [{ clientId: 'c1' }] });
  });
});

describe('a deleted chat', () => {
  it('is removed from the lists', () => {
    expect(after([loaded(waiting('a')), { type: 'gone', chatId: 'a' }]).chats).toEqual({});
  });
});
