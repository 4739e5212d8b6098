import type { TestRunDetail } from '@parley/contract/resources/test-run';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { startConsumers } from '#platform/outbox/start-consumers.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { openAgentChat } from '../../../../test/desk.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { unknownId } from '../../../../test/unknown-id.ts';

const prompt = `You are the receptionist of Harbour Grill.

## Opening hours
Monday to Friday 11:00 to 22:00. Saturday 12:00 to 23:00.

## Prices
A burger costs 12 euros.`;

let app: TestApp;
let tenant: TestTenant;
let consumers: { stop(): Promise<void> };
const clock = createTestClock('2026-03-02T10:00:00.000Z');

beforeAll(async () => {
  app = await buildTestApp({ clock });
  consumers = await startConsumers({ ...app.deps, consumers: app.deps.consumers });
});
afterAll(async () => {
  await consumers.stop();
  await app.close();
});
beforeEach(async () => {
  tenant = await app.createTenant();
});

async function createAgent(config: object = {}): Promise<string> {
  return (await tenant.request('POST', '/api/agents', { name: 'Robin', prompt, ...config })).json().id;
}
const testsOf = (agentId: string) => `/api/agents/${agentId}/test-conversations`;
const runsOf = (agentId: string) => `/api/agents/${agentId}/test-runs`;
const price = {
  name: 'Prices',
  turns: [{ say: 'What does a burger cost?', expect: [{ kind: 'reply_contains', text: '12' }] }],
};

async function create(agentId: string, body: object = price): Promise<{ id: string }> {
  const answer = await tenant.request('POST', testsOf(agentId), body);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}

/** Orders a run and does it. */
async function run(agentId: string, body: object = {}): Promise<TestRunDetail> {
  const ordered = await tenant.request('POST', runsOf(agentId), body);
  if (ordered.statusCode !== 202) throw new Error(ordered.body);
  return finished(agentId, ordered.json().id);
}

async function finished(agentId: string, id: string): Promise<TestRunDetail> {
  await jobOf(app.deps.jobs, 'test_conversations.run').run({ tenant_id: tenant.id, run_id: id });
  return (await tenant.request('GET', `${runsOf(agentId)}/${id}`)).json();
}

describe('test conversations', () => {
  it('201, 200, 204: are created with defaults, listed, changed and deleted, each with an audit row', async () => {
    const agentId = await createAgent();
    const made = await create(agentId);
    expect(made).toMatchObject({
      ...price,
      expect: [],
      tools: [],
      variables: {},
      runs_on_change: true,
      last_status: null,
    });
    expect((await tenant.request('GET', testsOf(agentId))).json().data).toEqual([made]);
    const one = `${testsOf(agentId)}/${made.id}`;
    const changed = await tenant.request('PATCH', one, { name: 'Menu', runs_on_change: false });
    expect(changed.json()).toMatchObject({ name: 'Menu', runs_on_change: false, turns: price.turns });
    expect((await tenant.request('PATCH', one, { runs_on_change: null })).json()).toMatchObject({
      runs_on_change: true,
    });
    expect((await tenant.request('DELETE', one)).statusCode).toBe(204);
    expect((await tenant.request('GET', one)).statusCode).toBe(404);
    const rows = (await auditRows(app, tenant.id)).filter((row) => row.resource_id === made.id);
    expect(rows.map((row) => row.action)).toEqual([
      'test_conversation.create',
      'test_conversation.update',
      'test_conversation.update',
      'test_conversation.delete',
    ]);
  });

  it.each([
    ['no turns', { ...price, turns: [] }],
    ['no words', { ...price, turns: [{ say: ' ' }] }],
    ['unknown kind', { ...price, turns: [{ say: 'Hi', expect: [{ kind: 'reply_is', text: 'x' }] }] }],
    ['no tool name', { ...price, expect: [{ kind: 'tool_called', tool: 'a b' }] }],
    ['long result', { ...price, tools: [{ name: 'x', result: 'y'.repeat(8001) }] }],
    ['no name', { turns: price.turns }],
  ])('400: %s', async (_, body) => {
    expect((await tenant.request('POST', testsOf(await createAgent()), body)).statusCode).toBe(400);
  });

  it('404 for tests, runs and agents of another tenant, and of another agent', async () => {
    const agentId = await createAgent();
    const { id } = await create(agentId);
    const { id: runId } = await run(agentId);
    const other = await createAgent();
    const stranger = await app.createTenant();
    for (const [by, of] of [
      [stranger, agentId],
      [tenant, other],
    ] as const) {
      expect((await by.request('GET', `${testsOf(of)}/${id}`)).statusCode).toBe(404);
      expect((await by.request('PATCH', `${testsOf(of)}/${id}`, { name: 'x' })).statusCode).toBe(404);
      expect((await by.request('DELETE', `${testsOf(of)}/${id}`)).statusCode).toBe(404);
      expect((await by.request('GET', `${runsOf(of)}/${runId}`)).statusCode).toBe(404);
      expect((await by.request('GET', `${runsOf(of)}/compare?baseline=${runId}&candidate=${runId}`)).statusCode).toBe(
        404,
      );
    }
    expect((await stranger.request('POST', runsOf(agentId), {})).statusCode).toBe(404);
    expect((await tenant.request('POST', runsOf(other), { test_ids: [id] })).json()).toMatchObject({
      details: [{ path: '/test_ids/0', code: 'unknown_test' }],
    });
    expect((await tenant.request('POST', runsOf(agentId), { test_ids: [unknownId] })).statusCode).toBe(400);
    expect((await tenant.request('POST', runsOf(other), {})).statusCode).toBe(409);
  });
});

describe('a run of test conversations', () => {
  it('reports replies, sources and each expectation with its reason, and a score', async () => {
    const agentId = await createAgent();
    await create(agentId);
    const wrong = await create(agentId, {
      name: 'Wrong',
      turns: [
        {
          say: 'When are you open on Saturday?',
          expect: [
            { kind: 'reply_contains', text: '10:00' },
            { kind: 'reply_like', text: 'On Saturday 12:00 to 23:00' },
            { kind: 'reply_lacks', text: 'sunday' },
          ],
        },
        { say: 'Do you have a pool for elephants?', expect: [{ kind: 'declines' }] },
      ],
      expect: [{ kind: 'tool_not_called', tool: 'transfer_call' }],
    });
    const found = await run(agentId);
    expect(found).toMatchObject({ state: 'finished', trigger: 'request', total: 2, passed: 1, failed: 1, errors: 0 });
    expect(found.score).toBeCloseTo(5 / 6);
    const result = found.results.find(({ test_id }) => test_id === wrong.id);
    expect(result).toMatchObject({ status: 'failed', model: 'builtin', fault: null });
    expect(result?.turns[0]?.sources).toContain('Opening hours');
    expect(result?.checks.map(({ is_met }) => is_met)).toEqual([false, true, true, true, true]);
    expect(result?.checks[0]?.reason).toContain('23:00');
    expect((await tenant.request('GET', `${testsOf(agentId)}/${wrong.id}`)).json().last_status).toBe('failed');
  });

  it('never runs a tool: it returns what the test says', async () => {
    const agentId = await createAgent();
    await create(agentId, {
      name: 'A person',
      turns: [{ say: 'I want to talk to a person', expect: [{ kind: 'tool_called', tool: 'talk_to_a_person' }] }],
      expect: [{ kind: 'variable', name: 'desk', value: 'evening' }],
      tools: [{ name: 'talk_to_a_person', variables: { desk: 'evening' } }],
    });
    const { results } = await run(agentId);
    expect(results[0]?.checks.map(({ is_met }) => is_met)).toEqual([true, true]);
    expect((await tenant.request('GET', '/api/tool-logs')).json().data).toEqual([]);
  });

  it('follows each new version, and two runs are compared test by test', async () => {
    const agentId = await createAgent();
    const { id } = await create(agentId);
    await create(agentId, { ...price, name: 'By hand', runs_on_change: false });
    const before = await run(agentId, { test_ids: [id] });
    await tenant.request('PATCH', `/api/agents/${agentId}`, { prompt: prompt.replace('12 euros', '14 euros') });
    const automatic = await vi.waitFor(async () => {
      const [newest] = (await tenant.request('GET', runsOf(agentId))).json().data;
      expect(newest).toMatchObject({ trigger: 'version', agent_version: 2, total: 1 });
      return newest;
    });
    const after = await finished(agentId, automatic.id);
    expect(after.results[0]?.status).toBe('failed');
    const compared = await tenant.request(
      'GET',
      `${runsOf(agentId)}/compare?baseline=${before.id}&candidate=${after.id}`,
    );
    expect(compared.json().tests).toMatchObject([
      { test_id: id, before: 'passed', after: 'failed', changed_replies: [{ turn: 0 }] },
    ]);
    const old = await run(agentId, { test_ids: [id], version: 1 });
    expect(old.results[0]?.status).toBe('passed');
  });

  it('records the path of the agent’s workflow, and follows each version that is published', async () => {
    const say = { id: 'hello', kind: 'say', text: 'Welcome to the harbour.' };
    const end = { id: 'end', kind: 'end', ends: 'workflow' };
    const edges = [{ id: 'e', source: 'hello', target: 'end', condition: { type: 'else' } }];
    const draft = { start_node_id: 'hello', nodes: [say, end], edges };
    const workflow = (await tenant.request('POST', '/api/workflows', { name: 'Welcome', draft })).json();
    const publish = async () => {
      const answer = await tenant.request('POST', `/api/workflows/${workflow.id}/publish`, {});
      expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
    };
    await publish();
    const agentId = await createAgent({ workflow_id: workflow.id });
    const fixed = await createAgent({ workflow_id: workflow.id, workflow_version: 1 });
    const expected = [
      { kind: 'node', node_id: 'hello' },
      { kind: 'node', node_id: 'elsewhere' },
    ];
    const test = { name: 'Path', turns: [{ say: 'Good morning' }], expect: expected };
    await create(fixed, test);
    await create(agentId, test);
    const { results } = await run(agentId);
    expect(results[0]).toMatchObject({ path: ['hello', 'end'], turns: [{ reply: 'Welcome to the harbour.' }] });
    expect(results[0]?.checks.map(({ is_met }) => is_met)).toEqual([true, false]);
    await publish();
    await vi.waitFor(async () => {
      const [newest] = (await tenant.request('GET', runsOf(agentId))).json().data;
      expect(newest).toMatchObject({ trigger: 'workflow', agent_version: 1, total: 1 });
    });
    const ofFixed: { trigger: string }[] = (await tenant.request('GET', runsOf(fixed))).json().data;
    expect(ofFixed.filter(({ trigger }) => trigger === 'workflow')).toEqual([]);
  });

  it('goes on after the death of its process, without repeating finished tests', async () => {
    const agentId = await createAgent();
    const tests = [await create(agentId), await create(agentId, { ...price, name: 'Second' })];
    const ordered = (await tenant.request('POST', runsOf(agentId), {})).json();
    const job = jobOf(app.deps.jobs, 'test_conversations.run');
    const payload = { tenant_id: tenant.id, run_id: ordered.id };
    await app.deps.db.platform.everywhere
      .updateTable('test_runs')
      .set({ state: 'running', lease_id: unknownId, due_at: new Date('2026-03-02T10:05:00Z') })
      .where('id', '=', ordered.id)
      .execute();
    await job.run(payload);
    expect((await tenant.request('GET', `${runsOf(agentId)}/${ordered.id}`)).json().results).toEqual([]);
    clock.advance(10 * 60_000);
    const done = await finished(agentId, ordered.id);
    expect(done).toMatchObject({ state: 'finished', passed: tests.length });
  });
});

describe('a test made of a chat', () => {
  it('expects its replies again, without numbers and addresses, and is erased with it', async () => {
    const agentId = await createAgent();
    const visitor = await openAgentChat(app, agentId);
    await visitor.says('I am anna@example.com. What does a burger cost?');
    const source = { session_id: visitor.id };
    const made = await tenant.request('POST', `${testsOf(agentId)}/from-conversation`, source);
    expect(made.statusCode).toBe(201);
    expect(made.body).not.toContain('anna@example.com');
    expect(made.json().turns).toMatchObject([{ say: 'I am [email]. What does a burger cost?' }]);
    expect((await run(agentId)).results[0]?.status).toBe('passed');
    const stranger = await app.createTenant();
    const theirs = (await stranger.request('POST', '/api/agents', { name: 'Other' })).json().id;
    expect((await stranger.request('POST', `${testsOf(theirs)}/from-conversation`, source)).statusCode).toBe(404);
    await app.deps.db.platform.everywhere.deleteFrom('chat_sessions').where('id', '=', visitor.id).execute();
    expect((await tenant.request('GET', testsOf(agentId))).json().data).toEqual([]);
  });
});
