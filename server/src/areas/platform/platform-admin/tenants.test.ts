import type { TenantId } from '@parley/contract/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { platformChain } from '#platform/audit/audit-entry.ts';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { createPerson, logInAs, send, type TestPerson } from '../../../../test/people.ts';
import { unknownId } from '../../../../test/unknown-id.ts';

let app: TestApp;
let clock: TestClock;
let admin: TestPerson;
let home: TestTenant;
let shop: TestTenant;

beforeAll(async () => {
  clock = createTestClock();
  app = await buildTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  home = await app.createTenant({ name: 'Home' });
  shop = await app.createTenant({ name: 'Harbour Cycles' });
  admin = await createPerson(app, { isPlatformAdmin: true, tenants: [{ id: home.id, role: 'owner' }] });
});

const tokenOf = async (person: TestPerson) => (await logInAs(app, person)).access_token;
const enter = (token: string, tenantId: string, payload: unknown = {}) =>
  send(app, 'POST', `/api/admin/tenants/${tenantId}/enter`, { payload, token });
const leave = (token: string, tenantId: string) => send(app, 'POST', `/api/admin/tenants/${tenantId}/leave`, { token });
const entered = async (tenantId = shop.id as string) => {
  const answer = await enter(await tokenOf(admin), tenantId);
  return answer.json<{ access_token: string; refresh_token: string }>().access_token;
};
const me = async (token: string) => (await send(app, 'GET', '/api/auth/me', { token })).json();
const runSupportJob = async () => {
  await jobOf(app.deps.jobs, 'auth.end_support_access').run({});
};

describe('GET /api/admin/tenants', () => {
  const list = (query: string, headers: Record<string, string>) =>
    app.server.inject({ url: `/api/admin/tenants${query}`, headers });

  it('200: every tenant with its counts, filtered by name and id, paginated', async () => {
    const key = { 'x-api-key': await app.createPlatformKey() };
    const marked = await app.createTenant({ name: 'Zebra Räder 4711' });
    await marked.request('POST', '/api/agents', { name: 'Robin' });
    await createPerson(app, { tenants: [{ id: marked.id, role: 'viewer' }] });
    const found = await list('?q=zebra%20r%C3%A4&include_total=true', key);
    expect(found.json()).toEqual({
      data: [
        {
          id: marked.id,
          name: 'Zebra Räder 4711',
          contact_email: null,
          reseller: null,
          agent_count: 1,
          user_count: 1,
          created_at: expect.any(String),
          suspended_at: null,
          trashed_at: null,
        },
      ],
      has_more: false,
      next_cursor: null,
      total: 1,
    });
    expect((await list(`?q=${marked.id}`, key)).json().data).toHaveLength(1);
    const first = (await list('?limit=1', key)).json();
    const second = (await list(`?limit=1&cursor=${first.next_cursor}`, key)).json();
    expect([first.data[0].id, second.data[0].id]).toEqual([marked.id, expect.not.stringContaining(marked.id)]);
  });

  it('accepts a signed-in platform admin only', async () => {
    const one = `/api/admin/tenants/${shop.id}`;
    const token = await tokenOf(admin);
    expect((await send(app, 'GET', one, { token })).json()).toMatchObject({ id: shop.id, name: 'Harbour Cycles' });
    const owner = await createPerson(app, { tenants: [{ id: shop.id, role: 'owner' }] });
    const ownerToken = await tokenOf(owner);
    for (const path of ['/api/admin/tenants', one]) {
      expect((await send(app, 'GET', path, { token: ownerToken })).statusCode).toBe(403);
      expect((await shop.request('GET', path)).statusCode).toBe(403);
      expect((await send(app, 'GET', path)).statusCode).toBe(401);
    }
    expect((await enter(ownerToken, home.id)).statusCode).toBe(403);
  });

  it('404 for an unknown tenant', async () => {
    const token = await tokenOf(admin);
    expect((await send(app, 'GET', `/api/admin/tenants/${unknownId}`, { token })).statusCode).toBe(404);
    expect((await enter(token, unknownId)).statusCode).toBe(404);
    expect((await enter(token, 'no-id')).statusCode).toBe(404);
  });
});

describe('support access to a tenant', () => {
  it('gives the admin owner rights in their own name; earlier tokens are void', async () => {
    const before = await tokenOf(admin);
    const answer = await enter(before, shop.id, { reason: 'Ticket 4711' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      tenant: { id: shop.id, name: 'Harbour Cycles', role: 'owner' },
      support_access: { expires_at: new Date(clock.now().getTime() + 8 * 3_600_000).toISOString() },
    });
    const token = answer.json().access_token;
    expect((await send(app, 'GET', '/api/agents', { token: before })).statusCode).toBe(401);
    await shop.request('POST', '/api/agents', { name: 'Robin of the shop' });
    const agents = await send(app, 'GET', '/api/agents', { token });
    expect(agents.json().data.map(({ name }: { name: string }) => name)).toEqual(['Robin of the shop']);
    expect(await me(token)).toMatchObject({
      tenant: { id: shop.id, role: 'owner' },
      tenants: [{ id: home.id }],
      support_access: { expires_at: expect.any(String) },
      is_platform_admin: true,
    });
  });

  it('is in the audit logs of tenant and platform with its reason, and so are the actions', async () => {
    const token = (await enter(await tokenOf(admin), shop.id, { reason: 'Ticket 4711' })).json().access_token;
    await send(app, 'POST', '/api/agents', { payload: { name: 'By support' }, token });
    await leave(token, shop.id);
    const ofShop = await auditRows(app, shop.id);
    expect(ofShop.map(({ action, actor }) => [action, actor.id, actor.via?.kind])).toEqual([
      ['tenant.enter', admin.id, undefined],
      ['agent.create', admin.id, 'support_access'],
      ['tenant.leave', admin.id, 'support_access'],
    ]);
    expect(ofShop[0]?.details).toMatchObject({ reason: 'Ticket 4711', role: 'owner' });
    const ofPlatform = (await auditRows(app, platformChain)).filter((row) => row.resource_id === shop.id);
    expect(ofPlatform.map(({ action }) => action)).toEqual(['tenant.enter', 'tenant.leave']);
  });

  it('creates no membership: users, owners and invitations are unchanged', async () => {
    const token = await entered();
    expect((await shop.request('GET', '/api/users')).json().data).toEqual([]);
    expect((await shop.request('DELETE', `/api/users/${admin.id}`)).statusCode).toBe(404);
    // In a tenant without an owner a key may still invite the first.
    const invited = await shop.request('POST', '/api/invites', { email: admin.email, role: 'owner' });
    expect(invited.statusCode).toBe(201);
    const inviteToken = new URLSearchParams(new URL(invited.json().accept_url).hash.slice(1)).get('token');
    const accepted = await send(app, 'POST', '/api/invites/accept', { payload: { token: inviteToken }, token });
    expect(accepted.statusCode).toBe(201);
    expect((await shop.request('GET', '/api/users')).json().data).toMatchObject([{ id: admin.id, role: 'owner' }]);
    expect((await me(accepted.json().access_token)).support_access).toBeNull();
  });

  it('uses a member’s own role, without support access', async () => {
    const member = await createPerson(app, { isPlatformAdmin: true, tenants: [{ id: shop.id, role: 'viewer' }] });
    const answer = await enter(await tokenOf(member), shop.id);
    expect(answer.json()).toMatchObject({ tenant: { id: shop.id, role: 'viewer' }, support_access: null });
    expect((await leave(answer.json().access_token, shop.id)).statusCode).toBe(409);
    expect((await shop.request('GET', '/api/users')).json().data).toHaveLength(1);
  });

  it('403 with a platform key, which has no person; 409 for a suspended tenant', async () => {
    const headers = { 'x-api-key': await app.createPlatformKey() };
    const byKey = await send(app, 'POST', `/api/admin/tenants/${shop.id}/enter`, { payload: {}, headers });
    expect(byKey.statusCode).toBe(403);
    await app.deps.db.platform.everywhere
      .updateTable('tenants')
      .set({ suspended_at: clock.now() })
      .where('id', '=', shop.id)
      .execute();
    expect((await enter(await tokenOf(admin), shop.id)).statusCode).toBe(409);
  });

  it('by cookie requires the CSRF token, and sets new cookies', async () => {
    const payload = { email: admin.email, password: 'a sentence only tests know' };
    const login = await send(app, 'POST', '/api/auth/login', { payload });
    const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const path = `/api/admin/tenants/${shop.id}/enter`;
    expect((await send(app, 'POST', path, { payload: {}, headers: { cookie } })).statusCode).toBe(403);
    const csrf = login.json().csrf_token;
    const answer = await send(app, 'POST', path, { payload: {}, headers: { cookie, 'x-csrf-token': csrf } });
    const next = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    expect((await send(app, 'GET', '/api/auth/me', { headers: { cookie: next } })).json().tenant.id).toBe(shop.id);
  });
});

describe('the end of support access', () => {
  it('comes when the admin leaves: all their sessions return to a tenant of their own', async () => {
    const [one, other] = [await entered(), await entered()];
    const answer = await leave(one, shop.id);
    expect(answer.json()).toMatchObject({ tenant: { id: home.id, role: 'owner' } });
    expect((await me(answer.json().access_token)).tenant.id).toBe(home.id);
    expect((await send(app, 'GET', '/api/agents', { token: other })).statusCode).toBe(403);
    // A new entry does not revive an ended session.
    await entered();
    expect((await me(other)).tenant).toBeNull();
  });

  it('comes after eight hours, at once in every process', async () => {
    const session = (await enter(await tokenOf(admin), shop.id)).json();
    clock.advance(8 * 3_600_000 - 1000);
    const payload = { refresh_token: session.refresh_token };
    const { access_token: token } = (await send(app, 'POST', '/api/auth/refresh', { payload })).json();
    expect((await send(app, 'GET', '/api/agents', { token })).statusCode).toBe(200);
    clock.advance(2000);
    expect((await send(app, 'GET', '/api/agents', { token })).statusCode).toBe(403);
    expect((await me(token)).tenant).toBeNull();
    await runSupportJob();
    const rows = await auditRows(app, shop.id);
    expect(rows.at(-1)).toMatchObject({ action: 'tenant.leave', actor: { kind: 'system' } });
    expect(await memberships(shop.id)).toEqual([]);
  });

  it('comes when the session switches tenant or ends', async () => {
    const moving = await entered();
    await send(app, 'POST', '/api/auth/switch-tenant', { payload: { tenant_id: home.id }, token: moving });
    await runSupportJob();
    expect(await memberships(shop.id)).toEqual([]);
    const leaving = await entered();
    await send(app, 'POST', '/api/auth/logout', { token: leaving });
    await runSupportJob();
    expect(await memberships(shop.id)).toEqual([]);
  });

  it('comes at once when the user loses the platform admin role', async () => {
    const token = await entered();
    await app.deps.db.platform.everywhere
      .updateTable('users')
      .set({ is_platform_admin: false })
      .where('id', '=', admin.id)
      .execute();
    expect((await send(app, 'GET', '/api/agents', { token })).statusCode).toBe(403);
  });

  const memberships = (tenantId: TenantId) =>
    app.deps.db.platform.everywhere
      .selectFrom('memberships')
      .select('user_id')
      .where('tenant_id', '=', tenantId)
      .execute();
});

describe('the admin’s own account', () => {
  it('is not audited in the entered tenant', async () => {
    const token = await entered();
    await send(app, 'PATCH', '/api/auth/me', { payload: { name: 'Another name' }, token });
    expect((await auditRows(app, shop.id)).map(({ action }) => action)).toEqual(['tenant.enter']);
  });

  it('cannot switch to a tenant without entering it', async () => {
    await entered();
    const token = await tokenOf(admin);
    const payload = { tenant_id: shop.id };
    expect((await send(app, 'POST', '/api/auth/switch-tenant', { payload, token })).statusCode).toBe(404);
  });
});

describe('the operator desk of an entered tenant', () => {
  it('has the admin as an operator, who can claim a chat; leaving removes them', async () => {
    const agent = (await shop.request('POST', '/api/agents', { name: 'Robin' })).json();
    const token = await entered();
    const status = await send(app, 'PUT', '/api/chat/operator/status', { payload: { status: 'online' }, token });
    expect(status.json()).toMatchObject({ status: 'online', name: admin.name });
    const chat = (await send(app, 'POST', '/api/chat/sessions', { payload: { agent_id: agent.id } })).json();
    const visitor = { authorization: `Bearer ${chat.session_token}` };
    await send(app, 'POST', `/api/chat/sessions/${chat.session_id}/handoff`, { payload: {}, headers: visitor });
    const claimed = await send(app, 'POST', `/api/chat/operator/chats/${chat.session_id}/claim`, { token });
    expect([claimed.statusCode, claimed.json()]).toEqual([200, expect.objectContaining({ id: chat.session_id })]);
    await leave(token, shop.id);
    await app.deps.areaDeps.operators.sweeper.sweep();
    const left = await send(app, 'GET', `/api/chat/sessions/${chat.session_id}/status`, { headers: visitor });
    expect(left.json().status).toBe('waiting');
  });
});
