import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minorUnitsOf } from '#areas/business/ledger';
import { recordUse } from '#areas/business/usage';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { askWith, createPerson, createReseller, type ResellerCaller } from '../../../../test/callers.ts';

let app: TestApp;
let reseller: ResellerCaller;
beforeAll(async () => {
  app = await buildTestApp();
  reseller = await createReseller(app);
});
afterAll(() => app.close());

const at = new Date('2026-03-15T12:00:00Z');
const rates = {
  inbound_minute_micros: '33333',
  outbound_minute_micros: '60000',
  web_minute_micros: '30000',
  chat_turn_micros: '5001',
  message_micros: '40000',
};
const decimal = (minorUnits: number) => (minorUnits / 100).toFixed(2);

describe('the statement of a month', () => {
  it('adds up to the ledger to the cent, and runs no formula in a spreadsheet', async () => {
    const tables = app.deps.db.platform.everywhere;
    const { newId } = app.deps;
    const base = { currency: 'EUR', valid_from: new Date('2026-01-01'), created_at: at };
    await tables
      .insertInto('wholesale_tiers')
      .values({ ...base, ...rates, id: newId(), reseller_id: reseller.id, from_seconds: '0' })
      .execute();
    const retail = { ...rates, inbound_minute_micros: '99999', chat_turn_micros: '20003' };
    await tables
      .insertInto('price_lists')
      .values({ ...base, ...retail, id: newId(), reseller_id: reseller.id, name: 'Retail', updated_at: at })
      .execute();
    const customers = [
      await reseller.createCustomer('=HYPERLINK("http://evil.example")'),
      await reseller.createCustomer('Lindgren'),
      await reseller.createCustomer('Harbour'),
    ];
    for (const [index, { id: tenantId }] of customers.entries()) {
      for (let use = 0; use < 7; use += 1) {
        const kind = use % 2 === 0 ? 'inbound_call' : 'chat_turn';
        const quantity = kind === 'inbound_call' ? 37 + index * 11 + use : 1;
        await app.deps.db.app.inTenant(tenantId, (tx) =>
          recordUse({ tx, now: at, newId }, { tenantId, kind, id: newId(), at, quantity }),
        );
      }
    }
    const billing = (await reseller.request('GET', '/api/reseller/billing?month=2026-03')).json();
    expect(billing.customers).toHaveLength(3);
    const booked = await tables
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('tenant_id', '=', reseller.id)
      .where('account', '=', 'wholesale')
      .where('unit', '=', 'EUR')
      .executeTakeFirstOrThrow();
    expect(billing.wholesale).toEqual([
      { currency: 'EUR', micros: booked.balance, minor_units: minorUnitsOf(BigInt(booked.balance), 'EUR') },
    ]);
    const csv = (await reseller.request('GET', '/api/reseller/billing/statement?month=2026-03')).body;
    const rows = csv.trimEnd().split('\r\n').slice(1);
    const amounts = rows.map((row) => row.split(',').slice(-2).map(Number));
    const cents = (column: 0 | 1) =>
      amounts.slice(0, -1).reduce((sum, row) => sum + Math.round((row[column] ?? 0) * 100), 0);
    const total = rows.at(-1)?.split(',').slice(-2);
    expect(total).toEqual([decimal(billing.wholesale[0].minor_units), decimal(billing.retail[0].minor_units)]);
    expect([decimal(cents(0)), decimal(cents(1))]).toEqual(total);
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    const other = await createReseller(app, 'Other');
    expect((await other.request('GET', '/api/reseller/billing?month=2026-03')).json().customers).toEqual([]);
  });

  it('has the prices of the reseller', async () => {
    const tiers = (await reseller.request('GET', '/api/reseller/price-tiers')).json().price_tiers;
    expect(tiers).toMatchObject({ currency: 'EUR', tiers: [{ from_seconds: 0, inbound_minute_micros: '33333' }] });
  });

  it('rates customers of a package by its own tiers, and still adds up to the ledger', async () => {
    const seller = await createReseller(app, 'With packages');
    const tables = app.deps.db.platform.everywhere;
    const { newId } = app.deps;
    const admin = askWith(app, { 'x-api-key': await app.createPlatformKey() });
    const others = { currency: 'EUR', tiers: [{ from_seconds: 0, ...rates, inbound_minute_micros: '44444' }] };
    expect((await admin('PUT', '/api/admin/price-tiers', others)).statusCode).toBe(200);
    const prices = `/api/admin/resellers/${seller.id}/price-tiers`;
    const own = { currency: 'EUR', tiers: [{ from_seconds: 0, ...rates }] };
    expect((await admin('PUT', prices, own)).json().own.tiers).toEqual(own.tiers);
    const made = (await seller.request('POST', '/api/reseller/packages', { name: 'Cheaper minutes' })).json();
    const tiers = [{ from_seconds: 0, ...rates, inbound_minute_micros: '20000' }];
    const url = `/api/admin/resellers/${seller.id}/packages/${made.id}/price-tiers`;
    const past = await admin('PUT', url, { currency: 'EUR', tiers, valid_from: '2026-01-01T00:00:00.000Z' });
    expect(past.json()).toMatchObject({ details: [{ path: '/valid_from', code: 'in_past' }] });
    const set = await admin('PUT', url, { currency: 'EUR', tiers });
    expect(set.json()).toMatchObject({ price_tiers: { currency: 'EUR', tiers: [{ inbound_minute_micros: '20000' }] } });
    const inCents = await admin('PUT', url, { currency: 'EUR', tiers: [{ ...tiers[0], message_micros: '0.04' }] });
    expect(inCents.json().details).toMatchObject([{ path: '/tiers/0/message_micros', reason: 'price_micros' }]);
    const unordered = [...tiers, { ...tiers[0], from_seconds: 0 }];
    expect((await admin('PUT', url, { currency: 'EUR', tiers: unordered })).statusCode).toBe(400);
    expect((await admin('GET', prices)).json()).toMatchObject({
      usual: { tiers: [{ inbound_minute_micros: '44444' }] },
      own: { tiers: [{ inbound_minute_micros: '33333' }] },
      packages: [{ name: 'Cheaper minutes', price_tiers: { tiers: [{ inbound_minute_micros: '20000' }] } }],
    });
    const unknown = '/api/admin/resellers/0197f3a0-7c1e-7b42-9f2d-000000000000/price-tiers';
    expect((await admin('PUT', unknown, own)).statusCode).toBe(404);
    expect((await seller.request('PUT', prices, own)).statusCode).toBe(403);
    const staff = await createPerson(app, { reseller: { id: seller.id, role: 'staff' } });
    expect((await staff.request('GET', '/api/reseller/packages')).json().data[0].price_tiers).toBeNull();
    const shown = (await seller.request('GET', '/api/reseller/packages')).json().data[0].price_tiers;
    expect(shown.tiers).toEqual(tiers);
    expect((await seller.request('GET', '/api/reseller/price-tiers')).json().price_tiers.tiers[0]).toMatchObject({
      inbound_minute_micros: '33333',
    });
    const [packaged, plain] = [await seller.createCustomer('Packaged'), await seller.createCustomer('Plain')];
    await seller.request('PATCH', `/api/reseller/customers/${packaged.id}`, { package_id: made.id });
    const later = new Date(Date.now() + 60_000);
    for (const { id: tenantId } of [packaged, plain]) {
      await app.deps.db.app.inTenant(tenantId, (tx) =>
        recordUse({ tx, now: later, newId }, { tenantId, kind: 'inbound_call', id: newId(), at: later, quantity: 90 }),
      );
    }
    const month = later.toISOString().slice(0, 7);
    const billing = (await seller.request('GET', `/api/reseller/billing?month=${month}`)).json();
    const cost = (name: string) =>
      billing.customers.find((line: { customer_name: string }) => line.customer_name === name).wholesale[0].micros;
    // 90 s at 20 000 and at 33 333 micros a minute; halves are rounded to even.
    expect([cost('Packaged'), cost('Plain')]).toEqual(['30000', '50000']);
    const booked = await tables
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('tenant_id', '=', seller.id)
      .where('account', '=', 'wholesale')
      .where('unit', '=', 'EUR')
      .executeTakeFirstOrThrow();
    expect(billing.wholesale[0].micros).toBe(String(booked.balance));
    const csv = (await seller.request('GET', `/api/reseller/billing/statement?month=${month}`)).body;
    const total = csv.trimEnd().split('\r\n').at(-1)?.split(',').at(-2);
    expect(total).toBe(decimal(minorUnitsOf(BigInt(booked.balance), 'EUR')));
  });
});
