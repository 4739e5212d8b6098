import type { AgentId } from '@parley/contract/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCallCredit } from '#areas/business/balance';
import { checkBooks } from '#areas/business/ledger';
import { routeInboundNumber } from '#areas/telephony/phone-numbers';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { askWith, createPerson, createReseller, type ResellerCaller } from '../../../../test/callers.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { offerPlan } from '../../../../test/offers.ts';
import { openCall } from '../../../../test/test-calls.ts';
import { unknownId } from '../../../../test/unknown-id.ts';

let app: TestApp;
let reseller: ResellerCaller;
beforeAll(async () => {
  app = await buildTestApp();
  reseller = await createReseller(app);
});
afterAll(() => app.close());

const at = (id: string, rest = '') => `/api/reseller/customers/${id}${rest}`;
const withKey = (key: string, method: 'GET' | 'POST', url: string, payload?: object) =>
  app.server.inject({ method, url, headers: { 'x-api-key': key }, ...(payload ? { payload } : {}) });
const newAgent = async (key: string) =>
  (await withKey(key, 'POST', '/api/agents', { name: 'Robin' })).json<{ id: AgentId }>().id;

async function claimNumber(key: string, agentId: string): Promise<string> {
  const pool = (await withKey(key, 'GET', '/api/phone-numbers/pool')).json().data;
  const { id, number } = pool[0];
  const claimed = await withKey(key, 'POST', `/api/phone-numbers/pool/${id}/claim`);
  expect(claimed.statusCode).toBeLessThan(300);
  const { id: numberId } = claimed.json();
  const assigned = await withKey(key, 'POST', `/api/phone-numbers/${numberId}/assign`, { agent_id: agentId });
  expect(assigned.statusCode).toBe(200);
  return number;
}

/** Tables that have rows of an account, in the order of their names. */
async function tablesWith(accountId: string): Promise<string[]> {
  const { pool } = app.deps.db.platform;
  const { rows: found } = await pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  );
  const withRows: string[] = [];
  for (const { name } of found) {
    const { rows } = await pool.query(`select 1 from "${name}" where tenant_id = $1 limit 1`, [accountId]);
    if (rows.length > 0) withRows.push(name);
  }
  return withRows;
}

describe('a suspended customer', () => {
  it('is refused everywhere from the commit on: keys, people, visitors, callers; and served again when resumed', async () => {
    const customer = await reseller.createCustomer('Lindgren Dental');
    const agentId = await newAgent(customer.key);
    const number = await claimNumber(customer.key, agentId);
    const owner = await createPerson(app, { tenant: { id: customer.id, role: 'owner' } });
    const startChat = () =>
      app.server.inject({ method: 'POST', url: '/api/chat/sessions', payload: { agent_id: agentId } });
    const chat = (await startChat()).json();
    const say = () =>
      app.server.inject({
        method: 'POST',
        url: `/api/chat/sessions/${chat.session_id}/messages`,
        headers: { authorization: `Bearer ${chat.session_token}` },
        payload: { text: 'Hello' },
      });
    const route = () => routeInboundNumber(app.deps.db.platform, { provider: 'builtin' }, [number]);
    const seen = async () => [
      (await withKey(customer.key, 'GET', '/api/agents')).statusCode,
      (await owner.request('GET', '/api/agents')).statusCode,
      (await startChat()).statusCode,
      (await say()).statusCode,
      (await route())?.agentId,
    ];
    expect(await seen()).toEqual([200, 200, 201, 200, agentId]);
    const body = { reason: 'Invoice 104 is unpaid' };
    const suspended = await reseller.request('POST', at(customer.id, '/suspend'), body);
    expect(suspended.json()).toMatchObject({ suspended_at: expect.any(String), suspension_reason: body.reason });
    expect(await seen()).toEqual([403, 403, 404, 403, undefined]);
    expect((await owner.request('GET', '/api/agents')).json().reason).toBe('customer_account_suspended');
    expect((await owner.request('GET', '/api/auth/me')).json()).toMatchObject({
      tenant: null,
      suspended_tenant: { name: 'Lindgren Dental', reseller: 'Test reseller' },
    });
    await reseller.request('POST', at(customer.id, '/resume'));
    expect(await seen()).toEqual([200, 200, 201, 200, agentId]);
    const actions = (await auditRows(app, customer.id)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['tenant.suspend', 'tenant.resume']));
  });

  it('has its live calls ended unless they may finish', async () => {
    let enqueued = 0;
    const endedAfter = async (body: object) => {
      const customer = await reseller.createCustomer();
      const call = await openCall(app, customer.id);
      await reseller.request('POST', at(customer.id, '/suspend'), body);
      // Runs what the suspension has enqueued.
      const { rows } = await app.deps.db.platform.pool.query(
        "select waiting from app.job_queues() where task = 'calls.end_of_account'",
      );
      const isEnqueued = Number(rows[0]?.waiting ?? 0) > enqueued;
      if (isEnqueued) await jobOf(app.deps.jobs, 'calls.end_of_account').run({ tenant_id: customer.id });
      enqueued = Number(rows[0]?.waiting ?? 0);
      const row = await app.deps.db.platform.everywhere
        .selectFrom('calls')
        .select('ended_at')
        .where('id', '=', call.id)
        .executeTakeFirstOrThrow();
      return row.ended_at !== null;
    };
    expect(await endedAfter({})).toBe(true);
    expect(await endedAfter({ live_calls: 'finish' })).toBe(false);
  });
});

describe('the trash', () => {
  it('holds a customer until it is restored as it was', async () => {
    const customer = await reseller.createCustomer('To restore');
    expect((await reseller.request('DELETE', at(customer.id))).statusCode).toBe(204);
    expect((await withKey(customer.key, 'GET', '/api/agents')).statusCode).toBe(403);
    const trash = (await reseller.request('GET', at('trash'))).json().data;
    expect(trash).toMatchObject([{ id: customer.id, trashed_at: expect.any(String) }]);
    const listed = (await reseller.request('GET', '/api/reseller/customers')).json().data;
    expect(listed.map(({ id }: { id: string }) => id)).not.toContain(customer.id);
    expect((await reseller.request('PATCH', at(customer.id), { name: 'X' })).statusCode).toBe(409);
    const restored = await reseller.request('POST', at('trash', `/${customer.id}/restore`));
    expect(restored.json()).toMatchObject({ trashed_at: null, suspended_at: null });
    expect((await withKey(customer.key, 'GET', '/api/agents')).statusCode).toBe(200);
    await reseller.request('POST', at(customer.id, '/suspend'), {});
    await reseller.request('DELETE', at(customer.id));
    const again = await reseller.request('POST', at('trash', `/${customer.id}/restore`));
    expect(again.json().suspended_at).not.toBeNull();
  });

  it('purges every row of the customer but audit log and certificates, and no person of another account', async () => {
    const customer = await reseller.createCustomer('To purge');
    const agentId = await newAgent(customer.key);
    await claimNumber(customer.key, agentId);
    await app.server.inject({ method: 'POST', url: '/api/chat/sessions', payload: { agent_id: agentId } });
    await openCall(app, customer.id);
    const trunk = {
      name: 'Carrier',
      kind: 'addresses',
      host: 'sip.example.com',
      inbound: { allowed_addresses: ['192.0.2.1'] },
    };
    const { id: trunkId } = (await withKey(customer.key, 'POST', '/api/sip-trunks', trunk)).json();
    const owner = await createPerson(app, { tenant: { id: customer.id, role: 'owner' } });
    const other = await app.createTenant();
    const shared = await createPerson(app, { tenant: { id: customer.id, role: 'editor' } });
    const tables = app.deps.db.platform.everywhere;
    const membership = { user_id: shared.id, role: 'editor', created_at: new Date(), updated_at: new Date() };
    await tables
      .insertInto('memberships')
      .values({ ...membership, tenant_id: other.id })
      .execute();
    const url = at('trash', `/${customer.id}`);
    expect((await reseller.request('DELETE', url)).statusCode).toBe(404);
    await reseller.request('DELETE', at(customer.id));
    const purged = await reseller.request('DELETE', url);
    expect(purged.statusCode).toBe(200);
    expect(purged.json().deleted).toMatchObject({ agents: 1, chat_sessions: 1, calls: 1, users: 1 });
    expect(JSON.parse(purged.json().certificate)).toMatchObject({ kind: 'customer', tenant_id: customer.id });
    expect(await tablesWith(customer.id)).toEqual(['audit_heads', 'audit_log', 'deletion_certificates']);
    const people = await tables.selectFrom('users').select('id').where('id', 'in', [owner.id, shared.id]).execute();
    expect(people).toEqual([{ id: shared.id }]);
    expect((await reseller.request('GET', at(customer.id))).statusCode).toBe(404);
    const changes = await tables.selectFrom('events').select('data').where('type', '=', 'trunk.changed').execute();
    expect(changes.map(({ data }) => data)).toContainEqual({ trunk_id: trunkId, is_deleted: true });
  });
});

describe('a purge of a customer that is billed', () => {
  it('keeps what accounts for money, and books that balance', async () => {
    const customer = await reseller.createCustomer('To purge, billed');
    const asAdmin = askWith(app, { 'x-api-key': await app.createPlatformKey() });
    const plan = await offerPlan(app, { resellerId: reseller.id });
    const billed = await asAdmin('PUT', `/api/admin/tenants/${customer.id}/subscription`, { plan_id: plan });
    expect(billed.statusCode).toBe(200);
    const call = { tenantId: customer.id, id: app.deps.newId(), kind: 'inbound_call' as const };
    expect(await createCallCredit(app.deps).reserve(call)).toMatchObject({ kind: 'admitted', coveredSeconds: 120 });
    await reseller.request('DELETE', at(customer.id));
    expect((await reseller.request('DELETE', at('trash', `/${customer.id}`))).statusCode).toBe(200);
    expect(await tablesWith(customer.id)).toEqual([
      'audit_heads',
      'audit_log',
      'billing_accounts',
      'call_holds',
      'deletion_certificates',
      'ledger_accounts',
      'ledger_entries',
      'ledger_postings',
      'minute_lots',
      'subscriptions',
    ]);
    expect(Object.values(await checkBooks(app.deps.db.platform))).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('PATCH /api/reseller/customers/{customerId}', () => {
  it('changes the profile, with rows in both logs; nothing to change leaves none', async () => {
    const customer = await reseller.createCustomer('Before');
    const change = { name: 'After', timezone: 'Europe/Stockholm', contact_email: 'office@example.com' };
    expect((await reseller.request('PATCH', at(customer.id), change)).json()).toMatchObject(change);
    await reseller.request('PATCH', at(customer.id), change);
    const rows = (await auditRows(app, customer.id)).filter(({ action }) => action === 'account.update');
    expect(rows).toHaveLength(1);
    expect((await reseller.request('GET', at(customer.id))).json()).toMatchObject(change);
    const unknown = await reseller.request('PATCH', at(customer.id), { package_id: unknownId });
    expect([unknown.statusCode, unknown.json().reason]).toEqual([400, 'customer_package_unknown']);
  });

  it('403 for staff without the admin role and for named keys', async () => {
    const customer = await reseller.createCustomer();
    const staff = await createPerson(app, { reseller: { id: reseller.id, role: 'staff' } });
    const key = await reseller.createKey(['account:read', 'account:write']);
    expect((await staff.request('PATCH', at(customer.id), { name: 'X' })).statusCode).toBe(403);
    const headers = { 'x-api-key': key };
    const byKey = await app.server.inject({
      method: 'POST',
      url: at(customer.id, '/suspend'),
      headers,
      payload: {},
    });
    expect(byKey.statusCode).toBe(403);
    expect((await staff.request('GET', at(customer.id))).statusCode).toBe(200);
  });
});
