import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startConsumers } from '../../server/src/platform/outbox/start-consumers.ts';
import {
  type HubspotPeer,
  privateAppToken,
  startHubspotPeer,
} from '../../server/src/providers/integrations/testing/hubspot-peer.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../server/test/build-test-app.ts';
import { askWith } from '../../server/test/callers.ts';
import { createOperator, openWaitingChat } from '../../server/test/desk.ts';
import { startPushService, type TestPushService } from '../../server/test/push-service.ts';
import { pastCall } from '../../server/test/test-calls.ts';
import { createChatAgent } from '../../server/test/visitor.ts';

/** Queries that count the work which a module has ordered by itself for an account. */
const orders = {
  analysis: `select count(*) from conversation_analyses where tenant_id = $1`,
  integrations: `select count(*) from crm_call_logs where tenant_id = $1`,
  live_desk: `select count(*) from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'push.send' and j.payload ->> 'tenantId' = $1::text`,
  testing: `select count(*) from test_runs where tenant_id = $1`,
  webhooks: `select count(*) from webhook_deliveries where tenant_id = $1`,
};
const modules = Object.keys(orders) as (keyof typeof orders)[];

let app: TestApp;
let database: pg.Client;
let hubspot: HubspotPeer;
let push: TestPushService;
beforeAll(async () => {
  hubspot = await startHubspotPeer([]);
  push = await startPushService();
  app = await buildTestApp({
    env: { PARLEY_EGRESS_ALLOW: '127.0.0.0/8', PARLEY_PUBLIC_URL: 'https://parley.example.com' },
    vendorAddresses: { hubspot: hubspot.origin },
  });
  database = new pg.Client(app.database.connections.owner);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.close();
  await push.close();
  await hubspot.close();
});

/** An account in which every one of the modules has something to do after a call, a chat and a change. */
async function prepare() {
  const tenant = await app.createTenant();
  const created = async (method: 'POST' | 'PUT', url: string, body: object) => {
    const answer = await tenant.request(method, url, body);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json();
  };
  const agentId = await createChatAgent(tenant);
  await created('POST', `/api/agents/${agentId}/test-conversations`, { name: 'Hours', turns: [{ say: 'When?' }] });
  await created('POST', '/api/end-of-call-webhooks', { url: 'https://hooks.example.com/calls' });
  const connection = { provider: 'hubspot', name: 'CRM', key: privateAppToken };
  const { id } = await created('POST', '/api/integrations/connections', connection);
  await created('PUT', '/api/integrations/crm/logging-presets/hubspot', { mapping: null, connection_ids: [id] });
  const operator = await createOperator(app, tenant);
  const { endpoint, keys } = push.subscribe(tenant.id);
  const device = await operator.desk('POST', '/push-subscriptions', { endpoint, keys, device: 'Phone' });
  expect(device.statusCode, device.body).toBe(201);
  return { tenant, agentId };
}

async function act({ tenant, agentId }: { tenant: TestTenant; agentId: string }) {
  expect((await tenant.request('PATCH', `/api/agents/${agentId}`, { greeting: 'Hi!' })).statusCode).toBe(200);
  await pastCall(app, tenant.id, { phoneNumber: '+46701234567' });
  await openWaitingChat(app, tenant, agentId);
}

async function ordered({ id }: TestTenant): Promise<string[]> {
  const found: string[] = [];
  for (const module of modules) {
    const { rows } = await database.query<{ count: string }>(orders[module], [id]);
    if (rows[0]?.count !== '0') found.push(module);
  }
  return found;
}

it('stops while the modules are off; that of an account which has them goes on', async () => {
  const without = await prepare();
  const others = await prepare();
  const admin = askWith(app, { 'x-api-key': await app.createPlatformKey() });
  const overrides = Object.fromEntries(modules.map((module) => [module, false]));
  const set = await admin('PUT', `/api/admin/tenants/${without.tenant.id}/feature-flags`, { overrides });
  expect(set.statusCode, set.body).toBe(200);
  const consumers = await startConsumers({ ...app.deps, consumers: app.deps.consumers });
  await act(without);
  // Later in the order of events: once all of it is ordered, each consumer has passed the first account over.
  await act(others);
  await vi.waitFor(async () => expect(await ordered(others.tenant)).toEqual(modules), 30_000);
  expect(await ordered(without.tenant)).toEqual([]);
  await consumers.stop();
}, 120_000);
