import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createChatAgent, listen, openChat, visitorAt } from '../../../../test/visitor.ts';
import { type Receiver, startReceiver } from '../../../../test/webhook-receiver.ts';
import { assignWorkflow, bookingGraph, bookingTool, publishWorkflow } from '../../../../test/workflows.ts';

// A process that dies leaves what it has committed and a lease that ends. Here its tool never answers, its clock stands
// still and its answer is lost, while another process goes on.

const env = {
  PARLEY_EGRESS_ALLOW: '127.0.0.0/8',
  PARLEY_SEALING_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
};
let dying: TestApp;
let other: TestApp;
let clock: TestClock;
let tenant: TestTenant;
let receiver: Receiver;

beforeAll(async () => {
  receiver = await startReceiver();
  dying = await buildTestApp({ clock: createTestClock(), env });
  clock = createTestClock();
  other = await buildTestApp({ clock, env, database: dying.database });
  tenant = await dying.createTenant();
});
afterAll(async () => {
  await receiver.close();
  await other.close();
  await dying.close();
});

it('a booking goes on at its node in another process: same values, one booking, no step lost', async () => {
  const workflow = await publishWorkflow(tenant, bookingGraph(await bookingTool(tenant, receiver.url)));
  const agentId = await createChatAgent(tenant, { first_speaker: 'agent', greeting: '' });
  await assignWorkflow(tenant, agentId, workflow.id);
  const chat = await openChat(await listen(dying), agentId);
  const there = visitorAt(await listen(other), chat);
  await chat.send('I want to book a table');
  await there.send('4');
  // The first request of the tool is never answered; the process that made it counts as dead.
  receiver.answer = (_received, response) => {
    if (receiver.received.length === 1) return;
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"number":"B-7"}');
  };
  void chat.send('2026-12-01').catch(() => {});
  await expect.poll(() => receiver.received.length).toBe(1);
  clock.advance(20_000);
  const texts = async () => (await there.history()).map(({ text }) => text);
  await expect.poll(async () => (await texts()).join(' '), { timeout: 15_000 }).toContain('B-7');
  const calls = receiver.received.map(({ body }) => JSON.parse(body).tool_call_id);
  expect(calls).toHaveLength(2);
  expect(new Set(calls).size).toBe(1);
  const { workflow: run } = (await tenant.request('GET', `/api/chat/sessions/${chat.sessionId}`)).json();
  expect(run).toMatchObject({ status: 'ended', outcome: 'succeeded', variables: { guests: 4, number: 'B-7' } });
  const steps = run.steps.map(({ step }: { step: number }) => step);
  expect(steps).toEqual(steps.map((_: number, index: number) => index + 1));
  expect((await texts()).filter((text) => text.includes('B-7'))).toHaveLength(1);
});
