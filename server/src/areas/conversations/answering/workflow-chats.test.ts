import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { createChatAgent, listen, openChat } from '../../../../test/visitor.ts';
import { type Receiver, startReceiver } from '../../../../test/webhook-receiver.ts';
import { assignWorkflow, bookingGraph, bookingTool, publishWorkflow } from '../../../../test/workflows.ts';

let app: TestApp;
let tenant: TestTenant;
let clock: TestClock;
let base: string;
let receiver: Receiver;

beforeAll(async () => {
  clock = createTestClock();
  app = await buildTestApp({ clock, env: { PARLEY_EGRESS_ALLOW: '127.0.0.0/8' } });
  tenant = await app.createTenant();
  base = await listen(app);
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.close();
  await app.close();
});

const runOf = async (sessionId: string) =>
  (await tenant.request('GET', `/api/chat/sessions/${sessionId}`)).json().workflow;

describe('a chat of an agent with a workflow', () => {
  it('follows it from node to node, runs its tool and shows version, path and values in its record', async () => {
    const toolId = await bookingTool(tenant, receiver.url);
    const workflow = await publishWorkflow(tenant, bookingGraph(toolId));
    const agentId = await createChatAgent(tenant, { first_speaker: 'agent', greeting: '' });
    await assignWorkflow(tenant, agentId, workflow.id);
    receiver.answer = (_received, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"number":"B-7"}');
    const chat = await openChat(base, agentId);
    expect(chat.messages.map(({ text }) => text)).toEqual(['Hello, what can I do for you?']);
    expect((await chat.send('I want to book a table')).body.answer?.text).toBe('For how many?');
    expect((await chat.send('4')).body.answer?.text).toBe('On which day?');
    const booked = await chat.send('On 2026-12-01');
    expect(booked.body.answer?.text).toBe('Booked for 4 on 2026-12-01: B-7. Goodbye.');
    expect(JSON.parse(receiver.received.at(-1)?.body ?? '')).toMatchObject({
      arguments: { guests: 4, day: '2026-12-01' },
    });
    const run = await runOf(chat.sessionId);
    expect(run).toMatchObject({
      workflow_id: workflow.id,
      version: 1,
      status: 'ended',
      outcome: 'succeeded',
      variables: { guests: 4, day: '2026-12-01', number: 'B-7' },
    });
    const taken = run.steps.filter(({ edge_id }: { edge_id: string | null }) => edge_id);
    expect(taken.map(({ node_id, reason }: Record<string, string>) => `${node_id} ${reason}`)).toEqual([
      'hello intent',
      'ask result',
      'book result',
      'said always',
    ]);
    const session = (await tenant.request('GET', `/api/chat/sessions/${chat.sessionId}`)).json();
    expect(session).toMatchObject({ status: 'closed', close_reason: 'agent' });
  });

  it('finishes on the version it began with, and new chats begin on the published one', async () => {
    const graph = (text: string) => ({
      start_node_id: 'hello',
      nodes: [
        { id: 'hello', kind: 'conversation', message: 'Hi.' },
        { id: 'end', kind: 'end', say: text, ends: 'workflow' },
      ],
      edges: [{ id: 'e', source: 'hello', target: 'end', condition: { type: 'always' } }],
    });
    const workflow = await publishWorkflow(tenant, graph('Version one.'));
    const agentId = await createChatAgent(tenant, { first_speaker: 'agent', greeting: '' });
    await assignWorkflow(tenant, agentId, workflow.id);
    const before = await openChat(base, agentId);
    await workflow.publish(graph('Version two.'));
    const after = await openChat(base, agentId);
    const inUse = (await tenant.request('GET', `/api/workflows/${workflow.id}`)).json().versions_in_use;
    expect(inUse).toMatchObject([
      { version: 2, running_conversations: 1 },
      { version: 1, running_conversations: 1 },
    ]);
    expect((await before.send('ok')).body.answer?.text).toContain('Version one.');
    expect((await after.send('ok')).body.answer?.text).toContain('Version two.');
    expect((await runOf(before.sessionId)).version).toBe(1);
  });

  it('goes on after a silence by its job, once, and not while it was answered', async () => {
    const workflow = await publishWorkflow(tenant, {
      start_node_id: 'hello',
      nodes: [
        { id: 'hello', kind: 'conversation', message: 'Hi.' },
        { id: 'there', kind: 'conversation', message: 'Are you still there?' },
        { id: 'end', kind: 'end' },
      ],
      edges: [
        { id: 'e', source: 'hello', target: 'there', condition: { type: 'timeout', seconds: 60 } },
        { id: 'f', source: 'there', target: 'end', condition: { type: 'always' } },
      ],
    });
    const agentId = await createChatAgent(tenant, { first_speaker: 'agent', greeting: '' });
    await assignWorkflow(tenant, agentId, workflow.id);
    const chat = await openChat(base, agentId);
    const job = jobOf(app.deps.jobs, 'chats.continue_workflow');
    const payload = { tenantId: tenant.id, sessionId: chat.sessionId };
    await job.run(payload);
    expect((await chat.history()).map(({ text }) => text)).toEqual(['Hi.']);
    clock.advance(61_000);
    await job.run(payload);
    await job.run(payload);
    expect((await chat.history()).map(({ text }) => text)).toEqual(['Hi.', 'Are you still there?']);
    expect(await runOf(chat.sessionId)).toMatchObject({ node_id: 'there', due_at: null });
  });

  it('is read by its own tenant alone', async () => {
    const other = await app.createTenant();
    const workflow = await publishWorkflow(tenant, {
      start_node_id: 'hello',
      nodes: [{ id: 'hello', kind: 'end', say: 'Hi.' }],
      edges: [],
    });
    const foreign = await createChatAgent(other, { first_speaker: 'agent', greeting: '' });
    const assigned = await other.request('PUT', `/api/agents/${foreign}/workflow`, { workflow_id: workflow.id });
    expect(assigned.statusCode).toBeGreaterThanOrEqual(400);
    const found = await app.deps.db.app.inTenant(other.id, (tx) =>
      tx.selectFrom('workflow_runs').select('id').execute(),
    );
    expect(found).toEqual([]);
  });
});
