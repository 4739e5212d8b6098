import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Access, admin, apiKey, login, person, reseller } from '#platform/http/access/access.ts';
import { csrfTokenOf } from '#platform/http/access/session-cookies.ts';
import { issueToken } from '#platform/ids/token.ts';
import { type Accounts, createAccounts } from '../../../../test/accounts.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { type MountedTest, mountOperations, testOperation } from '../../../../test/mount-operations.ts';
import { unknownId, withoutRequestId } from '../../../../test/unknown-id.ts';

// Every kind of access against every kind of credential.

let app: TestApp;
let tenant: TestTenant;
let people: Accounts;
let mounted: MountedTest;

const Seen = z.object({ account: z.string().nullable(), person: z.string().nullable(), actor: z.string() });

/** An operation that answers with its caller and account. */
const probe = (name: string, access: Access, method: 'GET' | 'POST' = 'GET') =>
  testOperation({
    method,
    path: `/probe/${name}`,
    id: `probe-${name}`,
    summary: name,
    access: access as ReturnType<typeof person>,
    audit: 'probe.run',
    answer: { status: 200, schema: Seen },
    example: {},
    run: async (context) => ({
      account: (context.tenantId as string | null) ?? null,
      person: context.person?.id ?? null,
      actor: `${context.actor.kind}${context.actor.via ? ` via ${context.actor.via.kind}` : ''}`,
    }),
  });

beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
  people = createAccounts(app);
  mounted = mountOperations(app, [
    probe('tenant', apiKey('agents:read')),
    probe('write', apiKey('agents:read'), 'POST'),
    probe('person', person('chat:operate')),
    probe('login', login()),
    probe('reseller', reseller({ needsAdmin: false })),
    probe('reseller-admin', reseller({ needsAdmin: true })),
    probe('admin', admin()),
  ]);
});
afterAll(async () => {
  await mounted.server.close();
  await app.close();
});

const everything = () => app.deps.db.platform.pool;

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
async function ask(name: string, headers: Record<string, string>, method: 'GET' | 'POST' = 'GET') {
  const answer = await mounted.server.inject({ method, url: `/probe/${name}`, headers });
  return { status: answer.statusCode, body: answer.json() };
}

describe('a tenant operation', () => {
  it('accepts a key with the scope, and a member whose role has it, in their own tenant', async () => {
    expect((await ask('tenant', { 'x-api-key': tenant.key })).body).toMatchObject({ account: tenant.id });
    const user = await people.newUser();
    await people.join(user, tenant.id, 'viewer');
    const { token } = await people.openSession(user, { tenantId: tenant.id });
    expect((await ask('tenant', bearer(token))).body).toEqual({ account: tenant.id, person: user, actor: 'user' });
  });

  it('403 naming the scope a key or a role lacks', async () => {
    const key = await tenant.createKey(['calls:read']);
    expect((await ask('tenant', { 'x-api-key': key })).body.message).toContain('agents:read');
    const user = await people.newUser();
    await people.join(user, tenant.id, 'viewer');
    const { token } = await people.openSession(user, { tenantId: tenant.id });
    const refused = await ask('person', bearer(token));
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('chat:operate')]);
  });

  it('401 without a credential, and alike for an ended, expired or unknown session', async () => {
    expect((await ask('tenant', {})).status).toBe(401);
    const user = await people.newUser();
    await people.join(user, tenant.id, 'owner');
    const [ended, expired] = [
      await people.openSession(user, { tenantId: tenant.id }),
      await people.openSession(user, { tenantId: tenant.id }),
    ];
    await everything().query('update sessions set ended_at = now() where id = $1', [ended.id]);
    await everything().query(`update sessions set access_expires_at = now() - interval '1 s' where id = $1`, [
      expired.id,
    ]);
    const invented = await ask('tenant', bearer(issueToken('sess').token));
    for (const token of [ended.token, expired.token, 'nonsense']) {
      const answer = await ask('tenant', bearer(token));
      expect([answer.status, withoutRequestId(answer.body)]).toEqual([401, withoutRequestId(invented.body)]);
    }
  });

  it('403 for a person removed from the tenant of their session, and 401 for a disabled one', async () => {
    const user = await people.newUser();
    await people.join(user, tenant.id, 'owner');
    const { token } = await people.openSession(user, { tenantId: tenant.id });
    expect((await ask('tenant', bearer(token))).status).toBe(200);
    await everything().query('delete from memberships where user_id = $1', [user]);
    expect((await ask('tenant', bearer(token))).status).toBe(403);
    await everything().query('update users set disabled_at = now() where id = $1', [user]);
    expect((await ask('tenant', bearer(token))).status).toBe(401);
  });

  it('403 for a key of a suspended tenant, and its members', async () => {
    const suspended = await app.createTenant();
    const user = await people.newUser();
    await people.join(user, suspended.id, 'owner');
    const { token } = await people.openSession(user, { tenantId: suspended.id });
    await everything().query('update tenants set suspended_at = now() where id = $1', [suspended.id]);
    expect((await ask('tenant', { 'x-api-key': suspended.key })).status).toBe(403);
    expect((await ask('tenant', bearer(token))).status).toBe(403);
  });

  it('accepts a reseller’s key that names its own customer, within its scopes; 404 for any other customer', async () => {
    const [mine, other] = [await people.newReseller(), await people.newReseller()];
    const [customer, foreign] = [await mine.newCustomer(), await other.newCustomer()];
    const key = await mine.named(['agents:read']);
    const named = (id: string, withKey = key) => ask('tenant', { 'x-api-key': withKey, 'x-tenant-id': id });
    expect((await named(customer.id)).body).toMatchObject({ account: customer.id, actor: 'reseller_key' });
    const never = await named(unknownId);
    expect(never.status).toBe(404);
    for (const id of [foreign.id, tenant.id, 'nonsense', mine.id]) {
      const answer = await named(id);
      expect([answer.status, withoutRequestId(answer.body)]).toEqual([404, withoutRequestId(never.body)]);
    }
    expect((await named(customer.id, await mine.named(['calls:read']))).body.message).toContain('agents:read');
    expect((await ask('tenant', { 'x-api-key': key })).status).toBe(403);
    await everything().query('update tenants set suspended_at = now() where id = $1', [customer.id]);
    expect((await named(customer.id)).status).toBe(404);
  });

  it('X-Tenant-Id is ignored for a tenant’s key and for a person', async () => {
    const stranger = await app.createTenant();
    const headers = { 'x-api-key': tenant.key, 'x-tenant-id': stranger.id };
    expect((await ask('tenant', headers)).body).toMatchObject({ account: tenant.id });
  });
});

describe('an operation that requires a person', () => {
  it('accepts a signed-in person', async () => {
    const user = await people.newUser();
    await people.join(user, tenant.id, 'operator');
    const { token } = await people.openSession(user, { tenantId: tenant.id });
    expect((await ask('person', bearer(token))).body).toEqual({ account: tenant.id, person: user, actor: 'user' });
  });

  it('accepts a key that acts for a person, when both may; the audit log names both', async () => {
    const [operator, viewer] = [await people.newUser(), await people.newUser()];
    await people.join(operator, tenant.id, 'operator');
    await people.join(viewer, tenant.id, 'viewer');
    const as = (id: string, key = tenant.key) => ask('person', { 'x-api-key': key, 'x-acting-user': id });
    expect((await as(operator)).body).toEqual({ account: tenant.id, person: operator, actor: 'user via api_key' });
    expect((await as(viewer)).body.message).toContain('The role viewer of this user lacks the scope chat:operate');
    const weak = await tenant.createKey(['agents:read']);
    expect((await as(operator, weak)).body.message).toContain('This key lacks the scope chat:operate');
    expect((await ask('person', { 'x-api-key': tenant.key })).status).toBe(400);
  });

  it('covers every tenant operation: a key that names a person acts as both may', async () => {
    const viewer = await people.newUser();
    await people.join(viewer, tenant.id, 'viewer');
    const as = (key: string) => ask('tenant', { 'x-api-key': key, 'x-acting-user': viewer });
    expect((await as(tenant.key)).body).toEqual({ account: tenant.id, person: viewer, actor: 'user via api_key' });
    expect((await as(await tenant.createKey(['calls:read']))).status).toBe(403);
    const nobody = await ask('tenant', { 'x-api-key': tenant.key, 'x-acting-user': unknownId });
    expect(nobody.status).toBe(404);
  });

  it('404 for a person of another tenant, as for an unknown one', async () => {
    const stranger = await app.createTenant();
    const user = await people.newUser();
    await people.join(user, stranger.id, 'owner');
    const as = (id: string) => ask('person', { 'x-api-key': tenant.key, 'x-acting-user': id });
    const [foreign, never, nonsense] = [await as(user), await as(unknownId), await as('nonsense')];
    expect(foreign.status).toBe(404);
    expect(withoutRequestId(foreign.body)).toEqual(withoutRequestId(never.body));
    expect(withoutRequestId(foreign.body)).toEqual(withoutRequestId(nonsense.body));
  });
});

describe('operations of a login, a reseller, the platform', () => {
  it('login: a session alone, whatever its role; keys are refused', async () => {
    const { token } = await people.openSession(await people.newUser());
    expect((await ask('login', bearer(token))).body).toMatchObject({ account: null, actor: 'user' });
    expect((await ask('login', { 'x-api-key': tenant.key })).status).toBe(403);
    expect((await ask('login', { 'x-api-key': await app.createPlatformKey() })).status).toBe(403);
  });

  it('reseller: its keys and staff, in its own account; the admin role where required', async () => {
    const { id, own, named, staff } = await people.newReseller();
    const key = await named(['agents:read']);
    expect((await ask('reseller', { 'x-api-key': key })).body).toMatchObject({ account: id });
    expect((await ask('reseller-admin', { 'x-api-key': own })).body).toMatchObject({ account: id });
    const refused = await ask('reseller-admin', { 'x-api-key': key });
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('admin role')]);
    for (const [role, status] of [
      ['staff', 403],
      ['admin', 200],
    ] as const) {
      const { token } = await staff(role);
      expect((await ask('reseller', bearer(token))).status).toBe(200);
      expect((await ask('reseller-admin', bearer(token))).status).toBe(status);
    }
    await everything().query('update resellers set suspended_at = now() where id = $1', [id]);
    expect((await ask('reseller', { 'x-api-key': own })).status).toBe(401);
  });

  it('403 for a tenant’s key, the platform and a tenant’s member on a reseller’s operations', async () => {
    const user = await people.newUser({ isPlatformAdmin: true });
    await people.join(user, tenant.id, 'owner');
    const { token } = await people.openSession(user, { tenantId: tenant.id });
    for (const headers of [
      { 'x-api-key': tenant.key },
      { 'x-api-key': await app.createPlatformKey() },
      bearer(token),
    ] as Record<string, string>[]) {
      expect((await ask('reseller', headers)).status).toBe(403);
    }
  });

  it('admin: a platform key and platform admins only', async () => {
    expect((await ask('admin', { 'x-api-key': await app.createPlatformKey() })).status).toBe(200);
    const { token } = await people.openSession(await people.newUser({ isPlatformAdmin: true }));
    expect((await ask('admin', bearer(token))).status).toBe(200);
    const { own } = await people.newReseller();
    const user = await people.newUser();
    await people.join(user, tenant.id, 'owner');
    const owner = await people.openSession(user, { tenantId: tenant.id });
    for (const headers of [{ 'x-api-key': tenant.key }, { 'x-api-key': own }, bearer(owner.token)] as Record<
      string,
      string
    >[]) {
      expect((await ask('admin', headers)).status).toBe(403);
    }
  });
});

describe('a session cookie', () => {
  const cookie = (token: string) => ({ cookie: `other=1; parley_session=${token}` });
  const host = 'parley.example.com';
  let token: string;

  beforeAll(async () => {
    const user = await people.newUser();
    await people.join(user, tenant.id, 'viewer');
    ({ token } = await people.openSession(user, { tenantId: tenant.id }));
  });

  it('reads without more; writes require the CSRF token', async () => {
    expect((await ask('tenant', cookie(token))).status).toBe(200);
    expect((await ask('write', cookie(token), 'POST')).status).toBe(403);
    const csrf = { 'x-csrf-token': csrfTokenOf(token) };
    expect((await ask('write', { ...cookie(token), ...csrf }, 'POST')).status).toBe(200);
    for (const wrong of ['', 'x', csrfTokenOf(`${token}x`), token]) {
      expect((await ask('write', { ...cookie(token), 'x-csrf-token': wrong }, 'POST')).status).toBe(403);
    }
  });

  it('a write from a foreign origin is refused even with the CSRF token', async () => {
    const write = (origin: string) =>
      ask('write', { ...cookie(token), 'x-csrf-token': csrfTokenOf(token), host, origin }, 'POST');
    expect((await write(`https://${host}`)).status).toBe(200);
    for (const origin of ['https://evil.example', `https://${host}.evil.example`, 'null', `https://${host}:8443`]) {
      expect((await write(origin)).status).toBe(403);
    }
  });

  it('explicit credentials take precedence over the cookie: a key, then a bearer token', async () => {
    const both = await ask('write', { ...cookie(token), 'x-api-key': tenant.key }, 'POST');
    expect(both.body).toMatchObject({ actor: 'api_key' });
    expect((await ask('write', { ...cookie(token), ...bearer(token) }, 'POST')).status).toBe(200);
    expect((await ask('tenant', { ...cookie(token), 'x-api-key': 'nonsense' })).status).toBe(401);
  });
});
