import type { CallId } from '@parley/contract/ids';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type CallAdmission, type CallCredit, createCallCredit } from '#areas/business/balance';
import { checkBooks } from '#areas/business/ledger';
import { startConsumers } from '#platform/outbox/start-consumers.ts';
import { createAccounts } from '../../../../test/accounts.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { openCall } from '../../../../test/test-calls.ts';
import { createChatAgent, listen, openChat } from '../../../../test/visitor.ts';

let app: TestApp;
let platformKey: string;
let credit: CallCredit;
beforeAll(async () => {
  app = await buildTestApp();
  platformKey = await app.createPlatformKey();
  credit = createCallCredit(app.deps);
});
afterAll(() => app.close());

async function admin(method: 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT', url: string, payload?: object) {
  const headers = { 'x-api-key': platformKey };
  return app.server.inject({ method, url: `/api/admin${url}`, headers, ...(payload ? { payload } : {}) });
}
const grant = (tenant: TestTenant, seconds: number) =>
  admin('POST', `/tenants/${tenant.id}/minutes`, { seconds, reason: 'Test' });
const balanceOf = async (tenant: TestTenant) => (await tenant.request('GET', '/api/top-ups/balance')).json();
const newCall = (tenant: TestTenant, kind: 'inbound_call' | 'outbound_call' | 'web_call' = 'inbound_call') => ({
  tenantId: tenant.id,
  id: app.deps.newId(),
  kind,
});
const covered = (admission: CallAdmission) =>
  admission.kind === 'admitted' ? admission.coveredSeconds : admission.reason;

async function createAgent(tenant: TestTenant): Promise<string> {
  return (await tenant.request('POST', '/api/agents', { name: 'Reception' })).json().id;
}

describe('a call of an account that is not billed', () => {
  it('is admitted without a reservation', async () => {
    const tenant = await app.createTenant();
    expect(covered(await credit.reserve(newCall(tenant)))).toBeNull();
    expect(await balanceOf(tenant)).toMatchObject({ is_billed: false, reserved_seconds: 0, lots: [] });
  });
});

describe('a call of a billed account', () => {
  it('reserves two minutes, and calls at once never reserve more than there is', async () => {
    const tenant = await app.createTenant();
    await grant(tenant, 250);
    const admissions = await Promise.all(Array.from({ length: 4 }, () => credit.reserve(newCall(tenant))));
    expect(admissions.map(covered).toSorted()).toEqual([10, 120, 120, 'insufficient_balance']);
    expect(await balanceOf(tenant)).toMatchObject({ remaining_seconds: 250, reserved_seconds: 250 });
  });

  it('is extended as far as the balance goes', async () => {
    const tenant = await app.createTenant();
    await grant(tenant, 200);
    const call = newCall(tenant);
    await credit.reserve(call);
    expect(await credit.extend({ ...call, seconds: 180 })).toBe(180);
    expect(await credit.extend({ ...call, seconds: 300 })).toBe(200);
    expect(await credit.extend({ ...call, seconds: 400 })).toBe(200);
  });

  it('is refused with 402 where it is ordered, and not at all after minutes were granted', async () => {
    const tenant = await app.createTenant();
    const agent_id = await createAgent(tenant);
    await grant(tenant, 5);
    const order = () => tenant.request('POST', '/api/web-voice/sessions', { agent_id });
    const refused = await order();
    expect([refused.statusCode, refused.json().error]).toEqual([402, 'insufficient_balance']);
    await grant(tenant, 600);
    expect((await order()).statusCode).toBe(201);
  });

  it('is refused for a suspended account from the next one on', async () => {
    const tenant = await app.createTenant();
    const suspended = app.deps.db.platform.everywhere.updateTable('tenants').set({ suspended_at: new Date() });
    await suspended.where('id', '=', tenant.id).execute();
    expect(await credit.reserve(newCall(tenant))).toEqual({ kind: 'refused', reason: 'suspended' });
  });

  it('frees its reservation when it was never held, once that is stale', async () => {
    const tenant = await app.createTenant();
    await grant(tenant, 600);
    const { id } = newCall(tenant);
    await credit.reserve({ ...newCall(tenant), id });
    const holds = app.deps.db.platform.everywhere.updateTable('call_holds').set({ expires_at: new Date(0) });
    await holds.where('id', '=', id).execute();
    await jobOf(app.deps.jobs, 'balance.release_holds').run({});
    expect(await balanceOf(tenant)).toMatchObject({ remaining_seconds: 600, reserved_seconds: 0 });
  });
});

describe('a chat', () => {
  it('is charged by its answers; its greeting costs nothing', async () => {
    const tenant = await app.createTenant();
    await grant(tenant, 60);
    const consumers = await startConsumers({ ...app.deps, consumers: app.deps.consumers });
    const agentId = await createChatAgent(tenant, { first_speaker: 'agent', greeting: 'Hello, how can I help?' });
    const visitor = await openChat(await listen(app), agentId);
    expect(visitor.messages).toMatchObject([{ role: 'agent' }]);
    await visitor.send('When are you open?');
    const used = async () => (await tenant.request('GET', '/api/subscription')).json().usage;
    await vi.waitFor(async () => expect(await used()).toMatchObject([{ kind: 'chat_turn', events: 1 }]));
    await consumers.stop();
  });
});

describe('an ended call', () => {
  it('is metered once, ends its reservation and announces a low balance to the owner', async () => {
    const tenant = await app.createTenant();
    await createAccounts(app).logIn('owner', tenant.id);
    await grant(tenant, 1900);
    const consumers = await startConsumers({ ...app.deps, consumers: app.deps.consumers });
    const id = app.deps.newId() as CallId;
    await credit.reserve({ tenantId: tenant.id, id, kind: 'inbound_call' });
    const call = await openCall(app, tenant.id, { id, type: 'phone' });
    const { store } = app.deps.calls;
    await store.markAnswered(call);
    await store.endCall(call, { reason: 'user_hangup', durationMs: 130_000, recording: 'none' });
    await vi.waitFor(async () =>
      expect(await balanceOf(tenant)).toMatchObject({ remaining_seconds: 1770, reserved_seconds: 0, is_low: true }),
    );
    const mails = app.deps.db.platform.everywhere
      .selectFrom('emails')
      .select('kind')
      .where('tenant_id', '=', tenant.id);
    await vi.waitFor(async () => expect(await mails.execute()).toEqual([{ kind: 'balance_low' }]));
    await consumers.stop();
    const { usage } = (await tenant.request('GET', '/api/subscription')).json();
    expect(usage).toMatchObject([{ kind: 'inbound_call', events: 1, quantity: 130, covered_seconds: 130 }]);
  });
});

describe('plans and prices', () => {
  it('are offered, assigned, charged and retired', async () => {
    const tenant = await app.createTenant();
    const plan = { name: 'Team', currency: 'EUR', price_minor_units: 4900, included_seconds: 6000 };
    const created = await admin('POST', '/plans', plan);
    expect(created.statusCode).toBe(201);
    const { id } = created.json();
    const offers = await tenant.request('GET', '/api/subscription/plans');
    expect(offers.json().data.map((offer: { id: string }) => offer.id)).toContain(id);
    const assigned = await admin('PUT', `/tenants/${tenant.id}/subscription`, { plan_id: id });
    expect(assigned.json()).toMatchObject({
      subscription: { plan_id: id },
      cost: [{ amount_minor_units: 4900, currency: 'EUR' }],
    });
    await admin('PUT', `/tenants/${tenant.id}/subscription`, { plan_id: id });
    expect(await balanceOf(tenant)).toMatchObject({
      remaining_seconds: 6000,
      owed: [{ amount_minor_units: 4900, currency: 'EUR' }],
    });
    expect((await admin('DELETE', `/plans/${id}`)).statusCode).toBe(204);
    expect((await admin('PUT', `/tenants/${tenant.id}/subscription`, { plan_id: id })).statusCode).toBe(200);
    const other = await app.createTenant();
    expect((await admin('PUT', `/tenants/${other.id}/subscription`, { plan_id: id })).statusCode).toBe(404);
  });

  it('are seen by the customers of their reseller alone', async () => {
    const reseller = await createAccounts(app).newReseller();
    const [customer, stranger] = [await reseller.newCustomer(), await app.createTenant()];
    const plan = {
      name: 'Resold',
      currency: 'EUR',
      price_minor_units: 1,
      included_seconds: 0,
      reseller_id: reseller.id,
    };
    const { id } = (await admin('POST', '/plans', plan)).json();
    const seenBy = async (tenant: TestTenant) =>
      (await tenant.request('GET', '/api/subscription/plans')).json().data.map((offer: { id: string }) => offer.id);
    expect([await seenBy(customer), (await seenBy(stranger)).includes(id)]).toEqual([[id], false]);
    expect((await admin('PUT', `/tenants/${stranger.id}/subscription`, { plan_id: id })).statusCode).toBe(404);
  });

  it('change by a new list: one that has begun keeps its prices', async () => {
    const prices = {
      name: 'Prices',
      currency: 'EUR',
      inbound_minute_micros: 90_000,
      outbound_minute_micros: 90_000,
      web_minute_micros: 90_000,
      customer_id: (await app.createTenant()).id,
    };
    const begun = (await admin('POST', '/price-lists', { ...prices, valid_from: '2026-01-01T00:00:00Z' })).json();
    const changed = await admin('PATCH', `/price-lists/${begun.id}`, { inbound_minute_micros: 1 });
    expect([changed.statusCode, changed.json().reason]).toEqual([409, 'price_list_begun']);
    expect((await admin('DELETE', `/price-lists/${begun.id}`)).statusCode).toBe(204);
    const wrong = await admin('POST', '/price-lists', {
      ...prices,
      valid_from: '2126-01-02T00:00:00Z',
      valid_until: '2126-01-01T00:00:00Z',
    });
    expect(wrong.statusCode).toBe(400);
  });
});

it('the books balance after all of this', async () => {
  const faults = await checkBooks(app.deps.db.platform);
  expect(Object.values(faults)).toEqual(Object.values(faults).map(() => 0));
});
