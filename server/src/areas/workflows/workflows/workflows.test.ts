import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { exampleDraft } from './workflows.examples.ts';

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
});
afterAll(() => app.close());

const small = { start_node_id: 'end', nodes: [{ id: 'end', kind: 'end' }] };
const saying = (text: string) => ({ start_node_id: 'end', nodes: [{ id: 'end', kind: 'end', say: text }] });

async function create(draft: unknown = small, of = tenant): Promise<string> {
  const answer = await of.request('POST', '/api/workflows', { name: 'Booking', draft });
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
}
async function published(draft: unknown = small, of = tenant): Promise<string> {
  const id = await create(draft, of);
  expect((await of.request('POST', `/api/workflows/${id}/publish`, {})).statusCode).toBe(201);
  return id;
}
const get = async (id: string) => (await tenant.request('GET', `/api/workflows/${id}`)).json();
const agent = async (more: object = {}) =>
  (await tenant.request('POST', '/api/agents', { name: 'Reception', ...more })).json();

describe('drafts', () => {
  it('a workflow is created with an unfinished draft and edited under an ETag', async () => {
    const created = await tenant.request('POST', '/api/workflows', { name: 'New' });
    expect([created.statusCode, created.headers['etag']]).toEqual([201, '"1"']);
    const { id } = created.json();
    expect(await get(id)).toMatchObject({ revision: 1, draft_changed: true, published_version: null, agents: [] });
    const edit = (revision: number) =>
      tenant.request('PATCH', `/api/workflows/${id}`, { draft: exampleDraft }, { 'if-match': `"${revision}"` });
    const edited = await edit(1);
    expect([edited.statusCode, edited.headers['etag'], edited.json().draft.nodes.length]).toEqual([200, '"2"', 5]);
    const late = await edit(1);
    expect(late.statusCode).toBe(412);
    expect(late.json().message).toMatch(/^The workflow is at revision 2, not 1: .+ changed it at \d{4}-\d\d-\d\dT/);
  });

  it('400 with the place where a node is of no known kind or has an unknown field', async () => {
    const nodes = [{ id: 'a', kind: 'sing' }];
    const refused = await tenant.request('POST', '/api/workflows', { name: 'New', draft: { nodes } });
    expect([refused.statusCode, refused.json().details[0].path]).toEqual([400, '/draft/nodes/0/kind']);
    const unknown = [{ id: 'a', kind: 'end', song: 'la' }];
    const other = await tenant.request('POST', '/api/workflows', { name: 'New', draft: { nodes: unknown } });
    expect(other.statusCode).toBe(400);
    expect(other.body).toContain('song');
  });

  it('the largest graph is accepted, published and read', async () => {
    const ids = Array.from({ length: 299 }, (_, at) => `n${at}`);
    const nodes = [
      ...ids.map((id) => ({ id, kind: 'conversation', prompt: 'Talk about {{topic}}. '.repeat(20) })),
      { id: 'end', kind: 'end' },
    ];
    const edges = ids.flatMap((id, at) => [
      { id: `${id}-next`, source: id, target: ids[at + 1] ?? 'end', condition: { type: 'else' } },
      { id: `${id}-a`, source: id, target: 'end', condition: { type: 'expression', expression: 'vars.topic == "x"' } },
      { id: `${id}-b`, source: id, target: 'end', condition: { type: 'intent', intent: 'stop', phrases: ['stop'] } },
    ]);
    const variables = [{ name: 'topic', default: 'tea' }];
    const id = await published({ start_node_id: 'n0', nodes, edges, variables });
    expect((await get(id)).draft.edges).toHaveLength(897);
  });

  it('a draft is discarded for the published version, and a version is copied into it', async () => {
    const id = await create(saying('one'));
    expect((await tenant.request('DELETE', `/api/workflows/${id}/draft`)).statusCode).toBe(409);
    for (const text of ['one', 'two', 'three']) {
      await tenant.request('PATCH', `/api/workflows/${id}`, { draft: saying(text) });
      if (text !== 'three') await tenant.request('POST', `/api/workflows/${id}/publish`, {});
    }
    expect(await get(id)).toMatchObject({ draft_changed: true, published_version: 2 });
    const discarded = await tenant.request('DELETE', `/api/workflows/${id}/draft`);
    expect(discarded.json()).toMatchObject({ draft_changed: false, draft: { nodes: [{ say: 'two' }] } });
    const copied = await tenant.request('POST', `/api/workflows/${id}/versions/1/copy-to-draft`);
    expect(copied.json()).toMatchObject({
      draft_changed: true,
      published_version: 2,
      draft: { nodes: [{ say: 'one' }] },
    });
    const missing = await tenant.request('POST', `/api/workflows/${id}/versions/9/copy-to-draft`);
    expect([missing.statusCode, missing.json().message]).toEqual([
      404,
      'This workflow has no version 9; the newest is 2',
    ]);
  });

  it('an export creates the same workflow again', async () => {
    const id = await published(exampleDraft);
    await tenant.request('PATCH', `/api/workflows/${id}`, { draft: small });
    const file = (await tenant.request('GET', `/api/workflows/${id}/export?version=1`)).json();
    const again = await tenant.request('POST', '/api/workflows', file);
    expect([again.statusCode, again.json().draft]).toEqual([201, file.draft]);
    expect(file.draft.nodes).toHaveLength(5);
  });
});

describe('publish', () => {
  it('400 lists every fault with node, edge and field', async () => {
    const nodes = Array.from({ length: 30 }, (_, at) => ({ id: `s${at}`, kind: 'say' }));
    const edges = [
      { id: 'e', source: 's0', target: 's1', condition: { type: 'expression', expression: 'vars.x > 1' } },
    ];
    const id = await create({ start_node_id: 's0', nodes, edges });
    const refused = await tenant.request('POST', `/api/workflows/${id}/publish`, {});
    const { error, details } = refused.json();
    expect([refused.statusCode, error]).toEqual([400, 'invalid_request']);
    expect(details.length).toBeGreaterThan(80);
    expect(details).toContainEqual({
      path: '/draft/nodes/29/text',
      code: 'field_missing',
      message: 'write what is said',
      reason: 'workflow_field_missing',
      params: { fault: 'write what is said' },
      node_id: 's29',
      field: 'text',
    });
    expect(details).toContainEqual(
      expect.objectContaining({ code: 'variable_unknown', edge_id: 'e', field: 'condition.expression' }),
    );
    expect((await get(id)).published_version).toBeNull();
  });

  it('a version never changes, and fixes the revisions of its tools', async () => {
    const tool = { name: 'order', type: 'webhook', request: { url: 'https://tools.example.com/order' } };
    const toolId = (await tenant.request('POST', '/api/tools', tool)).json().id;
    const draft = {
      start_node_id: 't',
      nodes: [
        { id: 't', kind: 'tool', tool_id: toolId },
        { id: 'end', kind: 'end' },
      ],
      edges: [{ id: 'e', source: 't', target: 'end', condition: { type: 'always' } }],
    };
    const id = await published(draft);
    await tenant.request('PATCH', `/api/tools/${toolId}`, { description: 'Changed' });
    const first = (await tenant.request('GET', `/api/workflows/${id}/versions/1`)).json();
    expect(first.pins).toEqual({ tools: { [toolId]: 1 }, subflows: {} });
    const second = await tenant.request('POST', `/api/workflows/${id}/publish`, { note: 'New tool' });
    expect(second.json()).toMatchObject({
      version: 2,
      note: 'New tool',
      sha256: first.sha256,
      pins: { tools: { [toolId]: 2 } },
    });
    const back = await tenant.request('POST', `/api/workflows/${id}/versions/1/rollback`, { note: 'Tool fails' });
    expect(back.json()).toMatchObject({
      version: 3,
      source: 'rollback',
      rolled_back_to: 1,
      pins: { tools: { [toolId]: 1 } },
    });
    await tenant.request('DELETE', `/api/tools/${toolId}`);
    const gone = await tenant.request('POST', `/api/workflows/${id}/versions/1/rollback`);
    expect([gone.statusCode, gone.json().details[0].code]).toEqual([400, 'tool_unknown']);
    const listed = (await tenant.request('GET', `/api/workflows/${id}/versions?limit=2&include_total=true`)).json();
    expect([listed.data.map(({ version }: { version: number }) => version), listed.total]).toEqual([[3, 2], 3]);
  });

  it('two publishes at once get two numbers', async () => {
    const id = await create();
    const answers = await Promise.all([1, 2].map(() => tenant.request('POST', `/api/workflows/${id}/publish`, {})));
    expect(answers.map((answer) => answer.json().version).toSorted()).toEqual([1, 2]);
  });

  it('a draft that was changed since it was read is not published', async () => {
    const id = await create();
    await tenant.request('PATCH', `/api/workflows/${id}`, { draft: saying('other') });
    const answer = await tenant.request('POST', `/api/workflows/${id}/publish`, {}, { 'if-match': '"1"' });
    expect(answer.statusCode).toBe(412);
  });

  it("another account's tool is a fault, as one that does not exist", async () => {
    const other = await app.createTenant();
    const tool = { name: 'order', type: 'webhook', request: { url: 'https://tools.example.com/order' } };
    const toolId = (await other.request('POST', '/api/tools', tool)).json().id;
    const graph = { start_node_id: 't', nodes: [{ id: 't', kind: 'tool', tool_id: toolId }] };
    const { faults, valid } = (await tenant.request('POST', '/api/workflows/validate', { graph })).json();
    expect(valid).toBe(false);
    expect(faults.map(({ code }: { code: string }) => code)).toContain('tool_unknown');
  });
});

describe('sub-flows', () => {
  const around = (workflowId: string) => ({
    start_node_id: 's',
    nodes: [
      { id: 's', kind: 'subflow', workflow_id: workflowId },
      { id: 'end', kind: 'end' },
    ],
    edges: [{ id: 'e', source: 's', target: 'end', condition: { type: 'always' } }],
  });
  const faultsOf = async (id: string, draft: object) => {
    const answer = await tenant.request('POST', '/api/workflows/validate', { graph: draft, workflow_id: id });
    return answer.json().faults.map(({ code }: { code: string }) => code);
  };

  it('a sub-flow that leads back to the workflow is refused, at any depth', async () => {
    const inner = await published();
    const middle = await published(around(inner));
    const outer = await published(around(middle));
    expect(await faultsOf(inner, around(inner))).toEqual(['workflow_recursion']);
    expect(await faultsOf(inner, around(outer))).toEqual(['workflow_recursion']);
    expect(await faultsOf(outer, around(inner))).toEqual([]);
    expect(await faultsOf(outer, around(await create()))).toEqual(['workflow_unpublished']);
  });

  it('a workflow that another contains is deleted only with force', async () => {
    const inner = await published();
    const outer = await published(around(inner));
    const refused = await tenant.request('DELETE', `/api/workflows/${inner}`);
    expect([refused.statusCode, refused.json().details[0].path]).toEqual([409, `workflows/${outer}`]);
    expect((await tenant.request('DELETE', `/api/workflows/${inner}?force=true`)).statusCode).toBe(204);
    expect(await faultsOf(outer, around(inner))).toEqual(['workflow_unknown']);
  });
});

describe('assignment', () => {
  const assign = (agentId: string, body: object) => tenant.request('PUT', `/api/agents/${agentId}/workflow`, body);

  it('an agent follows the published version, or has a fixed one, in its own versions', async () => {
    const id = await published();
    const { id: agentId } = await agent();
    const following = await assign(agentId, { workflow_id: id });
    expect(following.json()).toMatchObject({ version: null, effective_version: 1, agent_version: 2 });
    await tenant.request('POST', `/api/workflows/${id}/publish`, {});
    const fixed = await assign(agentId, { workflow_id: id, version: 1 });
    expect(fixed.json()).toMatchObject({ version: 1, effective_version: 1, agent_version: 3 });
    expect(await get(id)).toMatchObject({
      agent_count: 1,
      agents: [{ agent_id: agentId, version: 1 }],
      versions_in_use: [{ version: 1, agents: 1, running_conversations: 0 }],
    });
    const preview = (await tenant.request('GET', `/api/workflows/${id}/publish-preview`)).json();
    expect(preview).toMatchObject({ next_version: 3, following_agents: 0, fixed_agents: 1, faults: [] });
    expect((await assign(agentId, { workflow_id: id, version: 1 })).json().agent_version).toBe(3);
    const restored = await tenant.request('POST', `/api/agents/${agentId}/versions/2/restore`);
    expect(restored.statusCode).toBe(200);
    const shown = (await tenant.request('GET', `/api/agents/${agentId}`)).json();
    expect([shown.workflow_id, shown.workflow_version]).toEqual([id, null]);
    expect((await tenant.request('DELETE', `/api/agents/${agentId}/workflow`)).statusCode).toBe(204);
    expect((await get(id)).agents).toEqual([]);
  });

  it('a workflow without a version, and a version that is not there, are refused with the field', async () => {
    const { id: agentId } = await agent();
    const never = await assign(agentId, { workflow_id: await create() });
    expect([never.statusCode, never.json().details[0]]).toMatchObject([
      400,
      { path: '/workflow_id', code: 'unpublished_workflow' },
    ]);
    const id = await published();
    const missing = await assign(agentId, { workflow_id: id, version: 2 });
    expect([missing.statusCode, missing.json().details[0].path]).toEqual([400, '/version']);
    const patched = await tenant.request('PATCH', `/api/agents/${agentId}`, { workflow_id: id, workflow_version: 2 });
    expect([patched.statusCode, patched.json().details[0].path]).toEqual([400, '/workflow_version']);
  });

  it('an agent that loses its workflow by a patch loses the fixed version with it', async () => {
    const id = await published();
    const { id: agentId } = await agent({ workflow_id: id, workflow_version: 1 });
    const patched = await tenant.request('PATCH', `/api/agents/${agentId}`, { workflow_id: null });
    expect(patched.json()).toMatchObject({ workflow_id: null, workflow_version: null });
  });

  it('409 names the agents of a workflow that is deleted; with force they lose it in a new version', async () => {
    const id = await published();
    const { id: agentId } = await agent({ workflow_id: id });
    const trashed = await agent({ workflow_id: id });
    await tenant.request('DELETE', `/api/agents/${trashed.id}`);
    const refused = await tenant.request('DELETE', `/api/workflows/${id}`);
    expect([refused.statusCode, refused.json().details]).toEqual([
      409,
      [{ path: `agents/${agentId}`, code: 'in_use', message: 'Reception' }],
    ]);
    expect((await tenant.request('DELETE', `/api/workflows/${id}?force=true`)).statusCode).toBe(204);
    expect((await tenant.request('GET', `/api/workflows/${id}`)).statusCode).toBe(404);
    expect((await tenant.request('GET', `/api/agents/${agentId}`)).json()).toMatchObject({
      workflow_id: null,
      version: 2,
    });
    const restored = await tenant.request('POST', `/api/agents/trash/${trashed.id}/restore`);
    expect(restored.json()).toMatchObject({ workflow_id: null, version: 2 });
    const back = await tenant.request('POST', `/api/agents/${agentId}/versions/1/restore`);
    expect(back.json().message).toContain('left out: a workflow that does not exist');
  });
});

it('every write leaves an audit row, and nothing of the graph in it', async () => {
  const own = await app.createTenant();
  const id = await published(saying('A secret sentence'), own);
  await own.request('PATCH', `/api/workflows/${id}`, { draft: saying('Another') });
  await own.request('POST', `/api/workflows/${id}/versions/1/rollback`);
  await own.request('DELETE', `/api/workflows/${id}`);
  const rows = await auditRows(app, own.id);
  expect(rows.map(({ action }) => action).filter((action) => action.startsWith('workflow.'))).toEqual([
    'workflow.create',
    'workflow.publish',
    'workflow.update',
    'workflow.rollback',
    'workflow.delete',
  ]);
  expect(JSON.stringify(rows)).not.toContain('secret sentence');
});
