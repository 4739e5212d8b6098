import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { bookingGraph, bookingTool, publishWorkflow } from '../../../../test/workflows.ts';

let app: TestApp;
let tenant: TestTenant;
let workflow: Awaited<ReturnType<typeof publishWorkflow>>;

beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
  // A request to this address would fail, and the booking with it.
  workflow = await publishWorkflow(tenant, bookingGraph(await bookingTool(tenant, 'https://booking.invalid/book')));
});
afterAll(() => app.close());

const simulate = (body: object, of = tenant) => of.request('POST', `/api/workflows/${workflow.id}/simulate`, body);

it('plays text, keys and silence, and shows path, edges, values, replies and the tools that would run', async () => {
  const answered = await simulate({
    version: 1,
    turns: [{ text: 'I want to book a table' }, { text: 'three' }, { text: '2026-12-01' }, { text: 'Thanks' }],
    tool_results: [{ tool: 'book_table', result: { number: 'B-9' } }],
  });
  expect(answered.statusCode, answered.body).toBe(200);
  const result = answered.json();
  expect(result).toMatchObject({
    version: 1,
    status: 'ended',
    outcome: 'succeeded',
    path: ['hello', 'hello', 'ask', 'ask', 'ask', 'book', 'said', 'end'],
    variables: { guests: 3, day: '2026-12-01', number: 'B-9' },
    unused_turns: 1,
  });
  expect(result.turns.map(({ reply }: { reply: string }) => reply)).toEqual([
    'Hello, what can I do for you?',
    'For how many?',
    'On which day?',
    'Booked for 3 on 2026-12-01: B-9. Goodbye.',
  ]);
  expect(result.turns[1].steps[0]).toMatchObject({ node_id: 'hello', edge_id: 'e1', reason: 'intent' });
  expect(result.turns[3]).toMatchObject({
    tools: [{ node_id: 'book', name: 'book_table', arguments: { guests: 3, day: '2026-12-01' } }],
    actions: [{ kind: 'end_conversation' }],
  });
});

it('a tool that fails in the script takes the edge of its failure, and nothing is stored', async () => {
  const result = (
    await simulate({
      turns: [{ text: 'book a table' }, { text: '2' }, { text: '2026-12-01' }],
      tool_results: [{ tool: 'book_table', result: 'full', is_error: true }],
    })
  ).json();
  expect(result).toMatchObject({ version: null, path: expect.arrayContaining(['sorry']) });
  const { rows } = await app.deps.db.platform.pool.query('select 1 from workflow_runs where tenant_id = $1', [
    tenant.id,
  ]);
  expect(rows).toEqual([]);
});

it('400 for an ill-typed turn, 404 for a missing version and for another tenant, 403 without the scope', async () => {
  const wrong = await simulate({ turns: [{ shout: 'x' }] });
  expect(wrong.statusCode).toBe(400);
  expect((await simulate({ version: 9 })).json().message).toContain('newest is 1');
  expect((await simulate({}, await app.createTenant())).statusCode).toBe(404);
  expect((await simulate({}, await app.createTenant({ scopes: ['workflows:read'] }))).statusCode).toBe(403);
});
