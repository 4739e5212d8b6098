import { scopes } from '@parley/contract/scopes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from '../../../test/audit-rows.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';

let app: TestApp;
let platformKey: string;

beforeAll(async () => {
  app = await buildTestApp({ env: { PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000' } });
  platformKey = await app.createPlatformKey();
});
afterAll(() => app.close());

const create = (body: unknown, headers: Record<string, string> = { 'x-api-key': platformKey }, at = app) =>
  at.server.inject({ method: 'POST', url: '/api/tenants', payload: body as object, headers });

describe('POST /api/tenants', () => {
  it('201: a tenant with a key that holds every scope and opens only this tenant', async () => {
    const answer = await create({ name: '  Lindgren Dental ' });
    expect(answer.statusCode).toBe(201);
    const { tenant, api_key } = answer.json();
    expect(tenant.name).toBe('Lindgren Dental');
    expect(api_key.secret.startsWith(api_key.prefix)).toBe(true);
    const agents = await app.server.inject({ url: '/api/agents', headers: { 'x-api-key': api_key.secret } });
    expect(agents.json()).toEqual({ data: [], has_more: false, next_cursor: null });
    const { rows } = await app.deps.db.platform.pool.query('select scopes from api_keys where tenant_id = $1', [
      tenant.id,
    ]);
    expect(rows[0].scopes).toEqual([...scopes]);
  });

  it('leaves an audit row in the log of the new tenant, naming who made it', async () => {
    const answer = await create({ name: 'A' });
    const { tenant, api_key } = answer.json();
    expect(await auditRows(app, tenant.id)).toMatchObject([
      {
        action: 'tenant.create',
        actor: { kind: 'platform_key', name: 'Test platform key' },
        resource_id: tenant.id,
        request_id: answer.headers['x-request-id'],
        details: { api_key_id: api_key.id },
      },
    ]);
  });

  it('401 without a key, saying what is needed', async () => {
    const answer = await create({ name: 'A' }, {});
    expect(answer.statusCode).toBe(401);
    expect(answer.json().message).toContain('platform key');
  });

  it('401 with a wrong key, 403 with the key of a tenant', async () => {
    expect((await create({ name: 'A' }, { 'x-api-key': 'pk_platform_wrong' })).statusCode).toBe(401);
    const { key } = await app.createTenant();
    expect((await create({ name: 'A' }, { 'x-api-key': key })).statusCode).toBe(403);
  });

  it('201 without a key where sign-up is open', async () => {
    const open = await buildTestApp({ database: app.database, env: { PARLEY_OPEN_SIGN_UP: 'true' } });
    const answer = await create({ name: 'Newcomer' }, {}, open);
    expect(answer.statusCode).toBe(201);
    expect(await auditRows(open, answer.json().tenant.id)).toMatchObject([
      { actor: { kind: 'system', name: 'Sign-up' } },
    ]);
    await open.close();
  });

  it('429 with Retry-After: one address may try ten times a minute', async () => {
    const open = await buildTestApp({ database: app.database, env: { PARLEY_OPEN_SIGN_UP: 'true' } });
    const answers = await Promise.all(Array.from({ length: 11 }, () => create({ name: 'A' }, {}, open)));
    const refused = answers.filter((answer) => answer.statusCode === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    await open.close();
  });

  it.each([
    [{}, '/name'],
    [{ name: ' ' }, '/name'],
    [{ name: 'x'.repeat(121) }, '/name'],
    [{ name: 'A', plan: 'gold' }, '/plan'],
  ])('400: %j', async (body, path) => {
    const answer = await create(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details[0].path).toBe(path);
  });
});
