import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { holdCall, openCall, pastCall } from '../../../../test/test-calls.ts';
import { unknownId, withoutRequestId } from '../../../../test/unknown-id.ts';
import { callOperations } from './index.ts';

interface Request {
  url: (callId: string) => string;
  body?: unknown;
  /** Needs a live call. */
  isLive?: true;
  /** Endless stream; covered by its own tests. */
  isStream?: true;
}

/** One successful request per operation with a key. */
const requests: Record<string, Request> = {
  completeCall: { url: (id) => `/api/calls/${id}/complete`, isLive: true },
  streamCallEvents: { url: (id) => `/api/calls/${id}/events`, isStream: true },
  controlCall: { url: (id) => `/api/calls/${id}/control`, body: { action: 'say', text: 'Hello' }, isLive: true },
};

const withKey = callOperations.filter((operation) => operation.access.kind === 'tenant');

let app: TestApp;
let tenant: TestTenant;
let stranger: TestTenant;

beforeAll(async () => {
  app = await buildTestApp();
  [tenant, stranger] = await Promise.all([app.createTenant(), app.createTenant({ name: 'Stranger' })]);
});
afterAll(() => app.close());

async function callFor(request: Request): Promise<string> {
  if (!request.isLive) return (await pastCall(app, tenant.id, { isRecorded: true })).id;
  const call = await openCall(app, tenant.id);
  holdCall(app, call);
  return call.id;
}

it('every operation with a key has a request in this test', () => {
  expect(Object.keys(requests).toSorted()).toEqual(withKey.map((operation) => operation.id).toSorted());
});

describe.each(withKey.map((operation) => ({ operation, id: operation.id })))('$id', ({ operation, id }) => {
  const request = requests[id] as Request;
  const namesCall = operation.path.includes('{callId}');

  it('401 without a key', async () => {
    const answer = await app.server.inject({
      method: operation.method,
      url: request.url(unknownId),
      ...(request.body === undefined ? {} : { payload: request.body as object }),
    });
    expect(answer.statusCode).toBe(401);
  });

  it('403 with a key that lacks the scope, naming it', async () => {
    if (operation.access.kind !== 'tenant') throw new Error('expected a tenant operation');
    const { scope } = operation.access;
    const key = await tenant.createKey([scope === 'calls:read' ? 'calls:write' : 'calls:read', 'agents:read']);
    const answer = await tenant.request(operation.method, request.url(unknownId), request.body, { 'x-api-key': key });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ error: 'forbidden', message: expect.stringContaining(scope) });
  });

  it.runIf(namesCall)(`"404 with another tenant's key, exactly as for an unknown call"`, async () => {
    const callId = await callFor(request);
    const foreign = await stranger.request(operation.method, request.url(callId), request.body);
    const missing = await stranger.request(operation.method, request.url(unknownId), request.body);
    expect(foreign.statusCode).toBe(404);
    expect(withoutRequestId(foreign.json())).toEqual(withoutRequestId(missing.json()));
    expect((await tenant.request(operation.method, request.url('not-an-id'), request.body)).statusCode).toBe(404);
  });

  it.runIf(!request.isStream)('200, and a write leaves one audit row with key, call and request', async () => {
    const callId = await callFor(request);
    const before = await auditRows(app, tenant.id);
    const answer = await tenant.request(operation.method, request.url(callId), request.body);
    expect(answer.statusCode).toBe(200);
    const written = (await auditRows(app, tenant.id)).slice(before.length);
    if (operation.method === 'GET') return expect(written).toEqual([]);
    expect(written).toMatchObject([
      {
        action: operation.audit,
        actor: { kind: 'api_key', name: 'Test key' },
        resource_id: callId,
        request_id: answer.headers['x-request-id'],
      },
    ]);
    // The audit log excludes what was said to the caller.
    expect(JSON.stringify(written)).not.toContain('Hello');
  });
});
