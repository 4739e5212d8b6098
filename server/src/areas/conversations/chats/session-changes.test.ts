import type { AgentId, ChatSessionId } from '@parley/contract/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/http/refusal.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { changeChat } from '../../../../test/chat-changes.ts';
import { createPerson } from '../../../../test/people.ts';
import {
  deskEventsOf,
  noticesOf,
  openSilentChat,
  operatorWrites,
  readChat,
  visitorWrites,
} from '../../../../test/silent-chats.ts';
import { createChatAgent } from '../../../../test/visitor.ts';
import type { ChangeContext } from './change-context.rules.ts';
import {
  type ChangedChat,
  type Claimer,
  claimChat,
  closeChat,
  dequeueChat,
  enqueueChat,
  releaseChat,
  transferChat,
} from './session-changes.ts';

let app: TestApp;
let tenant: TestTenant;
let agentId: AgentId;
let operators: Claimer[];
const lots = 20;

beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
  agentId = (await createChatAgent(tenant)) as AgentId;
  operators = await Promise.all(Array.from({ length: lots }, (_, place) => createOperator(`Operator ${place}`)));
});
afterAll(() => app.close());

async function createOperator(name: string): Promise<Claimer> {
  const { id } = await createPerson(app, { name, tenants: [{ id: tenant.id, role: 'operator' }] });
  return { id, name, avatarId: null };
}

const change = <Result>(work: (context: ChangeContext) => Promise<Result>) => changeChat(app, tenant.id, work);
const openSession = () => openSilentChat(app, tenant, agentId);
const factsOf = (id: ChatSessionId) => readChat(app, tenant, id);

describe('a chat handed off to an operator and back', () => {
  it('notifies visitor and desk of each step, once', async () => {
    const id = await openSession();
    const [anna, bo] = operators as [Claimer, Claimer];
    const steps: ChangedChat[] = [];
    const step = async (work: (context: ChangeContext) => Promise<ChangedChat>) => steps.push(await change(work));
    await step((context) => enqueueChat(context, id, { by: 'visitor', reason: 'A refund', summary: 'Wants 40 euros' }));
    await step((context) => claimChat(context, id, anna));
    await step((context) => transferChat(context, id, { by: anna.id, to: bo }));
    await step((context) => releaseChat(context, id, { by: bo.id, to: 'agent' }));
    await step((context) => closeChat(context, id, { reason: 'visitor' }));
    expect(steps.map(({ was, hasChanged, chat }) => [was, hasChanged, chat.status])).toEqual([
      ['open', true, 'waiting'],
      ['waiting', true, 'with_operator'],
      ['with_operator', true, 'with_operator'],
      ['with_operator', true, 'open'],
      ['open', true, 'closed'],
    ]);
    expect(steps[0]?.chat).toMatchObject({
      reason: 'A refund',
      requested_by: 'visitor',
      summary: 'Wants 40 euros',
      operator: null,
    });
    expect(steps[1]?.chat.operator).toMatchObject({ id: anna.id, name: anna.name });
    const { messages, handlings, events } = await factsOf(id);
    expect(noticesOf(messages)).toEqual([
      'waiting',
      'operator_joined',
      'operator_left',
      'operator_joined',
      'operator_left',
      'back_to_agent',
      'closed',
    ]);
    expect(deskEventsOf(events)).toEqual([
      'chat.session.escalated',
      'chat.session.claimed',
      'chat.session.claimed',
      'chat.session.released',
      'chat.session.closed',
    ]);
    expect(handlings.map(({ operator_id, outcome }) => [operator_id, outcome])).toEqual([
      [anna.id, 'to_operator'],
      [bo.id, 'to_agent'],
    ]);
  });

  it('returns to the queue when its operator goes offline, with a notice to the visitor', async () => {
    const id = await openSession();
    const [anna] = operators as [Claimer];
    await change((context) => claimChat(context, id, anna));
    const { chat } = await change((context) => releaseChat(context, id, { by: null, to: 'queue', isLost: true }));
    expect(chat).toMatchObject({ status: 'waiting', operator: null, requested_by: 'operator' });
    const { messages, handlings, events } = await factsOf(id);
    expect(messages.at(-1)).toMatchObject({
      text: `${anna.name} was disconnected. Finding another team member.`,
    });
    expect(handlings).toMatchObject([{ outcome: 'lost' }]);
    expect(events.at(-1)?.data).toMatchObject({ is_lost: true, from: anna.id });
  });

  it('claimed from the agent cancels the running turn, and requests a summary', async () => {
    const id = await openSession();
    await change((context) => enqueueChat(context, id, { by: 'agent', reason: 'Old reason', summary: 'Old summary' }));
    await change((context) => dequeueChat(context, id));
    await change(({ tx }) =>
      tx
        .updateTable('chat_sessions')
        .set({ answering_by: app.deps.newId(), answering_until: new Date(Date.now() + 60_000) })
        .where('id', '=', id)
        .execute(),
    );
    const { chat } = await change((context) => claimChat(context, id, operators[0] as Claimer));
    expect(chat).toMatchObject({ requested_by: 'operator', reason: null, summary: null });
    expect((await factsOf(id)).session).toMatchObject({ answering_by: null, answering_until: null });
  });

  it('leaves unanswered messages to the agent when it returns; answered ones are not repeated', async () => {
    const [anna] = operators as [Claimer];
    const [answered, unanswered] = [await openSession(), await openSession()];
    for (const id of [answered, unanswered]) {
      await change((context) => claimChat(context, id, anna));
      await change(visitorWrites(id));
      if (id === answered) await change(operatorWrites(id));
      await change((context) => releaseChat(context, id, { by: anna.id, to: 'agent' }));
    }
    expect((await factsOf(answered)).session).toMatchObject({ is_unanswered: false });
    expect((await factsOf(unanswered)).session).toMatchObject({ is_unanswered: true });
  });

  it('emits no event for a rolled-back change', async () => {
    const id = await openSession();
    const failing = change(async (context) => {
      await enqueueChat(context, id, { by: 'visitor', reason: '' });
      throw new Error('the process died');
    });
    await expect(failing).rejects.toThrow('the process died');
    const { session, messages, events } = await factsOf(id);
    expect(session.status).toBe('open');
    expect(messages).toEqual([]);
    expect(events).toEqual([]);
  });
});

describe('20 operators who claim one chat concurrently', () => {
  it('one holds it, and 19 get the holder’s name', async () => {
    const id = await openSession();
    await change((context) => enqueueChat(context, id, { by: 'visitor', reason: '' }));
    const tries = await Promise.allSettled(operators.map((by) => change((context) => claimChat(context, id, by))));
    const won = tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const lost = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(won).toHaveLength(1);
    expect(lost).toHaveLength(lots - 1);
    const winner = won[0]?.chat.operator;
    for (const refusal of lost) {
      expect(refusal).toMatchObject({ code: 'already_claimed', message: `${winner?.name} already has this chat` });
      expect((refusal as Refusal).details).toEqual([expect.objectContaining({ message: winner?.name })]);
    }
    const { session, messages, handlings, events } = await factsOf(id);
    expect(session).toMatchObject({ status: 'with_operator', operator_id: winner?.id });
    expect(noticesOf(messages)).toEqual(['waiting', 'operator_joined']);
    expect(handlings).toHaveLength(1);
    expect(deskEventsOf(events)).toEqual(['chat.session.escalated', 'chat.session.claimed']);
  });

  it('the holder’s repeated claim changes nothing', async () => {
    const id = await openSession();
    const [anna] = operators as [Claimer];
    await change((context) => claimChat(context, id, anna));
    const again = await change((context) => claimChat(context, id, anna));
    expect(again).toMatchObject({ hasChanged: false, chat: { status: 'with_operator' } });
    expect((await factsOf(id)).handlings).toHaveLength(1);
  });
});
