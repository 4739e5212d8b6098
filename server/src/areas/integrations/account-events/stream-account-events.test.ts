import type { Scope } from '@parley/contract/scopes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { readEvents } from '../../../../test/read-events.ts';
import { createChatAgent, listen } from '../../../../test/visitor.ts';

let app: TestApp;
let tenant: TestTenant;
let base: string;

beforeAll(async () => {
  app = await buildTestApp();
  base = await listen(app);
  tenant = await app.createTenant();
});
afterAll(() => app.close());

async function follow(scopes: Scope[], headers: Record<string, string> = {}, of = tenant) {
  const key = await of.createKey(scopes);
  return readEvents(`${base}/api/events`, { headers: { 'x-api-key': key, ...headers } });
}

it('200: brings the changes of the resources that the caller may read, of its tenant alone, and resumes', async () => {
  const agents = await follow(['account:read', 'agents:read']);
  const webhooks = await follow(['account:read', 'webhooks:read']);
  const ready = await agents.next();
  expect([ready.event, (await webhooks.next()).event]).toEqual(['ready', 'ready']);

  await createChatAgent(await app.createTenant());
  const agentId = await createChatAgent(tenant);
  const made = await agents.next();
  expect(made).toMatchObject({
    event: 'agent.version.created',
    data: { type: 'agent.version.created', data: { resource: 'agents', id: agentId } },
  });
  const webhook = await tenant.request('POST', '/api/end-of-call-webhooks', {
    url: 'https://example.com/hook',
    events: ['call.ended'],
  });
  await tenant.request('POST', `/api/end-of-call-webhooks/${webhook.json().id}/rotate-secret`, {});
  expect((await webhooks.next()).data.data).toEqual({ resource: 'webhooks', id: webhook.json().id });

  const again = await follow(['account:read', 'agents:read'], { 'last-event-id': ready.id ?? '' });
  expect((await again.next()).event).toBe('ready');
  expect((await again.next()).id).toBe(made.id);
  for (const stream of [agents, webhooks, again]) stream.cut();
});

it('sends reset after an unknown position', async () => {
  const stream = await follow(['account:read'], { 'last-event-id': 'yesterday' });
  expect([(await stream.next()).event, (await stream.next()).event]).toEqual(['ready', 'reset']);
  stream.cut();
});

it('403 without account:read; 401 without a credential', async () => {
  expect((await follow(['calls:read'])).response.status).toBe(403);
  expect((await fetch(`${base}/api/events`)).status).toBe(401);
});
