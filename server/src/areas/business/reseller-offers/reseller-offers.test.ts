import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { askWith, createPerson, createReseller, type ResellerCaller } from '../../../../test/callers.ts';

let app: TestApp;
let reseller: ResellerCaller;
let other: ResellerCaller;
let admin: ResellerCaller['request'];
beforeAll(async () => {
  app = await buildTestApp();
  reseller = await createReseller(app, 'Nordic Voice');
  other = await createReseller(app, 'Other');
  admin = askWith(app, { 'x-api-key': await app.createPlatformKey() });
});
afterAll(() => app.close());

const plan = { name: 'Team', currency: 'EUR', price_minor_units: 4900, included_seconds: 6000, when_empty: 'overage' };
const minutes = { name: '100 minutes', seconds: 6000, currency: 'EUR', price_minor_units: 900 };
const prices = {
  name: 'Prices',
  currency: 'EUR',
  inbound_minute_micros: 90_000,
  outbound_minute_micros: 120_000,
  web_minute_micros: 60_000,
  valid_from: '2026-01-01T00:00:00.000Z',
};
const kinds = [
  ['plans', plan],
  ['minute-packages', minutes],
  ['price-lists', prices],
] as const;

describe.each(kinds)('/api/reseller/%s', (kind, offer) => {
  const url = `/api/reseller/${kind}`;

  it('creates, lists, changes and ends an offer of the reseller alone', async () => {
    await admin('POST', `/api/admin/${kind}`, { ...offer, name: 'Of the installation' });
    const made = await reseller.request('POST', url, offer);
    expect([made.statusCode, made.json()]).toMatchObject([201, { ...offer, reseller_id: reseller.id }]);
    const { id } = made.json();
    const listed = (await reseller.request('GET', url)).json().data;
    expect(listed.map((each: { id: string }) => each.id)).toEqual([id]);
    expect((await reseller.request('PATCH', `${url}/${id}`, { name: 'Renamed' })).json().name).toBe('Renamed');
    for (const method of ['PATCH', 'DELETE'] as const) {
      const foreign = await other.request(method, `${url}/${id}`, method === 'PATCH' ? { name: 'Mine' } : undefined);
      expect([method, foreign.statusCode]).toEqual([method, 404]);
    }
    expect((await other.request('GET', url)).json().data).toEqual([]);
    expect((await reseller.request('DELETE', `${url}/${id}`)).statusCode).toBe(204);
    const actions = (await auditRows(app, reseller.id as never)).map(({ action }) => action);
    const resource = kind.replace('-', '_').slice(0, -1);
    expect(actions).toEqual(
      expect.arrayContaining(['create', 'update', 'delete'].map((verb) => `${resource}.${verb}`)),
    );
  });

  it('refuses another seller in the body, and staff without the role', async () => {
    const named = await reseller.request('POST', url, { ...offer, reseller_id: other.id });
    expect(named.json()).toMatchObject({ details: [{ path: '/reseller_id', code: 'unknown_field' }] });
    const billing = await createPerson(app, { reseller: { id: reseller.id, role: 'billing' } });
    expect((await billing.request('GET', url)).statusCode).toBe(200);
    expect((await billing.request('POST', url, offer)).statusCode).toBe(403);
    const staff = await createPerson(app, { reseller: { id: reseller.id, role: 'staff' } });
    expect((await staff.request('GET', url)).statusCode).toBe(403);
  });
});

it('a price list for one customer takes the reseller’s own customers only', async () => {
  const [mine, theirs] = [await reseller.createCustomer(), await other.createCustomer()];
  const made = await reseller.request('POST', '/api/reseller/price-lists', { ...prices, customer_id: mine.id });
  expect(made.statusCode, made.body).toBe(201);
  const foreign = await reseller.request('POST', '/api/reseller/price-lists', { ...prices, customer_id: theirs.id });
  expect(foreign.json()).toMatchObject({ details: [{ path: '/customer_id', code: 'unknown_customer' }] });
});

describe('a customer of the reseller', () => {
  it('is given a plan and minutes, which it sees; plans of others and other customers are 404', async () => {
    const customer = await reseller.createCustomer('Harbour');
    const own = (await reseller.request('POST', '/api/reseller/plans', { ...plan, is_public: false })).json();
    const url = `/api/reseller/customers/${customer.id}`;
    const given = await reseller.request('PUT', `${url}/subscription`, { plan_id: own.id });
    expect([given.statusCode, given.json()]).toMatchObject([200, { subscription: { plan_id: own.id, name: 'Team' } }]);
    const key = { 'idempotency-key': app.deps.newId() };
    const grant = { seconds: 600, reason: 'Trial' };
    const granted = await reseller.request('POST', `${url}/minutes`, grant, key);
    expect((await reseller.request('POST', `${url}/minutes`, grant, key)).json()).toEqual(granted.json());
    const seen = await askWith(app, { 'x-api-key': customer.key })('GET', '/api/top-ups/balance');
    expect(seen.json()).toMatchObject({
      is_billed: true,
      remaining_seconds: 6600,
      owed: [{ amount_minor_units: 4900 }],
    });
    expect((await reseller.request('GET', `${url}/balance`)).json()).toEqual(seen.json());
    expect((await reseller.request('GET', `${url}/subscription`)).json()).toEqual(given.json());

    const foreign = (await other.request('POST', '/api/reseller/plans', plan)).json();
    const general = (await admin('POST', '/api/admin/plans', plan)).json();
    for (const { id } of [foreign, general]) {
      expect((await reseller.request('PUT', `${url}/subscription`, { plan_id: id })).statusCode).toBe(404);
    }
    for (const [method, path, body] of [
      ['GET', 'subscription', undefined],
      ['PUT', 'subscription', { plan_id: foreign.id }],
      ['GET', 'balance', undefined],
      ['POST', 'minutes', grant],
    ] as const) {
      expect([path, (await other.request(method, `${url}/${path}`, body)).statusCode]).toEqual([path, 404]);
    }
  });
});
