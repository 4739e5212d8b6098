import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Accounts, createAccounts } from '../../../../test/accounts.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { askWith } from '../../../../test/callers.ts';

let app: TestApp;
let accounts: Accounts;
let admin: ReturnType<typeof askWith>;
beforeAll(async () => {
  app = await buildTestApp();
  accounts = createAccounts(app);
  admin = askWith(app, { 'x-api-key': await app.createPlatformKey() });
});
afterAll(() => app.close());

const trunk = {
  name: 'Wholesale Telecom',
  kind: 'registration',
  host: 'sip.example.com',
  username: 'reseller-7',
  password: 'correct horse battery staple',
};
const url = '/api/reseller/sip-trunk';
let numbers = 0;
const nextNumber = () => `+4631390${String((numbers += 1) + 7000).slice(-4)}`;

async function newReseller() {
  const reseller = await accounts.newReseller();
  const ask = askWith(app, { 'x-api-key': reseller.own });
  return { ...reseller, ask };
}

/** A reseller with a trunk, and a customer with a number on it. */
async function withNumber() {
  const reseller = await newReseller();
  expect((await reseller.ask('PUT', url, trunk)).statusCode).toBe(200);
  const customer = await reseller.newCustomer();
  const number = nextNumber();
  const inventory = '/api/reseller/number-inventory';
  expect((await reseller.ask('POST', inventory, { phone_number: number })).statusCode).toBe(201);
  const assigned = await reseller.ask('POST', `${inventory}/assign`, { phone_number: number, tenant_id: customer.id });
  expect(assigned.statusCode).toBe(200);
  const agentId = (await customer.request('POST', '/api/agents', { name: 'Desk' })).json().id;
  const held = (await customer.request('GET', '/api/phone-numbers')).json().data[0];
  await customer.request('POST', `/api/phone-numbers/${held.id}/assign`, { agent_id: agentId });
  const order = (to: string) =>
    customer.request('POST', '/api/calls/outbound', { agent_id: agentId, to_number: to, from_number: number });
  return { reseller, customer, number, held, agentId, order };
}

describe('the trunk of a reseller', () => {
  it('is none, is set with a password that never comes out, and replaced with the password staying', async () => {
    const { ask, id } = await newReseller();
    expect((await ask('GET', url)).json()).toEqual({ sip_trunk: null, status: null });
    const set = await ask('PUT', url, trunk);
    expect([set.statusCode, set.json()]).toMatchObject([200, { name: trunk.name, has_password: true, version: 1 }]);
    expect(set.body).not.toContain(trunk.password);
    const { password: _, ...rest } = trunk;
    const replaced = await ask('PUT', url, { ...rest, name: 'Renamed' });
    expect(replaced.json()).toMatchObject({ name: 'Renamed', has_password: true, version: 2 });
    const read = await ask('GET', url);
    expect(read.json()).toMatchObject({ sip_trunk: { id: set.json().id, version: 2 }, status: { state: 'waiting' } });
    expect(read.body).not.toContain(trunk.password);
    const elsewhere = await ask('PUT', url, { ...rest, host: 'other.example.com' });
    expect(elsewhere.json()).toMatchObject({ details: [{ path: '/password', code: 'password_required' }] });
    expect(await auditRows(app, id, 'trunk.update')).toHaveLength(2);
    expect((await ask('PUT', url, { ...trunk, password: null })).json()).toMatchObject({ has_password: false });
  });

  it('is one also when two set it up at once', async () => {
    const { ask, id } = await newReseller();
    const answers = await Promise.all([ask('PUT', url, trunk), ask('PUT', url, { ...trunk, name: 'Second' })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const rows = await app.deps.db.platform.everywhere
      .selectFrom('sip_trunks')
      .select('id')
      .where('tenant_id', '=', id)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('400 for a host in a private network, 412 at another version, 403 for a named key', async () => {
    const { ask, named } = await newReseller();
    expect((await ask('PUT', url, { ...trunk, host: '10.0.0.1' })).json().details[0].path).toBe('/host');
    await ask('PUT', url, trunk);
    expect((await ask('PUT', url, { ...trunk, name: 'Late' }, { 'if-match': '"7"' })).statusCode).toBe(412);
    const key = askWith(app, { 'x-api-key': await named(['numbers:read']) });
    expect((await key('GET', url)).statusCode).toBe(403);
  });

  it('is tested, with the problem in a step; 404 without one', async () => {
    const { ask } = await newReseller();
    expect((await ask('POST', `${url}/test`, {})).statusCode).toBe(404);
    await ask('PUT', url, trunk);
    expect((await ask('POST', `${url}/test`, {})).json()).toMatchObject({ ok: false, steps: [{ ok: false }] });
  });

  it('leaves with its reseller', async () => {
    const { ask, id } = await newReseller();
    await ask('PUT', url, trunk);
    await ask('POST', '/api/reseller/number-inventory', { phone_number: nextNumber() });
    expect((await admin('DELETE', `/api/admin/resellers/${id}`)).statusCode).toBe(204);
    const { everywhere } = app.deps.db.platform;
    for (const table of ['sip_trunks', 'secrets'] as const) {
      expect(await everywhere.selectFrom(table).select('id').where('tenant_id', '=', id).execute()).toEqual([]);
    }
  });
});

describe('a number on the trunk of a reseller', () => {
  it('is a line for its customer, who sees nothing of the trunk', async () => {
    const { customer, held } = await withNumber();
    expect(held).toMatchObject({ provider: null, trunk_id: null, source: 'pool' });
    expect((await customer.request('GET', '/api/sip-trunks')).json().data).toEqual([]);
    const check = await customer.request('GET', `/api/phone-numbers/${held.id}/check`);
    expect(check.json()).toMatchObject({ line: 'waiting', detail: '' });
    for (const answer of [check, await customer.request('GET', '/api/phone-numbers')]) {
      expect(answer.body).not.toMatch(/Wholesale|sip\.example|reseller-7/);
    }
  });

  it('places calls of its customer to numbers, and to no SIP address', async () => {
    const { order } = await withNumber();
    expect((await order('+46701740605')).statusCode).toBe(202);
    expect((await order('sip:anyone@elsewhere.example')).json()).toMatchObject({ details: [{ path: '/to_number' }] });
  });

  it('cannot be used while the trunk is switched off', async () => {
    const { reseller, order } = await withNumber();
    await reseller.ask('PUT', url, { ...trunk, is_active: false });
    expect((await order('+46701740605')).json()).toMatchObject({ details: [{ path: '/from_number' }] });
  });

  it('goes to no customer of another reseller, and leaves the stock once it is free', async () => {
    const mine = await newReseller();
    const other = await newReseller();
    const number = nextNumber();
    const inventory = '/api/reseller/number-inventory';
    expect((await mine.ask('POST', inventory, { phone_number: number })).json().reason).toBe('reseller_without_trunk');
    await mine.ask('PUT', url, trunk);
    const added = await mine.ask('POST', inventory, { phone_number: number });
    expect(added.json()).toMatchObject({ state: 'free', provider: null, trunk: { name: trunk.name } });
    await other.ask('PUT', url, trunk);
    expect((await other.ask('POST', inventory, { phone_number: number })).statusCode).toBe(409);
    const customer = await other.newCustomer();
    const body = { phone_number: number, tenant_id: customer.id };
    expect((await other.ask('POST', `${inventory}/assign`, body)).statusCode).toBe(404);
    expect((await other.ask('POST', `${inventory}/remove`, { phone_number: number })).statusCode).toBe(404);
    // The platform cannot hand it to others either: the trunk serves the reseller's customers alone.
    const taken = await admin('POST', '/api/admin/number-inventory/unassign', { phone_number: number });
    expect(taken.json()).toMatchObject({ error: 'conflict', reason: 'number_of_reseller_trunk' });
    expect((await mine.ask('POST', `${inventory}/remove`, { phone_number: number })).statusCode).toBe(204);
    expect((await mine.ask('GET', inventory)).json().data).toEqual([]);
  });
});

describe('shared trunks of the installation', () => {
  it('are listed beside those of resellers and tenants, changed, and deleted once no number lies on them', async () => {
    const made = await admin('POST', '/api/admin/sip-trunks', { ...trunk, name: 'Shared' });
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      { owner: { kind: 'installation' }, has_password: true },
    ]);
    const { id } = made.json();
    const { reseller } = await withNumber();
    const listed = (await admin('GET', '/api/admin/sip-trunks')).json().data;
    expect(listed.map(({ owner }: { owner: { kind: string } }) => owner.kind)).toContain('reseller');
    const theirs = listed.find(({ owner }: { owner: { id: string } }) => owner.id === reseller.id);
    expect(theirs).toMatchObject({ number_count: 1 });
    expect((await admin('PATCH', `/api/admin/sip-trunks/${theirs.id}`, { name: 'Mine' })).statusCode).toBe(404);
    expect((await admin('DELETE', `/api/admin/sip-trunks/${theirs.id}`)).statusCode).toBe(404);
    const own = (await admin('GET', '/api/admin/sip-trunks?owner=installation')).json().data;
    expect(own.map((each: { id: string }) => each.id)).toEqual([id]);
    expect((await admin('PATCH', `/api/admin/sip-trunks/${id}`, { max_concurrent_calls: 3 })).json()).toMatchObject({
      max_concurrent_calls: 3,
      version: 2,
    });
    const number = nextNumber();
    const body = { phone_number: number, trunk_id: id };
    expect((await admin('POST', '/api/admin/number-inventory', body)).json()).toMatchObject({ trunk: { id } });
    expect((await admin('DELETE', `/api/admin/sip-trunks/${id}`)).json().reason).toBe('trunk_in_use');
    const removed = await admin('POST', '/api/admin/number-inventory/remove', { phone_number: number });
    expect(removed.statusCode).toBe(204);
    expect((await admin('DELETE', `/api/admin/sip-trunks/${id}`)).statusCode).toBe(204);
  });

  it('400 for a number of the inventory on the trunk of a reseller, or with trunk and carrier', async () => {
    const reseller = await newReseller();
    const { id } = (await reseller.ask('PUT', url, trunk)).json();
    const add = (body: object) => admin('POST', '/api/admin/number-inventory', { phone_number: nextNumber(), ...body });
    expect((await add({ trunk_id: id })).json()).toMatchObject({
      details: [{ path: '/trunk_id', code: 'unknown_trunk' }],
    });
    expect((await add({ trunk_id: id, provider: 'twilio', provider_ref: 'PN1' })).statusCode).toBe(400);
    expect((await add({})).statusCode).toBe(400);
  });
});
