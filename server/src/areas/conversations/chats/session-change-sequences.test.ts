import type { AgentId, ChatSessionId, UserId } from '@parley/contract/ids';
import type { ChatStatus } from '@parley/contract/resources/chat';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '#platform/http/refusal.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { changeChat } from '../../../../test/chat-changes.ts';
import { createPerson } from '../../../../test/people.ts';
import {
  deskEventsOf,
  openSilentChat,
  operatorWrites,
  readChat,
  visitorWrites,
} from '../../../../test/silent-chats.ts';
import { createChatAgent } from '../../../../test/visitor.ts';
import type { ChangeContext } from './change-context.rules.ts';
import {
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

beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
  agentId = (await createChatAgent(tenant)) as AgentId;
  operators = await Promise.all(Array.from({ length: 3 }, (_, place) => createOperator(`Operator ${place}`)));
});
afterAll(() => app.close());

async function createOperator(name: string): Promise<Claimer> {
  const { id } = await createPerson(app, { name, tenants: [{ id: tenant.id, role: 'operator' }] });
  return { id, name, avatarId: null };
}

const change = <Result>(work: (context: ChangeContext) => Promise<Result>) => changeChat(app, tenant.id, work);
const openSession = () => openSilentChat(app, tenant, agentId);
const factsOf = (id: ChatSessionId) => readChat(app, tenant, id);

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
    const people = operators;
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
