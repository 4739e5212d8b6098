import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { askWith, createPerson, createReseller, type ResellerCaller } from '../../../../test/callers.ts';

let app: TestApp;
let reseller: ResellerCaller;
beforeAll(async () => {
  app = await buildTestApp();
  reseller = await createReseller(app);
});
afterAll(() => app.close());

const url = '/api/reseller/packages';
let names = 0;
async function customerWith(modules: object) {
  const made = (await reseller.request('POST', url, { name: `Package ${(names += 1)}`, modules })).json();
  const customer = await reseller.createCustomer();
  await reseller.request('PATCH', `/api/reseller/customers/${customer.id}`, { package_id: made.id });
  return { made, customer, ask: askWith(app, { 'x-api-key': customer.key }) };
}

describe('a module that a package leaves out', () => {
  it('is refused to keys and people in every operation of its areas, with reason and module; others work', async () => {
    const { ask, customer, made } = await customerWith({
      tools: false,
      phone: false,
      chat: false,
      integrations: false,
      identity: false,
    });
    for (const [path, module] of [
      ['/api/tools', 'tools'],
      ['/api/phone-numbers', 'phone'],
      ['/api/sip-trunks', 'phone'],
      ['/api/directory', 'phone'],
      ['/api/crm/agents', 'integrations'],
      ['/api/partner-integrations', 'integrations'],
      ['/api/integrations/connections', 'integrations'],
      ['/api/identity/connections', 'identity'],
    ] as const) {
      const answer = await ask('GET', path);
      expect([path, answer.statusCode, answer.json()]).toEqual([
        path,
        403,
        expect.objectContaining({ error: 'forbidden', reason: 'module_off', params: { module } }),
      ]);
    }
    const owner = await createPerson(app, { tenant: { id: customer.id, role: 'owner' } });
    expect((await owner.request('GET', '/api/tools')).json().reason).toBe('module_off');
    expect((await owner.request('GET', '/api/auth/me')).json().modules_off).toEqual([
      'chat',
      'phone',
      'tools',
      'integrations',
      'identity',
    ]);
    const agent = await ask('POST', '/api/agents', { name: 'Robin' });
    expect(agent.statusCode).toBe(201);
    const chat = await app.server.inject({
      method: 'POST',
      url: '/api/chat/sessions',
      payload: { agent_id: agent.json().id },
    });
    expect([chat.statusCode, chat.json().reason]).toEqual([403, 'module_off']);
    // From the next request on.
    await reseller.request('PATCH', `${url}/${made.id}`, { modules: { tools: true } });
    expect((await ask('GET', '/api/tools')).statusCode).toBe(200);
    expect((await ask('GET', '/api/phone-numbers')).statusCode).toBe(403);
  });
});

describe('packages', () => {
  it('are named once, and kept while customers have them', async () => {
    const { made, customer } = await customerWith({});
    expect((await reseller.request('POST', url, { name: made.name.toUpperCase() })).statusCode).toBe(409);
    const listed = (await reseller.request('GET', url)).json().data;
    expect(listed.find(({ id }: { id: string }) => id === made.id)).toMatchObject({ customer_count: 1 });
    expect((await reseller.request('DELETE', `${url}/${made.id}`)).json()).toMatchObject({
      reason: 'reseller_package_in_use',
      params: { customers: 1 },
    });
    await reseller.request('PATCH', `/api/reseller/customers/${customer.id}`, { package_id: null });
    expect((await reseller.request('DELETE', `${url}/${made.id}`)).statusCode).toBe(204);
  });

  it('403 for a reseller’s staff without the admin role', async () => {
    const staff = await createPerson(app, { reseller: { id: reseller.id, role: 'staff' } });
    expect((await staff.request('GET', url)).statusCode).toBe(200);
    expect((await staff.request('POST', url, { name: 'Mine' })).statusCode).toBe(403);
  });
});
