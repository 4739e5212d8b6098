import type { TenantId } from '@parley/contract/ids';
import { scopes } from '@parley/contract/scopes';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { askWith, createReseller, type ResellerCaller } from '../../../../test/callers.ts';
import { unknownId, withoutRequestId } from '../../../../test/unknown-id.ts';

let app: TestApp;
let reseller: ResellerCaller;
let other: ResellerCaller;

beforeAll(async () => {
  app = await buildTestApp({ env: { PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000' } });
  reseller = await createReseller(app);
  other = await createReseller(app, 'Other');
});
afterAll(() => app.close());

const as = (key: string) => askWith(app, { 'x-api-key': key });
const chain = (id: string, action: string) => auditRows(app, id as TenantId, action);

/** Waits until the customer's insert blocks on another transaction's lock. */
async function waitsForLock(): Promise<void> {
  const waiting = `select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%create_customer%'`;
  // Only the owner role sees all queries.
  const owner = new pg.Client(app.database.connections.owner);
  await owner.connect();
  while ((await owner.query(waiting)).rowCount === 0);
  await owner.end();
}

describe('POST /api/reseller/customers', () => {
  const body = {
    name: 'Lindgren Dental',
    contact_email: 'office@lindgren.example',
    country: 'SE',
    language: 'sv',
    timezone: 'Europe/Stockholm',
  };

  it('201: a tenant with its own key, which is shown once', async () => {
    const answer = await reseller.request('POST', '/api/reseller/customers', body);
    expect(answer.statusCode).toBe(201);
    const { customer, api_key } = answer.json();
    expect(customer).toMatchObject({ ...body, suspended_at: null });
    expect(api_key).toMatchObject({ kind: 'own', scopes: [...scopes], created_by: { kind: 'reseller_key' } });
    expect((await as(api_key.secret)('POST', '/api/agents', { name: 'A' })).statusCode).toBe(201);
    const [inOurs] = await chain(reseller.id, 'customer.create');
    expect(inOurs).toMatchObject({ resource_id: customer.id, details: { api_key_id: api_key.id } });
    const requestId = answer.headers['x-request-id'];
    expect(await chain(customer.id, 'tenant.create')).toMatchObject([
      { resource_id: customer.id, request_id: requestId, actor: { kind: 'reseller_key' } },
    ]);
    expect(JSON.stringify(inOurs)).not.toContain('lindgren');
  });

  it('invites the owner: the link opens the account, and its audit log names the invitation', async () => {
    const owner_email = 'olle@customer.example';
    const answer = await reseller.request('POST', '/api/reseller/customers', { ...body, owner_email });
    const { customer, owner_invite: invite } = answer.json();
    expect(invite).toMatchObject({ email: owner_email, accept_url: expect.stringContaining('/console/invite#token=') });
    const token = new URL(invite.accept_url).hash.slice('#token='.length);
    const inspected = await askWith(app, {})('POST', '/api/invites/inspect', { token });
    expect(inspected.json()).toMatchObject({ tenant_name: body.name, role: 'owner' });
    const [row] = await chain(customer.id, 'tenant.create');
    expect(row).toMatchObject({ details: { owner_invite_id: invite.id } });
  });

  // Regression: the reseller was deleted between read and insert, and the answer was 500.
  it('403 when the reseller is deleted concurrently', async () => {
    const leaving = await createReseller(app);
    const { platform } = app.deps.db;
    const made = await platform.inPlatform(async (tx) => {
      await tx.deleteFrom('resellers').where('id', '=', leaving.id).execute();
      // Awaiting the response starts the request.
      const request = Promise.resolve(leaving.request('POST', '/api/reseller/customers', { name: 'A' }));
      await waitsForLock();
      return { request };
    });
    const answer = await made.request;
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toContain('may make no customers now');
  });

  it('with a name alone: other fields have defaults', async () => {
    const { customer } = (await reseller.request('POST', '/api/reseller/customers', { name: 'A' })).json();
    expect(customer).toMatchObject({ contact_email: null, country: null, language: 'en', timezone: 'UTC' });
  });

  it.each([
    [{}, '/name'],
    [{ name: ' ' }, '/name'],
    [{ name: 'A', contact_email: 'nobody' }, '/contact_email'],
    [{ name: 'A', owner_email: 'nobody' }, '/owner_email'],
    [{ name: 'A', country: 'Sweden' }, '/country'],
    [{ name: 'A', timezone: 'Stockholm' }, '/timezone'],
    [{ name: 'A', reseller_id: unknownId }, '/reseller_id'],
    [{ name: 'A', id: unknownId }, '/id'],
  ])('400: %j', async (wrong, path) => {
    const answer = await reseller.request('POST', '/api/reseller/customers', wrong);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details[0].path).toBe(path);
  });

  it('a repeated Idempotency-Key creates no second customer', async () => {
    const once = { 'idempotency-key': 'customer-1' };
    const make = () => reseller.request('POST', '/api/reseller/customers', { name: 'Once only' }, once);
    expect([(await make()).statusCode, (await make()).statusCode]).toEqual([201, 409]);
    const { data } = (await reseller.request('GET', '/api/reseller/customers?limit=200')).json();
    expect(data.filter((row: { name: string }) => row.name === 'Once only')).toHaveLength(1);
  });
});

describe("POST /api/tenants with a reseller's key", () => {
  const create = (key: string) => as(key)('POST', '/api/tenants', { name: 'By tenants' });

  it('201: the tenant is its customer, with a row in both audit logs', async () => {
    const { tenant, api_key } = (await create(reseller.key)).json();
    const inTenant = { 'x-tenant-id': tenant.id };
    expect((await reseller.request('GET', '/api/agents', undefined, inTenant)).statusCode).toBe(200);
    expect((await as(api_key.secret)('GET', '/api/agents')).statusCode).toBe(200);
    expect((await chain(reseller.id, 'customer.create')).at(-1)).toMatchObject({ resource_id: tenant.id });
    expect(await chain(tenant.id, 'tenant.create')).toHaveLength(1);
  });

  it('403 for a named key with any scopes', async () => {
    const answer = await create(await reseller.createKey(scopes));
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toContain('admin role');
  });
});

describe('GET /api/reseller/customers', () => {
  it('newest first, paginated, its own only', async () => {
    const mine = await createReseller(app);
    const ids: string[] = [];
    for (const name of ['one', 'two', 'three']) ids.unshift((await mine.createCustomer(name)).id);
    const first = (await mine.request('GET', '/api/reseller/customers?limit=2&include_total=true')).json();
    expect(first).toMatchObject({ total: 3, has_more: true });
    const second = (await mine.request('GET', `/api/reseller/customers?limit=2&cursor=${first.next_cursor}`)).json();
    expect([...first.data, ...second.data].map((row) => row.id)).toEqual(ids);
    expect(second.has_more).toBe(false);
    expect((await mine.request('GET', '/api/reseller/customers?name=x')).statusCode).toBe(400);
    await mine.request('PATCH', `/api/reseller/customers/${ids[0]}`, { contact_email: 'office@harbour.example' });
    const found = async (q: string, path = '/api/reseller/customers') =>
      (await mine.request('GET', `${path}?q=${encodeURIComponent(q)}`))
        .json()
        .data.map((row: { id: string }) => row.id);
    expect(await found('TWO')).toEqual([ids[1]]);
    expect(await found('@harbour')).toEqual([ids[0]]);
    expect(await found(ids[2] ?? '')).toEqual([ids[2]]);
    expect(await found('%')).toEqual([]);
    await mine.request('DELETE', `/api/reseller/customers/${ids[1]}`);
    expect(await found('two')).toEqual([]);
    expect(await found('two', '/api/reseller/customers/trash')).toEqual([ids[1]]);
  });
});

describe('a customer’s keys', () => {
  const keysOf = (id: string) => `/api/reseller/customers/${id}/api-keys`;
  const body = { name: 'By the reseller', scopes: ['agents:read', 'billing:write'], requests_per_minute: 60 };

  it('are created with any scope, listed and revoked, with a row in both audit logs', async () => {
    const customer = await reseller.createCustomer();
    const answer = await reseller.request('POST', keysOf(customer.id), body);
    expect(answer.statusCode).toBe(201);
    const { secret, id } = answer.json();
    expect(secret).toMatch(/^pk_live_/);
    expect((await as(secret)('GET', '/api/agents')).statusCode).toBe(200);
    const listed = await reseller.request('GET', keysOf(customer.id));
    expect(listed.json().data.map((key: { kind: string; name: string }) => [key.kind, key.name])).toEqual([
      ['named', 'By the reseller'],
      ['own', 'Default key'],
    ]);
    expect(listed.body).not.toContain(secret.slice(-30));
    expect((await reseller.request('DELETE', `${keysOf(customer.id)}/${id}`)).statusCode).toBe(204);
    expect((await as(secret)('GET', '/api/agents')).statusCode).toBe(401);
    expect((await reseller.request('DELETE', `${keysOf(customer.id)}/${id}`)).statusCode).toBe(204);
    const key = { resource_id: id, actor: { kind: 'reseller_key' } };
    const inBoth = { ...key, details: { customer_id: customer.id } };
    expect((await chain(reseller.id, 'customer_key.create')).at(-1)).toMatchObject(inBoth);
    expect((await chain(reseller.id, 'customer_key.revoke')).at(-1)).toMatchObject(inBoth);
    expect(await chain(customer.id, 'api_key.create')).toMatchObject([key]);
    expect(await chain(customer.id, 'api_key.revoke')).toMatchObject([key]);
  });

  it('400 unknown_scope; 409 for the customer’s own key', async () => {
    const customer = await reseller.createCustomer();
    const wrong = await reseller.request('POST', keysOf(customer.id), { name: 'A', scopes: ['agents:fly'] });
    expect(wrong.json()).toMatchObject({ error: 'unknown_scope', details: [{ path: '/scopes/0' }] });
    const [own] = (await reseller.request('GET', keysOf(customer.id))).json().data;
    expect((await reseller.request('DELETE', `${keysOf(customer.id)}/${own.id}`)).statusCode).toBe(409);
    expect((await as(customer.key)('GET', '/api/agents')).statusCode).toBe(200);
  });

  it(`"404 alike for another reseller's customer, a tenant without a reseller and an unknown one; nothing changes"`, async () => {
    const customer = await reseller.createCustomer();
    const alone = await app.createTenant();
    const { id } = (await reseller.request('POST', keysOf(customer.id), body)).json();
    const attempts = [
      ['GET', '', undefined],
      ['POST', '', body],
      ['DELETE', `/${id}`, undefined],
    ] as const;
    for (const [method, end, payload] of attempts) {
      const ask = async (customerId: string) => {
        const answer = await other.request(method, keysOf(customerId) + end, payload);
        return { status: answer.statusCode, body: withoutRequestId(answer.json()) };
      };
      const never = await ask(unknownId);
      expect(never.status).toBe(404);
      for (const foreign of [customer.id, alone.id, reseller.id]) expect(await ask(foreign)).toEqual(never);
    }
    const { data } = (await reseller.request('GET', `${keysOf(customer.id)}?state=active`)).json();
    expect(data).toHaveLength(2);
  });

  it('404 for a key of another customer of the same reseller', async () => {
    const [one, two] = [await reseller.createCustomer(), await reseller.createCustomer()];
    const { id } = (await reseller.request('POST', keysOf(one.id), body)).json();
    expect((await reseller.request('DELETE', `${keysOf(two.id)}/${id}`)).statusCode).toBe(404);
    expect((await reseller.request('DELETE', `${keysOf(two.id)}/${unknownId}`)).statusCode).toBe(404);
  });

  it('a named key requires keys:read to list them', async () => {
    const customer = await reseller.createCustomer();
    const list = async (key: string) => (await as(key)('GET', keysOf(customer.id))).statusCode;
    expect(await list(await reseller.createKey(['keys:read']))).toBe(200);
    expect(await list(await reseller.createKey(['account:read']))).toBe(403);
  });
});
