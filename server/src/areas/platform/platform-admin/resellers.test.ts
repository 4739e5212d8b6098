import type { TenantId } from '@parley/contract/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { platformChain } from '#platform/audit/audit-entry.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { askWith, createPerson, createReseller } from '../../../../test/callers.ts';
import { unknownId, withoutRequestId } from '../../../../test/unknown-id.ts';

let app: TestApp;
let ask: ReturnType<typeof askWith>;

beforeAll(async () => {
  app = await buildTestApp();
  ask = askWith(app, { 'x-api-key': await app.createPlatformKey() });
});
afterAll(() => app.close());

const url = '/api/admin/resellers';
const as = (key: string) => askWith(app, { 'x-api-key': key });
const query = async (text: string, values: unknown[]) => (await app.deps.db.platform.pool.query(text, values)).rows;

describe('POST /api/admin/resellers', () => {
  it('201: a reseller with its own key, which is shown once and has the admin role', async () => {
    const answer = await ask('POST', url, { name: ' Voice Partner ' });
    expect(answer.statusCode).toBe(201);
    const { reseller, api_key, admin } = answer.json();
    expect(reseller).toMatchObject({ name: 'Voice Partner', customer_count: 0, suspended_at: null });
    expect(api_key).toMatchObject({ kind: 'own', created_by: { kind: 'platform_key' } });
    expect(admin).toBeNull();
    const made = await as(api_key.secret)('POST', '/api/reseller/customers', { name: 'A' });
    expect(made.statusCode).toBe(201);
    const row = { resource_id: reseller.id, details: { api_key_id: api_key.id } };
    expect((await auditRows(app, platformChain, 'reseller.create')).at(-1)).toMatchObject(row);
    expect(await auditRows(app, reseller.id as TenantId, 'reseller.create')).toMatchObject([row]);
  });

  it('with a new admin: creates the account without a password, and sends a welcome email', async () => {
    const answer = await ask('POST', url, { name: 'A', admin: { email: 'Robin@Partner.example', name: 'Robin' } });
    const { admin, reseller } = answer.json();
    expect(admin).toMatchObject({ email: 'robin@partner.example', is_new: true });
    const members = await query('select user_id, role from reseller_members where reseller_id = $1', [reseller.id]);
    expect(members).toEqual([{ user_id: admin.user_id, role: 'owner' }]);
    const [user] = await query('select name, password_hash, email_verified_at from users where id = $1', [
      admin.user_id,
    ]);
    expect(user).toEqual({ name: 'Robin', password_hash: null, email_verified_at: null });
    const mails = await query('select kind, tenant_id, sealed_body from emails where to_address = $1', [admin.email]);
    expect(mails).toMatchObject([{ kind: 'welcome_reseller', tenant_id: null }]);
    expect(mails[0].sealed_body).not.toContain('reset_');
    const listed = await ask('GET', '/api/admin/mail');
    const mail = listed.json().data.find((each: { kind: string }) => each.kind === 'welcome_reseller');
    const body = (await ask('GET', `/api/admin/mail/${mail.id}`)).json();
    const [token] = /reset_[\w-]{43}/.exec(JSON.stringify(body)) ?? [];
    const chosen = await askWith(app, {})('POST', '/api/auth/password-update', {
      reset_token: token,
      new_password: 'gather slowly beneath 7 lanterns',
    });
    expect(chosen.statusCode).toBeLessThan(300);
    expect(JSON.stringify(await auditRows(app, platformChain))).not.toContain('partner.example');
  });

  it('with an existing account as admin: the account is unchanged', async () => {
    const person = await createPerson(app);
    const email = `${person.id}@EXAMPLE.com`;
    const { admin } = (await ask('POST', url, { name: 'A', admin: { email, name: 'Somebody else' } })).json();
    expect(admin).toEqual({ user_id: person.id, email: `${person.id}@example.com`, is_new: false });
    expect(await query('select name from users where id = $1', [person.id])).toEqual([{ name: 'Ada Lindgren' }]);
  });

  // Regression (account pre-hijacking): a stranger had signed up with the partner's address and their own password;
  // creating the reseller made that stranger its admin, able to create keys. Now only the reader of the email gets in.
  it('with an unconfirmed account as admin: its previous credentials are invalidated', async () => {
    const open = await buildTestApp({
      database: app.database,
      env: { PARLEY_OPEN_SIGN_UP: 'true', PARLEY_VERIFY_EMAIL: 'off' },
    });
    const account = { email: 'partner@example.org', password: 'a sentence of a stranger' };
    const stranger = await askWith(open, {})('POST', '/api/auth/signup', { ...account, name: 'Stranger' });
    const { access_token, refresh_token } = stranger.json();
    const { admin, reseller } = (
      await ask('POST', url, { name: 'B', admin: { email: account.email, name: 'P' } })
    ).json();
    expect(admin).toMatchObject({ email: account.email, is_new: false });
    const log = askWith(open, {});
    expect((await log('POST', '/api/auth/login', account)).statusCode).toBe(401);
    expect((await log('POST', '/api/auth/refresh', { refresh_token })).statusCode).toBe(401);
    const mine = await log('GET', '/api/auth/me', undefined, { authorization: `Bearer ${access_token}` });
    expect(mine.statusCode).toBe(401);
    expect((await auditRows(app, reseller.id as TenantId, 'reseller.create'))[0]?.details).toMatchObject({
      admin_user_id: admin.user_id,
      is_admin_account_reset: true,
    });
    await open.close();
  });

  it('409 for a disabled admin, and no reseller is created', async () => {
    const person = await createPerson(app);
    await query('update users set disabled_at = now() where id = $1', [person.id]);
    const body = { name: 'Never made', admin: { email: `${person.id}@example.com`, name: 'A' } };
    expect((await ask('POST', url, body)).statusCode).toBe(409);
    expect(await query('select 1 from resellers where name = $1', ['Never made'])).toEqual([]);
  });

  it.each([
    [{}, '/name'],
    [{ name: 'A', admin: { email: 'nobody', name: 'A' } }, '/admin/email'],
    [{ name: 'A', admin: { email: 'a@example.com', name: 'A', is_platform_admin: true } }, '/admin/is_platform_admin'],
    [{ name: 'A', suspended: true }, '/suspended'],
  ])('400: %j', async (body, path) => {
    const answer = await ask('POST', url, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details[0].path).toBe(path);
  });
});

describe('PATCH /api/admin/resellers/{resellerId}', () => {
  it('suspends: its keys and staff are refused from the next request on, its customers are unaffected; reversible', async () => {
    const reseller = await createReseller(app);
    const staff = await createPerson(app, { reseller: { id: reseller.id, role: 'admin' } });
    const named = await reseller.createKey(['account:read', 'agents:read']);
    const customer = await reseller.createCustomer();
    const statuses = async () => [
      (await reseller.request('GET', '/api/reseller/customers')).statusCode,
      (await as(named)('GET', '/api/reseller/customers')).statusCode,
      (await as(named)('GET', '/api/agents', undefined, { 'x-tenant-id': customer.id })).statusCode,
      (await staff.request('GET', '/api/reseller/customers')).statusCode,
      (await as(customer.key)('GET', '/api/agents')).statusCode,
    ];
    expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
    const answer = await ask('PATCH', `${url}/${reseller.id}`, { suspended: true });
    expect(answer.json()).toMatchObject({ customer_count: 1, suspended_at: expect.any(String) });
    expect(await statuses()).toEqual([401, 401, 401, 403, 200]);
    await ask('PATCH', `${url}/${reseller.id}`, { suspended: false });
    expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
    const rows = await auditRows(app, reseller.id as string as TenantId, 'reseller.update');
    expect(rows.map((row) => row.details['is_suspended'])).toEqual([true, false]);
  });

  it('renames; an unchanged reseller writes no audit row', async () => {
    const reseller = await createReseller(app);
    const patch = (body: unknown) => ask('PATCH', `${url}/${reseller.id}`, body);
    expect((await patch({ name: 'New name' })).json().name).toBe('New name');
    for (const body of [{ name: 'New name' }, { suspended: false }, {}]) {
      expect((await patch(body)).statusCode).toBe(200);
    }
    expect(await auditRows(app, reseller.id as string as TenantId, 'reseller.update')).toHaveLength(1);
    expect((await patch({ id: unknownId })).statusCode).toBe(400);
  });
});

describe('DELETE /api/admin/resellers/{resellerId}', () => {
  it('204: its keys are revoked, its staff accounts stay', async () => {
    const reseller = await createReseller(app);
    const staff = await createPerson(app, { reseller: { id: reseller.id, role: 'admin' } });
    expect((await ask('DELETE', `${url}/${reseller.id}`)).statusCode).toBe(204);
    expect((await reseller.request('GET', '/api/reseller/customers')).statusCode).toBe(401);
    expect((await staff.request('GET', '/api/reseller/customers')).statusCode).toBe(403);
    expect(await query('select 1 as here from users where id = $1', [staff.id])).toHaveLength(1);
    expect((await auditRows(app, platformChain, 'reseller.delete')).at(-1)).toMatchObject({ resource_id: reseller.id });
  });

  it('409 while it has customers, also one created concurrently', async () => {
    const reseller = await createReseller(app);
    await reseller.createCustomer();
    const refused = await ask('DELETE', `${url}/${reseller.id}`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain('1 customer');
    const other = await createReseller(app);
    const [deleted, made] = await Promise.all([
      ask('DELETE', `${url}/${other.id}`),
      other.request('POST', '/api/reseller/customers', { name: 'At once' }),
    ]);
    const outcome = [deleted.statusCode, made.statusCode];
    expect([
      [204, 401],
      [204, 403],
      [409, 201],
    ]).toContainEqual(outcome);
  });
});

describe('listing resellers as the platform', () => {
  it('newest first, paginated, with customer counts', async () => {
    const reseller = await createReseller(app, 'Newest');
    await reseller.createCustomer();
    await reseller.createCustomer();
    const first = (await ask('GET', `${url}?limit=1&include_total=true`)).json();
    expect(first).toMatchObject({ data: [{ id: reseller.id, name: 'Newest', customer_count: 2 }], has_more: true });
    const rest = (await ask('GET', `${url}?limit=200&cursor=${first.next_cursor}`)).json();
    expect(rest.data).toHaveLength(first.total - 1);
  });

  it.each([
    ['GET', url, undefined],
    ['POST', url, { name: 'A' }],
    ['PATCH', `${url}/${unknownId}`, { name: 'A' }],
    ['DELETE', `${url}/${unknownId}`, undefined],
  ] as const)('%s %s is limited to the platform', async (method, address, body) => {
    const tenant = await app.createTenant();
    const reseller = await createReseller(app);
    const owner = await createPerson(app, { tenant: { id: tenant.id, role: 'owner' } });
    const root = await createPerson(app, { isPlatformAdmin: true });
    expect((await askWith(app, {})(method, address, body)).statusCode).toBe(401);
    for (const request of [tenant.request, reseller.request, owner.request]) {
      expect((await request(method, address, body)).statusCode).toBe(403);
    }
    expect((await root.request(method, address, body)).statusCode).toBeOneOf([200, 201, 404]);
  });

  it('404 for an unknown one, a tenant’s id and an invalid id', async () => {
    const tenant = await app.createTenant();
    for (const method of ['PATCH', 'DELETE'] as const) {
      const body = method === 'PATCH' ? { name: 'A' } : undefined;
      const never = await ask(method, `${url}/${unknownId}`, body);
      expect(never.statusCode).toBe(404);
      const foreign = await ask(method, `${url}/${tenant.id}`, body);
      expect(withoutRequestId(foreign.json())).toEqual(withoutRequestId(never.json()));
      expect((await ask(method, `${url}/x`, body)).statusCode).toBe(404);
    }
  });
});
