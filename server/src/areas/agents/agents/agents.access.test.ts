import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { unknownId, withoutRequestId } from '../../../../test/unknown-id.ts';
import { agentOperations } from './index.ts';

interface Request {
  url: (agentId: string) => string;
  body?: unknown;
  status: number;
  /** True when the operation acts on a trashed agent. */
  isOnTrash?: true;
}

/** One successful request per operation of the area, on an agent with two versions. */
const requests: Record<string, Request> = {
  listAgents: { url: () => '/api/agents', status: 200 },
  createAgent: { url: () => '/api/agents', body: { name: 'New' }, status: 201 },
  listTrashedAgents: { url: () => '/api/agents/trash', status: 200 },
  restoreTrashedAgent: { url: (id) => `/api/agents/trash/${id}/restore`, status: 200, isOnTrash: true },
  purgeTrashedAgent: { url: (id) => `/api/agents/trash/${id}`, status: 200, isOnTrash: true },
  getAgent: { url: (id) => `/api/agents/${id}`, status: 200 },
  updateAgent: { url: (id) => `/api/agents/${id}`, body: { prompt: 'other' }, status: 200 },
  deleteAgent: { url: (id) => `/api/agents/${id}`, status: 204 },
  duplicateAgent: { url: (id) => `/api/agents/${id}/duplicate`, body: {}, status: 201 },
  setAgentActivation: { url: (id) => `/api/agents/${id}/activation`, body: { active: false }, status: 200 },
  listAgentVersions: { url: (id) => `/api/agents/${id}/versions`, status: 200 },
  compareAgentVersions: { url: (id) => `/api/agents/${id}/versions/compare?from=1&to=2`, status: 200 },
  getAgentVersion: { url: (id) => `/api/agents/${id}/versions/1`, status: 200 },
  restoreAgentVersion: { url: (id) => `/api/agents/${id}/versions/1/restore`, status: 200 },
};

let app: TestApp;
let tenant: TestTenant;
let stranger: TestTenant;

beforeAll(async () => {
  app = await buildTestApp();
  [tenant, stranger] = await Promise.all([app.createTenant(), app.createTenant({ name: 'Stranger' })]);
});
afterAll(() => app.close());

async function agentFor(request: Request): Promise<string> {
  const { id } = (await tenant.request('POST', '/api/agents', { name: 'Ours' })).json();
  await tenant.request('PATCH', `/api/agents/${id}`, { prompt: 'second' });
  if (request.isOnTrash) await tenant.request('DELETE', `/api/agents/${id}`);
  return id;
}

describe.each(agentOperations.map((operation) => ({ operation, id: operation.id })))('$id', ({ operation, id }) => {
  const request = requests[id] as Request;
  const namesAgent = operation.path.includes('{agentId}');

  it('has a request in this test', () => expect(request).toBeDefined());

  it('401 without a key', async () => {
    const answer = await app.server.inject({
      method: operation.method,
      url: request.url(unknownId),
      ...(request.body === undefined ? {} : { payload: request.body as object }),
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ error: 'unauthenticated', request_id: answer.headers['x-request-id'] });
  });

  it('403 with a key that holds every scope but the one needed, naming it', async () => {
    if (operation.access.kind !== 'tenant') throw new Error('expected a tenant operation');
    const { scope } = operation.access;
    const key = await tenant.createKey([scope === 'agents:read' ? 'agents:write' : 'agents:read', 'chat:write']);
    const answer = await tenant.request(operation.method, request.url(unknownId), request.body, { 'x-api-key': key });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ error: 'forbidden', message: expect.stringContaining(scope) });
  });

  it('403 with a platform key: an agent belongs to a tenant', async () => {
    const key = await app.createPlatformKey();
    const answer = await tenant.request(operation.method, request.url(unknownId), request.body, { 'x-api-key': key });
    expect(answer.statusCode).toBe(403);
  });

  it.runIf(namesAgent)(`"404 with another tenant's key, exactly as for an unknown agent"`, async () => {
    const agentId = await agentFor(request);
    const foreign = await stranger.request(operation.method, request.url(agentId), request.body);
    const missing = await stranger.request(operation.method, request.url(unknownId), request.body);
    expect(foreign.statusCode).toBe(404);
    expect(withoutRequestId(foreign.json())).toEqual(withoutRequestId(missing.json()));
    const own = await tenant.request(operation.method, request.url(agentId), request.body);
    expect(own.statusCode).toBe(request.status);
  });

  it.runIf(namesAgent)(
    '404 for an agent in the trash or, on trash operations, outside it, and for an invalid id',
    async () => {
      const agentId = await agentFor({ ...request, ...(request.isOnTrash ? {} : { isOnTrash: true }) });
      if (request.isOnTrash) await tenant.request('POST', `/api/agents/trash/${agentId}/restore`);
      const answer = await tenant.request(operation.method, request.url(agentId), request.body);
      expect(answer.statusCode).toBe(404);
      const noId = await tenant.request(operation.method, request.url('not-an-id'), request.body);
      expect(noId.statusCode).toBe(404);
      expect(noId.json().error).toBe('not_found');
    },
  );

  it(`${request.status}, and a write leaves one audit row with key, agent and request`, async () => {
    const agentId = namesAgent ? await agentFor(request) : null;
    const key = await tenant.createKey(['agents:read', 'agents:write']);
    const before = await auditRows(app, tenant.id);
    const answer = await tenant.request(operation.method, request.url(agentId ?? ''), request.body, {
      'x-api-key': key,
    });
    expect(answer.statusCode).toBe(request.status);
    const written = (await auditRows(app, tenant.id)).slice(before.length);
    if (operation.method === 'GET') return expect(written).toEqual([]);
    const made = id === 'createAgent' || id === 'duplicateAgent';
    expect(written).toHaveLength(1);
    expect(written[0]).toMatchObject({
      action: operation.audit,
      actor: { kind: 'api_key', name: 'Test key' },
      resource_id: made ? answer.json().id : agentId,
      request_id: answer.headers['x-request-id'],
    });
  });
});
