import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { CallId } from '@parley/contract/ids';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createCallCredit, creditMinutes, setBillingTerms } from '#areas/business/balance';
import { checkBooks } from '#areas/business/ledger';
import { exampleCall } from '#areas/telephony/calls';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import { createAccounts, type TestReseller } from '../../../../test/accounts.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { rounds } from '../../../../test/rounds.ts';

// Two processes meter ended calls; the one that began first is killed again and again, wherever it is.

const kills = rounds('PARLEY_TEST_CRASHES', { usual: 2, long: 50 });
const callsPerKill = 60;
const seconds = 37;
const currency = 'EUR';
const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const running = new Set<ChildProcess>();

let app: TestApp;
let reseller: TestReseller;
let customers: TestTenant[];
beforeAll(async () => {
  app = await buildTestApp();
  reseller = await createAccounts(app).newReseller();
  customers = [await reseller.newCustomer(), await reseller.newCustomer()];
  await insertPrices();
  for (const { id: tenantId } of customers) {
    await app.deps.db.app.inTenant(tenantId, async (tx) => {
      const context = { tx, now: new Date(), newId: app.deps.newId };
      const terms = { currency, whenEmpty: 'overage' as const, graceSeconds: 0 };
      await setBillingTerms(tx, { tenantId, now: context.now, ...terms });
      // Part is paid with minutes, the rest is owed.
      const half = Math.floor((kills * callsPerKill * seconds) / 4);
      await creditMinutes(context, { tenantId, seconds: half, key: 'half', expiresAt: null });
    });
  }
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await app.close();
});

async function insertPrices(): Promise<void> {
  const tables = app.deps.db.platform.everywhere;
  const now = new Date();
  const prices = {
    id: app.deps.newId(),
    currency,
    valid_from: '2020-01-01',
    inbound_minute_micros: 93_457,
    outbound_minute_micros: 93_457,
    web_minute_micros: 93_457,
    chat_turn_micros: 0,
    message_micros: 0,
    created_at: now,
  };
  const list = { ...prices, reseller_id: reseller.id, name: 'Retail', updated_at: now };
  await tables.insertInto('price_lists').values(list).execute();
  await tables
    .insertInto('wholesale_tiers')
    .values({ ...prices, from_seconds: 0 })
    .execute();
}

/** Another process of the installation, once it meters. */
async function startMetering() {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/test/usage-process.ts'], {
    cwd: root,
    env: { ...process.env, USAGE_PROCESS: JSON.stringify(app.database.connections) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  await once(child.stdout, 'data');
  return {
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'close');
      running.delete(child);
    },
  };
}

/** Calls that reserve, end, and say so, each in a transaction of its own. */
async function endCalls(count: number): Promise<void> {
  const { db, bus, newId } = app.deps;
  const credit = createCallCredit(app.deps);
  for (let each = 0; each < count; each += 1) {
    const customer = customers[each % customers.length] as TestTenant;
    const id = newId() as CallId;
    const isHeld = each % 3 > 0;
    if (isHeld) await credit.reserve({ tenantId: customer.id, id, kind: 'inbound_call' });
    const answered_at = new Date().toISOString();
    const call = { ...exampleCall, agent_id: null, id, answered_at, duration_seconds: seconds, version: 4 };
    await inEmittingTransaction({ scope: db.app, bus, tenantId: customer.id, now: new Date() }, (_tx, emit) =>
      emit('call.ended', `call:${id}`, { call, is_shortened: false }),
    );
  }
}

const uses = () =>
  app.deps.db.platform.everywhere.selectFrom('usage_records').selectAll().where('kind', '<>', 'chat_turn').execute();

it(`kill -9 ${kills} times while ${kills * callsPerKill} calls are metered: each is used once, sums are zero`, {
  timeout: 120_000 + kills * 20_000,
}, async () => {
  let [oldest, other] = [await startMetering(), await startMetering()];
  for (let kill = 0; kill < kills; kill += 1) {
    const target = (await uses()).length + 10 + ((kill * 37) % (callsPerKill - 20));
    const ending = endCalls(callsPerKill);
    await vi.waitFor(async () => expect((await uses()).length).toBeGreaterThan(target), {
      timeout: 60_000,
      interval: 10,
    });
    await oldest.kill();
    await ending;
    [oldest, other] = [other, await startMetering()];
  }
  // In the customer's book, and in its reseller's at wholesale.
  const total = kills * callsPerKill;
  await vi.waitFor(async () => expect((await uses()).length).toBe(2 * total), { timeout: 60_000, interval: 100 });
  await Promise.all([oldest.kill(), other.kill()]);
  const records = await uses();
  for (const book of [customers.map(({ id }) => id as string), [reseller.id as string]]) {
    const own = records.filter((record) => book.includes(record.tenant_id));
    expect(new Set(own.map(({ source }) => source)).size).toBe(total);
    expect(own.reduce((sum, { quantity }) => sum + Number(quantity), 0)).toBe(total * seconds);
  }
  const holds = await app.deps.db.platform.everywhere.selectFrom('call_holds').select('id').execute();
  expect(holds).toEqual([]);
  expect(Object.values(await checkBooks(app.deps.db.platform))).toEqual([0, 0, 0, 0, 0, 0]);
});
