import { scopes } from '@parley/contract/scopes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { askWith, createPerson, createReseller } from '../../../../test/callers.ts';
import { unknownId, withoutRequestId } from '../../../../test/unknown-id.ts';

const clock = createTestClock('2026-03-01T10:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ clock });
});
afterAll(() => app.close());

const by = (key: string) => askWith(app, { 'x-api-key': key });
const works = async (key: string) => (await by(key)('GET', '/api/agents')).statusCode === 200;
const regenerate = (by: Pick<TestTenant, 'request'>, body: unknown = {}) =>
  by.request('POST', '/api/account/api-key/regenerate', body);

describe('GET /api/account', () => {
  it('shows the tenant, its reseller, and its own key masked', async () => {
    const reseller = await createReseller(app, 'Voice Partner');
    const customer = await reseller.createCustomer('Lindgren Dental');
    const answer = await by(customer.key)('GET', '/api/account');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      id: customer.id,
      name: 'Lindgren Dental',
      contact_email: null,
      country: null,
      language: 'en',
      timezone: 'UTC',
      created_at: clock.now().toISOString(),
      reseller: { id: reseller.id, name: 'Voice Partner' },
      api_key: {
        id: expect.any(String),
        prefix: customer.key.slice(0, 16),
        last_four: customer.key.slice(-4),
        created_at: clock.now().toISOString(),
        // Written now and then; that may have been in the middle of this request.
        last_used_at: expect.toBeOneOf([null, clock.now().toISOString()]),
      },
    });
    expect(answer.body).not.toContain(customer.key.slice(17));
  });

  it('shows neither reseller nor key without one', async () => {
    const tenant = await app.createTenant();
    expect((await tenant.request('GET', '/api/account')).json()).toMatchObject({ reseller: null, api_key: null });
  });

  it('403 naming account:read', async () => {
    const tenant = await app.createTenant();
    const answer = await by(await tenant.createKey(['account:write']))('GET', '/api/account');
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toContain('account:read');
  });

  it('a customer’s account is readable by its reseller, and by no other', async () => {
    const [reseller, other] = [await createReseller(app), await createReseller(app)];
    const { id } = await reseller.createCustomer();
    const header = { 'x-tenant-id': id };
    expect((await reseller.request('GET', '/api/account', undefined, header)).json().id).toBe(id);
    expect((await other.request('GET', '/api/account', undefined, header)).statusCode).toBe(404);
  });
});

describe('PATCH /api/account', () => {
  it('changes the named fields, null restores defaults, and the audit row has no values', async () => {
    const tenant = await app.createTenant({ name: 'Before' });
    const change = async (body: unknown) => (await tenant.request('PATCH', '/api/account', body)).json();
    const values = {
      name: 'Lindgren Dental',
      contact_email: 'office@example.com',
      country: 'SE',
      language: 'sv-SE',
      timezone: 'Europe/Stockholm',
    };
    expect(await change(values)).toMatchObject(values);
    expect((await tenant.request('GET', '/api/account')).json()).toMatchObject(values);
    expect(await change({ contact_email: null, country: null, language: null, timezone: null })).toMatchObject({
      name: 'Lindgren Dental',
      contact_email: null,
      country: null,
      language: 'en',
      timezone: 'UTC',
    });
    await change({});
    await change({ name: 'Lindgren Dental' });
    const rows = await auditRows(app, tenant.id, 'account.update');
    expect(rows.map(({ resource_id, details }) => ({ resource_id, details }))).toEqual([
      { resource_id: tenant.id, details: { changed_fields: Object.keys(values) } },
      {
        resource_id: tenant.id,
        details: { changed_fields: ['contact_email', 'country', 'language', 'timezone'] },
      },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Lindgren|office@/);
  });

  it.each([
    [{ name: null }, '/name'],
    [{ name: ' ' }, '/name'],
    [{ contact_email: 'nobody' }, '/contact_email'],
    [{ country: 'Sweden' }, '/country'],
    [{ language: '' }, '/language'],
    [{ timezone: 'Mars/Olympus' }, '/timezone'],
    [{ id: unknownId }, '/id'],
    [{ reseller_id: unknownId }, '/reseller_id'],
    [{ suspended_at: null }, '/suspended_at'],
    [{ created_at: '2020-01-01T00:00:00Z' }, '/created_at'],
  ])('400: %j', async (body, path) => {
    const tenant = await app.createTenant();
    const answer = await tenant.request('PATCH', '/api/account', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details[0].path).toBe(path);
  });

  it('changes no other tenant, and is 403 without account:write', async () => {
    const [tenant, other] = [await app.createTenant(), await app.createTenant({ name: 'Other' })];
    await tenant.request('PATCH', '/api/account', { name: 'Mine' });
    expect((await other.request('GET', '/api/account')).json().name).toBe('Other');
    const answer = await by(await tenant.createKey(['account:read']))('PATCH', '/api/account', { name: 'X' });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toContain('account:write');
  });

  it('merges concurrent changes of different fields', async () => {
    const tenant = await app.createTenant();
    await Promise.all([
      tenant.request('PATCH', '/api/account', { country: 'SE' }),
      tenant.request('PATCH', '/api/account', { timezone: 'Europe/Stockholm' }),
    ]);
    expect((await tenant.request('GET', '/api/account')).json()).toMatchObject({
      country: 'SE',
      timezone: 'Europe/Stockholm',
    });
  });
});

describe('POST /api/account/api-key/regenerate', () => {
  it('201: the secret once; the old key is invalid from the next request', async () => {
    const tenant = await app.createTenant();
    const first = (await regenerate(tenant)).json();
    expect(first).toMatchObject({ kind: 'own', scopes: [...scopes], previous: null });
    const owner = await createPerson(app, { tenant: { id: tenant.id, role: 'owner' } });
    const answer = await regenerate(owner);
    expect(answer.statusCode).toBe(201);
    const { secret, id, previous } = answer.json();
    expect(previous).toEqual({ id: first.id, valid_until: null });
    expect([await works(first.secret), await works(secret)]).toEqual([false, true]);
    const account = (await tenant.request('GET', '/api/account')).json();
    expect(account.api_key).toMatchObject({ id, last_four: secret.slice(-4) });
    const rows = await auditRows(app, tenant.id, 'account.regenerate_key');
    expect(rows.at(-1)).toMatchObject({ resource_id: first.id, details: { new_key_id: id, overlap_seconds: 0 } });
    expect(JSON.stringify(rows)).not.toContain(secret.slice(-30));
  });

  // A body-less request once answered that an object was expected, though the guides name only method and path.
  it('an absent body means no overlap', async () => {
    const tenant = await app.createTenant();
    const answer = await tenant.request('POST', '/api/account/api-key/regenerate');
    expect(answer.statusCode).toBe(201);
    expect(await works(answer.json().secret)).toBe(true);
  });

  it('keeps the old key valid during the overlap', async () => {
    const tenant = await app.createTenant();
    const first = (await regenerate(tenant)).json();
    const second = (await regenerate(tenant, { overlap_seconds: 60 })).json();
    clock.advance(59_999);
    expect([await works(first.secret), await works(second.secret)]).toEqual([true, true]);
    clock.advance(1);
    expect([await works(first.secret), await works(second.secret)]).toEqual([false, true]);
  });

  it('403 for a key without every scope, since the new key has them; also without keys:write', async () => {
    const tenant = await app.createTenant();
    const some = { request: by(await tenant.createKey(['keys:write', 'agents:read'])) };
    expect((await regenerate(some)).statusCode).toBe(403);
    const none = await regenerate({ request: by(await tenant.createKey(['keys:read'])) });
    expect(none.statusCode).toBe(403);
    expect(none.json().message).toContain('keys:write');
    for (const role of ['editor', 'operator', 'viewer'] as const) {
      const person = await createPerson(app, { tenant: { id: tenant.id, role } });
      expect((await regenerate(person)).statusCode).toBe(403);
    }
  });

  it.each([
    { overlap_seconds: -1 },
    { overlap_seconds: 604_801 },
    { overlap_seconds: 1.5 },
    { scopes: ['agents:read'] },
  ])('400: %j', async (body) => {
    expect((await regenerate(await app.createTenant(), body)).statusCode).toBe(400);
  });
});

describe('GET /api/account/platform-admin-status', () => {
  const ask = (by: Pick<TestTenant, 'request'>, email: string) =>
    by.request('GET', `/api/account/platform-admin-status?email=${encodeURIComponent(email)}`);

  it('reports members of the tenant, in any spelling of the address', async () => {
    const tenant = await app.createTenant();
    const ada = await createPerson(app, { tenant: { id: tenant.id, role: 'viewer' } });
    const admin = await createPerson(app, { tenant: { id: tenant.id, role: 'owner' }, isPlatformAdmin: true });
    expect((await ask(tenant, `${ada.id}@example.com`)).json()).toEqual({
      email: `${ada.id}@example.com`,
      is_platform_admin: false,
    });
    expect((await ask(ada, `${admin.id}@EXAMPLE.com`)).json().is_platform_admin).toBe(true);
    await app.deps.db.platform.pool.query('update users set disabled_at = now() where id = $1', [admin.id]);
    expect((await ask(tenant, `${admin.id}@example.com`)).json().is_platform_admin).toBe(false);
  });

  it('403 alike for an address elsewhere, a platform admin’s, and an unknown one', async () => {
    const [tenant, other] = [await app.createTenant(), await app.createTenant()];
    const foreign = await createPerson(app, { tenant: { id: other.id, role: 'owner' } });
    const admin = await createPerson(app, { isPlatformAdmin: true });
    const answers = await Promise.all(
      [`${foreign.id}@example.com`, `${admin.id}@example.com`, 'nobody@example.com'].map((email) => ask(tenant, email)),
    );
    for (const answer of answers) {
      expect(answer.statusCode).toBe(403);
      expect(withoutRequestId(answer.json())).toEqual(withoutRequestId(answers[0]?.json() ?? {}));
    }
  });

  it('reports any user to a platform admin', async () => {
    const tenant = await app.createTenant();
    const admin = await createPerson(app, { tenant: { id: tenant.id, role: 'viewer' }, isPlatformAdmin: true });
    const stranger = await createPerson(app, { isPlatformAdmin: true });
    expect((await ask(admin, `${stranger.id}@example.com`)).json().is_platform_admin).toBe(true);
    expect((await ask(admin, 'nobody@example.com')).json().is_platform_admin).toBe(false);
  });

  it('400 without an address, 403 without account:read', async () => {
    const tenant = await app.createTenant();
    expect((await tenant.request('GET', '/api/account/platform-admin-status')).statusCode).toBe(400);
    const answer = await ask({ request: by(await tenant.createKey(['users:read'])) }, 'nobody@example.com');
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toContain('account:read');
  });
});
