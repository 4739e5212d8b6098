import type { AgentId } from '@parley/contract/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { integrationToolsOf } from '../../server/test/agent-tools.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../server/test/build-test-app.ts';
import { createPerson, logInAs, send } from '../../server/test/people.ts';
import type { Mood, VendorPeer } from '../../server/src/providers/integrations/testing/vendor-peer.ts';
import { vendorCases } from './vendor-cases.ts';

// Every vendor of integrations over the API, against a loopback peer with the shapes of its documentation.

const path = '/api/integrations/connections';
const injections = [
  "' OR 1=1 --",
  '=HYPERLINK("http://example.com")',
  '<img src=x onerror=alert(1)>',
  '<!channel> hi\nthere',
];

describe.each(vendorCases)('$provider', (vendor) => {
  let app: TestApp;
  let tenant: TestTenant;
  let peer: VendorPeer;

  beforeAll(async () => {
    peer = await vendor.start();
    const { oauth } = vendor;
    const variable = `PARLEY_OAUTH_${oauth?.clientOf.toUpperCase()}`;
    app = await buildTestApp({
      env: {
        PARLEY_EGRESS_ALLOW: '127.0.0.0/8',
        PARLEY_PUBLIC_URL: 'https://parley.example.com',
        ...(oauth && {
          [`${variable}_ID`]: oauth.client.clientId,
          [`${variable}_SECRET`]: oauth.client.clientSecret,
        }),
      },
      vendorAddresses: {
        ...(oauth && { [oauth.clientOf]: peer.origin }),
        [vendor.provider]: peer.origin,
      },
    });
    tenant = await app.createTenant();
  });
  afterAll(async () => {
    await app.close();
    await peer.close();
  });
  beforeEach(() => {
    peer.mood = 'well';
  });

  /** Connects by OAuth as a person does in a browser; with `again` an existing connection. */
  async function grant(again?: string): Promise<string> {
    const person = await createPerson(app, { tenants: [{ id: tenant.id, role: 'admin' }] });
    const { access_token: token } = await logInAs(app, person);
    const query = new URLSearchParams(again === undefined ? vendor.oauth?.settings : { connection_id: again });
    const authorize = `/api/integrations/providers/${vendor.provider}/oauth/authorize?${query}`;
    const begun = await send(app, 'GET', authorize, { token });
    expect(begun.statusCode, begun.body).toBe(200);
    const back = peer.agree(begun.json().url);
    const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? '';
    const finished = await app.server.inject({ url: `${back.pathname}${back.search}`, headers: { cookie } });
    expect(finished.headers.location).toMatch(/^\/console\/connections\?connected=/);
    return String(finished.headers.location).split('=')[1] ?? '';
  }

  async function connect(): Promise<string> {
    if (!vendor.key) return grant();
    const { good: key, settings } = vendor.key;
    const made = await tenant.request('POST', path, { provider: vendor.provider, name: 'Ours', key, settings });
    expect(made.statusCode, made.body).toBe(201);
    return made.json().id;
  }

  async function agentWith(connectionId: string) {
    const agentId: AgentId = (await tenant.request('POST', '/api/agents', { name: 'Ada' })).json().id;
    const listed = await tenant.request('GET', `/api/integrations/providers/${vendor.provider}/actions`);
    const actions = listed.json().data.map(({ name }: { name: string }) => name);
    await tenant.request('PUT', `/api/agents/${agentId}/integrations/${connectionId}`, { actions });
    return { agentId, ...integrationToolsOf(app, tenant, agentId) };
  }

  const toolOf = (action: string) => `${vendor.provider}_${action}`;
  const connection = async (id: string) =>
    (await tenant.request('GET', path)).json().data.find((each: { id: string }) => each.id === id);

  it.runIf(vendor.key)('a good key is tested and stored sealed, a bad one is refused and nothing stored', async () => {
    const { good, bad, settings, account } = vendor.key ?? { good: '', bad: '', settings: {}, account: '' };
    const owner = await app.createTenant();
    const create = (key: string) =>
      owner.request('POST', path, { provider: vendor.provider, name: 'Ours', key, settings });
    const refused = await create(bad);
    expect([refused.statusCode, refused.json().reason]).toEqual([409, 'connection_key_refused']);
    expect(refused.body).not.toContain(bad);
    const made = await create(good);
    expect([made.statusCode, made.json()]).toMatchObject([201, { account, auth: 'key', state: 'connected' }]);
    const { rows } = await app.deps.db.platform.pool.query('select * from connections where tenant_id = $1', [
      owner.id,
    ]);
    expect(rows).toHaveLength(1);
    for (const text of [made.body, JSON.stringify(rows)]) expect(text).not.toContain(good);
  });

  it.runIf(vendor.oauth)('a grant connects, is tested, and is renewed once for requests at the same time', async () => {
    const id = await grant();
    const tested = await tenant.request('POST', `${path}/${id}/test`);
    expect(tested.json()).toMatchObject({ state: 'connected', auth: 'oauth' });
    if (typeof vendor.oauth?.account === 'string') expect(tested.json().account).toBe(vendor.oauth.account);
    const tools = await agentWith(id);
    const before = peer.refreshes();
    peer.expireAll();
    const { action, given } = vendor.probe;
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => tools.run(toolOf(action), given)));
    expect(outcomes.map(({ isError }) => isError)).toEqual([false, false, false, false, false]);
    expect(peer.refreshes() - before).toBe(1);
  });

  it.runIf(vendor.oauth)(
    'a grant that ended is said and its actions are no longer offered, until it is authorised again',
    async () => {
      const id = await grant();
      const tools = await agentWith(id);
      peer.revokeAll();
      const { action, given } = vendor.probe;
      const outcome = await tools.run(toolOf(action), given);
      expect(outcome).toMatchObject({ isError: true, result: expect.stringMatching(/Do not claim that it worked\.$/) });
      expect(await connection(id)).toMatchObject({ state: 'revoked' });
      const next = () => integrationToolsOf(app, tenant, tools.agentId);
      expect(await next().names()).toEqual([]);
      expect(await grant(id)).toBe(id);
      expect(await connection(id)).toMatchObject({ state: 'connected', state_detail: '' });
      expect(await next().run(toolOf(action), given)).toMatchObject({ isError: false });
    },
  );

  it('its actions do what they say', async () => {
    const tools = await agentWith(await connect());
    for (const { action, given, answer } of vendor.actions) {
      const { isError, result } = await tools.run(toolOf(action), given);
      expect([action, isError, result]).toEqual([action, false, expect.any(String)]);
      expect(JSON.parse(result), action).toMatchObject(answer as object);
    }
    const acted = new Set(vendor.actions.map(({ action }) => toolOf(action)));
    expect((await tools.names()).filter((name) => !acted.has(name))).toEqual([]);
  });

  it.each([...(vendor.key ? ['key'] : []), ...(vendor.oauth ? ['grant'] : [])])(
    'words of a caller are words, connected by %s',
    async (by) => {
      const tools = await agentWith(by === 'key' ? await connect() : await grant());
      for (const { action, given, written, spelled } of vendor.words) {
        for (const words of injections) {
          expect(await tools.run(toolOf(action), given(words))).toMatchObject({ isError: false });
          expect(written(peer as never)).toEqual(spelled?.[by === 'key' ? 1 : 0](words) ?? words);
        }
      }
    },
  );

  it.each(['broken', 'garbage', 'limited'] satisfies Mood[])(
    'while it is %s, that is said without its words',
    async (mood) => {
      const id = await connect();
      const tools = await agentWith(id);
      peer.mood = mood;
      const outcome = await tools.run(toolOf(vendor.probe.action), vendor.probe.given);
      expect(outcome).toMatchObject({ isError: true, result: expect.stringMatching(/Do not claim that it worked\.$/) });
      const tested = (await tenant.request('POST', `${path}/${id}/test`)).json();
      // A Teams workflow cannot be asked without posting.
      if (tested.account !== 'Workflow') expect(tested).toMatchObject({ state: 'failing' });
      const [log] = await tools.logs();
      expect(log).toMatchObject({ tool_type: 'integration' });
      for (const text of [outcome.result, JSON.stringify(tested), JSON.stringify(log)]) {
        expect(text).not.toMatch(/access-|Basic |Maintenance|workflow-signature/);
        if (vendor.key) expect(text).not.toContain(vendor.key.good);
      }
      peer.mood = 'well';
      expect((await tenant.request('POST', `${path}/${id}/test`)).json()).toMatchObject({ state: 'connected' });
    },
  );

  it('a request is left when the turn is interrupted, unless it writes', async () => {
    const tools = await agentWith(await connect());
    await tools.names();
    peer.mood = 'silent';
    const interrupted = new AbortController();
    const running = tools.run(toolOf(vendor.probe.action), vendor.probe.given, { signal: interrupted.signal });
    interrupted.abort(new Error('barge-in'));
    expect(await running).toMatchObject({ isError: true });
  });

  it('arguments that do not fit are refused before anything is sent', async () => {
    const tools = await agentWith(await connect());
    const asked = peer.server.requests.length;
    const outcome = await tools.run(toolOf(vendor.probe.action), vendor.probe.bad);
    expect([outcome.isError, peer.server.requests.length]).toEqual([true, asked]);
  });
});
