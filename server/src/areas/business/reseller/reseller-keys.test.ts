import type { TenantId } from '@parley/contract/ids';
import { scopes } from '@parley/contract/scopes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { askWith, createPerson, createReseller, type ResellerCaller } from '../../../../test/callers.ts';
import { unknownId, withoutRequestId } from '../../../../test/unknown-id.ts';

let clock: TestClock;
let app: TestApp;
let reseller: ResellerCaller;

beforeAll(async () => {
  clock = createTestClock('2026-03-01T09:00:00.000Z');
  app = await buildTestApp({ clock, env: { PARLEY_REQUESTS_PER_MINUTE_PER_KEY: '1000000' } });
  reseller = await createReseller(app);
});
afterAll(() => app.close());

const as = (key: string) => askWith(app, { 'x-api-key': key });
const audit = (action: string) => auditRows(app, reseller.id as string as TenantId, action);
const create = (body: unknown) => reseller.request('POST', '/api/reseller/api-keys', body);

describe('POST /api/reseller/api-keys (contract 2.1, 4.1, 5)', () => {
  it('201 with name and scopes alone: the secret once, and never again', async () => {
    const answer = await create({ name: 'Reporting', scopes: ['agents:read', 'calls:read'] });
    expect(answer.statusCode).toBe(201);
    const { secret, ...key } = answer.json();
    expect(secret).toMatch(/^pk_reseller_[\w-]{43}$/);
    expect(key).toMatchObject({
      kind: 'named',
      name: 'Reporting',
      scopes: ['agents:read', 'calls:read'],
      prefix: secret.slice(0, 20),
      last_four: secret.slice(-4),
      state: 'active',
      expires_at: null,
      created_at: '2026-03-01T09:00:00.000Z',
      created_by: { kind: 'reseller_key', name: 'Default key' },
    });
    const list = await reseller.request('GET', '/api/reseller/api-keys');
    expect(list.body).not.toContain(secret.slice(-30));
    expect(list.json().data[0].id).toBe(key.id);
    const tables = ['reseller_keys', 'audit_log', 'idempotency_keys'];
    for (const table of tables) {
      const found = await app.deps.db.platform.pool.query(
        `select 1 from ${table} as row where row::text like '%' || $1 || '%'`,
        [secret.slice(-30)],
      );
      expect([table, found.rowCount]).toEqual([table, 0]);
    }
    expect((await audit('reseller_key.create')).at(-1)).toMatchObject({
      resource_id: key.id,
      details: { scopes: ['agents:read', 'calls:read'] },
    });
  });

  it('400 unknown_scope naming each, and no key is created', async () => {
    const before = (await reseller.request('GET', '/api/reseller/api-keys?include_total=true')).json().total;
    const answer = await create({ name: 'A', scopes: ['agents:reed', 'agents:read', 'reseller:all'] });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: 'unknown_scope',
      details: [
        { path: '/scopes/0', message: expect.stringContaining('agents:reed') },
        { path: '/scopes/2', message: expect.stringContaining('reseller:all') },
      ],
    });
    expect((await reseller.request('GET', '/api/reseller/api-keys?include_total=true')).json().total).toBe(before);
  });

  it.each([
    [{ name: 'A', scopes: [] }, '/scopes'],
    [{ name: '', scopes: ['agents:read'] }, '/name'],
    [{ name: 'A', scopes: ['agents:read'], kind: 'own' }, '/kind'],
    [{ name: 'A', scopes: ['agents:read'], reseller_id: unknownId }, '/reseller_id'],
  ])('400: %j', async (body, path) => {
    const answer = await create(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details[0].path).toBe(path);
  });
});

describe('access', () => {
  const body = { name: 'A', scopes: ['agents:read'] };
  const writes = [
    ['GET', '/api/reseller/api-keys', undefined],
    ['POST', '/api/reseller/api-keys', body],
    ['DELETE', `/api/reseller/api-keys/${unknownId}`, undefined],
    ['POST', '/api/reseller/api-key/rotate', {}],
    ['POST', '/api/reseller/customers', { name: 'A' }],
    ['POST', `/api/reseller/customers/${unknownId}/api-keys`, body],
    ['DELETE', `/api/reseller/customers/${unknownId}/api-keys/${unknownId}`, undefined],
  ] as const;

  it.each(writes)(
    '%s %s requires the admin role: 403 for a named key with every scope and for staff',
    async (...row) => {
      const [method, url, payload] = row;
      const own = await createReseller(app);
      const named = await own.createKey(scopes);
      const staff = await createPerson(app, { reseller: { id: own.id, role: 'staff' } });
      for (const request of [as(named), staff.request]) {
        const answer = await request(method, url, payload);
        expect(answer.statusCode).toBe(403);
        expect(answer.json().message).toContain('admin role');
      }
      const admin = await createPerson(app, { reseller: { id: own.id, role: 'admin' } });
      expect((await admin.request(method, url, payload)).statusCode).not.toBe(403);
    },
  );

  it.each([
    ...writes,
    ['GET', '/api/reseller/api-key', undefined],
    ['GET', '/api/reseller/customers', undefined],
  ] as const)(
    '%s %s: 401 without a credential, 403 for a tenant, its members and the platform',
    async (method, url, payload) => {
      const tenant = await app.createTenant();
      const owner = await createPerson(app, { tenant: { id: tenant.id, role: 'owner' } });
      const root = await createPerson(app, { isPlatformAdmin: true });
      expect((await askWith(app, {})(method, url, payload)).statusCode).toBe(401);
      for (const request of [tenant.request, owner.request, root.request, as(await app.createPlatformKey())]) {
        expect((await request(method, url, payload)).statusCode).toBe(403);
      }
    },
  );

  it.each([
    ['/api/reseller/customers', 'account:read'],
    ['/api/reseller/api-key', 'keys:read'],
  ] as const)('GET %s: allowed to staff, and to a named key with %s', async (url, scope) => {
    const staff = await createPerson(app, { reseller: { id: reseller.id, role: 'staff' } });
    expect((await staff.request('GET', url)).statusCode).toBe(200);
    expect((await as(await reseller.createKey([scope]))('GET', url)).statusCode).toBe(200);
    const refused = await as(await reseller.createKey(['agents:read']))('GET', url);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().message).toContain(scope);
  });

  it('refused to a suspended reseller, from the next request on', async () => {
    const other = await createReseller(app);
    const staff = await createPerson(app, { reseller: { id: other.id, role: 'admin' } });
    expect((await staff.request('GET', '/api/reseller/customers')).statusCode).toBe(200);
    await app.deps.db.platform.pool.query('update resellers set suspended_at = now() where id = $1', [other.id]);
    expect((await other.request('GET', '/api/reseller/customers')).statusCode).toBe(401);
    expect((await staff.request('GET', '/api/reseller/customers')).statusCode).toBe(403);
  });
});

describe('DELETE /api/reseller/api-keys/{keyId}', () => {
  it('204, then 401 with it in every tenant; a repeat is 204 with one audit row', async () => {
    const customer = await reseller.createCustomer();
    const { id, secret } = (await create({ name: 'Gone', scopes: ['agents:read'] })).json();
    const look = () => as(secret)('GET', '/api/agents', undefined, { 'x-tenant-id': customer.id });
    expect((await look()).statusCode).toBe(200);
    expect((await reseller.request('DELETE', `/api/reseller/api-keys/${id}`)).statusCode).toBe(204);
    expect((await look()).statusCode).toBe(401);
    expect((await reseller.request('DELETE', `/api/reseller/api-keys/${id}`)).statusCode).toBe(204);
    expect((await audit('reseller_key.revoke')).filter((row) => row.resource_id === id)).toHaveLength(1);
  });

  it('404 alike for another reseller’s and an unknown key; 409 for its own key', async () => {
    const other = await createReseller(app);
    const { id } = (await create({ name: 'Ours', scopes: ['agents:read'] })).json();
    const foreign = await other.request('DELETE', `/api/reseller/api-keys/${id}`);
    const never = await other.request('DELETE', `/api/reseller/api-keys/${unknownId}`);
    expect([foreign.statusCode, never.statusCode]).toEqual([404, 404]);
    expect(withoutRequestId(foreign.json())).toEqual(withoutRequestId(never.json()));
    const own = (await reseller.request('GET', '/api/reseller/api-key')).json();
    expect((await reseller.request('DELETE', `/api/reseller/api-keys/${own.id}`)).statusCode).toBe(409);
  });
});

describe("the reseller's own key", () => {
  it('is shown masked, and not listed among named keys', async () => {
    const own = (await reseller.request('GET', '/api/reseller/api-key')).json();
    expect(own).toMatchObject({ kind: 'own', prefix: reseller.key.slice(0, 20), last_four: reseller.key.slice(-4) });
    expect(own.secret).toBeUndefined();
    const { data } = (await reseller.request('GET', '/api/reseller/api-keys?limit=200')).json();
    expect(data.filter((key: { kind: string }) => key.kind === 'own')).toEqual([]);
  });

  it('rotates: the new one has the admin role, the old one is valid during the overlap', async () => {
    const other = await createReseller(app);
    const old = (await other.request('GET', '/api/reseller/api-key')).json();
    const answer = await other.request('POST', '/api/reseller/api-key/rotate', { overlap_seconds: 60 });
    expect(answer.statusCode).toBe(201);
    const { secret, previous, id } = answer.json();
    expect(previous.id).toBe(old.id);
    const works = async (key: string) => (await as(key)('GET', '/api/reseller/api-keys')).statusCode;
    expect([await works(other.key), await works(secret)]).toEqual([200, 200]);
    clock.advance(60_000);
    expect([await works(other.key), await works(secret)]).toEqual([401, 200]);
    const rows = await auditRows(app, other.id as string as TenantId, 'reseller_key.rotate');
    expect(rows).toMatchObject([{ resource_id: old.id, details: { new_key_id: id, overlap_seconds: 60 } }]);
    const last = await as(secret)('POST', '/api/reseller/api-key/rotate');
    expect([await works(secret), await works(last.json().secret)]).toEqual([401, 200]);
  });

  it('concurrent rotations leave one own key', async () => {
    const other = await createReseller(app);
    const rotate = () => other.request('POST', '/api/reseller/api-key/rotate', { overlap_seconds: 60 });
    const answers = await Promise.all([rotate(), rotate(), rotate()]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201]);
    const found = await app.deps.db.platform.pool.query(
      `select id from reseller_keys where reseller_id = $1 and kind = 'own' and replaced_by is null`,
      [other.id],
    );
    expect(found.rowCount).toBe(1);
  });
});

describe(`"a reseller's key in a customer's tenant"`, () => {
  it('has its scopes, with X-Tenant-Id', async () => {
    const customer = await reseller.createCustomer();
    const key = await reseller.createKey(['agents:read']);
    const inTenant = { 'x-tenant-id': customer.id };
    expect((await as(key)('GET', '/api/agents', undefined, inTenant)).statusCode).toBe(200);
    const refused = await as(key)('POST', '/api/agents', { name: 'A' }, inTenant);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().message).toContain('agents:write');
    const made = await reseller.request('POST', '/api/agents', { name: 'A' }, inTenant);
    expect(made.statusCode).toBe(201);
    const rows = await auditRows(app, customer.id, 'agent.create');
    expect(rows).toMatchObject([{ actor: { kind: 'reseller_key' }, resource_id: made.json().id }]);
    const versions = await reseller.request('GET', `/api/agents/${made.json().id}/versions`, undefined, inTenant);
    expect(versions.json().data[0].author).toMatchObject({ kind: 'reseller_key', name: 'Default key' });
  });

  it('403 without the header; 404 alike for a foreign, independent, unknown, malformed and suspended tenant', async () => {
    const other = await createReseller(app);
    const [theirs, ours] = [await other.createCustomer(), await reseller.createCustomer()];
    const alone = await app.createTenant();
    expect((await reseller.request('GET', '/api/agents')).statusCode).toBe(403);
    await app.deps.db.platform.pool.query('update tenants set suspended_at = now() where id = $1', [ours.id]);
    const never = await reseller.request('GET', '/api/agents', undefined, { 'x-tenant-id': unknownId });
    expect(never.statusCode).toBe(404);
    for (const id of [theirs.id, alone.id, ours.id, reseller.id, 'customer']) {
      const answer = await reseller.request('GET', '/api/agents', undefined, { 'x-tenant-id': id });
      expect([id, answer.statusCode, withoutRequestId(answer.json())]).toEqual([
        id,
        404,
        withoutRequestId(never.json()),
      ]);
    }
  });

  it(`"a tenant's own key cannot switch tenants by X-Tenant-Id"`, async () => {
    const [one, two] = [await reseller.createCustomer(), await reseller.createCustomer()];
    await reseller.request('POST', '/api/agents', { name: 'Of two' }, { 'x-tenant-id': two.id });
    const answer = await as(one.key)('GET', '/api/agents', undefined, { 'x-tenant-id': two.id });
    expect(answer.json().data).toEqual([]);
  });

  it('cannot create a tenant key with more scopes than its own', async () => {
    const customer = await reseller.createCustomer();
    const key = await reseller.createKey(['keys:write', 'agents:read']);
    const make = (wanted: string[]) =>
      as(key)('POST', '/api/api-keys', { name: 'A', scopes: wanted }, { 'x-tenant-id': customer.id });
    expect((await make(['agents:read'])).statusCode).toBe(201);
    expect((await make(['agents:write'])).statusCode).toBe(403);
  });
});
