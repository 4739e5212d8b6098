import type { ResellerId, TenantId } from '@parley/contract/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOfCustomer, reserveCall } from '#areas/business/balance';
import { type BookContext, balanceOf, checkBooks, minorUnitsOf } from '#areas/business/ledger';
import { type HappenedUse, recordUse, usageOfPeriod } from '#areas/business/usage';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { createAccounts } from '../../../../test/accounts.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { askWith } from '../../../../test/callers.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { seededRandom } from '../../../../test/past-calls.ts';
import { rounds } from '../../../../test/rounds.ts';
import { activateSubscription } from './activate-subscription.ts';

// A month of three resellers with ten customers each, on a clock of its own: everything happens more than once, and
// some of it breaks off. Ledger, statements, invoices and usage must agree to the cent, whatever broke.

const resellersInAll = 3;
const customersOfEach = 10;
const usesADay = rounds('PARLEY_TEST_BILLING_USES', { usual: 1, long: 20 });
const days = 31;
const hourMs = 3_600_000;
const currency = 'EUR';
const random = seededRandom(20260301);
const clock = createTestClock('2026-03-01T00:00:00Z');

let app: TestApp;
interface Reseller {
  id: ResellerId;
  request: TestTenant['request'];
  customers: TestTenant[];
}
const resellers: Reseller[] = [];
let bought = 0;
/** Own count of what happened, by customer. */
const happened = new Map<string, { seconds: number; uses: number }>();

beforeAll(async () => {
  app = await buildTestApp({ clock });
  const accounts = createAccounts(app);
  for (let index = 0; index < resellersInAll; index += 1) {
    const reseller = await accounts.newReseller();
    const request = askWith(app, { 'x-api-key': reseller.own });
    await enter(request, '/api/reseller/billing/issuer', { ...party, vat_percent: 25, number_prefix: `R${index}-` });
    const customers = [];
    for (let each = 0; each < customersOfEach; each += 1) {
      const customer = await reseller.newCustomer();
      await enter(customer.request, '/api/billing/details', party);
      customers.push(customer);
    }
    resellers.push({ id: reseller.id, request, customers });
  }
  await insertPrices();
});
afterAll(() => app.close());

const address = { line1: 'Storgatan 1', line2: '', postal_code: '111 22', city: 'Stockholm', country: 'SE' };
const party = { name: 'Harbour Dental AB', address, vat_id: 'SE556677889901', email: 'a@example.com' };

async function enter(request: TestTenant['request'], path: string, body: object): Promise<void> {
  const answer = await request('PUT', path, body);
  expect(answer.statusCode, answer.body).toBe(200);
}

async function insertPrices(): Promise<void> {
  const tables = app.deps.db.platform.everywhere;
  const now = clock.now();
  const rates = (micros: number) => ({
    inbound_minute_micros: micros,
    outbound_minute_micros: micros + 10_007,
    web_minute_micros: micros - 3_331,
    chat_turn_micros: 3_333,
    message_micros: 71_429,
  });
  const times = { created_at: now, updated_at: now };
  for (const { id: reseller_id } of resellers) {
    const list = { reseller_id, name: 'Retail', currency, ...times };
    await tables
      .insertInto('price_lists')
      .values([
        { ...list, id: app.deps.newId(), ...rates(93_457), valid_from: '2026-01-01' },
        { ...list, id: app.deps.newId(), ...rates(101_113), valid_from: '2026-03-15' },
      ])
      .execute();
    await tables
      .insertInto('plans')
      .values({
        id: planOf(reseller_id),
        reseller_id,
        name: 'Small',
        currency,
        price_minor_units: 1999,
        included_seconds: 600,
        when_empty: 'overage',
        ...times,
      })
      .execute();
    await tables
      .insertInto('minute_packages')
      .values({
        id: packageOf(reseller_id),
        reseller_id,
        name: '5 minutes',
        seconds: 300,
        currency,
        price_minor_units: 999,
        valid_days: 5,
        ...times,
      })
      .execute();
  }
  for (const [from_seconds, micros] of [
    [0, 41_117],
    [3000, 31_013],
  ] as const) {
    await tables
      .insertInto('wholesale_tiers')
      .values({
        id: app.deps.newId(),
        currency,
        valid_from: '2026-01-01',
        from_seconds,
        created_at: now,
        ...rates(micros),
      })
      .execute();
  }
}

const packageOf = (resellerId: string) => resellerId.replace(/^.{4}/, 'bbbb');
const planOf = (resellerId: string) => resellerId.replace(/^.{4}/, 'aaaa');

class Crash extends Error {}

/** Does `work` in the customer's book until it is committed; now and then it breaks off first, or is done again. */
async function surely<Result>(tenantId: string, work: (context: BookContext) => Promise<Result>): Promise<Result> {
  const { db, newId } = app.deps;
  const once = (breaks: boolean) =>
    db.app.inTenant(tenantId as TenantId, async (tx) => {
      const result = await work({ tx, now: clock.now(), newId });
      if (breaks) throw new Crash('the process died before the commit');
      return result;
    });
  if (random() < 0.1) await expect(once(true)).rejects.toThrow(Crash);
  const result = await once(false);
  if (random() < 0.1) await once(false);
  return result;
}

const kinds = ['inbound_call', 'outbound_call', 'web_call', 'chat_turn', 'message'] as const;

async function use(tenantId: string): Promise<void> {
  const kind = kinds[Math.floor(random() * kinds.length)] ?? 'inbound_call';
  const isCall = kind.endsWith('_call');
  const quantity = isCall ? 1 + Math.floor(random() * 400) : 1;
  const happenedUse: HappenedUse = { tenantId, kind, id: app.deps.newId(), at: clock.now(), quantity };
  if (isCall) {
    const call = { tenantId, id: happenedUse.id, kind: kind as 'inbound_call' };
    await surely(tenantId, (context) => reserveCall(context, call));
  }
  await surely(tenantId, (context) => recordUse(context, happenedUse));
  const sum = happened.get(tenantId) ?? { seconds: 0, uses: 0 };
  happened.set(tenantId, { seconds: sum.seconds + (isCall ? quantity : 0), uses: sum.uses + 1 });
}

/** A request that is made again with the same key now and then, as after a lost answer. */
async function ask(request: TestTenant['request'], path: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'idempotency-key': app.deps.newId() };
  const answer = await request('POST', path, body, headers);
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  if (random() < 0.3) expect((await request('POST', path, body, headers)).json()).toEqual(answer.json());
  return answer.json();
}

/** Orders a package, has it invoiced, pays the invoice and, every other time, is refunded by a credit note. */
async function buyMinutes({ id, request: ofReseller }: Reseller, customer: TestTenant): Promise<void> {
  const order = await ask(customer.request, '/api/top-ups/orders', { package_id: packageOf(id) });
  const { invoice_id: invoice } = await ask(customer.request, `/api/top-ups/orders/${order['id']}/invoice`, {});
  await ask(ofReseller, `/api/reseller/invoices/${invoice}/payments`, {});
  bought += 1;
  if (random() < 0.5) return;
  await ask(ofReseller, `/api/reseller/invoices/${invoice}/credit-notes`, { reason: 'Returned' });
}

/** Renews what is due and issues invoices, twice: the second run finds nothing. */
async function runBilling(): Promise<void> {
  for (const job of ['subscriptions.renew', 'orders.invoice_periods']) {
    await jobOf(app.deps.jobs, job).run({});
    await jobOf(app.deps.jobs, job).run({});
  }
}

async function liveThroughTheMonth(): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    for (const reseller of resellers) {
      for (const customer of reseller.customers) {
        const { id: tenantId } = customer;
        if (day === 0) {
          await surely(tenantId, (c) => activateSubscription(c, { tenantId, planId: planOf(reseller.id) }));
        }
        for (let each = 0; each < usesADay; each += 1) if (random() < 0.25) await use(tenantId);
        if (random() < 0.03) await buyMinutes(reseller, customer);
      }
    }
    if (day === 0) await runBilling();
    clock.advance(24 * hourMs - 1);
    await jobOf(app.deps.jobs, 'balance.expire_minutes').run({});
    clock.advance(1);
  }
  await jobOf(app.deps.jobs, 'balance.release_holds').run({});
  await jobOf(app.deps.jobs, 'balance.expire_minutes').run({});
  await runBilling();
}

const inBook = <Result>(accountId: string, work: (context: BookContext) => Promise<Result>): Promise<Result> =>
  app.deps.db.app.inTenant(accountId as TenantId, (tx) => work({ tx, now: clock.now(), newId: app.deps.newId }));
const march = { from: '2026-03-01', until: '2026-04-01' };
const sum = <Row>(rows: readonly Row[], of: (row: Row) => bigint) => rows.reduce((total, row) => total + of(row), 0n);

describe('a month of three resellers', () => {
  beforeAll(liveThroughTheMonth, 300_000);

  it('leaves books that balance', async () => {
    expect(await checkBooks(app.deps.db.platform)).toEqual({
      unbalancedEntries: 0,
      wrongAccounts: 0,
      belowFloor: 0,
      wrongLots: 0,
      wrongHolds: 0,
      wrongUsageDays: 0,
    });
  });

  it('counts every use once, with all its seconds', async () => {
    for (const { customers } of resellers) {
      for (const { id: tenantId } of customers) {
        const used = await inBook(tenantId, ({ tx }) => usageOfPeriod(tx, { accountId: tenantId, ...march }));
        const seconds = used.filter(({ kind }) => kind.endsWith('_call')).map(({ quantity }) => quantity);
        const counted = {
          seconds: seconds.reduce((total, each) => total + each, 0),
          uses: used.reduce((total, { events }) => total + events, 0),
        };
        expect(counted).toEqual(happened.get(tenantId) ?? { seconds: 0, uses: 0 });
      }
    }
  });

  it('has statements of resellers that agree with their ledger and with what their customers were charged', async () => {
    for (const { id, customers } of resellers) {
      const statement = await inBook(id, ({ tx }) => usageOfPeriod(tx, { accountId: id, ...march }));
      const owed = await inBook(id, ({ tx }) =>
        balanceOf(tx, { accountId: id, account: 'wholesale_owed', unit: currency }),
      );
      expect(sum(statement, ({ micros }) => micros)).toBe(-owed.balance);
      for (const { id: tenantId } of customers) {
        const used = await inBook(tenantId, ({ tx }) => usageOfPeriod(tx, { accountId: tenantId, ...march }));
        const ofCustomer = statement.filter(({ customerId }) => customerId === tenantId);
        expect(sum(ofCustomer, ({ retailMicros }) => retailMicros)).toBe(sum(used, ({ micros }) => micros));
      }
    }
  });

  it('charges at wholesale what the tiers say about the whole month', async () => {
    const records = app.deps.db.platform.everywhere.selectFrom('usage_records');
    for (const { id } of resellers) {
      const rows = await records.selectAll().where('tenant_id', '=', id).orderBy('id').execute();
      const calls = rows.filter(({ kind }) => kind.endsWith('_call'));
      let seconds = 0;
      let expected = 0;
      for (const row of calls) {
        const extra = { inbound_call: 0, outbound_call: 10_007, web_call: -3_331 }[row.kind] ?? 0;
        const below = Math.max(0, Math.min(Number(row.quantity), 3000 - seconds));
        expected += (below * (41_117 + extra) + (Number(row.quantity) - below) * (31_013 + extra)) / 60;
        seconds += Number(row.quantity);
      }
      const charged = Number(sum(calls, ({ micros }) => BigInt(micros)));
      expect(Math.abs(charged - expected)).toBeLessThanOrEqual(calls.length / 2);
    }
  });

  it('is invoiced to the cent: each use once, each line from its uses, each total from its lines', async () => {
    const tables = app.deps.db.platform.everywhere;
    expect(bought).toBeGreaterThan(5);
    for (const { customers } of resellers) {
      for (const { id: tenantId } of customers) {
        const invoices = await tables.selectFrom('invoices').selectAll().where('tenant_id', '=', tenantId).execute();
        const lines = await tables.selectFrom('invoice_lines').selectAll().where('tenant_id', '=', tenantId).execute();
        for (const invoice of invoices) {
          const nets = lines
            .filter((line) => line.invoice_id === invoice.id)
            .map((line) => Number(line.net_minor_units));
          const net = nets.reduce((total, each) => total + each, 0);
          expect(Number(invoice.net_minor_units)).toBe(net);
          expect(Number(invoice.total_minor_units)).toBe(net + Number(invoice.vat_minor_units));
        }
        const periods = invoices
          .filter(({ origin }) => origin === 'period')
          .toSorted((one, other) => Number(one.period_from) - Number(other.period_from));
        expect(periods.map(({ source_key: key }) => key?.slice(-10))).toEqual(['2026-03-01', '2026-04-01']);
        const charged = await tables
          .selectFrom('usage_records')
          .selectAll()
          .where('tenant_id', '=', tenantId)
          .where('micros', '>', '0')
          .execute();
        expect(new Set(charged.map((row) => row.invoice_id))).toEqual(new Set(charged.length ? [periods[1]?.id] : []));
        const byKind = new Map<string, bigint>();
        for (const row of charged) byKind.set(row.kind, (byKind.get(row.kind) ?? 0n) + BigInt(row.micros));
        const expected = [1999, ...[...byKind.values()].map((micros) => minorUnitsOf(micros, currency))];
        const written = lines.filter((line) => line.invoice_id === periods[1]?.id);
        expect(written.map((line) => Number(line.net_minor_units)).toSorted(numerically)).toEqual(
          expected.toSorted(numerically),
        );
      }
    }
  });

  it('numbers the invoices of each reseller without a gap', async () => {
    for (const { id } of resellers) {
      const rows = await app.deps.db.platform.everywhere
        .selectFrom('invoices')
        .select('sequence')
        .where('issuer_id', '=', id)
        .where('status', '<>', 'draft')
        .orderBy('sequence')
        .execute();
      expect(rows.map(({ sequence }) => Number(sequence))).toEqual(rows.map((_row, index) => index + 1));
      expect(rows.length).toBeGreaterThanOrEqual(2 * customersOfEach);
    }
  });

  it('ends at zero once every customer has paid its invoices', async () => {
    for (const { customers, request } of resellers) {
      for (const { id: tenantId } of customers) {
        const open = await app.deps.db.platform.everywhere
          .selectFrom('invoices')
          .select('id')
          .where('tenant_id', '=', tenantId)
          .where('status', '=', 'open')
          .execute();
        for (const { id } of open) await ask(request, `/api/reseller/invoices/${id}/payments`, {});
        const { money } = await inBook(tenantId, ({ tx }) => balanceOfCustomer(tx, tenantId));
        expect(money.map(({ owedMicros }) => owedMicros)).toEqual([0n]);
      }
    }
    expect(await checkBooks(app.deps.db.platform)).toMatchObject({ unbalancedEntries: 0, wrongAccounts: 0 });
  });

  it('has begun the next period of every subscription, with its minutes once', async () => {
    for (const { customers } of resellers) {
      for (const { id: tenantId } of customers) {
        const balance = await inBook(tenantId, ({ tx }) => balanceOfCustomer(tx, tenantId));
        expect(balance.lots.filter(({ kind }) => kind === 'plan')).toMatchObject([{ remainingSeconds: 600 }]);
      }
    }
  });
});

const numerically = (one: number, other: number) => one - other;
