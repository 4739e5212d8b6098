import type { ChatMessage } from '@parley/contract/resources/chat';
import type { DeskChat } from '@parley/contract/resources/chat-desk';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDeskChat } from '#areas/conversations/chats';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { transferTargetOf } from '../../../../test/chat-changes.ts';
import { createOperator } from '../../../../test/desk.ts';
import { createScriptedBrain, type ScriptedBrain, type ScriptedTurn } from '../../../../test/scripted-brain.ts';
import { createChatAgent, listen, openChat, type Visitor, visitorAt } from '../../../../test/visitor.ts';
import { setWidget } from '../../../../test/widget-settings.ts';

let app: TestApp;
/** Second process on the same database. */
let other: TestApp;
let brain: ScriptedBrain;
let clocks: TestClock[];
let base: string;
let otherBase: string;
/** Tenant with Astrid online as an operator. */
let staffed: TestTenant;
let unstaffed: TestTenant;
let astrid: ReturnType<typeof transferTargetOf>;
let toolIds: Map<TestTenant, string>;

beforeAll(async () => {
  brain = createScriptedBrain();
  clocks = [createTestClock(), createTestClock()];
  app = await buildTestApp({ brain, ...(clocks[0] && { clock: clocks[0] }) });
  other = await buildTestApp({ brain, database: app.database, ...(clocks[1] && { clock: clocks[1] }) });
  [base, otherBase] = [await listen(app), await listen(other)];
  [staffed, unstaffed] = [await app.createTenant(), await app.createTenant()];
  const operator = await createOperator(app, staffed, { name: 'Astrid' });
  astrid = transferTargetOf(other, staffed.id, { id: operator.id, name: 'Astrid' });
  toolIds = new Map();
  for (const tenant of [staffed, unstaffed]) {
    const made = await tenant.request('POST', '/api/tools', { name: 'ask_a_colleague', type: 'handoff' });
    toolIds.set(tenant, made.json().id);
  }
});
afterAll(async () => {
  await other.close();
  await app.close();
});

async function openIn(tenant: TestTenant, widget: object = {}, agent: object = {}): Promise<Visitor> {
  const agentId = await createChatAgent(tenant, { tool_ids: [toolIds.get(tenant)], ...agent });
  await setWidget(app, agentId, widget);
  return openChat(base, agentId);
}
const kinds = (messages: readonly ChatMessage[]) => messages.map(({ role, notice }) => notice?.kind ?? role);
const kindsOf = async (visitor: Visitor) => kinds(await visitor.history());
const deskChat = (visitor: Visitor): Promise<DeskChat> =>
  app.deps.db.app.inTenant(staffed.id, (tx) => getDeskChat(tx, visitor.sessionId as DeskChat['id']));

/** Has the agent call its handoff tool; returns the tool's result. */
async function callHandoffTool(turn: ScriptedTurn, given: object = {}): Promise<Record<string, unknown>> {
  const call = { id: 'call-1', name: 'ask_a_colleague', arguments: given as Record<string, unknown> };
  const outcome = await turn.tools?.run(call, turn.signal);
  return JSON.parse(outcome?.result ?? '{}') as Record<string, unknown>;
}

describe('an agent that requests a handoff', () => {
  it('says so first, then the chat is queued with reason and summary', async () => {
    const visitor = await openIn(staffed);
    const stream = await visitor.follow();
    await stream.until('ready');
    const sent = visitor.send('I want my money back');
    const turn = await brain.next();
    expect(await callHandoffTool(turn, { reason: 'Refund', summary: 'Wants 40 euros back' })).toMatchObject({
      outcome: 'asked',
    });
    turn.finish('I have asked a colleague.');
    expect((await sent).body.answer?.text).toBe('I have asked a colleague.');
    expect(await kindsOf(visitor)).toEqual(['visitor', 'agent', 'waiting']);
    expect(await deskChat(visitor)).toMatchObject({
      status: 'waiting',
      reason: 'Refund',
      requested_by: 'agent',
      summary: 'Wants 40 euros back',
    });
    const told = await stream.until('chat.status');
    expect(told.at(-1)?.data.data).toMatchObject({ status: 'waiting', queue_position: 1 });
    stream.cut();
  });

  it('without available operators is told so and continues; a notice carries the contact form', async () => {
    const visitor = await openIn(unstaffed);
    const sent = visitor.send('I want my money back');
    const turn = await brain.next();
    expect(await callHandoffTool(turn)).toMatchObject({ outcome: 'nobody_available' });
    turn.finish('Nobody is there; leave a message.');
    await sent;
    expect(await kindsOf(visitor)).toEqual(['visitor', 'agent', 'nobody_available']);
    const alone = await openIn(unstaffed, { offline_behavior: 'agent_only' });
    const again = alone.send('And here?');
    const next = await brain.next();
    await callHandoffTool(next);
    next.finish('Nobody.');
    await again;
    expect(await kindsOf(alone)).toEqual(['visitor', 'agent']);
  });

  it('has no such tool where handoffs are disabled', async () => {
    const visitor = await openIn(staffed, { handoff: { is_enabled: false } });
    void visitor.send('A person!');
    const turn = await brain.next();
    expect(await turn.tools?.definitions()).toEqual([]);
    turn.finish('There are only machines here.');
  });

  it('leaves a message received during the reply to the operator', async () => {
    const visitor = await openIn(staffed);
    const first = visitor.send('A person, please');
    const turn = await brain.next();
    await callHandoffTool(turn);
    turn.say('I have asked ');
    const second = visitor.send('Quick!');
    await expect.poll(async () => (await visitor.history()).length).toBe(2);
    turn.finish('a colleague.');
    expect((await first).body.answer?.text).toBe('I have asked a colleague.');
    expect((await second).body.answer).toBeNull();
    expect(await kindsOf(visitor)).toEqual(['visitor', 'visitor', 'agent', 'waiting']);
  });
});

describe('a handoff by rule', () => {
  it('happens after the configured number of replies, and again after an operator returned the chat', async () => {
    const visitor = await openIn(staffed, { handoff: { after_turns: 2 } });
    const answerOne = async (text: string) => {
      const sent = visitor.send(text);
      (await brain.next()).finish('Yes');
      await sent;
    };
    await answerOne('One');
    expect((await deskChat(visitor)).status).toBe('open');
    await answerOne('Two');
    expect(await deskChat(visitor)).toMatchObject({
      status: 'waiting',
      requested_by: 'rule',
      reason: 'The assistant has answered as often as it may by itself',
    });
    await astrid.claim(visitor.sessionId);
    await astrid.giveBack(visitor.sessionId, 'agent');
    await answerOne('Three');
    expect((await deskChat(visitor)).status).toBe('open');
    await answerOne('Four');
    expect((await deskChat(visitor)).status).toBe('waiting');
  });

  it('happens at once when no model could reply, in the agent’s language', async () => {
    const visitor = await openIn(staffed, { handoff: { on_low_confidence: true } }, { language: 'sv-SE' });
    const sent = visitor.send('Hallå?');
    (await brain.next()).fail();
    expect((await sent).body.answer?.status).toBe('failed');
    expect(await kindsOf(visitor)).toEqual(['visitor', 'agent', 'waiting']);
    expect((await deskChat(visitor)).reason).toBe('Assistenten visste inte svaret');
  });

  it('without available operators the agent continues, with one notice to the visitor', async () => {
    const visitor = await openIn(unstaffed, { handoff: { after_turns: 1 } });
    for (const text of ['One', 'Two']) {
      const sent = visitor.send(text);
      (await brain.next()).finish('Yes');
      await sent;
    }
    expect(await kindsOf(visitor)).toEqual(['visitor', 'agent', 'visitor', 'agent']);
  });
});

describe('an operator who claims the chat during a reply', () => {
  it('aborts the reply: nothing of it is stored, and the visitor sees the operator', async () => {
    const visitor = await openIn(staffed);
    const stream = await visitor.stream('Tell me everything');
    const turn = await brain.next();
    turn.say('Well, first ');
    await stream.until('message.delta');
    // Operators work through another process.
    await astrid.claim(visitor.sessionId);
    const rest = await stream.rest();
    expect(rest.map(({ event }) => event)).toEqual(['message.withdrawn']);
    expect(rest[0]?.data.data).toEqual({ message_id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(turn.signal.aborted).toBe(true);
    expect(await kindsOf(visitor)).toEqual(['visitor', 'operator_joined']);
    expect((await visitor.history()).at(-1)).toMatchObject({ text: 'Astrid joined the chat.' });
  });

  it('discards a complete reply that was not yet stored', async () => {
    const visitor = await openIn(staffed);
    const sent = visitor.send('Tell me everything');
    const turn = await brain.next();
    await app.deps.db.platform.pool.query(
      `update chat_sessions set status = 'with_operator', operator_id = gen_random_uuid(), answering_by = null where id = $1`,
      [visitor.sessionId],
    );
    turn.finish('Too late');
    expect(await sent).toMatchObject({ status: 200, body: { answer: null } });
    expect(await kindsOf(visitor)).toEqual(['visitor']);
  });

  it('also ends requests that await the reply in another process', async () => {
    const visitor = await openIn(staffed);
    const stream = await visitor.stream('Tell me everything', { client_message_id: 'm' });
    await brain.next();
    const elsewhere = visitorAt(otherBase, visitor).send('Tell me everything', { client_message_id: 'm' });
    await stream.until('message.accepted');
    await astrid.claim(visitor.sessionId);
    expect((await elsewhere).body.answer).toBeNull();
    expect((await stream.rest()).at(-1)?.event).toBe('message.withdrawn');
  });

  it('an unanswered question of a returned chat is answered by the agent at once', async () => {
    const visitor = await openIn(staffed);
    await astrid.claim(visitor.sessionId);
    await visitor.send('Is anybody there?');
    await astrid.giveBack(visitor.sessionId, 'agent');
    const turn = await brain.next();
    expect(turn.question).toBe('Is anybody there?');
    turn.finish('I am');
    await expect
      .poll(() => kindsOf(visitor))
      .toEqual(['operator_joined', 'visitor', 'operator_left', 'back_to_agent', 'agent']);
  });
});

/** Makes the last write of entering the queue fail until `work` is over; `failures` counts the attempts. */
async function whileQueueFails(work: (failures: () => Promise<number>) => Promise<void>): Promise<void> {
  const client = new pg.Client(app.database.connections.owner);
  await client.connect();
  try {
    await client.query(`
      create sequence failures;
      grant usage on sequence failures to public;
      create function fail_to_queue() returns trigger language plpgsql as
        $$ begin perform nextval('failures'); raise exception 'the process died here'; end $$;
      create trigger fail_to_queue before insert on events for each row
        when (new.type = 'chat.session.escalated') execute function fail_to_queue()`);
    await work(async () => {
      const { rows } = await client.query(
        'select case when is_called then last_value else 0 end as count from failures',
      );
      return Number(rows[0]?.count);
    });
  } finally {
    await client.query('drop function fail_to_queue cascade; drop sequence failures');
    await client.end();
  }
}

describe('a crash during a handoff', () => {
  it('leaves both the reply and the handoff, or neither', async () => {
    const visitor = await openIn(staffed);
    await whileQueueFails(async (failures) => {
      void visitor.send('A person!').catch(() => {});
      const turn = await brain.next();
      await callHandoffTool(turn);
      turn.finish('I have asked a colleague.');
      await expect.poll(failures).toBe(1);
      expect(await kindsOf(visitor)).toEqual(['visitor']);
      expect((await deskChat(visitor)).status).toBe('open');
    });
    // Its lease ends, and another process retries.
    for (const clock of clocks) clock.advance(16_000);
    const again = await brain.next();
    await callHandoffTool(again);
    again.finish('I have asked a colleague.');
    await expect.poll(() => kindsOf(visitor)).toEqual(['visitor', 'agent', 'waiting']);
  });
});
