import type { AgentId } from '@parley/contract/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { ownNumber } from '../../../../test/outbound-calls.ts';
import { pastCall } from '../../../../test/test-calls.ts';

let app: TestApp;
let tenant: TestTenant;
let agentId: AgentId;
let crmKey: string;
beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
  agentId = (await tenant.request('POST', '/api/agents', { name: 'Reception', language: 'sv-SE' })).json().id;
  await ownNumber(app, tenant.id);
  crmKey = await tenant.createKey(['crm:read', 'crm:call']);
});
afterAll(() => app.close());

async function send(method: 'GET' | 'POST', url: string, payload?: object, headers: Record<string, string> = {}) {
  const answer = await app.server.inject({
    method,
    url,
    headers: { 'x-api-key': crmKey, ...headers },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

it('agents come in compact rows, without those in the trash', async () => {
  const gone = (await tenant.request('POST', '/api/agents', { name: 'Reception, old' })).json().id;
  await tenant.request('DELETE', `/api/agents/${gone}`);
  const { body } = await send('GET', '/api/crm/agents?q=recep');
  expect(body.data).toEqual([
    { id: agentId, name: 'Reception', language: 'sv-SE', is_active: true, chat_enabled: expect.any(Boolean) },
  ]);
});

describe('click-to-call', () => {
  const call = (key: string, more: object = {}) =>
    send(
      'POST',
      '/api/crm/calls',
      { agent_id: agentId, phone_number: '+46701234567', ...more },
      { 'idempotency-key': key },
    );

  it('orders one outbound call, however often it is sent with the same key', async () => {
    const first = await call('click-1', { record_id: 'contact-4711' });
    expect(first).toMatchObject({ status: 202, body: { status: 'queued', phone_number: '+46701234567' } });
    expect((await call('click-1', { record_id: 'contact-4711' })).body.id).toBe(first.body.id);
    const queued = (await tenant.request('GET', `/api/calls/${first.body.id}`)).json();
    expect(queued).toMatchObject({ direction: 'outbound', metadata: { crm_record_id: 'contact-4711' } });
    const listed = (await tenant.request('GET', '/api/calls?direction=outbound')).json().data;
    expect(listed).toHaveLength(1);
  });

  it('refuses what the dialler refuses: emergency numbers, inactive agents', async () => {
    expect((await call('click-2', { phone_number: '112' })).status).toBe(400);
    const asleep = (await tenant.request('POST', '/api/agents', { name: 'Asleep', is_active: false })).json().id;
    expect((await call('click-3', { agent_id: asleep })).status).toBe(403);
  });

  it('403 with a key that may only read', async () => {
    const key = await tenant.createKey(['crm:read']);
    expect(
      (await send('POST', '/api/crm/calls', { agent_id: agentId, phone_number: '+46701234567' }, { 'x-api-key': key }))
        .status,
    ).toBe(403);
  });

  it('names its own field where the number lacks its country', async () => {
    const refused = await call('click-national', { phone_number: '070-123 45 67' });
    expect(refused).toMatchObject({ status: 400, body: { details: [{ path: '/phone_number' }] } });
  });
});

describe('recent conversations', () => {
  it('are calls and chats of one number, newest first', async () => {
    const own = await app.createTenant();
    const agent = (await own.request('POST', '/api/agents', { name: 'Robin', chat_enabled: true })).json().id;
    const past = await pastCall(app, own.id, { phoneNumber: '+46709990001' });
    await pastCall(app, own.id, { phoneNumber: '+46709990002' });
    const session = { agent_id: agent, visitor: { name: 'Maja', phone_number: '070-999 00 01' } };
    const chat = await app.server.inject({ method: 'POST', url: '/api/chat/sessions', payload: session });
    expect(chat.statusCode).toBe(201);
    await own.request('PATCH', '/api/account', { country: 'SE' });
    const key = await own.createKey(['crm:read']);
    const find = async (query: string) =>
      (await send('GET', `/api/crm/conversations?${query}`, undefined, { 'x-api-key': key })).body.data;
    expect(await find('phone_number=%2B46709990001')).toMatchObject([
      { kind: 'chat', id: chat.json().session_id ?? chat.json().id, name: 'Maja', agent: 'Robin' },
      { kind: 'call', id: past.id, phone_number: '+46709990001' },
    ]);
    expect(await find('')).toHaveLength(3);
    expect(await find(`since=${new Date(Date.now() + 60_000).toISOString()}`)).toEqual([]);
  });
});

describe('a recording link', () => {
  it('opens the recording without a key, for ten minutes', async () => {
    const call = await pastCall(app, tenant.id, { isRecorded: true });
    const link = await send('GET', `/api/crm/conversations/${call.id}/recording-link`);
    expect(link.status).toBe(200);
    const minutes = (Date.parse(link.body.expires_at) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(8);
    expect(minutes).toBeLessThan(11);
    const { pathname, search } = new URL(link.body.url);
    expect((await app.server.inject({ url: `${pathname}${search}` })).statusCode).toBe(200);
  });

  it('404 where there is none', async () => {
    const call = await pastCall(app, tenant.id);
    expect((await send('GET', `/api/crm/conversations/${call.id}/recording-link`)).status).toBe(404);
  });
});
