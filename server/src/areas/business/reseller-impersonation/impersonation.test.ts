import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { askWith, createPerson, createReseller, type ResellerCaller } from '../../../../test/callers.ts';

let app: TestApp;
let clock: TestClock;
let reseller: ResellerCaller;
beforeAll(async () => {
  clock = createTestClock();
  app = await buildTestApp({ clock });
  reseller = await createReseller(app, 'Voice Partner');
});
afterAll(() => app.close());

const reason = 'Ticket 4711: opening hours';

async function impersonated(role: 'owner' | 'admin' | 'staff' = 'staff') {
  const customer = await reseller.createCustomer('Lindgren Dental');
  const staff = await createPerson(app, { reseller: { id: reseller.id, role } });
  const link = await staff.request('POST', `/api/reseller/customers/${customer.id}/impersonate`, {
    reason,
    minutes: 30,
  });
  expect(link.statusCode).toBe(201);
  const { token } = link.json();
  const entered = await staff.request('POST', '/api/auth/impersonation', { token });
  expect(entered.statusCode).toBe(200);
  const inside = askWith(app, { authorization: `Bearer ${entered.json().access_token}` });
  return { customer, staff, token, inside, url: link.json().url as string };
}

describe('impersonation', () => {
  it('opens the account once, for the minutes asked, with both identities in the log of every request', async () => {
    const { customer, staff, token, inside, url } = await impersonated();
    expect(url).toMatch(/\/console\/impersonate#token=imp_/);
    expect((await inside('GET', '/api/auth/me')).json()).toMatchObject({
      tenant: { id: customer.id, role: 'owner' },
      support_access: { reseller: 'Voice Partner', shares_conversations: false },
    });
    expect((await inside('POST', '/api/auth/impersonation', { token })).statusCode).toBe(404);
    await inside('GET', '/api/agents');
    await inside('POST', '/api/agents', { name: 'By the reseller' });
    const rows = (await auditRows(app, customer.id)).filter(({ actor }) => actor.id === staff.id);
    expect(rows.map(({ action, details }) => [action, details['operation'] ?? null])).toEqual([
      ['impersonation.create', null],
      ['impersonation.start', null],
      ['impersonation.request', 'listAgents'],
      ['agent.create', null],
    ]);
    expect(rows.slice(1).map(({ actor }) => actor.via)).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining({ kind: 'impersonation', id: reseller.id })),
    );
    clock.advance(31 * 60_000);
    expect((await inside('GET', '/api/agents')).statusCode).not.toBe(200);
  });

  it('never shows secrets, and no conversation until the customer agrees', async () => {
    const { customer, inside } = await impersonated();
    const refused = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
      const answer = await inside(method, path, body);
      return [answer.statusCode, answer.json().reason];
    };
    const out = [403, 'secrets_out_of_reach'];
    expect(await refused('GET', '/api/api-keys')).toEqual(out);
    expect(await refused('POST', '/api/api-keys', { name: 'Mine', scopes: ['agents:read'] })).toEqual(out);
    expect(await refused('POST', '/api/account/api-key/regenerate')).toEqual(out);
    const hidden = [403, 'conversations_private'];
    for (const path of ['/api/calls', '/api/chat/operator/chats', '/api/tool-logs', '/api/end-of-call-webhooks']) {
      expect([path, await refused('GET', path)]).toEqual([path, hidden]);
    }
    expect(await refused('PUT', '/api/account/reseller-access', { shares_conversations: true })).toEqual([
      403,
      'own_people_only',
    ]);
    const owner = await createPerson(app, { tenant: { id: customer.id, role: 'owner' } });
    const allowed = await owner.request('PUT', '/api/account/reseller-access', { shares_conversations: true });
    expect(allowed.json()).toMatchObject({ shares_conversations: true, reseller: { name: 'Voice Partner' } });
    expect((await inside('GET', '/api/calls')).statusCode).toBe(200);
    expect(await refused('GET', '/api/api-keys')).toEqual(out);
    await owner.request('PUT', '/api/account/reseller-access', { shares_conversations: false });
    expect(await refused('GET', '/api/calls')).toEqual(hidden);
    const seen = (await owner.request('GET', '/api/account/impersonations')).json().data;
    expect(seen).toMatchObject([{ reason, entered_at: expect.any(String), ended_at: null }]);
  });

  it('ends with DELETE, when the person is no staff any more, and when the customer is suspended', async () => {
    const one = await impersonated();
    const left = await one.inside('DELETE', '/api/auth/impersonation');
    expect(left.json().tenant).toBeNull();
    const two = await impersonated();
    const tables = app.deps.db.platform.everywhere;
    await tables.deleteFrom('reseller_members').where('user_id', '=', two.staff.id).execute();
    expect((await two.inside('GET', '/api/agents')).statusCode).toBe(403);
    const three = await impersonated();
    await reseller.request('POST', `/api/reseller/customers/${three.customer.id}/suspend`, {});
    expect((await three.inside('GET', '/api/agents')).statusCode).toBe(403);
  });

  it('takes staff of the own reseller alone: no billing role, no other person, no other reseller', async () => {
    const customer = await reseller.createCustomer();
    const url = `/api/reseller/customers/${customer.id}/impersonate`;
    const billing = await createPerson(app, { reseller: { id: reseller.id, role: 'billing' } });
    expect((await billing.request('POST', url, { reason })).statusCode).toBe(403);
    expect((await reseller.request('POST', url, { reason })).json().reason).toBe('impersonation_needs_person');
    const foreign = await createReseller(app, 'Other');
    const theirs = await createPerson(app, { reseller: { id: foreign.id, role: 'owner' } });
    expect((await theirs.request('POST', url, { reason })).statusCode).toBe(404);
    const named = await reseller.request('POST', url, { reason, staff_id: theirs.id });
    expect([named.statusCode, named.json().reason]).toEqual([400, 'impersonation_person_unknown']);
    const staff = await createPerson(app, { reseller: { id: reseller.id, role: 'staff' } });
    const link = await reseller.request('POST', url, { reason, staff_id: staff.id });
    const stolen = await theirs.request('POST', '/api/auth/impersonation', { token: link.json().token });
    expect(stolen.statusCode).toBe(404);
    expect((await staff.request('POST', '/api/auth/impersonation', { token: link.json().token })).statusCode).toBe(200);
  });
});

describe('keys of a reseller', () => {
  it('show no conversation: its own with X-Tenant-Id, one it issued, and what that one issued', async () => {
    const customer = await reseller.createCustomer();
    const calls = (headers: Record<string, string>) => app.server.inject({ url: '/api/calls', headers });
    const reasonOf = async (headers: Record<string, string>) => (await calls(headers)).json().reason;
    expect(await reasonOf({ 'x-api-key': reseller.key, 'x-tenant-id': customer.id })).toBe('conversations_private');
    expect(await reasonOf({ 'x-api-key': customer.key })).toBe('conversations_private');
    const url = `/api/reseller/customers/${customer.id}/api-keys`;
    const issued = (await reseller.request('POST', url, { name: 'B', scopes: ['calls:read', 'keys:write'] })).json();
    expect(await reasonOf({ 'x-api-key': issued.secret })).toBe('conversations_private');
    const next = await askWith(app, { 'x-api-key': customer.key })('POST', '/api/api-keys', {
      name: 'C',
      scopes: ['calls:read'],
    });
    expect(await reasonOf({ 'x-api-key': next.json().secret })).toBe('conversations_private');
    const owner = await createPerson(app, { tenant: { id: customer.id, role: 'owner' } });
    const own = await owner.request('POST', '/api/api-keys', { name: 'D', scopes: ['calls:read'] });
    expect((await calls({ 'x-api-key': own.json().secret })).statusCode).toBe(200);
    // An account with an owner changes its people itself.
    const invite = { email: 'second@partner.example', role: 'admin' };
    const asReseller = askWith(app, { 'x-api-key': reseller.key, 'x-tenant-id': customer.id });
    expect((await asReseller('POST', '/api/invites', invite)).json().reason).toBe('people_private');
  });
});
