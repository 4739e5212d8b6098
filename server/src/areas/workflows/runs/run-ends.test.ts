import type { AgentId, WorkflowId, WorkflowRunId } from '@parley/contract/ids';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunState } from '#brain/turn.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { openCall } from '../../../../test/test-calls.ts';
import { createChatAgent, listen, openChat } from '../../../../test/visitor.ts';
import { assignWorkflow, publishWorkflow } from '../../../../test/workflows.ts';
import { saveRun } from './run-rows.queries.ts';

let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
});
afterAll(() => app.close());

const graph = {
  start_node_id: 'hello',
  variables: [{ name: 'day' }],
  nodes: [
    { id: 'hello', kind: 'conversation', message: 'Hello, what can I do for you?' },
    { id: 'ask', kind: 'collect', fields: [{ variable: 'day', question: 'On which day?', format: 'date' }] },
    { id: 'end', kind: 'end', say: 'Until {{day}}.' },
  ],
  edges: [
    { id: 'e1', source: 'hello', target: 'ask', condition: { type: 'intent', intent: 'book a table' } },
    { id: 'e2', source: 'ask', target: 'end', condition: { type: 'result', outcome: 'succeeded' } },
    { id: 'e3', source: 'ask', target: 'end', condition: { type: 'else' } },
  ],
};
const emptyState: RunState = {
  status: 'running',
  outcome: null,
  step: 0,
  turns: 0,
  frames: [{ workflowId: '', version: 1, nodeId: 'hello', variables: {}, visits: {}, returns: [], entered: {} }],
  phase: { kind: 'waiting', attempts: 0 },
  agentId: null,
  last: { text: '', digits: '', outcome: '', result: '' },
  dueAt: null,
  unheard: [],
  underway: null,
};

/** A call in the middle of a workflow, and what stores its progress. */
async function callOnWorkflow(workflowId: string) {
  const call = await openCall(app, tenant.id);
  await app.deps.calls.store.markAnswered(call);
  const run = { id: app.deps.newId() as WorkflowRunId, workflowId: workflowId as WorkflowId, version: 1 };
  const save = (more: Partial<RunState> = {}) =>
    app.deps.db.app.inTenant(tenant.id, (tx) =>
      saveRun(tx, {
        tenantId: tenant.id,
        run,
        agentId: null as AgentId | null,
        conversation: { callId: call.id },
        state: { ...emptyState, ...more },
        steps: [],
        now: new Date(),
      }),
    );
  await save();
  const read = async () => (await tenant.request('GET', `/api/calls/${call.id}`)).json().workflow;
  return { call, save, read };
}

it('the run of a call whose process died ends with it, and progress stored late does not revive it', async () => {
  const { id } = await publishWorkflow(tenant, graph);
  const { call, save, read } = await callOnWorkflow(id);
  expect(await read()).toMatchObject({ status: 'running', ended_at: null, end_reason: null });
  await app.deps.db.platform.pool.query(`update calls set alive_until = now() - interval '1 second' where id = $1`, [
    call.id,
  ]);
  await app.deps.calls.store.closeLostCalls();
  const ended = { status: 'ended', outcome: null, end_reason: 'process_lost' };
  expect(await read()).toMatchObject(ended);
  await save();
  expect(await read()).toMatchObject({ ...ended, ended_at: expect.any(String) });
});

it('a call hung up on the way ends its run; an end of the graph that is stored later still counts', async () => {
  const { id } = await publishWorkflow(tenant, graph);
  const { call, save, read } = await callOnWorkflow(id);
  await app.deps.calls.store.endCall(call, { reason: 'user_hangup' });
  expect(await read()).toMatchObject({ status: 'ended', outcome: null, end_reason: 'conversation_ended' });
  await save({ status: 'ended', outcome: 'succeeded' });
  expect(await read()).toMatchObject({ status: 'ended', outcome: 'succeeded', end_reason: 'finished' });
  const transferred = await callOnWorkflow(id);
  await app.deps.calls.store.endCall(transferred.call, { reason: 'transferred' });
  expect(await transferred.read()).toMatchObject({ outcome: 'succeeded', end_reason: 'finished' });
});

it('lists the conversations on a workflow with the node each is at, and a closed chat as ended', async () => {
  const workflow = await publishWorkflow(tenant, graph);
  const agentId = await createChatAgent(tenant, { first_speaker: 'agent', greeting: '' });
  await assignWorkflow(tenant, agentId, workflow.id);
  const base = await listen(app);
  const [chat, other] = [await openChat(base, agentId), await openChat(base, agentId)];
  await chat.send('I want to book a table');
  const path = `/api/workflows/${workflow.id}/runs`;
  const running = (await tenant.request('GET', `${path}?status=running&include_total=true`)).json();
  expect(running).toMatchObject({
    total: 2,
    data: [
      { session_id: other.sessionId, node_id: 'hello', version: 1, call_id: null },
      { session_id: chat.sessionId, node_id: 'ask', agent_id: agentId },
    ],
  });
  const { data } = (await tenant.request('GET', '/api/workflows')).json();
  expect(data.find((each: { id: string }) => each.id === workflow.id)).toMatchObject({ running_conversations: 2 });
  await chat.send('On 2026-12-01');
  const { workflow: run } = (await tenant.request('GET', `/api/chat/sessions/${chat.sessionId}`)).json();
  expect(run).toMatchObject({ status: 'ended', end_reason: 'finished', ended_at: expect.any(String) });
  const collected = run.steps.find(({ variables }: { variables: object }) => 'day' in variables);
  expect(collected).toMatchObject({ node_id: 'ask', edge_id: 'e2', variables: { day: '2026-12-01' } });
  expect(Date.parse(collected.at)).toBeGreaterThan(Date.now() - 600_000);
  const closed = await tenant.request('POST', `/api/chat/sessions/${other.sessionId}/close`, {});
  expect(closed.statusCode).toBeLessThan(300);
  expect((await tenant.request('GET', path)).json().data).toMatchObject([
    { session_id: other.sessionId, status: 'ended', end_reason: 'conversation_ended' },
    { session_id: chat.sessionId, end_reason: 'finished' },
  ]);
  const stranger = await app.createTenant();
  expect((await stranger.request('GET', path)).statusCode).toBe(404);
});
