import { scopes } from '@parley/contract/scopes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createReseller } from '../../../../test/callers.ts';
import { createPerson, logInAs, send, testPassword } from '../../../../test/people.ts';

let app: TestApp;
let platformKey: string;

beforeAll(async () => {
  app = await buildTestApp({ env: { PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000' } });
  platformKey = await app.createPlatformKey();
});
afterAll(() => app.close());

const openSignUp = { PARLEY_OPEN_SIGN_UP: 'true', PARLEY_VERIFY_EMAIL: 'off' };

const create = (body: unknown, headers: Record<string, string> = { 'x-api-key': platformKey }, at = app) =>
  at.server.inject({ method: 'POST', url: '/api/tenants', payload: body as object, headers });

describe('POST /api/tenants', () => {
  it('201: a tenant with a key that holds every scope of this tenant only', async () => {
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

  it('writes an audit row into the new tenant’s log, naming its creator', async () => {
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

  it('401 without a key, saying which is needed', async () => {
    const answer = await create({ name: 'A' }, {});
    expect(answer.statusCode).toBe(401);
    expect(answer.json().message).toContain('platform key');
  });

  it('401 with a wrong key, 403 with a tenant’s key', async () => {
    expect((await create({ name: 'A' }, { 'x-api-key': 'pk_platform_wrong' })).statusCode).toBe(401);
    const { key } = await app.createTenant();
    expect((await create({ name: 'A' }, { 'x-api-key': key })).statusCode).toBe(403);
  });

  it('201 without a key where sign-up is open', async () => {
    const open = await buildTestApp({ database: app.database, env: openSignUp });
    const answer = await create({ name: 'Newcomer' }, {}, open);
    expect(answer.statusCode).toBe(201);
    expect(await auditRows(open, answer.json().tenant.id)).toMatchObject([
      { actor: { kind: 'system', name: 'Sign-up' } },
    ]);
    await open.close();
  });

  // A stranger's tenant invited addresses, got the links itself, and saw from them who has an account.
  it('401 without a key where sign-up is open without a mail server, naming the settings', async () => {
    const open = await buildTestApp({ database: app.database, env: { PARLEY_OPEN_SIGN_UP: 'true' } });
    const answer = await create({ name: 'Newcomer' }, {}, open);
    expect([answer.statusCode, answer.json().error]).toEqual([401, 'unauthenticated']);
    expect(answer.json().message).toMatch(/PARLEY_SMTP_URL.*PARLEY_VERIFY_EMAIL=off/);
    expect((await create({ name: 'By key' }, undefined, open)).statusCode).toBe(201);
    await open.close();
  });

  it('429 with Retry-After after ten attempts a minute from one address', async () => {
    const open = await buildTestApp({ database: app.database, env: openSignUp });
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

describe('a tenant’s first owner', () => {
  // A tenant created over the API once had a key and no user who could sign in and answer its chats.
  it('is invited by `owner_email`, and signs in to it with the link', async () => {
    const answer = await create({ name: 'Harbour Cycles', owner_email: ' Ada.Shop@Example.com' });
    expect(answer.statusCode).toBe(201);
    const { tenant, owner_invite: invite } = answer.json();
    expect(invite).toMatchObject({ email: 'ada.shop@example.com', accept_url: expect.stringContaining('/invite#') });
    const token = new URLSearchParams(new URL(invite.accept_url).hash.slice(1)).get('token');
    const payload = { token, name: 'Ada', password: testPassword };
    const signedIn = (await send(app, 'POST', '/api/invites/accept', { payload })).json();
    const me = await send(app, 'GET', '/api/auth/me', { token: signedIn.access_token });
    expect(me.json().tenant).toEqual({ id: tenant.id, name: 'Harbour Cycles', role: 'owner' });
    expect((await auditRows(app, tenant.id))[0]?.details).toMatchObject({ owner_invite_id: invite.id });
  });

  it('is invited to a reseller’s customer likewise', async () => {
    const reseller = await createReseller(app);
    const answer = await create({ name: 'Customer', owner_email: 'eve@example.com' }, { 'x-api-key': reseller.key });
    expect(answer.json().owner_invite).toMatchObject({ email: 'eve@example.com' });
  });

  it('400 for an invalid address, and creates no tenant', async () => {
    const answer = await create({ name: 'Never made 0815', owner_email: 'ada@example..com' });
    expect([answer.statusCode, answer.json().details]).toEqual([
      400,
      [expect.objectContaining({ path: '/owner_email' })],
    ]);
    const found = await send(app, 'GET', '/api/admin/tenants?q=0815', { headers: { 'x-api-key': platformKey } });
    expect(found.json().data).toEqual([]);
  });
});

describe('a signed-in platform admin', () => {
  it('creates tenants without a key; other users may not', async () => {
    const admin = await createPerson(app, { isPlatformAdmin: true });
    const bearer = async (person: { email: string }) => ({
      authorization: `Bearer ${(await logInAs(app, person)).access_token}`,
    });
    const answer = await create({ name: 'By hand' }, await bearer(admin));
    expect(answer.statusCode).toBe(201);
    expect(await auditRows(app, answer.json().tenant.id)).toMatchObject([{ actor: { kind: 'user', id: admin.id } }]);
    expect((await create({ name: 'A' }, await bearer(await createPerson(app)))).statusCode).toBe(403);
  });
});
