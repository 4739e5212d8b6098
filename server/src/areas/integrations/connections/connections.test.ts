import type { AgentId } from '@parley/contract/ids';
import { type LoopbackServer, startLoopbackServer } from '@parley/egress/testing/loopback-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { integrationToolsOf } from '../../../../test/agent-tools.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createPerson, logInAs, send } from '../../../../test/people.ts';
import { unknownId } from '../../../../test/unknown-id.ts';
import {
  type HubspotPeer,
  hubspotClient,
  privateAppToken,
  startHubspotPeer,
} from '../../../providers/integrations/testing/hubspot-peer.ts';

let app: TestApp;
let tenant: TestTenant;
let hubspot: HubspotPeer;
let service: LoopbackServer;

beforeAll(async () => {
  hubspot = await startHubspotPeer([
    ['Robin', '070-123 45 67'],
    ['Kim', '+46 (0)70 123 45 67'],
    ['Alex', '08 555 111 22'],
  ]);
  service = await startLoopbackServer((request, response) => {
    if (request.url?.startsWith('/api/')) {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(request.url === '/api/auth.test' ? '{"ok":false,"error":"invalid_auth"}' : '{"ok":true}');
    } else response.writeHead(404).end();
  });
  app = await buildTestApp({
    env: {
      PARLEY_EGRESS_ALLOW: '127.0.0.0/8',
      PARLEY_PUBLIC_URL: 'https://parley.example.com',
      PARLEY_OAUTH_HUBSPOT_ID: hubspotClient.clientId,
      PARLEY_OAUTH_HUBSPOT_SECRET: hubspotClient.clientSecret,
    },
    vendorAddresses: { hubspot: hubspot.origin, slack: service.origin },
  });
  tenant = await app.createTenant();
});
afterAll(async () => {
  await app.close();
  await hubspot.close();
  await service.close();
});
beforeEach(() => {
  hubspot.mood = 'well';
});

const path = '/api/integrations/connections';
const create = (more: Record<string, unknown> = {}, by = tenant) =>
  by.request('POST', path, { provider: 'hubspot', name: 'Sales CRM', key: privateAppToken, ...more });

async function newAgent(by = tenant): Promise<AgentId> {
  return (await by.request('POST', '/api/agents', { name: 'Ada' })).json().id;
}

const toolsOf = (agentId: AgentId, by = tenant) => integrationToolsOf(app, by, agentId);

describe('a connection with a key', () => {
  it('is tested, stored sealed, shown without its key, and audited', async () => {
    const answer = await create();
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      provider: 'hubspot',
      account: 'HubSpot 4711',
      auth: 'key',
      state: 'connected',
    });
    const list = await tenant.request('GET', path);
    const stored = await app.deps.db.platform.pool.query('select * from connections where id = $1', [answer.json().id]);
    for (const text of [answer.body, list.body, JSON.stringify(stored.rows)])
      expect(text).not.toContain(privateAppToken);
    expect((await auditRows(app, tenant.id, 'connection.create')).at(-1)).toMatchObject({
      resource_id: answer.json().id,
    });
  });

  it('409 with a key the vendor refuses, and nothing is stored', async () => {
    const owner = await app.createTenant();
    const refused = await create({ key: 'pat-wrong' }, owner);
    expect([refused.statusCode, refused.json().reason]).toEqual([409, 'connection_key_refused']);
    const slack = await create({ provider: 'slack', key: 'xoxb-wrong' }, owner);
    expect([slack.statusCode, slack.json().message]).toEqual([409, 'Slack does not accept the token (invalid_auth).']);
    expect((await owner.request('GET', path)).json().data).toEqual([]);
  });

  it.each(['broken', 'garbage'] as const)(
    'a vendor that is %s leaves it failing, and a test mends it',
    async (mood) => {
      hubspot.mood = mood;
      const made = (await create()).json();
      expect(made).toMatchObject({ state: 'failing', account: null });
      hubspot.mood = 'well';
      const tested = await tenant.request('POST', `${path}/${made.id}/test`);
      expect(tested.json()).toMatchObject({ state: 'connected', state_detail: '', account: 'HubSpot 4711' });
    },
  );

  it.each([
    [{ provider: 'google_sheets', settings: { spreadsheet_id: 'x' } }, '/key'],
    [{ provider: 'http', settings: {} }, '/settings/base_url'],
    [{ provider: 'http', settings: { base_url: 'http://169.254.169.254/' } }, '/settings/base_url'],
    [{ settings: { portal: '1' } }, '/settings/portal'],
    [{ key: undefined }, '/key'],
    [{ provider: 'fax' }, '/provider'],
  ])('400 for %j at %s', async (more, at) => {
    const answer = await create(more);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details.map((detail: { path: string }) => detail.path)).toContain(at);
  });

  it('is of its tenant alone, and needs the write scope', async () => {
    const other = await app.createTenant();
    const { id } = (await create()).json();
    const agentId = await newAgent(other);
    const foreign = [
      await other.request('POST', `${path}/${id}/test`),
      await other.request('DELETE', `${path}/${id}`),
      await other.request('PUT', `/api/agents/${agentId}/integrations/${id}`, { actions: ['find_contact'] }),
    ];
    expect(foreign.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect((await other.request('GET', path)).json().data).toEqual([]);
    const reader = await tenant.createKey(['integrations:read']);
    expect((await tenant.request('DELETE', `${path}/${id}`, undefined, { 'x-api-key': reader })).statusCode).toBe(403);
  });
});

describe('the actions of an agent', () => {
  async function agentWith(actions: string[], connection?: string) {
    const agentId = await newAgent();
    const id = connection ?? (await create()).json().id;
    const set = await tenant.request('PUT', `/api/agents/${agentId}/integrations/${id}`, { actions });
    expect(set.statusCode).toBe(200);
    return { agentId, id };
  }

  it('are those that were switched on, until they are switched off', async () => {
    const { agentId, id } = await agentWith(['find_contact', 'add_note']);
    expect(await toolsOf(agentId).names()).toEqual(['hubspot_find_contact', 'hubspot_add_note']);
    const listed = (await tenant.request('GET', `/api/agents/${agentId}/integrations`)).json().data;
    expect(listed).toMatchObject([{ connection: { id }, actions: ['find_contact', 'add_note'] }]);
    expect((await tenant.request('DELETE', `/api/agents/${agentId}/integrations/${id}`)).statusCode).toBe(204);
    expect(await toolsOf(agentId).names()).toEqual([]);
    expect((await tenant.request('DELETE', `/api/agents/${agentId}/integrations/${id}`)).statusCode).toBe(404);
  });

  it('400 for an action the vendor does not have, 404 for a connection that is not there', async () => {
    const { agentId, id } = await agentWith(['find_contact']);
    const unknown = await tenant.request('PUT', `/api/agents/${agentId}/integrations/${id}`, { actions: ['fly'] });
    expect([unknown.statusCode, unknown.json().details[0].path]).toEqual([400, '/actions/0']);
    const nowhere = `/api/agents/${agentId}/integrations/${unknownId}`;
    expect((await tenant.request('PUT', nowhere, { actions: ['find_contact'] })).statusCode).toBe(404);
  });

  it('a number is found in any spelling, and several matches are said', async () => {
    const { agentId } = await agentWith(['find_contact']);
    const tools = toolsOf(agentId);
    const several = JSON.parse((await tools.run('hubspot_find_contact', { phone: '+46701234567' })).result);
    expect(several.matches.map((match: { first_name: string }) => match.first_name)).toEqual(['Robin', 'Kim']);
    expect(several.note).toMatch(/^Several matches/);
    const one = JSON.parse((await tools.run('hubspot_find_contact', { phone: '+46855511122' })).result);
    expect(one.matches).toMatchObject([{ first_name: 'Alex' }]);
  });

  it('a contact that is known is not made twice', async () => {
    const { agentId } = await agentWith(['create_contact']);
    const tools = toolsOf(agentId);
    const first = JSON.parse(
      (await tools.run('hubspot_create_contact', { first_name: 'Sam', email: 'sam@example.com' })).result,
    );
    const again = JSON.parse(
      (await tools.run('hubspot_create_contact', { first_name: 'Sam', email: 'sam@example.com' })).result,
    );
    expect([first.was_known, again]).toEqual([false, { id: first.id, was_known: true }]);
  });

  it('words of a caller are no markup of a note', async () => {
    const { agentId } = await agentWith(['add_note']);
    await toolsOf(agentId).run('hubspot_add_note', { contact_id: '100', note: '<img src=x onerror=alert(1)>' });
    expect(hubspot.notes.at(-1)?.properties['hs_note_body']).toBe('&lt;img src=x onerror=alert(1)&gt;');
  });

  it.each(['broken', 'garbage'] as const)('a vendor that is %s is told as a failure, and logged', async (mood) => {
    const { agentId } = await agentWith(['find_contact']);
    const tools = toolsOf(agentId);
    hubspot.mood = mood;
    const outcome = await tools.run('hubspot_find_contact', { phone: '+46701234567' });
    expect(outcome).toMatchObject({ isError: true, result: expect.stringMatching(/Do not claim that it worked\.$/) });
    expect((await tools.logs())[0]).toMatchObject({ tool_type: 'integration', status: 'error' });
  });

  it('a vendor that does not answer is left when the turn is interrupted', async () => {
    const { agentId } = await agentWith(['find_contact']);
    const tools = toolsOf(agentId);
    await tools.names();
    hubspot.mood = 'silent';
    const interrupted = new AbortController();
    const running = tools.run('hubspot_find_contact', { phone: '+46701234567' }, { signal: interrupted.signal });
    interrupted.abort(new Error('barge-in'));
    expect(await running).toMatchObject({ isError: true });
  });

  it('arguments that do not fit are refused before anything is sent', async () => {
    const { agentId } = await agentWith(['find_contact']);
    const asked = hubspot.server.requests.length;
    const outcome = await toolsOf(agentId).run('hubspot_find_contact', { phone: 7 });
    expect([outcome.isError, hubspot.server.requests.length]).toEqual([true, asked]);
  });

  it('requests to a web service stay below its address', async () => {
    const settings = { base_url: `${service.origin}/api/v1` };
    const made = await create({ provider: 'http', name: 'Orders', key: 'k-1', settings });
    const { agentId } = await agentWith(['get', 'post'], made.json().id);
    const tools = toolsOf(agentId);
    for (const up of ['../admin', '/%2e%2e/admin']) {
      expect(await tools.run('http_get', { path: up })).toMatchObject({ isError: true });
    }
    await tools.run('http_get', { path: '/orders/17?all=1#x', query: { q: 'a&b' } });
    const request = service.requests.at(-1);
    expect(request?.url).toBe('/api/v1/orders/17%3Fall%3D1%23x?q=a%26b');
    expect(request?.headers['authorization']).toBe('Bearer k-1');
  });
});

describe('a connection by OAuth', () => {
  async function grant(by = tenant) {
    const person = await createPerson(app, { tenants: [{ id: by.id, role: 'admin' }] });
    const { access_token: token } = await logInAs(app, person);
    const begun = await send(app, 'GET', '/api/integrations/providers/hubspot/oauth/authorize', { token });
    const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? '';
    const back = hubspot.agree(begun.json().url);
    const url = `${back.pathname}${back.search}`;
    const finish = (headers: Record<string, string>) => app.server.inject({ url, headers });
    return { begun, cookie, finish };
  }

  it('comes back to the console, connected, once', async () => {
    const { begun, cookie, finish } = await grant();
    expect(begun.statusCode).toBe(200);
    const answer = await finish({ cookie });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toMatch(/^\/console\/connections\?connected=/);
    const id = String(answer.headers.location).split('=')[1];
    const { data } = (await tenant.request('GET', path)).json();
    expect(data.find((each: { id: string }) => each.id === id)).toMatchObject({ auth: 'oauth', state: 'connected' });
    expect((await finish({ cookie })).statusCode).toBe(401);
  });

  it('401 in another browser, 403 with a key, 501 without a client', async () => {
    const { finish } = await grant();
    expect((await finish({})).statusCode).toBe(401);
    expect((await finish({ cookie: 'parley_oauth=oab_other' })).statusCode).toBe(401);
    const person = await createPerson(app, { tenants: [{ id: tenant.id, role: 'admin' }] });
    const acting = { 'x-acting-user': person.id };
    const authorize = (provider: string) => `/api/integrations/providers/${provider}/oauth/authorize`;
    const byKey = await tenant.request('GET', authorize('hubspot'), undefined, acting);
    expect(byKey.statusCode).toBe(403);
    const { access_token: token } = await logInAs(app, person);
    expect((await send(app, 'GET', authorize('slack'), { token })).statusCode).toBe(501);
  });

  it('a grant that ends during a conversation is said, and its actions are no longer offered', async () => {
    const { cookie, finish } = await grant();
    const id = String((await finish({ cookie })).headers.location).split('=')[1];
    const agentId = await newAgent();
    await tenant.request('PUT', `/api/agents/${agentId}/integrations/${id}`, { actions: ['find_contact'] });
    const tools = toolsOf(agentId);
    expect(await tools.run('hubspot_find_contact', { phone: '+46701234567' })).toMatchObject({ isError: false });
    hubspot.revokeAll();
    const outcome = await tools.run('hubspot_find_contact', { phone: '+46701234567' });
    expect(outcome).toMatchObject({ isError: true, result: expect.stringContaining('no longer accepts the access') });
    const { data } = (await tenant.request('GET', path)).json();
    expect(data.find((each: { id: string }) => each.id === id)).toMatchObject({ state: 'revoked' });
    expect(await toolsOf(agentId).names()).toEqual([]);
  });
});

it('lists providers and the schemas of their actions', async () => {
  const { data } = (await tenant.request('GET', '/api/integrations/providers')).json();
  expect(data.map((each: { provider: string; has_client: boolean }) => [each.provider, each.has_client])).toEqual([
    ['google_sheets', false],
    ['http', false],
    ['hubspot', true],
    ['microsoft_teams', false],
    ['pipedrive', false],
    ['salesforce', false],
    ['slack', false],
    ['zendesk', false],
  ]);
  for (const { provider } of data) {
    const actions = (await tenant.request('GET', `/api/integrations/providers/${provider}/actions`)).json().data;
    expect(actions.every((action: { parameters: { type: string } }) => action.parameters.type === 'object')).toBe(true);
  }
});
