import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createScriptedBrain, type ScriptedBrain } from '../../../../test/scripted-brain.ts';
import { createChatAgent, listen, openChat, type Visitor } from '../../../../test/visitor.ts';

let brain: ScriptedBrain;
let app: TestApp;
let base: string;
let tenant: TestTenant;
let agentId: string;
let visitor: Visitor;

beforeAll(async () => {
  brain = createScriptedBrain();
  app = await buildTestApp({ brain, env: { PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000' } });
  base = await listen(app);
  tenant = await app.createTenant();
  agentId = await createChatAgent(tenant);
});
beforeEach(async () => {
  visitor = await openChat(base, agentId);
});
afterAll(() => app.close());

const texts = async () => (await visitor.history()).map((message) => `${message.role}: ${message.text}`);
const textOf = (events: { event: string; data: { data: Record<string, unknown> } }[]) =>
  events.map(({ event, data }) => (event === 'message.delta' ? data.data['delta'] : event));

describe('POST /api/chat/sessions/{sessionId}/messages', () => {
  it('200 as JSON: the message and its reply', async () => {
    const sending = visitor.send('When are you open?', { client_message_id: 'm-1' });
    const turn = await brain.next();
    expect(turn.history).toEqual([{ role: 'user', text: 'When are you open?' }]);
    turn.finish('From 9 to 17.');
    const { status, body } = await sending;
    expect(status).toBe(200);
    expect(body.message).toMatchObject({ role: 'visitor', text: 'When are you open?', client_message_id: 'm-1' });
    expect(body.answer).toMatchObject({ role: 'agent', text: 'From 9 to 17.', status: 'complete' });
    expect(await visitor.history()).toEqual([body.message, body.answer]);
  });

  it('200 as a stream: accepted, each delta as it is generated, completed', async () => {
    const stream = await visitor.stream('Hi');
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
    expect(stream.response.headers.get('x-accel-buffering')).toBe('no');
    expect((await stream.next()).event).toBe('message.accepted');
    const turn = await brain.next();
    turn.say('Good ');
    expect((await stream.next()).data.data).toMatchObject({ delta: 'Good ' });
    turn.finish('day');
    const rest = await stream.rest();
    expect(textOf(rest)).toEqual(['day', 'message.completed']);
    const completed = rest.at(-1)?.data.data['message'];
    expect(completed).toMatchObject({ text: 'Good day', id: rest[0]?.data.data['message_id'] });
  });

  it('the message is committed before the first byte of a reply, and stays when the model fails', async () => {
    const stream = await visitor.stream('Remember me');
    const accepted = (await stream.next()).data.data['message'];
    expect(await visitor.history()).toEqual([accepted]);
    (await brain.next()).fail();
    await stream.rest();
    expect((await visitor.history())[0]).toEqual(accepted);
  });

  it('a failed model leaves an apology with status failed, and the stream sends error first', async () => {
    const stream = await visitor.stream('Hi');
    (await brain.next()).fail();
    const events = await stream.rest();
    expect(events.map((event) => event.event)).toEqual(['message.accepted', 'error', 'message.completed']);
    expect(events[1]?.data.data).toMatchObject({ error: 'model_failed' });
    expect(events[2]?.data.data['message']).toMatchObject({ status: 'failed', text: expect.stringContaining('sorry') });
    const sending = visitor.send('Again');
    const turn = await brain.next();
    expect(turn.history).toEqual([{ role: 'user', text: 'Hi\nAgain' }]);
    turn.finish('Here');
    expect((await sending).body.answer?.status).toBe('complete');
  });

  it('the same client_message_id twice is one message with one reply', async () => {
    const first = visitor.send('Once', { client_message_id: 'same' });
    (await brain.next()).finish('One answer');
    const { body } = await first;
    const before = brain.turns.length;
    expect((await visitor.send('Once', { client_message_id: 'same' })).body).toEqual(body);
    expect(brain.turns).toHaveLength(before);
    expect(await texts()).toEqual(['visitor: Once', 'agent: One answer']);
  });

  it('twenty concurrent posts of one message are one message and one model request', async () => {
    const before = brain.turns.length;
    const sending = Array.from({ length: 20 }, () => visitor.send('Parallel', { client_message_id: 'p' }));
    const turn = await brain.next();
    // Time for every request to arrive before the first word.
    await new Promise((resolve) => setTimeout(resolve, 300));
    turn.finish('Single');
    const bodies = (await Promise.all(sending)).map((sent) => sent.body);
    expect(new Set(bodies.map((body) => body.message.id)).size).toBe(1);
    expect(new Set(bodies.map((body) => body.answer?.id)).size).toBe(1);
    expect(await texts()).toEqual(['visitor: Parallel', 'agent: Single']);
    expect(brain.turns).toHaveLength(before + 1);
  });

  it('409: the same client_message_id with another text', async () => {
    const first = visitor.send('A', { client_message_id: 'x' });
    (await brain.next()).finish('ok');
    await first;
    const { status, body } = await visitor.send('B', { client_message_id: 'x' });
    expect({ status, error: body.error }).toEqual({ status: 409, error: 'conflict' });
  });

  it('after a disconnect, the same message replays the reply so far and continues', async () => {
    const first = await visitor.stream('Long story', { client_message_id: 'r' });
    const turn = await brain.next();
    turn.say('Once ');
    turn.say('upon ');
    await first.next();
    await first.next();
    first.cut();
    turn.say('a ');
    const second = await visitor.stream('Long story', { client_message_id: 'r' });
    expect((await second.next()).event).toBe('message.accepted');
    expect((await second.next()).data.data).toMatchObject({ delta: 'Once upon a ' });
    turn.finish('time');
    expect(textOf(await second.rest())).toEqual(['time', 'message.completed']);
    const third = await visitor.stream('Long story', { client_message_id: 'r' });
    expect(textOf(await third.rest())).toEqual(['message.accepted', 'message.completed']);
  });

  it('the reply is stored after the client disconnected', async () => {
    const stream = await visitor.stream('Bye');
    const turn = await brain.next();
    stream.cut();
    turn.finish('Still said');
    await expect.poll(texts).toEqual(['visitor: Bye', 'agent: Still said']);
  });

  it('a second message before the first delta joins the question: one reply covers both', async () => {
    const first = visitor.send('I want to book');
    const withdrawn = await brain.next();
    const second = visitor.send('for two');
    const turn = await brain.next();
    expect(withdrawn.signal.aborted).toBe(true);
    expect(turn.question).toBe('I want to book\nfor two');
    turn.finish('Two, noted');
    const answers = (await Promise.all([first, second])).map((sent) => sent.body.answer);
    expect(answers[0]).toEqual(answers[1]);
    expect(await texts()).toEqual(['visitor: I want to book', 'visitor: for two', 'agent: Two, noted']);
  });

  it('a second message during a reply is answered next, and the first reply is not cut', async () => {
    const first = await visitor.stream('One');
    const turn = await brain.next();
    turn.say('First');
    await first.until('message.delta');
    const second = visitor.send('Two');
    await expect.poll(texts).toHaveLength(2);
    turn.finish(' answer');
    const next = await brain.next();
    // Regression: the model read both questions before its own answer, and continued that answer.
    expect(next.history).toEqual([
      { role: 'user', text: 'One' },
      { role: 'assistant', text: 'First answer' },
      { role: 'user', text: 'Two' },
    ]);
    next.finish('Second answer');
    expect((await first.rest()).at(-1)?.data.data['message']).toMatchObject({ text: 'First answer' });
    expect((await second).body.answer).toMatchObject({ text: 'Second answer' });
    expect((await texts()).slice(2)).toEqual(['agent: First answer', 'agent: Second answer']);
  });

  // Regression: reconnecting before the first word restarted the model, so a visitor on a bad line never got an answer.
  it('reconnecting before the first delta does not restart the reply', async () => {
    const before = brain.turns.length;
    const first = await visitor.stream('Slow', { client_message_id: 's' });
    const turn = await brain.next();
    first.cut();
    const second = await visitor.stream('Slow', { client_message_id: 's' });
    await second.next();
    expect(turn.signal.aborted).toBe(false);
    turn.finish('At last');
    expect(textOf(await second.rest())).toEqual(['At last', 'message.completed']);
    expect(brain.turns).toHaveLength(before + 1);
  });
});
