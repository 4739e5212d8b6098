import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Accounts, createAccounts, type TestReseller } from '../../../../test/accounts.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { openCall } from '../../../../test/test-calls.ts';
import { twilioCall, twilioHeaders } from '../../../../test/twilio-webhook.ts';
import { peerAccount } from '../../../providers/telephony/testing/twilio-peer.ts';

const publicUrl = 'https://parley.example.com';
let app: TestApp;
let accounts: Accounts;
let platformKey: string;
beforeAll(async () => {
  app = await buildTestApp({
    env: {
      PARLEY_PUBLIC_URL: publicUrl,
      PARLEY_TWILIO_ACCOUNT_SID: peerAccount.accountSid,
      PARLEY_TWILIO_AUTH_TOKEN: peerAccount.authToken,
    },
  });
  accounts = createAccounts(app);
  platformKey = await app.createPlatformKey();
});
afterAll(() => app.close());

async function send(key: string, method: 'GET' | 'POST', url: string, payload?: object) {
  const answer = await app.server.inject({ method, url, headers: { 'x-api-key': key }, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}

let numbers = 0;
/** A new number of the pool. */
async function addNumber(provider = 'builtin'): Promise<string> {
  const number = `+4684650${String((numbers += 1)).padStart(4, '0')}`;
  const body = { phone_number: number, provider, provider_ref: `ref-${numbers}` };
  expect((await send(platformKey, 'POST', '/api/admin/number-inventory', body)).status).toBe(201);
  return number;
}

/** A number in the stock of a reseller, with a customer of it. */
async function stocked() {
  const reseller = await accounts.newReseller();
  const customer = await reseller.newCustomer();
  const number = await addNumber();
  const body = { phone_number: number, reseller_id: reseller.id };
  expect((await send(platformKey, 'POST', '/api/admin/number-inventory/assign', body)).status).toBe(200);
  return { reseller, customer, number };
}

const assign = (reseller: TestReseller, number: string, customer: TestTenant) =>
  send(reseller.own, 'POST', '/api/reseller/number-inventory/assign', {
    phone_number: number,
    tenant_id: customer.id,
  });
const unassign = (reseller: TestReseller, number: string) =>
  send(reseller.own, 'POST', '/api/reseller/number-inventory/unassign', { phone_number: number });

describe('the inventory of a reseller', () => {
  it('has its stock and the numbers of its customers, and none of others', async () => {
    const { reseller, customer, number } = await stocked();
    const other = await stocked();
    const listed = (await send(reseller.own, 'GET', '/api/reseller/number-inventory')).body.data;
    expect(listed).toMatchObject([{ number, state: 'free', tenant: null }]);
    expect(await assign(reseller, number, customer)).toMatchObject({
      status: 200,
      body: { state: 'assigned', tenant: { id: customer.id } },
    });
    const theirs = (await send(other.reseller.own, 'GET', '/api/reseller/number-inventory')).body.data;
    expect(theirs.map((row: { number: string }) => row.number)).toEqual([other.number]);
    expect((await customer.request('GET', '/api/phone-numbers')).json().data).toMatchObject([{ number }]);
    expect(await auditRows(app, customer.id, 'number.claim')).toHaveLength(1);
  });

  it('404 for a number of another reseller’s stock, 400 for another reseller’s customer', async () => {
    const [mine, other] = [await stocked(), await stocked()];
    expect((await assign(mine.reseller, other.number, mine.customer)).status).toBe(404);
    expect((await unassign(mine.reseller, other.number)).status).toBe(404);
    const foreign = await assign(mine.reseller, mine.number, other.customer);
    expect(foreign).toMatchObject({ status: 400, body: { details: [{ path: '/tenant_id', code: 'unknown_tenant' }] } });
    const claimed = await other.customer.request('GET', '/api/phone-numbers/pool?limit=200');
    expect(claimed.json().data.map((row: { number: string }) => row.number)).not.toContain(mine.number);
  });

  it('the number goes to one of two customers at once', async () => {
    const { reseller, customer, number } = await stocked();
    const second = await reseller.newCustomer();
    const answers = await Promise.all([assign(reseller, number, customer), assign(reseller, number, second)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('a named key and staff without the admin role are refused', async () => {
    const { reseller } = await stocked();
    const named = await reseller.named(['numbers:read']);
    expect((await send(named, 'GET', '/api/reseller/number-inventory')).status).toBe(403);
  });
});

describe('a number that was given up', () => {
  it('goes to no other account in its quarantine, back to its last one, and to others afterwards', async () => {
    const { reseller, customer, number } = await stocked();
    const second = await reseller.newCustomer();
    await assign(reseller, number, customer);
    expect((await unassign(reseller, number)).body).toMatchObject({ state: 'quarantined', tenant: null });
    const refused = await assign(reseller, number, second);
    expect(refused).toMatchObject({ status: 409, body: { reason: 'inventory_number_quarantined' } });
    expect((await assign(reseller, number, customer)).status).toBe(200);
    await unassign(reseller, number);
    await app.deps.db.platform.everywhere
      .updateTable('number_pool')
      .set({ quarantined_until: new Date(Date.now() - 1000) })
      .where('number', '=', number)
      .execute();
    expect((await assign(reseller, number, second)).status).toBe(200);
  });

  it('is refused while a call uses it, by reseller and account alike', async () => {
    const { reseller, customer, number } = await stocked();
    await assign(reseller, number, customer);
    const call = await openCall(app, customer.id, { fromNumber: '+46701234567', toNumber: number });
    const refused = await unassign(reseller, number);
    expect(refused).toMatchObject({ status: 409, body: { reason: 'number_in_use' } });
    const { data } = (await customer.request('GET', '/api/phone-numbers')).json();
    expect((await customer.request('POST', `/api/phone-numbers/${data[0].id}/release`)).statusCode).toBe(409);
    await app.deps.db.platform.pool.query(
      `update calls set ended_at = now(), status = 'completed', end_reason = 'user_hangup' where id = $1`,
      [call.id],
    );
    expect((await unassign(reseller, number)).status).toBe(200);
  });

  it('answers a carrier’s call with a neutral message', async () => {
    const tenant = await app.createTenant();
    const agentId = (await tenant.request('POST', '/api/agents', { name: 'Robin' })).json().id;
    const number = await addNumber('twilio');
    const body = { phone_number: number, tenant_id: tenant.id };
    await send(platformKey, 'POST', '/api/admin/number-inventory/assign', body);
    await send(platformKey, 'POST', '/api/admin/number-inventory/unassign', { phone_number: number });
    const url = `/api/telephony/webhooks/twilio/${agentId}`;
    const form = twilioCall({ sid: 'CA77', from: '+14155550123', to: number });
    const answer = await app.server.inject({
      method: 'POST',
      url,
      payload: form,
      headers: twilioHeaders(`${publicUrl}${url}`, form),
    });
    expect(answer.body).toContain('<Say language="sv-SE">Numret du har ringt används inte.</Say><Hangup/>');
  });
});

describe('the inventory of the platform', () => {
  it('filters by state, account and reseller', async () => {
    const { reseller, customer, number } = await stocked();
    await assign(reseller, number, customer);
    const find = async (query: string) =>
      (await send(platformKey, 'GET', `/api/admin/number-inventory?limit=200&${query}`)).body.data.map(
        (row: { number: string }) => row.number,
      );
    expect(await find(`tenant_id=${customer.id}`)).toEqual([number]);
    expect(await find(`reseller_id=${reseller.id}`)).toEqual([number]);
    expect(await find(`reseller_id=${reseller.id}&state=free`)).toEqual([]);
    expect(await find(`q=${encodeURIComponent(number.slice(3))}`)).toEqual([number]);
  });

  it('409 for a number of another reseller’s stock, and for one that exists', async () => {
    const { number } = await stocked();
    const tenant = await app.createTenant();
    const body = { phone_number: number, tenant_id: tenant.id };
    const refused = await send(platformKey, 'POST', '/api/admin/number-inventory/assign', body);
    expect(refused).toMatchObject({ status: 409, body: { reason: 'stock_of_another_reseller' } });
    const again = { phone_number: number, provider: 'builtin', provider_ref: 'x' };
    expect((await send(platformKey, 'POST', '/api/admin/number-inventory', again)).status).toBe(409);
  });
});
