import { randomBytes } from 'node:crypto';
import type { AgentId, ChatMessageId, ChatSessionId, UserId } from '@parley/contract/ids';
import type { ChatNotice, ChatStatus } from '@parley/contract/resources/chat';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '#platform/http/refusal.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createPerson } from '../../../../test/people.ts';
import { createChatAgent } from '../../../../test/visitor.ts';
import type { ChangeContext } from './change-context.rules.ts';
import { insertMessage } from './messages.queries.ts';
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
import { insertSession, lockSession, recordVisitorMessage } from './sessions.queries.ts';

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

function change<Result>(work: (context: ChangeContext) => Promise<Result>): Promise<Result> {
  const { db, bus, clock, newId } = app.deps;
  const now = clock.now();
  return inEmittingTransaction({ scope: db.app, bus, tenantId: tenant.id, now }, (tx, emit) =>
    work({ tx, emit, tenantId: tenant.id, now, newId }),
  );
}

/** Opens a silent chat with the agent. */
async function openSession(): Promise<ChatSessionId> {
  const id = app.deps.newId() as ChatSessionId;
  const now = app.deps.clock.now();
  await change(({ tx }) =>
    insertSession(tx, {
      tenantId: tenant.id,
      id,
      agentId,
      tokenHash: randomBytes(32),
      visitor: {},
      variables: {},
      identity: null,
      pageUrl: undefined,
      locale: undefined,
      origin: null,
      addressHash: Buffer.alloc(32),
      hasGreeting: false,
      isDisclosed: false,
      privacy: { pii_redaction: false, zero_retention: false },
      modelSpeaksFirst: false,
      now,
      expiresAt: new Date(now.getTime() + 86_400_000),
    }),
  );
  return id;
}

const visitorWrites = (id: ChatSessionId) => (context: ChangeContext) => write(context, id, 'visitor');
const operatorWrites = (id: ChatSessionId) => (context: ChangeContext) => write(context, id, 'operator');

async function write(context: ChangeContext, id: ChatSessionId, role: 'visitor' | 'operator'): Promise<void> {
  const { lastSeq } = await lockSession(context.tx, id);
  const seq = lastSeq + 1;
  if (role === 'visitor') await recordVisitorMessage(context.tx, { sessionId: id, seq, now: context.now, lease: null });
  else await context.tx.updateTable('chat_sessions').set({ last_seq: seq }).where('id', '=', id).execute();
  await insertMessage(context, id, {
    id: context.newId() as ChatMessageId,
    seq,
    role,
    text: 'Hello',
    redactionLanguage: null,
  });
}

/** Reads the chat's state from the database. */
function factsOf(id: ChatSessionId) {
  return change(async ({ tx }) => {
    const [session, messages, handlings, events] = await Promise.all([
      tx.selectFrom('chat_sessions').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
      tx.selectFrom('chat_messages').selectAll().where('session_id', '=', id).orderBy('seq').execute(),
      tx.selectFrom('chat_handlings').selectAll().where('session_id', '=', id).orderBy('claimed_at').execute(),
      tx.selectFrom('events').selectAll().orderBy('id').execute(),
    ]);
    const isOfChat = (data: unknown) => JSON.stringify(data).includes(id);
    return { session, messages, handlings, events: events.filter(({ data }) => isOfChat(data)) };
  });
}

const noticesOf = (messages: { notice: unknown }[]) =>
  messages.flatMap(({ notice }) => (notice ? [(notice as ChatNotice).kind] : []));
const deskEventsOf = (events: { topic: string; type: string }[]) =>
  events.filter(({ topic }) => topic === 'desk').map(({ type }) => type);

/** Code of the refusal, or null. */
async function refusalOf(work: (context: ChangeContext) => Promise<unknown>): Promise<string | null> {
  try {
    await change(work);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

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

/** Expected state of a chat, as a minimal model. */
interface Model {
  status: ChatStatus;
  holder: UserId | null;
  /** The visitor's last message is unanswered. */
  isUnanswered: boolean;
  closings: number;
}

type Step =
  | { do: 'ask' | 'leave' | 'lose' | 'visitor-writes' | 'operator-writes' | 'visitor-closes' }
  | { do: 'claim' | 'operator-closes' | 'to-queue' | 'to-agent'; who: number }
  | { do: 'transfer'; who: number; to: number };

const who = fc.integer({ min: 0, max: 2 });
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('ask' as const, 'leave' as const, 'lose' as const) }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('claim' as const), who }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('to-queue' as const, 'to-agent' as const), who }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('transfer' as const), who, to: who }) },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constantFrom('visitor-writes' as const, 'operator-writes' as const) }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('operator-closes' as const), who }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('visitor-closes' as const) }) },
  ),
  { minLength: 1, maxLength: 14 },
);

/** Applies a step to the model; returns the code of the expected refusal, or null. */
function expected(model: Model, step: Step, people: readonly Claimer[]): string | null {
  const person = 'who' in step ? (people[step.who]?.id ?? null) : null;
  const isOver = model.status === 'closed';
  const toAgent = () => {
    Object.assign(model, { status: 'open', holder: null });
  };
  switch (step.do) {
    case 'ask':
      if (isOver) return 'conflict';
      if (model.status === 'open') model.status = 'waiting';
      return null;
    case 'leave':
      if (model.status === 'waiting') toAgent();
      return null;
    case 'claim':
      if (isOver) return 'conflict';
      if (model.holder !== null && model.holder !== person) return 'already_claimed';
      Object.assign(model, { status: 'with_operator', holder: person });
      return null;
    case 'lose':
    case 'to-queue':
    case 'to-agent':
      if (model.holder === null || (step.do !== 'lose' && model.holder !== person)) return 'conflict';
      if (step.do === 'to-agent') toAgent();
      else Object.assign(model, { status: 'waiting', holder: null });
      return null;
    case 'transfer':
      if (model.holder === null || model.holder !== person) return 'conflict';
      model.holder = people[step.to]?.id ?? null;
      return null;
    case 'operator-closes':
      if (isOver) return null;
      if (model.holder === null || model.holder !== person) return 'conflict';
      break;
    case 'visitor-closes':
      if (isOver) return null;
      break;
    case 'visitor-writes':
      if (!isOver) model.isUnanswered = true;
      return null;
    case 'operator-writes':
      if (model.holder !== null) model.isUnanswered = false;
      return null;
  }
  Object.assign(model, { status: 'closed', holder: null, closings: model.closings + 1 });
  return null;
}

function taken(id: ChatSessionId, step: Step, people: readonly Claimer[], model: Model) {
  const person = (place: number) => people[place] as Claimer;
  return async (context: ChangeContext): Promise<unknown> => {
    switch (step.do) {
      case 'ask':
        return enqueueChat(context, id, { by: 'visitor', reason: 'help' });
      case 'leave':
        return dequeueChat(context, id);
      case 'claim':
        return claimChat(context, id, person(step.who));
      case 'lose':
        return releaseChat(context, id, { by: null, to: 'queue', isLost: true });
      case 'to-queue':
      case 'to-agent':
        return releaseChat(context, id, { by: person(step.who).id, to: step.do === 'to-queue' ? 'queue' : 'agent' });
      case 'transfer':
        return transferChat(context, id, { by: person(step.who).id, to: person(step.to) });
      case 'operator-closes':
        return closeChat(context, id, { reason: 'operator', by: person(step.who).id });
      case 'visitor-closes':
        return closeChat(context, id, { reason: 'visitor' });
      case 'visitor-writes':
        return model.status === 'closed' ? null : visitorWrites(id)(context);
      case 'operator-writes':
        return model.holder === null ? null : operatorWrites(id)(context);
    }
  };
}

describe('any sequence of changes', () => {
  it('matches the reference model: at most one holder, no message lost, no event doubled', async () => {
    const people = operators.slice(0, 3);
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const id = await openSession();
        const model: Model = { status: 'open', holder: null, isUnanswered: false, closings: 0 };
        for (const step of sequence) {
          const work = taken(id, step, people, { ...model });
          expect(await refusalOf(work)).toBe(expected(model, step, people));
        }
        const { session, messages, handlings, events } = await factsOf(id);
        expect(session).toMatchObject({ status: model.status, operator_id: model.holder });
        expect(session.waiting_since !== null).toBe(model.status === 'waiting');
        expect(handlings.filter(({ ended_at }) => ended_at === null).map(({ operator_id }) => operator_id)).toEqual(
          model.holder === null ? [] : [model.holder],
        );
        expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, place) => place + 1));
        expect(session.last_seq).toBe(messages.length);
        if (model.status === 'open') expect(session.is_unanswered).toBe(model.isUnanswered);
        const told = deskEventsOf(events);
        expect(told.filter((type) => type === 'chat.session.closed')).toHaveLength(model.closings);
        expect(told.filter((type) => type === 'chat.session.claimed')).toHaveLength(handlings.length);
        const statuses = events.filter(({ type }) => type === 'chat.session.status').map(({ data }) => data);
        expect((statuses.at(-1) as { status?: string } | undefined)?.status ?? 'open').toBe(model.status);
      }),
      { numRuns: 60 },
    );
  });
});
