import type { ModelServerList } from '@parley/contract/resources/language-model';
import { type LoopbackServer, startLoopbackServer } from '@parley/egress/testing/loopback-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { platformChain } from '#platform/audit/audit-entry.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createChatAgent, listen, openChat } from '../../../../test/visitor.ts';
import {
  type ModelServerPeer,
  ollamaListings,
  openModelServerPeer,
} from '../../../providers/language/testing/model-server-peer.ts';

let ollama: ModelServerPeer;
let website: LoopbackServer;
let app: TestApp;
let base: string;
let tenant: TestTenant;
let headers: { 'x-api-key': string };

beforeAll(async () => {
  ollama = await openModelServerPeer(ollamaListings);
  website = await startLoopbackServer((_, response) => response.end('<h1>It works!</h1>'));
  app = await buildTestApp({ modelServerPorts: [ollama.port, website.port] });
  base = await listen(app);
  tenant = await app.createTenant();
  headers = { 'x-api-key': await app.createPlatformKey() };
});
afterAll(async () => {
  await app.close();
  await Promise.all([ollama.close(), website.close()]);
});

const path = '/api/admin/model-servers';
const ask = (method: 'DELETE' | 'GET' | 'POST', url = path, payload?: object) =>
  app.server.inject({ method, url, headers, ...(payload ? { payload } : {}) });
const list = async () => (await ask('GET')).json<ModelServerList>();
const models = async () => (await tenant.request('GET', '/api/language-models')).json().data;
/** Models that failed are tried last for a while: a test takes one of its own. */
const other = { provider: 'local', model: 'ollama/qwen3:4b' };
const local = { provider: 'local', model: 'ollama/llama3.1:8b' };

it('a search finds the model server by name and models, nothing else, and turns nothing on', async () => {
  const found = { kind: 'ollama', title: 'Ollama', url: ollama.origin, version: '0.12.6' };
  expect((await ask('POST', `${path}/discover`)).json()).toEqual({
    data: [{ ...found, models: ['llama3.1:8b', 'qwen3:4b'] }],
  });
  expect(website.requests.map(({ url }) => url)).toEqual(['/v1/models']);
  expect(await list()).toMatchObject({ data: [], found: [found], discovery_enabled: true });
  expect(await models()).toEqual([{ provider: 'builtin', model: '', server: null }]);
});

it('409 for an address that is no model server, or that no search covers', async () => {
  for (const url of [website.origin, 'http://169.254.169.254:80', 'http://127.0.0.1:1']) {
    expect((await ask('POST', path, { url })).statusCode).toBe(409);
  }
});

it('before it is turned on, an agent of it has a warning and is answered by the built-in model', async () => {
  const prompt = '# Opening hours\nWe are open from 9 to 18.';
  const agent = (await tenant.request('POST', '/api/agents', { name: 'Robin', prompt, llm: other })).json();
  expect(agent.warnings).toMatchObject([{ code: 'model_server_missing', settings: ['PARLEY_MODEL_SERVERS'] }]);
  const { body } = await (await openChat(base, agent.id)).send('When are you open?');
  expect(body.answer?.text).toContain('9');
  expect(ollama.completions).toEqual([]);
});

it('turned on with one request, its models answer chats of every tenant, streamed', async () => {
  const accepted = await ask('POST', path, { url: ollama.origin });
  expect([accepted.statusCode, accepted.json()]).toMatchObject([201, { name: 'ollama', is_reachable: true }]);
  expect((await list()).found).toEqual([]);
  expect((await ask('POST', path, { url: ollama.origin })).statusCode).toBe(409);
  expect(await models()).toContainEqual({ ...local, server: 'Ollama' });

  const agentId = await createChatAgent(tenant, { llm: local });
  expect((await tenant.request('GET', `/api/agents/${agentId}`)).json().warnings).toEqual([]);
  ollama.answer = { texts: ['From ', 'this ', 'machine.'] };
  const visitor = await openChat(base, agentId);
  const events = await visitor.stream('Where do you run?');
  const completed = await events.until('message.completed');
  expect(completed.at(-1)?.data).toMatchObject({ data: { message: { text: 'From this machine.' } } });
  events.cut();
  const { messages } = (await tenant.request('GET', `/api/chat/sessions/${visitor.sessionId}`)).json();
  expect(messages.at(-1).answered_by).toEqual({ model: 'local/ollama/llama3.1:8b', is_fallback: false });
  const rows = (await auditRows(app, platformChain)).filter((row) => row.action.startsWith('model_server'));
  expect(rows.map(({ action, resource_id: id, details }) => [action, id, details])).toEqual([
    ['model_server.create', 'ollama', { kind: 'ollama', url: ollama.origin }],
  ]);
});

// Turning a server on opens its address to the provider `local`, not to addresses that tenants name.
it('an openai-compatible agent still reaches no private address', async () => {
  const llm = { provider: 'openai-compatible', url: `${ollama.origin}/v1`, model: 'llama3.1:8b' };
  expect((await tenant.request('POST', '/api/agents', { name: 'Robin', llm })).statusCode).toBe(400);
});

it.each([
  [{ ...local, url: 'http://127.0.0.1:1' }, '/llm/url'],
  [{ ...local, model: 'llama' }, '/llm/model'],
])('400 for %j', async (llm, at) => {
  const answer = await tenant.request('POST', '/api/agents', { name: 'Robin', llm });
  expect([answer.statusCode, answer.json().details[0].path]).toEqual([400, at]);
});

it('403 for a tenant on the servers, and without agents:read on the models', async () => {
  expect((await tenant.request('GET', path)).statusCode).toBe(403);
  expect((await tenant.request('POST', `${path}/discover`)).statusCode).toBe(403);
  const narrow = await app.createTenant({ scopes: ['tools:read'] });
  expect((await narrow.request('GET', '/api/language-models')).statusCode).toBe(403);
});

it('when the server is gone, and once it is turned off, the built-in model answers', async () => {
  const prompt = '# Opening hours\nWe are open from 9 to 18.';
  const agentId = await createChatAgent(tenant, { llm: local, prompt });
  await ollama.close();
  expect((await list()).data).toMatchObject([{ name: 'ollama', is_reachable: false, models: [] }]);
  const visitor = await openChat(base, agentId);
  expect((await visitor.send('When are you open?')).body.answer?.text).toContain('9');
  const { messages } = (await tenant.request('GET', `/api/chat/sessions/${visitor.sessionId}`)).json();
  expect(messages.at(-1).answered_by).toEqual({ model: 'builtin', is_fallback: true });
  expect((await ask('DELETE', `${path}/ollama`)).statusCode).toBe(204);
  expect((await ask('DELETE', `${path}/ollama`)).statusCode).toBe(404);
  expect((await list()).data).toEqual([]);
});
