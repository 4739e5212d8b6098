import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createScriptedBrain, type ScriptedBrain } from '../../../../test/scripted-brain.ts';
import { createChatAgent, listen, openChat, visitorAt } from '../../../../test/visitor.ts';

interface Node {
  app: TestApp;
  brain: ScriptedBrain;
  clock: TestClock;
  base: string;
}

let a: Node;
let b: Node;
let tenant: TestTenant;

async function startNode(database?: TestApp['database'], brain = createScriptedBrain()): Promise<Node> {
  const clock = createTestClock();
  const app = await buildTestApp({ brain, clock, ...(database ? { database } : {}) });
  return { app, brain, clock, base: await listen(app) };
}

beforeAll(async () => {
  a = await startNode();
  // Either process may claim a free turn, so both share the scripted brain.
  b = await startNode(a.app.database, a.brain);
  tenant = await a.app.createTenant();
});
afterAll(async () => {
  await b.app.close();
  await a.app.close();
});

/** Connects one visitor to both processes. */
async function visitorOfBoth() {
  const atA = await openChat(a.base, await createChatAgent(tenant));
  return { atA, atB: visitorAt(b.base, atA) };
}
const texts = async (visitor: { history(): Promise<{ text: string }[]> }) =>
  (await visitor.history()).map((message) => message.text);

describe('two processes on one database', () => {
  it('a message received by one process while the other replies is answered next, once, and both callers get their reply', async () => {
    const { atA, atB } = await visitorOfBoth();
    const first = await atB.stream('First');
    const turn = await a.brain.next();
    turn.say('To the ');
    await first.until('message.delta');
    const second = atA.send('Second');
    await expect.poll(() => texts(atA)).toEqual(['First', 'Second']);
    turn.finish('first');
    (await a.brain.next()).finish('To the second');
    expect((await second).body.answer?.text).toBe('To the second');
    expect((await first.rest()).at(-1)?.data.data['message']).toMatchObject({ text: 'To the first' });
    expect(await texts(atB)).toEqual(['First', 'Second', 'To the first', 'To the second']);
    expect(a.brain.turns).toHaveLength(2);
  });

  it('the same client_message_id at both is one message with one reply', async () => {
    const { atA, atB } = await visitorOfBoth();
    const sent = [atA, atB, atA, atB].map((visitor) => visitor.send('Same', { client_message_id: 'same' }));
    (await a.brain.next()).finish('Once');
    const bodies = (await Promise.all(sent)).map((answer) => answer.body);
    expect(new Set(bodies.map((body) => body.answer?.id)).size).toBe(1);
    expect(await texts(atA)).toEqual(['Same', 'Once']);
  });

  it('events of one process reach streams at both, in the same order with the same ids', async () => {
    const c = await startNode(a.app.database);
    const visitor = await openChat(c.base, await createChatAgent(tenant));
    const atB = visitorAt(b.base, visitor);
    const streams = await Promise.all([visitor.follow(), atB.follow()]);
    for (const stream of streams) await stream.next();
    const sending = visitor.send('Hello');
    (await c.brain.next()).finish('Hi');
    await sending;
    const [here, there] = await Promise.all(streams.map(async (stream) => [await stream.next(), await stream.next()]));
    expect(here?.map((event) => (event.data.data['message'] as { text: string }).text)).toEqual(['Hello', 'Hi']);
    expect(there).toEqual(here);
    for (const stream of streams) stream.cut();
    await c.app.close();
  });

  it('a turn stays with its process while the lease lasts', async () => {
    const { atA, atB } = await visitorOfBoth();
    const other = await startNode(a.app.database);
    const asked = visitorAt(other.base, atA).send('Mine', { client_message_id: 'm' });
    const turn = await other.brain.next();
    const again = atB.send('Mine', { client_message_id: 'm' });
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(turn.signal.aborted).toBe(false);
    turn.finish('Mine alone');
    expect((await asked).body.answer).toEqual((await again).body.answer);
    await other.app.close();
  });

  it('the turn of a dead process is taken over when its lease ends, and is answered exactly once', async () => {
    const { atA } = await visitorOfBoth();
    const c = await startNode(a.app.database);
    const asked = visitorAt(c.base, atA).send('Anyone?', { client_message_id: 'm' });
    const hanging = await c.brain.next();
    // Advances the other clocks past the lease: process c appears dead.
    a.clock.advance(16_000);
    b.clock.advance(16_000);
    const taken = await a.brain.next();
    expect(taken.question).toBe('Anyone?');
    taken.finish('Taken over');
    await expect.poll(() => texts(atA)).toEqual(['Anyone?', 'Taken over']);
    // The process presumed dead finishes; its answer is too late and is not saved.
    hanging.finish('Too late');
    expect((await asked).body.answer?.text).toBe('Taken over');
    expect(await texts(atA)).toEqual(['Anyone?', 'Taken over']);
    await c.app.close();
  });

  it('a stopping process releases its unfinished turns at once', async () => {
    const { atA } = await visitorOfBoth();
    const c = await startNode(a.app.database);
    void visitorAt(c.base, atA)
      .send('Do not drop me')
      .catch(() => {});
    await c.brain.next();
    await c.app.close();
    a.clock.advance(3000);
    b.clock.advance(3000);
    (await a.brain.next()).finish('Not dropped');
    await expect.poll(() => texts(atA)).toEqual(['Do not drop me', 'Not dropped']);
  });
});
