import type { ChatSessionId, UserId } from '@parley/contract/ids';
import { describe, expect, it } from 'vitest';
import { createHeldChats } from './held-chats.rules.ts';

const me = 'me' as UserId;
const other = 'other' as UserId;
const chat = 'chat' as ChatSessionId;
const at = (second: number) => new Date(second * 1000);

describe('createHeldChats', () => {
  it('a hold read from the database covers its start and end inclusively', () => {
    const held = createHeldChats(me, [{ sessionId: chat, from: at(10), until: at(20) }]);
    expect([9, 10, 15, 20, 21].map((second) => held.wasHeldAt(chat, at(second)))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  it('follows claims and releases, and is idempotent', () => {
    const held = createHeldChats(me, []);
    for (const _ of [1, 2]) held.note({ sessionId: chat, holderId: me, at: at(5) });
    for (const _ of [1, 2]) held.note({ sessionId: chat, holderId: null, at: at(8) });
    expect([4, 5, 8, 9].map((second) => held.wasHeldAt(chat, at(second)))).toEqual([false, true, true, false]);
    held.note({ sessionId: chat, holderId: me, at: at(12) });
    held.note({ sessionId: chat, holderId: other, at: at(14) });
    expect([11, 12, 14, 15].map((second) => held.wasHeldAt(chat, at(second)))).toEqual([false, true, true, false]);
  });

  it('an old claim replayed does not reopen a released chat', () => {
    const held = createHeldChats(me, [{ sessionId: chat, from: at(10), until: at(20) }]);
    held.note({ sessionId: chat, holderId: me, at: at(10) });
    expect(held.wasHeldAt(chat, at(30))).toBe(false);
  });

  it('a chat claimed again at the instant of its release is held', () => {
    const held = createHeldChats(me, [{ sessionId: chat, from: at(10), until: at(20) }]);
    held.note({ sessionId: chat, holderId: me, at: at(20) });
    expect(held.wasHeldAt(chat, at(25))).toBe(true);
  });
});
