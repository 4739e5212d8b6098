import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const set = (body: object, partner = 'hubspot') => tenant.request('PUT', `/api/partner-integrations/${partner}`, body);
const list = async () => (await tenant.request('GET', '/api/partner-integrations')).json().data;
const opens = async (key: string, url: string) =>
  (await app.server.inject({ url, headers: { 'x-api-key': key } })).statusCode;

it('a partner has a limited key and a webhook of its own, until it is removed', async () => {
  tenant = await app.createTenant();
  const webhook = { url: 'https://crm.example.com/parley', events: ['call.ended'] };
  const made = (await set({ name: 'HubSpot', webhook })).json();
  expect(made).toMatchObject({ integration: { partner: 'hubspot', scopes: ['crm:read', 'crm:call'], webhook } });
  expect(made.webhook_secret).toMatch(/^whsec_/);
  expect([await opens(made.api_key, '/api/crm/agents'), await opens(made.api_key, '/api/agents')]).toEqual([200, 403]);
  expect(JSON.stringify(await list())).not.toContain(made.api_key);
  expect((await tenant.request('GET', '/api/end-of-call-webhooks')).json().data).toHaveLength(1);

  const again = (await set({ name: 'HubSpot CRM', webhook })).json();
  expect(again).toMatchObject({ api_key: null, webhook_secret: null, integration: { name: 'HubSpot CRM' } });

  const wider = (await set({ name: 'HubSpot CRM', scopes: ['crm:read', 'calls:read'], webhook })).json();
  expect([await opens(made.api_key, '/api/crm/agents'), await opens(wider.api_key, '/api/calls')]).toEqual([401, 200]);

  expect((await tenant.request('DELETE', '/api/partner-integrations/hubspot')).statusCode).toBe(204);
  expect(await opens(wider.api_key, '/api/calls')).toBe(401);
  expect(await list()).toEqual([]);
  expect((await tenant.request('GET', '/api/end-of-call-webhooks')).json().data).toEqual([]);
  expect((await tenant.request('DELETE', '/api/partner-integrations/hubspot')).statusCode).toBe(404);
  expect((await auditRows(app, tenant.id, 'partner.set')).map(({ resource_id: id }) => id)).toContain('hubspot');
});

it('refuses scopes the caller lacks, scopes no partner has, and addresses that are never called', async () => {
  tenant = await app.createTenant({ scopes: ['keys:write', 'integrations:read', 'crm:read'] });
  expect((await set({ name: 'HubSpot', scopes: ['crm:call'] })).statusCode).toBe(403);
  expect((await set({ name: 'HubSpot', scopes: ['users:write'] })).statusCode).toBe(400);
  const inside = await set({ name: 'HubSpot', scopes: ['crm:read'], webhook: { url: 'http://169.254.169.254/' } });
  expect(inside.json().details[0].path).toBe('/webhook/url');
  expect(await list()).toEqual([]);
});

it('another tenant’s partner is not there', async () => {
  tenant = await app.createTenant();
  await set({ name: 'HubSpot' });
  tenant = await app.createTenant();
  expect(await list()).toEqual([]);
  expect((await tenant.request('DELETE', '/api/partner-integrations/hubspot')).statusCode).toBe(404);
});
