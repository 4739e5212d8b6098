import type { ProviderKey } from '@parley/contract/resources/provider-key';
import { type LoopbackServer, startLoopbackServer } from '@parley/egress/testing/loopback-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { platformChain } from '#platform/audit/audit-entry.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createChatAgent, listen, openChat } from '../../../../test/visitor.ts';
import { openVendorPeer, peerKey, type VendorPeer } from '../../../providers/language/testing/vendor-peer.ts';

let openai: VendorPeer;
let speech: LoopbackServer;
let app: TestApp;
let base: string;
let tenant: TestTenant;
let other: TestTenant;
let headers: { 'x-api-key': string };

beforeAll(async () => {
  openai = await openVendorPeer('openai');
  speech = await startLoopbackServer((_, response) => response.writeHead(503).end());
  app = await buildTestApp({
    env: {
      PARLEY_EGRESS_ALLOW: '127.0.0.1',
      PARLEY_SPEECH_ADDRESSES: `deepgram=${speech.origin.replace('http', 'ws')}`,
    },
    vendorAddresses: { openai: openai.baseUrl },
  });
  base = await listen(app);
  tenant = await app.createTenant();
  other = await app.createTenant();
  headers = { 'x-api-key': await app.createPlatformKey() };
});
afterAll(async () => {
  await app.close();
  await Promise.all([openai.close(), speech.close()]);
});

const path = '/api/provider-keys';
const llm = { provider: 'openai', model: 'peer-1' };
const put = (of: TestTenant, provider: string, body: object) => of.request('PUT', `${path}/${provider}`, body);
const keysOf = async (of: TestTenant) =>
  new Map(
    (await of.request('GET', path)).json<{ data: ProviderKey[] }>().data.map((each) => [each.provider, each] as const),
  );
const warningsOf = async (of: TestTenant, agentId: string) =>
  (await of.request('GET', `/api/agents/${agentId}`)).json().warnings.map(({ code }: { code: string }) => code);

it('a key the vendor refuses is not stored, and the refusal says so without the key', async () => {
  const refused = await put(tenant, 'openai', { key: 'not-the-key-1234' });
  expect([refused.statusCode, refused.json().details]).toMatchObject([409, [{ path: '/key', code: 'key_refused' }]]);
  expect(refused.body).toContain('OpenAI does not accept the key (401)');
  expect(refused.body).not.toContain('not-the-key');
  expect((await keysOf(tenant)).get('openai')).toMatchObject({ key: null, source: null });
});

it('an accepted key is used at once by its own account alone, and shown by its last four characters', async () => {
  const agentId = await createChatAgent(tenant, { llm });
  const foreignId = await createChatAgent(other, { llm });
  expect(await warningsOf(tenant, agentId)).toEqual(['model_key_missing']);

  const saved = await put(tenant, 'openai', { key: peerKey });
  expect([saved.statusCode, saved.json()]).toMatchObject([
    200,
    { source: 'account', key: { hint: '-key', check: 'accepted', set_by: 'Test key' } },
  ]);
  const listed = await tenant.request('GET', path);
  expect(saved.body + listed.body).not.toContain(peerKey);
  expect(await warningsOf(tenant, agentId)).toEqual([]);
  expect(await warningsOf(other, foreignId)).toEqual(['model_key_missing']);
  expect((await keysOf(other)).get('openai')).toMatchObject({ key: null, source: null });
  const models = async (of: TestTenant) =>
    (await of.request('GET', '/api/language-models')).json().data.map(({ provider }: ProviderKey) => provider);
  expect([await models(tenant), await models(other)]).toEqual([['builtin', 'openai'], ['builtin']]);

  openai.answer = { texts: ['With ', 'your ', 'own key.'] };
  const { body } = await (await openChat(base, agentId)).send('Who answers?');
  expect(body.answer?.text).toBe('With your own key.');
  const foreign = await (await openChat(base, foreignId)).send('Who answers?');
  expect(foreign.body.answer?.text).not.toBe('With your own key.');
});

it('is sealed in the database, and no audit row has it', async () => {
  const { rows } = await app.deps.db.platform.pool.query('select provider_keys::text as row from provider_keys');
  expect(rows).toHaveLength(1);
  expect(rows[0].row).not.toContain(peerKey);
  const audited = (await auditRows(app, tenant.id)).filter(({ action }) => action.startsWith('provider_key'));
  expect(audited.map(({ action, resource_id: id, details }) => [action, id, details])).toEqual([
    ['provider_key.set', 'openai', { check: 'accepted' }],
  ]);
});

// Regression: any editor of agents could read the key of the installation at an address of their own.
it('is not sent to an address of an agent', async () => {
  const elsewhere = await startLoopbackServer((_, response) => response.writeHead(500).end());
  const agentId = await createChatAgent(tenant, { llm: { ...llm, url: elsewhere.origin, fallbacks: [] } });
  await (await openChat(base, agentId)).send('Hello?');
  expect(elsewhere.requests.length).toBeGreaterThan(0);
  expect(JSON.stringify(elsewhere.requests.map((request) => request.headers))).not.toContain(peerKey);
  await elsewhere.close();
});

it('a key of the installation is used by accounts without one, and its tenants do not see it', async () => {
  const set = await app.server.inject({
    method: 'PUT',
    url: '/api/admin/provider-keys/openai',
    headers,
    payload: { key: peerKey },
  });
  expect([set.statusCode, set.json().source]).toEqual([200, 'installation']);
  expect((await keysOf(other)).get('openai')).toMatchObject({ source: 'installation', key: null });
  expect((await keysOf(tenant)).get('openai')).toMatchObject({ source: 'account' });
  expect((await auditRows(app, platformChain)).map(({ action }) => action)).toContain('platform_provider_key.set');
  const removed = await app.server.inject({ method: 'DELETE', url: '/api/admin/provider-keys/openai', headers });
  expect(removed.statusCode).toBe(204);
  expect((await keysOf(other)).get('openai')).toMatchObject({ source: null });
  expect((await other.request('GET', '/api/admin/provider-keys')).statusCode).toBe(403);
});

it('a key that could not be tested is stored as unverified, with the reason', async () => {
  const saved = await put(tenant, 'deepgram', { key: 'dg-0123456789' });
  expect(saved.json()).toMatchObject({
    source: 'account',
    key: { check: 'unverified', check_detail: 'Deepgram did not say if the key is right: it answered 503.' },
  });
});

it('400 for azure without a region, for a region of others, and for a key with spaces', async () => {
  expect((await put(tenant, 'azure', { key: 'azure-key-1234' })).statusCode).toBe(400);
  expect((await put(tenant, 'groq', { key: 'gsk-12345678', region: 'westeurope' })).statusCode).toBe(400);
  expect((await put(tenant, 'openai', { key: 'two words in it' })).statusCode).toBe(400);
});

it('a deleted key is used no more; 404 without one, 403 without keys:write', async () => {
  const agentId = await createChatAgent(tenant, { llm });
  expect((await tenant.request('DELETE', `${path}/openai`)).statusCode).toBe(204);
  expect(await warningsOf(tenant, agentId)).toEqual(['model_key_missing']);
  expect((await tenant.request('DELETE', `${path}/openai`)).statusCode).toBe(404);
  const narrow = await app.createTenant({ scopes: ['agents:read'] });
  expect((await narrow.request('GET', path)).statusCode).toBe(403);
  expect((await put(narrow, 'openai', { key: peerKey })).statusCode).toBe(403);
});
