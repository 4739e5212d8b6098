import type { UserId } from '@parley/contract/ids';
import { type Role, roles, scopesOfRole } from '@parley/contract/scopes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { askWith, createPerson } from '../../../../test/callers.ts';
import { unknownId, withoutRequestId } from '../../../../test/unknown-id.ts';

const clock = createTestClock('2026-03-01T10:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ clock });
});
afterAll(() => app.close());

type By = Pick<TestTenant, 'request'>;
const someone = (tenant: TestTenant, role: Role) => createPerson(app, { tenant: { id: tenant.id, role } });
const change = (by: By, id: UserId, body: unknown) => by.request('PATCH', `/api/users/${id}`, body);
const remove = (by: By, id: UserId) => by.request('DELETE', `/api/users/${id}`);
const rolesOf = async (tenant: TestTenant) => {
  const { data } = (await tenant.request('GET', '/api/users')).json() as { data: { id: string; role: Role }[] };
  return new Map(data.map(({ id, role }) => [id, role]));
};

describe('GET /api/users', () => {
  it('lists the tenant’s members, newest first, with the fields a tenant may see', async () => {
    const tenant = await app.createTenant();
    const ada = await someone(tenant, 'owner');
    clock.advance(1000);
    const robin = await someone(tenant, 'viewer');
    await app.deps.db.platform.pool.query(
      `update users set name = 'Robin', second_factor_since = now(), password_hash = 'secret' where id = $1`,
      [robin.id],
    );
    const answer = await tenant.request('GET', '/api/users?include_total=true');
    expect(answer.json()).toMatchObject({ total: 2, has_more: false });
    expect(answer.json().data[0]).toEqual({
      id: robin.id,
      email: `${robin.id}@example.com`,
      name: 'Robin',
      role: 'viewer',
      organization: null,
      second_factor_enabled: true,
      is_disabled: false,
      joined_at: clock.now().toISOString(),
      updated_at: clock.now().toISOString(),
    });
    const ids = async (query: string) =>
      (await tenant.request('GET', `/api/users?${query}`)).json().data.map(({ id }: { id: string }) => id);
    expect(await ids('role=owner')).toEqual([ada.id]);
    expect(await ids('q=rOBIN')).toEqual([robin.id]);
    expect(await ids(`q=${ada.id.slice(-12)}`)).toEqual([ada.id]);
    expect(await ids(`organization_id=${unknownId}`)).toEqual([]);
    const page = (await tenant.request('GET', '/api/users?limit=1')).json();
    expect(await ids(`limit=1&cursor=${encodeURIComponent(page.next_cursor)}`)).toEqual([ada.id]);
    expect((await tenant.request('GET', '/api/users?status=active')).json().error).toBe('unknown_field');
  });

  it('isolates tenants, also for shared members', async () => {
    const [one, other] = [await app.createTenant(), await app.createTenant()];
    const shared = await someone(one, 'owner');
    await someone(other, 'owner');
    await app.deps.db.platform.pool.query(`insert into memberships values ($1, $2, 'editor', null, now(), now())`, [
      other.id,
      shared.id,
    ]);
    expect([...(await rolesOf(one))]).toEqual([[shared.id, 'owner']]);
    expect((await rolesOf(other)).get(shared.id)).toBe('editor');
  });

  it('403 without users:read, naming it', async () => {
    const tenant = await app.createTenant();
    const viewer = await someone(tenant, 'viewer');
    const key = askWith(app, { 'x-api-key': await tenant.createKey(['users:write']) });
    for (const answer of [await viewer.request('GET', '/api/users'), await key('GET', '/api/users')]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json().message).toContain('users:read');
    }
  });
});

describe('PATCH /api/users/{userId}', () => {
  it('changes role and organization from the next request on, with ids only in the audit row', async () => {
    const tenant = await app.createTenant();
    await someone(tenant, 'owner');
    const robin = await someone(tenant, 'viewer');
    const organization = (await tenant.request('POST', '/api/organizations', { name: 'Branch' })).json();
    clock.advance(1000);
    const answer = await change(tenant, robin.id, { role: 'editor', organization_id: organization.id });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      role: 'editor',
      organization: { id: organization.id, name: 'Branch' },
      updated_at: clock.now().toISOString(),
    });
    expect((await robin.request('POST', '/api/agents', { name: 'A' })).statusCode).toBe(201);
    expect((await change(tenant, robin.id, { organization_id: null })).json().organization).toBeNull();
    expect((await change(tenant, robin.id, { role: 'editor' })).statusCode).toBe(200);
    const rows = await auditRows(app, tenant.id, 'user.update');
    expect(rows.map(({ resource_id, details }) => ({ resource_id, details }))).toEqual([
      {
        resource_id: robin.id,
        details: { changed_fields: ['role', 'organization_id'], role_before: 'viewer', role_after: 'editor' },
      },
      { resource_id: robin.id, details: { changed_fields: ['organization_id'] } },
    ]);
  });

  it('403 for a role above one’s own, granted or revoked', async () => {
    const tenant = await app.createTenant();
    const owner = await someone(tenant, 'owner');
    await someone(tenant, 'owner');
    const admin = await someone(tenant, 'admin');
    const robin = await someone(tenant, 'viewer');
    const full = askWith(app, { 'x-api-key': tenant.key });
    for (const by of [admin, { request: full }]) {
      for (const answer of [
        await change(by, robin.id, { role: 'owner' }),
        await change(by, owner.id, { role: 'viewer' }),
        await change(by, owner.id, { organization_id: null }),
        await change(by, admin.id, { role: 'owner' }),
        await remove(by, owner.id),
      ]) {
        expect(answer.statusCode).toBe(403);
        expect(answer.json().message).toContain('owner');
      }
      expect((await change(by, robin.id, { role: 'admin' })).statusCode).toBe(200);
      expect((await change(by, robin.id, { role: 'viewer' })).statusCode).toBe(200);
    }
    expect((await rolesOf(tenant)).get(owner.id)).toBe('owner');
  });

  it('403 for a key that lacks the granted scopes', async () => {
    const tenant = await app.createTenant();
    await someone(tenant, 'owner');
    const robin = await someone(tenant, 'viewer');
    const bare = { request: askWith(app, { 'x-api-key': await tenant.createKey(['users:write']) }) };
    const editor = {
      request: askWith(app, { 'x-api-key': await tenant.createKey([...scopesOfRole.editor, 'users:write']) }),
    };
    for (const role of roles) expect((await change(bare, robin.id, { role })).statusCode).toBe(403);
    expect((await change(editor, robin.id, { role: 'admin' })).statusCode).toBe(403);
    expect((await change(editor, robin.id, { role: 'editor' })).statusCode).toBe(200);
    expect((await change(bare, robin.id, { organization_id: null })).statusCode).toBe(403);
  });

  it('404 for a member of another tenant, as for an unknown user, and 400 for a foreign organization', async () => {
    const [tenant, other] = [await app.createTenant(), await app.createTenant()];
    const robin = await someone(tenant, 'viewer');
    const foreign = await someone(other, 'viewer');
    const { id: foreignOrganization } = (await other.request('POST', '/api/organizations', { name: 'X' })).json();
    for (const act of [(id: UserId) => change(tenant, id, { role: 'admin' }), (id: UserId) => remove(tenant, id)]) {
      const [theirs, unknown] = await Promise.all([foreign.id, unknownId as UserId].map(act));
      expect(theirs?.statusCode).toBe(404);
      expect(withoutRequestId(theirs?.json() ?? {})).toEqual(withoutRequestId(unknown?.json() ?? {}));
    }
    const answers = await Promise.all(
      [foreignOrganization, unknownId].map((id) => change(tenant, robin.id, { organization_id: id })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
    expect(withoutRequestId(answers[0]?.json() ?? {})).toEqual(withoutRequestId(answers[1]?.json() ?? {}));
    expect((await rolesOf(other)).get(foreign.id)).toBe('viewer');
  });

  it.each([
    [{ email: 'x@example.com' }, 'read_only'],
    [{ name: 'X' }, 'read_only'],
    [{ tenant_id: unknownId }, 'unknown_field'],
    [{ is_platform_admin: true }, 'unknown_field'],
  ])('400: %j is not a tenant’s to change', async (body, code) => {
    const tenant = await app.createTenant();
    const robin = await someone(tenant, 'viewer');
    const answer = await change(tenant, robin.id, body);
    expect([answer.statusCode, answer.json().details[0].code]).toEqual([400, code]);
  });

  it('403 without users:write, naming it', async () => {
    const tenant = await app.createTenant();
    const robin = await someone(tenant, 'viewer');
    const editor = await someone(tenant, 'editor');
    for (const answer of [await change(editor, robin.id, { role: 'viewer' }), await remove(editor, robin.id)]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json().message).toContain('users:write');
    }
  });
});

describe('the last owner', () => {
  it('409 when demoted or removed, by any caller; possible after another owner exists', async () => {
    const tenant = await app.createTenant();
    const ada = await someone(tenant, 'owner');
    expect((await change(ada, ada.id, { role: 'admin' })).statusCode).toBe(409);
    expect((await remove(ada, ada.id)).statusCode).toBe(409);
    expect((await change(ada, ada.id, { role: 'owner' })).statusCode).toBe(200);
    const robin = await someone(tenant, 'viewer');
    await change(ada, robin.id, { role: 'owner' });
    expect((await remove(ada, ada.id)).statusCode).toBe(204);
    expect((await remove(robin, robin.id)).statusCode).toBe(409);
  });

  it('a disabled owner does not count', async () => {
    const tenant = await app.createTenant();
    const ada = await someone(tenant, 'owner');
    const gone = await someone(tenant, 'owner');
    await app.deps.db.platform.pool.query('update users set disabled_at = now() where id = $1', [gone.id]);
    expect((await change(ada, ada.id, { role: 'admin' })).statusCode).toBe(409);
    expect((await remove(ada, gone.id)).statusCode).toBe(204);
  });

  it('remains when two demote each other concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const tenant = await app.createTenant();
      const [ada, robin] = [await someone(tenant, 'owner'), await someone(tenant, 'owner')];
      const answers = await Promise.all([
        change(ada, robin.id, { role: 'viewer' }),
        remove(robin, ada.id),
        change(ada, ada.id, { role: 'viewer' }),
        remove(robin, robin.id),
      ]);
      expect(answers.some(({ statusCode }) => statusCode >= 500)).toBe(false);
      const left = [...(await rolesOf(tenant)).values()].filter((role) => role === 'owner');
      expect(left).toHaveLength(1);
    }
  });
});

describe('DELETE /api/users/{userId}', () => {
  it('ends access at once, and keeps other memberships', async () => {
    const [tenant, other] = [await app.createTenant(), await app.createTenant()];
    await someone(tenant, 'owner');
    const robin = await someone(tenant, 'admin');
    await app.deps.db.platform.pool.query(`insert into memberships values ($1, $2, 'editor', null, now(), now())`, [
      other.id,
      robin.id,
    ]);
    expect((await robin.request('GET', '/api/agents')).statusCode).toBe(200);
    expect((await remove(tenant, robin.id)).statusCode).toBe(204);
    expect((await robin.request('GET', '/api/agents')).statusCode).toBe(401);
    expect((await rolesOf(other)).get(robin.id)).toBe('editor');
    expect((await rolesOf(tenant)).has(robin.id)).toBe(false);
    expect((await remove(tenant, robin.id)).statusCode).toBe(404);
    const [row] = await auditRows(app, tenant.id, 'user.remove');
    expect(row).toMatchObject({ resource_id: robin.id, details: { role: 'admin', ended_sessions: 1 } });
  });

  it('revokes sessions for good, also when the user rejoins', async () => {
    const tenant = await app.createTenant();
    await someone(tenant, 'owner');
    const robin = await someone(tenant, 'admin');
    await remove(tenant, robin.id);
    await app.deps.db.platform.pool.query(`insert into memberships values ($1, $2, 'admin', null, now(), now())`, [
      tenant.id,
      robin.id,
    ]);
    expect((await robin.request('GET', '/api/agents')).statusCode).toBe(401);
  });

  it('keeps sessions in other tenants', async () => {
    const [tenant, other] = [await app.createTenant(), await app.createTenant()];
    const robin = await someone(other, 'editor');
    await app.deps.db.platform.pool.query(`insert into memberships values ($1, $2, 'viewer', null, now(), now())`, [
      tenant.id,
      robin.id,
    ]);
    expect((await remove(tenant, robin.id)).statusCode).toBe(204);
    expect((await robin.request('GET', '/api/agents')).statusCode).toBe(200);
  });
});

// Audit rows are chained and permanent, and each once held the actor's full name.
it('the audit log identifies users by id, not by name', async () => {
  const tenant = await app.createTenant();
  const ada = await someone(tenant, 'owner');
  const robin = await someone(tenant, 'viewer');
  expect((await change(ada, robin.id, { role: 'editor' })).statusCode).toBe(200);
  const asAda = { 'x-acting-user': ada.id };
  expect((await tenant.request('POST', '/api/organizations', { name: 'A' }, asAda)).statusCode).toBe(201);
  const rows = await auditRows(app, tenant.id);
  expect(rows.map(({ actor }) => actor)).toEqual([
    { kind: 'user', id: ada.id },
    { kind: 'user', id: ada.id, via: { kind: 'api_key', id: expect.any(String), name: 'Test key' } },
  ]);
});
