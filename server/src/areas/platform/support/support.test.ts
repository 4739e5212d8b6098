import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { platformChain } from '#platform/audit/audit-entry.ts';
import { type Accounts, createAccounts } from '../../../../test/accounts.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { openCall } from '../../../../test/test-calls.ts';
import { unknownId } from '../../../../test/unknown-id.ts';

let app: TestApp;
let accounts: Accounts;
let platformKey: string;
beforeAll(async () => {
  app = await buildTestApp();
  accounts = createAccounts(app);
  platformKey = await app.createPlatformKey();
});
afterAll(() => app.close());

async function lookUp(q: string, reason = 'Ticket 4711') {
  const query = new URLSearchParams({ q, reason });
  const answer = await app.server.inject({
    url: `/api/support/lookup?${query}`,
    headers: { 'x-api-key': platformKey },
  });
  return { status: answer.statusCode, body: answer.json() };
}

describe('a look-up', () => {
  it('by number, id, email and name points to the account, without content', async () => {
    const tenant = await app.createTenant({ name: 'Lindgren Dental' });
    const call = await openCall(app, tenant.id, { phoneNumber: '+46701112233', callerName: 'Maja Caller' });
    const owner = { id: tenant.id, name: 'Lindgren Dental' };
    const pointer = { kind: 'call', id: call.id, tenant: owner, label: null };
    expect((await lookUp('+46 70 111 22 33')).body).toMatchObject({ read_as: 'phone_number', data: [pointer] });
    const byId = await lookUp(call.id);
    expect(byId.body.data).toMatchObject([pointer]);
    expect(JSON.stringify(byId.body)).not.toMatch(/Maja|\+4670/);
    expect((await lookUp('lindgren')).body).toMatchObject({
      read_as: 'name',
      data: [{ kind: 'tenant', id: tenant.id }],
    });
    const person = await accounts.logIn('owner', tenant.id);
    expect((await lookUp(`${person.userId}@EXAMPLE.com`)).body.data).toMatchObject([
      { kind: 'user', id: person.userId, tenant: owner, label: null },
    ]);
  });

  it('is in the audit log with its reason, also when it found nothing, without the words looked up', async () => {
    const before = (await auditRows(app, platformChain, 'support.lookup')).length;
    await lookUp('stranger@example.org', 'Ticket 99');
    await lookUp(unknownId, 'Ticket 100');
    const rows = (await auditRows(app, platformChain, 'support.lookup')).slice(before);
    expect(rows.map(({ details, resource_id: id }) => [id, details])).toEqual([
      [null, { reason: 'Ticket 99', read_as: 'email', found: 0, tenant_ids: [] }],
      [unknownId, { reason: 'Ticket 100', read_as: 'id', found: 0, tenant_ids: [] }],
    ]);
  });

  it('400 without a reason, 403 for an account', async () => {
    expect((await lookUp('lindgren', '   ')).status).toBe(400);
    const tenant = await app.createTenant();
    expect((await tenant.request('GET', '/api/support/lookup?q=abc&reason=because')).statusCode).toBe(403);
  });
});

it('customers of all resellers have the row of their reseller’s list, and whose they are', async () => {
  const reseller = await accounts.newReseller('Voice Partner');
  const customer = await reseller.newCustomer();
  const read = async (url: string, key: string) =>
    (await app.server.inject({ url, headers: { 'x-api-key': key } })).json().data;
  const [own] = await read('/api/reseller/customers', reseller.own);
  const [seen] = await read(`/api/admin/customers?reseller_id=${reseller.id}`, platformKey);
  expect(seen).toMatchObject({ id: customer.id, reseller: { id: reseller.id, name: 'Voice Partner' } });
  expect(Object.keys(seen)).toEqual(expect.arrayContaining(['id', 'name', 'contact_email', 'suspended_at']));
  expect(own.id).toBe(seen.id);
});
