import type { Role, Scope } from '@parley/contract/scopes';
import { scopes } from '@parley/contract/scopes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { askWith, createPerson } from '../../../../test/callers.ts';
import { unknownId, withoutRequestId } from '../../../../test/unknown-id.ts';

let clock: TestClock;
let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  clock = createTestClock('2026-03-01T09:00:00.000Z');
  app = await buildTestApp({ clock, env: { PARLEY_REQUESTS_PER_MINUTE_PER_KEY: '1000000' } });
  tenant = await app.createTenant();
});
afterAll(() => app.close());

const create = (body: unknown, by: Pick<TestTenant, 'request'> = tenant) => by.request('POST', '/api/api-keys', body);
const as = (key: string) => ({ request: askWith(app, { 'x-api-key': key }) });
const withScopes = async (held: readonly Scope[]) => as(await tenant.createKey(held));
const statusWith = async (key: string, url = '/api/agents') => (await as(key).request('GET', url)).statusCode;
const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString();

describe('POST /api/api-keys', () => {
  it('201: the secret once, with all attributes of the key', async () => {
    const body = {
      name: '  Reporting ',
      scopes: ['agents:read', 'calls:read'],
      expires_at: '2027-03-01T01:00:00+01:00',
      allowed_ips: ['127.0.0.0/8', '::ffff:127.0.0.1'],
      requests_per_minute: 30,
    };
    const answer = await create(body);
    expect(answer.statusCode).toBe(201);
    const { secret, id, prefix, last_four, ...rest } = answer.json();
    expect(secret).toMatch(/^pk_live_[\w-]{43}$/);
    expect(secret.startsWith(prefix)).toBe(true);
    expect(secret.endsWith(last_four)).toBe(true);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(rest).toEqual({
      kind: 'named',
      name: 'Reporting',
      scopes: ['agents:read', 'calls:read'],
      state: 'active',
      expires_at: '2027-03-01T00:00:00.000Z',
      allowed_ips: ['127.0.0.0/8', '127.0.0.1'],
      requests_per_minute: 30,
      created_at: '2026-03-01T09:00:00.000Z',
      created_by: { kind: 'api_key', id: expect.any(String), name: 'Test key' },
      last_used_at: null,
      revoked_at: null,
      replaced_by: null,
    });
    expect(await statusWith(secret)).toBe(200);
    expect(await statusWith(secret, '/api/phone-numbers')).toBe(403);
    const logged = await auditRows(app, tenant.id, 'api_key.create');
    expect(logged.at(-1)).toMatchObject({ resource_id: id, details: { scopes: ['agents:read', 'calls:read'] } });
    expect(JSON.stringify(logged)).not.toContain(secret.slice(-30));
  });

  it('deduplicates scopes', async () => {
    const answer = await create({ name: 'Twice', scopes: ['calls:read', 'agents:read', 'calls:read'] });
    expect(answer.json().scopes).toEqual(['calls:read', 'agents:read']);
  });

  it('400 unknown_scope names each unknown scope, also among known ones', async () => {
    const answer = await create({ name: 'A', scopes: ['agents:read', 'agents:fly', 'calls:read', 'Agents:Read', '*'] });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: 'unknown_scope',
      message: 'There is no scope "agents:fly", "Agents:Read", "*"',
      details: [
        { path: '/scopes/1', code: 'unknown_scope', message: 'there is no scope "agents:fly"' },
        { path: '/scopes/3', code: 'unknown_scope', message: 'there is no scope "Agents:Read"' },
        { path: '/scopes/4', code: 'unknown_scope', message: 'there is no scope "*"' },
      ],
    });
  });

  it.each([
    [{ name: 'A', scopes: [] }, '/scopes'],
    [{ name: 'A' }, '/scopes'],
    [{ name: 'A', scopes: 'agents:read' }, '/scopes'],
    [{ name: 'A', scopes: [7] }, '/scopes/0'],
    [{ name: ' ', scopes: ['agents:read'] }, '/name'],
    [{ name: 'A', scopes: ['agents:read'], expires_at: '2026-03-01T09:00:00Z' }, '/expires_at'],
    [{ name: 'A', scopes: ['agents:read'], expires_at: '2036-03-01T09:00:01Z' }, '/expires_at'],
    [{ name: 'A', scopes: ['agents:read'], expires_at: 'tomorrow' }, '/expires_at'],
    [{ name: 'A', scopes: ['agents:read'], allowed_ips: ['10.0.0.1', '0.0.0.0/0'] }, '/allowed_ips/1'],
    [{ name: 'A', scopes: ['agents:read'], allowed_ips: ['example.com'] }, '/allowed_ips/0'],
    [{ name: 'A', scopes: ['agents:read'], requests_per_minute: 0 }, '/requests_per_minute'],
    [{ name: 'A', scopes: ['agents:read'], kind: 'own' }, '/kind'],
    [{ name: 'A', scopes: ['agents:read'], tenant_id: unknownId }, '/tenant_id'],
  ])('400: %j', async (body, path) => {
    const answer = await create(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details.map((detail: { path: string }) => detail.path)).toContain(path);
  });

  it('accepts an expiry of exactly ten years', async () => {
    expect((await create({ name: 'A', scopes: ['agents:read'], expires_at: '2036-03-01T09:00:00Z' })).statusCode).toBe(
      201,
    );
  });

  it('403 naming each scope the creating key lacks, and creates none', async () => {
    const by = await withScopes(['keys:write', 'agents:read']);
    const answer = await create({ name: 'More', scopes: ['agents:read', 'billing:write', 'keys:read'] }, by);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      error: 'forbidden',
      message: expect.stringContaining('billing:write, keys:read'),
      details: [{ path: '/scopes/1' }, { path: '/scopes/2' }],
    });
    expect((await create({ name: 'Less', scopes: ['agents:read'] }, by)).statusCode).toBe(201);
    const { data } = (await tenant.request('GET', '/api/api-keys?limit=200')).json();
    expect(data.map((key: { name: string }) => key.name)).not.toContain('More');
  });

  it.each<[Role, number, number]>([
    ['owner', 201, 201],
    ['admin', 201, 201],
    ['editor', 403, 403],
    ['viewer', 403, 403],
  ])('a person who is %s: %i for agents:write, %i for billing:write', async (role, agents, billing) => {
    const person = await createPerson(app, { tenant: { id: tenant.id, role } });
    const made = await create({ name: 'By a person', scopes: ['agents:write'] }, person);
    expect(made.statusCode).toBe(agents);
    if (agents === 201) expect(made.json().created_by).toEqual({ kind: 'user', id: person.id, name: 'Ada Lindgren' });
    expect((await create({ name: 'Bills', scopes: ['billing:write'] }, person)).statusCode).toBe(billing);
  });

  it('a key that acts for a person has the scopes both have', async () => {
    const admin = await createPerson(app, { tenant: { id: tenant.id, role: 'admin' } });
    const key = await tenant.createKey(['keys:write', 'agents:read', 'billing:write']);
    const acting = { request: askWith(app, { 'x-api-key': key, 'x-acting-user': admin.id }) };
    const made = await create({ name: 'Both', scopes: ['agents:read'] }, acting);
    expect(made.json().created_by).toMatchObject({ kind: 'user', id: admin.id, via: { kind: 'api_key' } });
    expect((await create({ name: 'Of the person', scopes: ['calls:read'] }, acting)).statusCode).toBe(403);
    const stranger = await createPerson(app, { tenant: { id: (await app.createTenant()).id, role: 'owner' } });
    for (const id of [stranger.id, unknownId, 'me']) {
      const answer = await tenant.request(
        'POST',
        '/api/api-keys',
        { name: 'A', scopes: ['agents:read'] },
        {
          'x-acting-user': id,
        },
      );
      expect([answer.statusCode, answer.json().error]).toEqual([404, 'not_found']);
    }
  });

  it('a repeated Idempotency-Key creates no second key and does not reveal the secret', async () => {
    const once = { 'idempotency-key': 'key-1' };
    const body = { name: 'Once', scopes: ['agents:read'] };
    expect((await tenant.request('POST', '/api/api-keys', body, once)).statusCode).toBe(201);
    const again = await tenant.request('POST', '/api/api-keys', body, once);
    expect(again.statusCode).toBe(409);
    expect(again.body).not.toContain('pk_live_');
  });
});

describe('GET /api/api-keys', () => {
  it('newest first, paginated, with state and without secrets', async () => {
    const own = await app.createTenant();
    const secrets: string[] = [];
    for (const name of ['one', 'two', 'three']) {
      clock.advance(1000);
      const expires_at = name === 'one' ? inDays(1) : undefined;
      const { secret, id } = (await create({ name, scopes: ['agents:read'], expires_at }, own)).json();
      secrets.push(secret);
      if (name === 'two') await own.request('DELETE', `/api/api-keys/${id}`);
    }
    clock.advance(86_400_000);
    const first = (await own.request('GET', '/api/api-keys?limit=2&include_total=true')).json();
    expect(first).toMatchObject({ total: 4, has_more: true });
    const second = (await own.request('GET', `/api/api-keys?limit=2&cursor=${first.next_cursor}`)).json();
    const all = [...first.data, ...second.data];
    expect(all.map(({ name, state }) => [name, state])).toEqual([
      ['three', 'active'],
      ['two', 'revoked'],
      ['one', 'expired'],
      ['Test key', 'active'],
    ]);
    for (const secret of secrets) expect(JSON.stringify(all)).not.toContain(secret.slice(-30));
    const names = async (state: string) =>
      (await own.request('GET', `/api/api-keys?state=${state}`)).json().data.map((key: { name: string }) => key.name);
    expect(await names('expired,revoked')).toEqual(['two', 'one']);
    expect(await names('active')).toEqual(['three', 'Test key']);
    expect((await own.request('GET', '/api/api-keys?state=lost')).statusCode).toBe(400);
  });

  it('shows the last use once it is written', async () => {
    const { id, secret } = (await create({ name: 'Used', scopes: ['agents:read'] })).json();
    clock.advance(5000);
    await statusWith(secret);
    await app.deps.keyUse.flush();
    const { data } = (await tenant.request('GET', '/api/api-keys?limit=200')).json();
    expect(data.find((key: { id: string }) => key.id === id).last_used_at).toBe(clock.now().toISOString());
  });

  it('isolates tenants; 403 without the scope, naming it', async () => {
    const stranger = await app.createTenant();
    expect((await stranger.request('GET', '/api/api-keys')).json().data).toHaveLength(1);
    const answer = await (await withScopes(['keys:write'])).request('GET', '/api/api-keys');
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toContain('keys:read');
    const writing = await create({ name: 'A', scopes: ['keys:read'] }, await withScopes(['keys:read']));
    expect(writing.statusCode).toBe(403);
    expect(writing.json().message).toContain('keys:write');
  });
});

describe('DELETE /api/api-keys/{keyId}', () => {
  it('204, invalid with the next request in every process; a repeat is 204 without a second audit row', async () => {
    const other = await buildTestApp({ database: app.database, clock });
    const { id, secret } = (await create({ name: 'Gone', scopes: ['agents:read'] })).json();
    const elsewhere = async () =>
      (await other.server.inject({ url: '/api/agents', headers: { 'x-api-key': secret } })).statusCode;
    expect([await statusWith(secret), await elsewhere()]).toEqual([200, 200]);
    expect((await tenant.request('DELETE', `/api/api-keys/${id}`)).statusCode).toBe(204);
    expect([await statusWith(secret), await elsewhere()]).toEqual([401, 401]);
    expect((await tenant.request('DELETE', `/api/api-keys/${id}`)).statusCode).toBe(204);
    const rows = await auditRows(app, tenant.id, 'api_key.revoke');
    expect(rows.filter((row) => row.resource_id === id)).toHaveLength(1);
    await other.close();
  });

  it('a key may revoke itself', async () => {
    const { id, secret } = (await create({ name: 'Self', scopes: ['keys:write'] })).json();
    expect((await as(secret).request('DELETE', `/api/api-keys/${id}`)).statusCode).toBe(204);
    expect(await statusWith(secret)).toBe(401);
  });

  it('404 alike for another tenant’s, an unknown and an invalid key id', async () => {
    const { id } = (await create({ name: 'Ours', scopes: ['agents:read'] })).json();
    const stranger = await app.createTenant();
    for (const [method, end] of [
      ['DELETE', ''],
      ['POST', '/rotate'],
    ] as const) {
      const never = await stranger.request(method, `/api/api-keys/${unknownId}${end}`);
      const foreign = await stranger.request(method, `/api/api-keys/${id}${end}`);
      expect(never.statusCode).toBe(404);
      expect(foreign.statusCode).toBe(404);
      expect(withoutRequestId(foreign.json())).toEqual(withoutRequestId(never.json()));
      expect((await stranger.request(method, `/api/api-keys/x${end}`)).statusCode).toBe(404);
    }
    const { data } = (await tenant.request('GET', '/api/api-keys?state=active&limit=200')).json();
    expect(data.map((key: { id: string }) => key.id)).toContain(id);
  });

  it('409 for the tenant’s own key, with the alternative; its rotated predecessor can be revoked', async () => {
    const made = await newAccount();
    const refused = await as(made.secret).request('DELETE', `/api/api-keys/${made.id}`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain('/api/account/api-key/regenerate');
    const rotated = (
      await as(made.secret).request('POST', `/api/api-keys/${made.id}/rotate`, { overlap_seconds: 600 })
    ).json();
    expect(rotated.kind).toBe('own');
    expect((await as(rotated.secret).request('DELETE', `/api/api-keys/${made.id}`)).statusCode).toBe(204);
    expect(await statusWith(made.secret)).toBe(401);
  });
});

describe('POST /api/api-keys/{keyId}/rotate', () => {
  const limited = { allowed_ips: ['127.0.0.1'], requests_per_minute: 50 };

  it('a new secret with the same name, scopes and limits; the old one is invalid at once', async () => {
    const old = (await create({ name: 'Turn', scopes: ['agents:read'], expires_at: inDays(9), ...limited })).json();
    const answer = await tenant.request('POST', `/api/api-keys/${old.id}/rotate`);
    expect(answer.statusCode).toBe(201);
    const { secret, previous, ...next } = answer.json();
    const { name, scopes: held, expires_at, allowed_ips, requests_per_minute } = old;
    expect(next).toMatchObject({ name, scopes: held, expires_at, allowed_ips, requests_per_minute, kind: 'named' });
    expect(previous).toEqual({ id: old.id, valid_until: null });
    expect(secret).not.toBe(old.secret);
    expect([await statusWith(old.secret), await statusWith(secret)]).toEqual([401, 200]);
    const rows = await auditRows(app, tenant.id, 'api_key.rotate');
    expect(rows.at(-1)).toMatchObject({ resource_id: old.id, details: { new_key_id: next.id, overlap_seconds: 0 } });
  });

  it('both are valid for overlap_seconds, and the old one no longer than its expiry', async () => {
    const old = (await create({ name: 'Both', scopes: ['agents:read'] })).json();
    const { secret, previous } = (
      await tenant.request('POST', `/api/api-keys/${old.id}/rotate`, { overlap_seconds: 60 })
    ).json();
    expect(previous.valid_until).toBe(new Date(clock.now().getTime() + 60_000).toISOString());
    clock.advance(59_999);
    expect([await statusWith(old.secret), await statusWith(secret)]).toEqual([200, 200]);
    clock.advance(1);
    expect([await statusWith(old.secret), await statusWith(secret)]).toEqual([401, 200]);
    const short = (await create({ name: 'Short', scopes: ['agents:read'], expires_at: inDays(1) })).json();
    const rotated = await tenant.request('POST', `/api/api-keys/${short.id}/rotate`, { overlap_seconds: 604_800 });
    expect(rotated.json().previous.valid_until).toBe(short.expires_at);
  });

  it.each([-1, 604_801, 1.5, '60'])('400: overlap_seconds %j', async (overlap_seconds) => {
    const answer = await tenant.request('POST', `/api/api-keys/${unknownId}/rotate`, { overlap_seconds });
    expect(answer.statusCode).toBe(400);
  });

  it('403 without a scope of the key, since its secret would grant it', async () => {
    const { id, secret } = (await create({ name: 'Strong', scopes: ['agents:read', 'calls:write'] })).json();
    const answer = await (await withScopes(['keys:write', 'agents:read'])).request(
      'POST',
      `/api/api-keys/${id}/rotate`,
    );
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toContain('calls:write');
    expect(await statusWith(secret)).toBe(200);
    const own = await newAccount();
    const editor = await createPerson(app, { tenant: { id: own.tenantId, role: 'editor' } });
    expect((await editor.request('POST', `/api/api-keys/${own.id}/rotate`)).statusCode).toBe(403);
  });

  it('two concurrent rotations: one succeeds, the other is 409 and names the new key', async () => {
    const old = (await create({ name: 'Race', scopes: ['agents:read'] })).json();
    const rotate = () => tenant.request('POST', `/api/api-keys/${old.id}/rotate`, { overlap_seconds: 60 });
    const answers = await Promise.all([rotate(), rotate()]);
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([201, 409]);
    const [won, lost] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
    expect(lost?.json().message).toContain(won?.json().id);
  });

  it('409 for a revoked or expired key', async () => {
    const { id } = (await create({ name: 'Over', scopes: ['agents:read'], expires_at: inDays(1) })).json();
    clock.advance(86_400_000);
    expect((await tenant.request('POST', `/api/api-keys/${id}/rotate`)).json()).toMatchObject({
      error: 'conflict',
      message: expect.stringContaining('expired'),
    });
    await tenant.request('DELETE', `/api/api-keys/${id}`);
    expect((await tenant.request('POST', `/api/api-keys/${id}/rotate`)).json().message).toContain('revoked');
  });
});

/** A tenant as `POST /api/tenants` makes it, with its own key. */
async function newAccount(): Promise<{ tenantId: TestTenant['id']; id: string; secret: string }> {
  const platformKey = await app.createPlatformKey();
  const answer = await as(platformKey).request('POST', '/api/tenants', { name: 'Account' });
  const { tenant: made, api_key } = answer.json();
  const { data } = (await as(api_key.secret).request('GET', '/api/api-keys')).json();
  expect(data).toMatchObject([{ id: api_key.id, kind: 'own', scopes: [...scopes] }]);
  return { tenantId: made.id, id: api_key.id, secret: api_key.secret };
}
