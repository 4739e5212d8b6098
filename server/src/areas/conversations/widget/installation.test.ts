import { startLoopbackServer } from '@parley/egress/testing/loopback-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { unknownId } from '../../../../test/unknown-id.ts';
import { createChatAgent } from '../../../../test/visitor.ts';

const server = 'https://chat.example.com';
let html = '';
let app: TestApp;
let tenant: TestTenant;
let site: Awaited<ReturnType<typeof startLoopbackServer>>;
beforeAll(async () => {
  site = await startLoopbackServer((request, response) => {
    if (request.url === '/gone') response.writeHead(404).end();
    else if (request.url === '/picture') response.writeHead(200, { 'content-type': 'image/png' }).end('x');
    else response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  app = await buildTestApp({ env: { PARLEY_EGRESS_ALLOW: '127.0.0.1', PARLEY_PUBLIC_URL: server } });
  tenant = await app.createTenant();
});
afterAll(async () => {
  await app.close();
  await site.close();
});

const snippet = (agentId: string) => `<script async src="${server}/widget.js" data-agent-id="${agentId}"></script>`;
const pathOf = (agentId: string) => `/api/chat/widget/${agentId}/installation`;
const check = async (agentId: string, url = `${site.origin}/`) =>
  (await tenant.request('POST', pathOf(agentId), { url })).json().last_check;

describe('the installation check of a widget', () => {
  it('finds the embed code, and keeps the last result until the next', async () => {
    const agentId = await createChatAgent(tenant);
    const before = await tenant.request('GET', pathOf(agentId));
    expect(before.json()).toEqual({ agent_id: agentId, last_check: null });
    html = '<p>Welcome</p>';
    expect(await check(agentId)).toMatchObject({ state: 'not_found', found_agent_id: null });
    html = snippet(agentId);
    const found = await check(agentId);
    expect(found).toMatchObject({ state: 'found', http_status: 200, domain_allowed: true, chat_enabled: true });
    expect((await tenant.request('GET', pathOf(agentId))).json().last_check).toEqual(found);
    const rows = await auditRows(app, tenant.id);
    const row = rows.findLast(({ action }) => action === 'chat_widget.check_installation');
    expect(row?.details).toEqual({ state: 'found' });
  });

  it('names another agent, a host that is not allowed, and a chat that is off', async () => {
    const agentId = await createChatAgent(tenant);
    const other = await createChatAgent(tenant);
    html = snippet(other);
    expect(await check(agentId)).toMatchObject({ state: 'other_agent', found_agent_id: other, found_server: server });
    await tenant.request('PATCH', `/api/chat/widget/${agentId}/config`, { allowed_domains: ['shop.example'] });
    await tenant.request('PATCH', `/api/agents/${agentId}`, { chat_enabled: false });
    html = snippet(agentId);
    expect(await check(agentId)).toMatchObject({ state: 'found', domain_allowed: false, chat_enabled: false });
  });

  it('answers 200 with the reason for a page that cannot be read, also for private addresses', async () => {
    const agentId = await createChatAgent(tenant);
    expect(await check(agentId, `${site.origin}/gone`)).toMatchObject({
      state: 'unreachable',
      reason: 'http_error',
      http_status: 404,
    });
    expect(await check(agentId, `${site.origin}/picture`)).toMatchObject({
      state: 'unreachable',
      reason: 'content_type',
    });
    expect(await check(agentId, 'http://10.0.0.1/')).toMatchObject({ state: 'unreachable', reason: 'blocked_address' });
  });

  it('404 for another tenant’s agent, 400 for what is no web address, 403 without the scope', async () => {
    const foreign = await createChatAgent(await app.createTenant());
    for (const id of [foreign, unknownId])
      expect((await tenant.request('POST', pathOf(id), { url: `${site.origin}/` })).statusCode).toBe(404);
    const agentId = await createChatAgent(tenant);
    expect((await tenant.request('POST', pathOf(agentId), { url: 'file:///etc/passwd' })).statusCode).toBe(400);
    const key = { 'x-api-key': await tenant.createKey(['chat:read']) };
    const refused = await tenant.request('POST', pathOf(agentId), { url: `${site.origin}/` }, key);
    expect(refused.statusCode).toBe(403);
  });
});
