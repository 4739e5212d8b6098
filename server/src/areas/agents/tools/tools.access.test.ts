import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { unknownId, withoutRequestId } from '../../../../test/unknown-id.ts';
import { toolOperations } from './index.ts';

interface Place {
  agentId: string;
  toolId: string;
}

interface Request {
  url: (place: Place) => string;
  body?: (place: Place) => unknown;
  status: number;
}

const definition = { name: 'look_up', type: 'webhook', request: { url: 'https://shop.example.com/' } };

/** One successful request per operation of the area, on an agent without tools and a tool without agents. */
const requests: Record<string, Request> = {
  listAgentTools: { url: ({ agentId }) => `/api/agents/${agentId}/tools`, status: 200 },
  addAgentTool: { url: ({ agentId }) => `/api/agents/${agentId}/tools`, body: () => definition, status: 201 },
  removeAgentTool: { url: ({ agentId, toolId }) => `/api/agents/${agentId}/tools/${toolId}`, status: 204 },
  listTools: { url: () => '/api/tools', status: 200 },
  createTool: { url: () => '/api/tools', body: () => definition, status: 201 },
  getTool: { url: ({ toolId }) => `/api/tools/${toolId}`, status: 200 },
  updateTool: { url: ({ toolId }) => `/api/tools/${toolId}`, body: () => ({ description: 'New' }), status: 200 },
  deleteTool: { url: ({ toolId }) => `/api/tools/${toolId}?force=true`, status: 204 },
  copyTool: {
    url: ({ toolId }) => `/api/tools/${toolId}/copy`,
    body: ({ agentId }) => ({ target_agent_id: agentId }),
    status: 201,
  },
  testTool: { url: ({ toolId }) => `/api/tools/${toolId}/test`, body: () => ({}), status: 200 },
  rotateToolSigningSecret: { url: ({ toolId }) => `/api/tools/${toolId}/signing-secret/rotate`, status: 200 },
};

let app: TestApp;
let tenant: TestTenant;
let stranger: TestTenant;

beforeAll(async () => {
  app = await buildTestApp();
  [tenant, stranger] = await Promise.all([app.createTenant(), app.createTenant({ name: 'Stranger' })]);
  app.deps.areaDeps.tools.trial = {
    tryTool: async () => ({
      status: 'ok',
      request: null,
      response: null,
      result: '',
      variables: {},
      latency_ms: 1,
      log_id: app.deps.newId() as never,
    }),
  };
});
afterAll(() => app.close());

/** Agent and tool of a tenant; attached when the operation detaches it. */
async function makePlace(operationId: string, owner = tenant): Promise<Place> {
  const agentId = (await owner.request('POST', '/api/agents', { name: 'Ours' })).json().id;
  const toolId = (await owner.request('POST', '/api/tools', definition)).json().id;
  if (operationId === 'removeAgentTool') {
    await owner.request('POST', `/api/agents/${agentId}/tools`, { tool_id: toolId });
  }
  return { agentId, toolId };
}

const nobody: Place = { agentId: unknownId, toolId: unknownId };

describe.each(toolOperations.map((operation) => ({ operation, id: operation.id })))('$id', ({ operation, id }) => {
  const request = requests[id] as Request;
  const send = (who: TestTenant, at: Place, headers = {}, body = request.body?.(at)) =>
    who.request(operation.method, request.url(at), body, headers);
  const namesSomething = /\{/.test(operation.path);

  it('401 without a key', async () => {
    const payload = request.body?.(nobody) as object;
    const answer = await app.server.inject({
      method: operation.method,
      url: request.url(nobody),
      ...(payload ? { payload } : {}),
    });
    expect(answer.statusCode).toBe(401);
  });

  it('403 with a key that holds the other scope of tools and those of agents, naming the one needed', async () => {
    if (operation.access.kind !== 'tenant') throw new Error('expected a tenant operation');
    const { scope } = operation.access;
    const other = scope === 'tools:read' ? 'tools:write' : 'tools:read';
    const key = await tenant.createKey([other, 'agents:read', 'agents:write']);
    const answer = await send(tenant, nobody, { 'x-api-key': key });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ error: 'forbidden', message: expect.stringContaining(scope) });
  });

  it.runIf(namesSomething)(`"404 with another tenant's key, exactly as for an unknown tool"`, async () => {
    const at = await makePlace(id);
    // Ids in the body are the other tenant's own; ids in the path are not.
    const own = request.body?.(await makePlace(id, stranger));
    const [foreign, missing] = [await send(stranger, at, {}, own), await send(stranger, nobody, {}, own)];
    expect(foreign.statusCode).toBe(404);
    expect(withoutRequestId(foreign.json())).toEqual(withoutRequestId(missing.json()));
    expect((await send(tenant, at)).statusCode).toBe(request.status);
  });

  it.runIf(namesSomething)('404 for a deleted tool, an agent in the trash, and an invalid id', async () => {
    const at = await makePlace(id);
    await tenant.request('DELETE', `/api/tools/${at.toolId}?force=true`);
    const other = await makePlace(id);
    if (operation.path.includes('{agentId}')) await tenant.request('DELETE', `/api/agents/${at.agentId}`);
    const body = request.body?.({ ...at, agentId: other.agentId });
    expect((await send(tenant, at, {}, body)).statusCode).toBe(404);
    expect((await send(tenant, { agentId: 'x', toolId: 'x' }, {}, body)).statusCode).toBe(404);
  });

  it(`${request.status}, and a write leaves one audit row without a secret`, async () => {
    const at = await makePlace(id);
    const before = (await auditRows(app, tenant.id)).length;
    const answer = await send(tenant, at);
    expect(answer.statusCode).toBe(request.status);
    const written = (await auditRows(app, tenant.id)).slice(before);
    if (operation.method === 'GET') return expect(written).toEqual([]);
    expect(written).toHaveLength(1);
    const made = id === 'createTool' || id === 'copyTool';
    const isOfAgent = id === 'addAgentTool' || id === 'removeAgentTool';
    expect(written[0]).toMatchObject({
      action: operation.audit,
      actor: { kind: 'api_key', name: 'Test key' },
      resource_id: made ? answer.json().id : isOfAgent ? at.agentId : at.toolId,
      request_id: answer.headers['x-request-id'],
    });
    expect(JSON.stringify(written)).not.toContain('whsec_');
  });
});

describe('ids in a body', () => {
  it.each([
    ['a tool of another tenant', 'attach', '/tool_id'],
    ['an agent of another tenant', 'copy', '/target_agent_id'],
  ])('400: %s, exactly as for an unknown id', async (_name, what, path) => {
    const [own, foreign] = [await makePlace('x'), await makePlace('x', stranger)];
    const send = (place: Place) =>
      what === 'attach'
        ? tenant.request('POST', `/api/agents/${own.agentId}/tools`, { tool_id: place.toolId })
        : tenant.request('POST', `/api/tools/${own.toolId}/copy`, { target_agent_id: place.agentId });
    const [theirs, unknown] = [await send(foreign), await send(nobody)];
    expect(theirs.statusCode).toBe(400);
    expect(theirs.json().details).toMatchObject([{ path }]);
    expect(withoutRequestId(theirs.json())).toEqual(withoutRequestId(unknown.json()));
  });

  it("400: another tenant's tool in a new, changed or ad hoc configuration", async () => {
    const { toolId } = await makePlace('x', stranger);
    const { agentId } = await makePlace('x');
    const answers = [
      await tenant.request('POST', '/api/agents', { name: 'A', tool_ids: [toolId] }),
      await tenant.request('PATCH', `/api/agents/${agentId}`, { tool_ids: [toolId] }),
      await tenant.request('POST', '/api/calls/outbound/ad-hoc', {
        agent: { name: 'A', tool_ids: [toolId] },
        to_number: '+46701234567',
      }),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([400, 400, 400]);
    expect(answers.map((answer) => answer.json().details[0].path)).toEqual([
      '/tool_ids/0',
      '/tool_ids/0',
      '/agent/tool_ids/0',
    ]);
  });
});
