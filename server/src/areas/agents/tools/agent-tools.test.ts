import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { unknownId } from '../../../../test/unknown-id.ts';
import { loadAgentTools } from './load-agent-tools.ts';

let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
});
afterAll(() => app.close());

const hook = (name = 'find_order') => ({
  name,
  type: 'webhook',
  request: { url: 'https://shop.example.com/orders', headers: { 'X-Key': '0123456789abcdef' } },
});
const makeTool = async (body: object = hook()): Promise<string> =>
  (await tenant.request('POST', '/api/tools', body)).json().id;
const makeAgent = async (more: object = {}): Promise<string> =>
  (await tenant.request('POST', '/api/agents', { name: 'A', ...more })).json().id;
const agentOf = async (id: string) => (await tenant.request('GET', `/api/agents/${id}`)).json();
const historyOf = async (id: string) => (await tenant.request('GET', `/api/agents/${id}/versions`)).json().data;
const toolsOf = async (id: string) => (await tenant.request('GET', `/api/agents/${id}/tools`)).json().data;
const attach = (id: string, body: unknown) => tenant.request('POST', `/api/agents/${id}/tools`, body);
const change = (id: string, body: unknown) => tenant.request('PATCH', `/api/tools/${id}`, body);
const patchAgent = (id: string, body: unknown) => tenant.request('PATCH', `/api/agents/${id}`, body);
const ids = (rows: { id: string | null }[]) => rows.map((row) => row.id);

async function load(agentId: string) {
  const config = await agentOf(agentId);
  const { db, vault, clock } = app.deps;
  return db.app.inTenant(tenant.id, (tx) =>
    loadAgentTools(tx, vault, { tenantId: tenant.id, config, now: clock.now() }),
  );
}

describe('an agent with tools in its configuration', () => {
  it('pins the newest revision of each, in the order given', async () => {
    const [first, second] = [await makeTool(), await makeTool(hook('other'))];
    await change(second, { description: 'x' });
    const id = await makeAgent({ tool_ids: [second.toUpperCase(), first] });
    expect(await agentOf(id)).toMatchObject({
      tool_ids: [second, first],
      tool_revisions: { [first]: 1, [second]: 2 },
    });
    expect(await toolsOf(id)).toMatchObject([
      { id: second, enabled: true, pinned_revision: 2, revision: 2 },
      { id: first, pinned_revision: 1 },
    ]);
  });

  it('drops revision and state of a removed tool', async () => {
    const [first, second] = [await makeTool(), await makeTool(hook('other'))];
    const id = await makeAgent({ tool_ids: [first, second], disabled_tool_ids: [first] });
    expect((await patchAgent(id, { tool_ids: [second] })).json()).toMatchObject({
      version: 2,
      tool_ids: [second],
      disabled_tool_ids: [],
      tool_revisions: { [second]: 1 },
    });
  });

  it('runs a pinned older revision until the tool changes', async () => {
    const tool = await makeTool();
    await change(tool, { description: 'second' });
    const id = await makeAgent({ tool_ids: [tool], tool_revisions: { [tool]: 1 } });
    expect((await toolsOf(id))[0]).toMatchObject({
      pinned_revision: 1,
      revision: 1,
      newest_revision: 2,
      description: '',
    });
    expect((await load(id))[0]).toMatchObject({ revision: 1, definition: { description: '' } });
    expect((await patchAgent(id, { tool_revisions: { [tool]: null } })).json().tool_revisions).toEqual({ [tool]: 2 });
  });

  it.each<[string, (tool: string) => object, string]>([
    ['a tool that is not there', () => ({ tool_ids: [unknownId] }), '/tool_ids/0'],
    ['a tool twice', (tool) => ({ tool_ids: [tool, tool.toUpperCase()] }), '/tool_ids/1'],
    [
      'a revision that is not there',
      (tool) => ({ tool_ids: [tool], tool_revisions: { [tool]: 9 } }),
      `/tool_revisions/`,
    ],
    ['a revision of another tool', (tool) => ({ tool_revisions: { [tool]: 1 } }), '/tool_revisions/'],
    ['rest for another tool', (tool) => ({ disabled_tool_ids: [tool] }), '/disabled_tool_ids/0'],
  ])('400: %s', async (_name, body, path) => {
    const tool = await makeTool();
    const answer = await tenant.request('POST', '/api/agents', { name: 'A', ...body(tool) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details[0].path).toContain(path);
  });

  it('400: two tools of one name', async () => {
    const answer = await tenant.request('POST', '/api/agents', {
      name: 'A',
      tool_ids: [await makeTool(), await makeTool()],
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details).toMatchObject([{ path: '/tool_ids/1', code: 'name_taken' }]);
  });
});

describe('a change of a tool', () => {
  it('is a new version of each agent that uses it, and of no other', async () => {
    const tool = await makeTool();
    const [user, other] = [await makeAgent({ tool_ids: [tool] }), await makeAgent()];
    await change(tool, { description: 'new' });
    expect((await agentOf(user)).version).toBe(2);
    expect((await agentOf(other)).version).toBe(1);
    expect((await historyOf(user))[0]).toMatchObject({
      version: 2,
      source: 'tool',
      note: 'Tool find_order, revision 2',
      changed_fields: ['tool_revisions'],
      author: { kind: 'api_key', name: 'Test key' },
    });
    const compared = await tenant.request('GET', `/api/agents/${user}/versions/compare?from=1&to=2`);
    expect(compared.json().changes).toEqual([{ path: `/tool_revisions/${tool}`, op: 'replace', before: 1, after: 2 }]);
    const { rows } = await app.deps.db.platform.pool.query(
      "select data from events where topic = $1 and type = 'agent.version.created' order by created_at desc, id desc limit 1",
      [`agent:${user}`],
    );
    expect(rows[0].data).toEqual({ agent_id: user, version: 2, source: 'tool' });
    const [row] = (await auditRows(app, tenant.id, 'tool.update')).slice(-1);
    expect(row?.details).toMatchObject({ revision: 2, agents: [user] });
  });

  it('409: a name used by another tool of one of its agents, with no change', async () => {
    const [tool, other] = [await makeTool(), await makeTool(hook('taken'))];
    const agent = await makeAgent({ tool_ids: [tool, other] });
    const answer = await change(tool, { name: 'taken' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toContain(agent);
    expect((await tenant.request('GET', `/api/tools/${tool}`)).json()).toMatchObject({
      name: 'find_order',
      revision: 1,
    });
    expect((await agentOf(agent)).version).toBe(1);
  });

  it('concurrent changes of a tool and its agents serialize without a deadlock', async () => {
    const [tool, other] = [await makeTool(), await makeTool(hook('other'))];
    const agents = await Promise.all(Array.from({ length: 4 }, () => makeAgent({ tool_ids: [tool, other] })));
    const late = await makeAgent();
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, (_, at) => change(tool, { description: `a${at}` })),
      ...Array.from({ length: 4 }, (_, at) => change(other, { description: `b${at}` })),
      ...agents.flatMap((id) => [patchAgent(id, { greeting: 'Hi' }), patchAgent(id, { prompt: 'Be kind' })]),
      ...agents.map((id) => tenant.request('POST', `/api/agents/${id}/versions/1/restore`)),
      attach(late, { tool_id: tool }),
    ]);
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200, 201]));
    const revisions = { [tool]: 5, [other]: 5 };
    for (const id of agents) {
      const versions = (await historyOf(id)).map((row: { version: number }) => row.version);
      expect(versions).toEqual(Array.from({ length: versions.length }, (_, at) => versions.length - at));
      expect(versions.length).toBe(1 + 8 + 2 + 2);
      // Either order: the tool's change, or the restored version with its earlier pins.
      const pinned = Object.values((await agentOf(id)).tool_revisions) as number[];
      expect(pinned.every((revision) => revision >= 1 && revision <= 5)).toBe(true);
    }
    // Attached before or after the last change, it runs that revision.
    expect((await agentOf(late)).tool_revisions).toEqual({ [tool]: revisions[tool] });
  });
});

describe('POST /api/agents/{agentId}/tools', () => {
  it('201: creates and attaches a tool, showing its secret once', async () => {
    const id = await makeAgent();
    const answer = await attach(id, hook());
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      revision: 1,
      enabled: true,
      pinned_revision: 1,
      signing_secret: expect.stringMatching(/^whsec_/),
    });
    expect((await agentOf(id)).tool_ids).toEqual([answer.json().id]);
    expect((await historyOf(id))[0]).toMatchObject({ version: 2, source: 'tool', note: 'Tool find_order added' });
    expect(JSON.stringify(await toolsOf(id))).not.toContain('whsec_');
  });

  it('201, then 200: attaches an existing tool idempotently, and changes enabled', async () => {
    const [id, tool] = [await makeAgent(), await makeTool()];
    const first = await attach(id, { tool_id: tool, enabled: false });
    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject({ id: tool, enabled: false });
    expect(await load(id)).toEqual([]);
    const before = (await auditRows(app, tenant.id)).length;
    for (const body of [{ tool_id: tool }, { tool_id: tool, enabled: false }]) {
      const again = await attach(id, body);
      expect(again.statusCode).toBe(200);
      expect(again.json()).toMatchObject({ enabled: false });
    }
    expect((await agentOf(id)).version).toBe(2);
    expect(await auditRows(app, tenant.id)).toHaveLength(before);
    expect((await attach(id, { tool_id: tool, enabled: true })).json()).toMatchObject({ enabled: true });
    expect((await historyOf(id))[0]).toMatchObject({ version: 3, changed_fields: ['disabled_tool_ids'] });
    expect(await load(id)).toMatchObject([
      { id: tool, definition: { request: { headers: { 'X-Key': '0123456789abcdef' } } } },
    ]);
  });

  it('409: a second tool of one name; the 65th tool', async () => {
    const id = await makeAgent({ tool_ids: [await makeTool()] });
    const clash = await attach(id, hook());
    expect(clash.statusCode).toBe(409);
    expect(clash.json().message).toContain('find_order');
    const many = await Promise.all(
      Array.from({ length: 63 }, (_, at) => makeTool({ name: `t${at}`, type: 'end_call' })),
    );
    await patchAgent(id, { tool_ids: many.concat(await makeTool(hook('last'))) });
    expect((await attach(id, { name: 'one_more', type: 'end_call' })).statusCode).toBe(409);
  });

  it.each<[object, string]>([
    [{ tool_id: unknownId }, '/tool_id'],
    [{ tool_id: 'x' }, '/tool_id'],
    [{ tool_id: unknownId, colour: 1 }, '/colour'],
    [{ name: 'a', type: 'hammer' }, '/type'],
    [{ name: 'a', type: 'webhook', request: { url: 'http://10.0.0.1/' } }, '/request/url'],
    [{}, '/name'],
  ])('400: %j', async (body, path) => {
    const answer = await attach(await makeAgent(), body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details[0].path).toBe(path);
  });
});

describe('removing tools from agents', () => {
  it('204: detaches a tool from one agent in a new version, not from others; then 404', async () => {
    const tool = await makeTool();
    const [one, other] = [await makeAgent({ tool_ids: [tool] }), await makeAgent({ tool_ids: [tool] })];
    const detach = () => tenant.request('DELETE', `/api/agents/${one}/tools/${tool}`);
    expect((await detach()).statusCode).toBe(204);
    expect(await agentOf(one)).toMatchObject({ version: 2, tool_ids: [], tool_revisions: {} });
    expect((await agentOf(other)).tool_ids).toEqual([tool]);
    expect((await detach()).statusCode).toBe(404);
    expect((await agentOf(one)).version).toBe(2);
  });

  it('409: a tool in use is not deleted, naming its agents; force removes it from them', async () => {
    const tool = await makeTool();
    const agents = [await makeAgent({ tool_ids: [tool] }), await makeAgent({ tool_ids: [tool], name: 'B' })];
    const remove = (query = '') => tenant.request('DELETE', `/api/tools/${tool}${query}`);
    for (const query of ['', '?force=false']) {
      const refused = await remove(query);
      expect(refused.statusCode).toBe(409);
      expect(
        refused
          .json()
          .details.map((detail: { path: string }) => detail.path)
          .toSorted(),
      ).toEqual(agents.map((id) => `agents/${id}`).toSorted());
    }
    expect((await remove('?force=true')).statusCode).toBe(204);
    for (const id of agents) {
      expect(await agentOf(id)).toMatchObject({ version: 2, tool_ids: [] });
      expect((await historyOf(id))[0]).toMatchObject({ source: 'tool', note: 'Tool find_order deleted' });
    }
  });

  it('restoring a version omits tools deleted since, named in the message', async () => {
    const [tool, other] = [await makeTool(), await makeTool(hook('other'))];
    const id = await makeAgent({ tool_ids: [tool, other], disabled_tool_ids: [tool] });
    await tenant.request('DELETE', `/api/tools/${tool}?force=true`);
    const answer = await tenant.request('POST', `/api/agents/${id}/versions/1/restore`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().message).toContain(tool);
    expect(await agentOf(id)).toMatchObject({
      tool_ids: [other],
      disabled_tool_ids: [],
      tool_revisions: { [other]: 1 },
    });
  });

  // Regression: the list showed the old text under the newest revision's number.
  it('the list shows the pinned revision of a restored version, and the newest number', async () => {
    const tool = await makeTool({ ...hook(), description: 'as it was' });
    const id = await makeAgent({ tool_ids: [tool] });
    await change(tool, { description: 'new' });
    await tenant.request('POST', `/api/agents/${id}/versions/1/restore`);
    const [listed] = await toolsOf(id);
    expect(listed).toMatchObject({ description: 'as it was', revision: 1, pinned_revision: 1, newest_revision: 2 });
    expect(Date.parse(listed.updated_at)).toBe(Date.parse(listed.created_at));
  });

  it('a restored version keeps its pinned tool revisions', async () => {
    const tool = await makeTool();
    const id = await makeAgent({ tool_ids: [tool] });
    await change(tool, { description: 'new' });
    await tenant.request('POST', `/api/agents/${id}/versions/1/restore`);
    expect((await load(id))[0]).toMatchObject({ revision: 1, definition: { description: '' } });
  });

  it('restoring a trashed agent drops deleted tools in a new version', async () => {
    const tool = await makeTool();
    const [loses, keeps] = [await makeAgent({ tool_ids: [tool] }), await makeAgent()];
    for (const id of [loses, keeps]) await tenant.request('DELETE', `/api/agents/${id}`);
    expect((await tenant.request('DELETE', `/api/tools/${tool}`)).statusCode).toBe(204);
    const restore = (id: string) => tenant.request('POST', `/api/agents/trash/${id}/restore`);
    expect((await restore(loses)).json()).toMatchObject({ version: 2, tool_ids: [] });
    expect((await historyOf(loses))[0]).toMatchObject({ source: 'tool', note: expect.stringContaining(tool) });
    expect((await restore(keeps)).json()).toMatchObject({ version: 1 });
  });

  it('deleted and disabled tools are not loaded', async () => {
    const [gone, kept] = [await makeTool(), await makeTool(hook('kept'))];
    const config = { ...(await agentOf(await makeAgent())), tool_ids: [gone, kept], tool_revisions: { [gone]: 1 } };
    await tenant.request('DELETE', `/api/tools/${gone}`);
    const { db, vault, clock } = app.deps;
    const loaded = await db.app.inTenant(tenant.id, (tx) =>
      loadAgentTools(tx, vault, { tenantId: tenant.id, config, now: clock.now() }),
    );
    expect(ids(loaded)).toEqual([kept]);
  });
});

describe('POST /api/tools/{toolId}/copy', () => {
  const copy = (id: string, body: object) => tenant.request('POST', `/api/tools/${id}/copy`, body);

  it('201: an independent tool with re-encrypted secrets, attached to the agent', async () => {
    const tool = await makeTool();
    const [from, to] = [await makeAgent({ tool_ids: [tool] }), await makeAgent()];
    const answer = await copy(tool, { target_agent_id: to });
    expect(answer.statusCode).toBe(201);
    const { id } = answer.json();
    expect(answer.body).not.toContain('whsec_');
    expect(answer.json()).toMatchObject({ name: 'find_order', revision: 1, agent_ids: [to] });
    expect((await historyOf(to))[0]).toMatchObject({ version: 2, source: 'tool' });
    const [[original], [copied]] = [await load(from), await load(to)];
    expect(copied).toEqual({ ...original, id });
    await tenant.request('DELETE', `/api/tools/${tool}?force=true`);
    expect(await load(to)).toEqual([copied]);
    const [row] = (await auditRows(app, tenant.id, 'tool.copy')).slice(-1);
    expect(row).toMatchObject({ resource_id: id, details: { copied_from: tool, agent_id: to, version: 2 } });
  });

  it('201: numbers a duplicate default name; 409 for a chosen duplicate', async () => {
    const tool = await makeTool();
    const agent = await makeAgent({ tool_ids: [tool] });
    const names = [];
    for (let time = 0; time < 2; time++) names.push((await copy(tool, { target_agent_id: agent })).json().name);
    expect(names).toEqual(['find_order_2', 'find_order_3']);
    expect((await copy(tool, { target_agent_id: agent, name: 'find_order' })).statusCode).toBe(409);
    expect((await copy(tool, { target_agent_id: agent, name: 'mine' })).json().name).toBe('mine');
    expect(await toolsOf(agent)).toHaveLength(4);
  });
});

describe('an agent that is purged', () => {
  it('deletes and counts the logs of its tools', async () => {
    const tool = await makeTool();
    const agent = await makeAgent({ tool_ids: [tool] });
    const log = { tool_id: tool, agent_id: agent, tool_call_id: 'c1', status: 'ok', latency_ms: 5 };
    const { id } = (await tenant.request('POST', '/api/tool-logs', log)).json();
    await tenant.request('DELETE', `/api/agents/${agent}`);
    const purged = await tenant.request('DELETE', `/api/agents/trash/${agent}`);
    expect(purged.json().deleted).toMatchObject({ tool_logs: 1 });
    expect((await tenant.request('GET', `/api/tool-logs/${id}`)).statusCode).toBe(404);
    expect((await tenant.request('GET', `/api/tools/${tool}`)).json().agent_ids).toEqual([]);
  });
});
