import type { ChatSessionId, UserId } from '@parley/contract/ids';
import type { DeskChat } from '@parley/contract/resources/chat-desk';
import { expect, it } from 'vitest';
import { isStillDue, occasionOf } from './push-occasion.rules.ts';

const anna = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01' as UserId;
const bo = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b02' as UserId;
const id = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b20' as ChatSessionId;
const chatWith = (more: object) => ({ id, agent: { id: 'agent' }, status: 'with_operator', ...more }) as DeskChat;
const claimed = (assignment: object) =>
  occasionOf({
    type: 'chat.session.claimed',
    data: { chat: chatWith({ operator: { id: anna }, assignment }), from: null },
  } as never);

it('an assigned chat notifies its operator, a claimed one does not', () => {
  expect(claimed({ kind: 'assigned', by: { id: bo } })).toMatchObject({ kind: 'assigned', userId: anna });
  expect(claimed({ kind: 'automatic', by: null })).toMatchObject({ kind: 'assigned', userId: anna });
  expect(claimed({ kind: 'claimed', by: null })).toBeNull();
  expect(claimed({ kind: 'assigned', by: { id: anna } })).toBeNull();
});

it('a chat returned to the queue is an occasion, one returned to the agent is not', () => {
  const released = (status: string) =>
    occasionOf({ type: 'chat.session.released', data: { chat: chatWith({ status }) } } as never);
  expect(released('waiting')).toMatchObject({ kind: 'waiting', userId: null });
  expect(released('open')).toBeNull();
});

it('an occasion is over once the chat was answered or given to another', () => {
  expect(isStillDue({ kind: 'waiting' }, chatWith({ operator: { id: bo } }), anna)).toBe(false);
  expect(isStillDue({ kind: 'assigned' }, chatWith({ operator: { id: bo } }), anna)).toBe(false);
  expect(isStillDue({ kind: 'assigned' }, chatWith({ operator: { id: anna } }), anna)).toBe(true);
  expect(isStillDue({ kind: 'mention' }, chatWith({ operator: { id: bo } }), anna)).toBe(true);
});
