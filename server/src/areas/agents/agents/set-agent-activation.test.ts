import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';

let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
});
afterAll(() => app.close());

const makeAgent = async () => (await tenant.request('POST', '/api/agents', { name: 'A' })).json().id as string;
const activate = (id: string, active: unknown) => tenant.request('POST', `/api/agents/${id}/activation`, { active });

describe('POST /api/agents/{agentId}/activation', () => {
  it('200: deactivation makes one version, listed in history and audit log', async () => {
    const id = await makeAgent();
    const answer = await activate(id, false);
    expect(answer.json()).toMatchObject({ is_active: false, version: 2 });
    expect(answer.headers['etag']).toBe('"2"');
    const history = (await tenant.request('GET', `/api/agents/${id}/versions`)).json();
    expect(history.data[0]).toMatchObject({ version: 2, source: 'activation', changed_fields: ['is_active'] });
    const [row] = (await auditRows(app, tenant.id, 'agent.activation')).slice(-1);
    expect(row?.details).toEqual({ version: 2, active: false });
  });

  it('200: a repeated request is idempotent, without version or audit row', async () => {
    const id = await makeAgent();
    await activate(id, false);
    const before = await auditRows(app, tenant.id);
    const answer = await activate(id, false);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ is_active: false, version: 2 });
    expect(await auditRows(app, tenant.id)).toHaveLength(before.length);
  });

  it('200: ten concurrent requests make one change', async () => {
    const id = await makeAgent();
    const answers = await Promise.all(Array.from({ length: 10 }, () => activate(id, false)));
    expect(answers.map((answer) => answer.json().version)).toEqual(Array(10).fill(2));
  });

  it.each([undefined, null, 'yes', 1])('400: active %s is neither true nor false', async (active) => {
    const answer = await activate(await makeAgent(), active);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details[0].path).toBe('/active');
  });
});
