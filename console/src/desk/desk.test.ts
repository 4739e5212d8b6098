import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { createDesk } from './desk.ts';
import type { DeskApi } from './desk-api.ts';
import { assignedTo, at, messageWith, operatorWith, waiting } from './desk-examples.ts';

const refusal = (status: number, code: ApiError['code']) => new ApiError({ status, code, message: 'No' });

/** A desk over operations that answer what a test says; those it does not name are never called. */
function deskOver(operations: Partial<DeskApi>) {
  let made = 0;
  const none: Partial<DeskApi> = {
    listChats: async () => [],
    listClosed: async () => [],
    listOperators: async () => [operatorWith('me')],
  };
  return createDesk({
    api: { ...none, ...operations } as DeskApi,
    now: () => Date.parse(at(0)),
    newId: () => `c${(made += 1)}`,
    onEvent: () => {},
    onLoaded: () => {},
  });
}

describe('the desk', () => {
  it('shows the holder of the chat after a late claim', async () => {
    const desk = deskOver({
      listChats: async () => [waiting('a')],
      claim: async () => Promise.reject(refusal(409, 'already_claimed')),
      getChat: async () => assignedTo('a', 'other', 'Astrid'),
    });
    await desk.reload();
    await expect(desk.claim('a')).rejects.toMatchObject({ code: 'already_claimed' });
    expect(desk.getState().chats['a']?.operator?.name).toBe('Astrid');
  });

  it('removes a chat the operator may no longer see', async () => {
    const desk = deskOver({
      listChats: async () => [waiting('a')],
      claim: async () => Promise.reject(refusal(404, 'not_found')),
      getChat: async () => Promise.reject(refusal(404, 'not_found')),
    });
    await desk.reload();
    await expect(desk.claim('a')).rejects.toMatchObject({ status: 404 });
    expect(desk.getState().chats).toEqual({});
  });

  it('resends a failed message under the same id', async () => {
    const ids: string[] = [];
    const desk = deskOver({
      async send(_, message) {
        ids.push(message.client_message_id);
        if (ids.length === 1) throw refusal(0, 'unreachable');
        return messageWith({ id: 'm1', role: 'operator', client_message_id: message.client_message_id });
      },
    });
    desk.send('a', { text: 'Hello', files: [], visibility: 'public' });
    const conversation = () => desk.getState().conversations['a'];
    await expect.poll(() => conversation()?.outgoing[0]?.state).toBe('failed');
    desk.sendAgain('a', 'c1');
    await expect.poll(() => conversation()?.messages.length).toBe(1);
    expect(ids).toEqual(['c1', 'c1']);
    expect(conversation()?.outgoing).toEqual([]);
  });

  it('sends what did not reach the server when it can, and nothing that was refused', async () => {
    const sent: string[] = [];
    const desk = deskOver({
      async send(chatId, message) {
        sent.push(chatId);
        if (chatId === 'refused') throw refusal(400, 'invalid_request');
        if (sent.length === 1) throw refusal(0, 'unreachable');
        return messageWith({ id: 'm1', role: 'operator', client_message_id: message.client_message_id });
      },
    });
    const reply = { text: 'Hello', files: [], visibility: 'public' } as const;
    const stateIn = (chatId: string) => desk.getState().conversations[chatId]?.outgoing[0]?.state;
    desk.send('cut', reply);
    await expect.poll(() => stateIn('cut')).toBe('failed');
    desk.send('refused', reply);
    await expect.poll(() => stateIn('refused')).toBe('failed');
    desk.sendUndelivered();
    await expect.poll(() => stateIn('cut')).toBeUndefined();
    desk.sendUndelivered();
    expect([sent, stateIn('refused')]).toEqual([['cut', 'refused', 'cut'], 'failed']);
  });

  it('loads a conversation once for concurrent opens', async () => {
    let loads = 0;
    const desk = deskOver({
      async listMessages() {
        loads += 1;
        return [messageWith({ id: 'm1' })];
      },
    });
    await Promise.all([desk.openChat('a'), desk.openChat('a')]);
    await desk.openChat('a');
    expect(loads).toBe(1);
  });
});
