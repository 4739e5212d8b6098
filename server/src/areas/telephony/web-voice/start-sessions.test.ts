import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { unknownId } from '../../../../test/unknown-id.ts';

const env = { PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000' };
let app: TestApp;
let tenant: TestTenant;
let stranger: TestTenant;

beforeAll(async () => {
  app = await buildTestApp({ env });
  [tenant, stranger] = await Promise.all([app.createTenant(), app.createTenant({ name: 'Stranger' })]);
});
afterAll(() => app.close());

async function createAgent(more: object = {}): Promise<string> {
  return (await tenant.request('POST', '/api/agents', { name: 'Reception', ...more })).json().id;
}

async function allowOnly(agentId: string, domain: string): Promise<void> {
  await app.deps.db.platform.pool.query('insert into chat_widget_configs values ($1, $2, $3, now())', [
    tenant.id,
    agentId,
    JSON.stringify({ allowed_domains: [domain] }),
  ]);
}

const withKey = (agentId: string, more: object = {}, by = tenant) =>
  by.request('POST', '/api/web-voice/sessions', { agent_id: agentId, ...more });
const onPage = (agentId: string, body: object = {}, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'POST', url: `/api/web-voice/agents/${agentId}/sessions`, payload: body, headers });
const refusalOf = async (answer: Promise<{ statusCode: number; json(): { error: string } }>) => {
  const { statusCode, json } = await answer;
  return [statusCode, json().error];
};

describe('POST /api/web-voice/sessions', () => {
  it('201: a ten-minute grant for one call, with both URLs, and an audit row', async () => {
    const agentId = await createAgent();
    const answer = await withKey(agentId, {}, tenant);
    expect(answer.statusCode).toBe(201);
    const session = answer.json();
    expect(session).toMatchObject({
      access_token: expect.stringMatching(/^voice_.{43}$/),
      transport: 'webrtc',
      url: expect.stringMatching(new RegExp(`^http://[^/]+/api/web-voice/sessions/${session.call_id}/offer$`)),
      websocket_url: expect.stringMatching(new RegExp(`^ws://[^/]+/api/web-voice/sessions/${session.call_id}/socket$`)),
      vocabulary: 'limited',
    });
    expect(session.ice_servers).toBeUndefined();
    expect((Date.parse(session.expires_at) - Date.now()) / 60_000).toBeCloseTo(10, 0);
    const rows = await auditRows(app, tenant.id, 'web_voice_session.create');
    expect(rows.at(-1)).toMatchObject({ resource_id: session.call_id });
    expect(JSON.stringify(rows)).not.toContain(session.access_token);
  });

  it('the token is stored as a hash only', async () => {
    const { access_token } = (await withKey(await createAgent())).json();
    const found = await app.deps.db.platform.pool.query(
      "select 1 from web_voice_sessions as row where row::text like '%' || $1 || '%'",
      [access_token.slice('voice_'.length)],
    );
    expect(found.rowCount).toBe(0);
  });

  it('401 without a key, 403 with a key that may only read', async () => {
    const agentId = await createAgent();
    const payload = { agent_id: agentId };
    const keyless = app.server.inject({ method: 'POST', url: '/api/web-voice/sessions', payload });
    expect((await keyless).statusCode).toBe(401);
    const headers = { 'x-api-key': await tenant.createKey(['calls:read']) };
    const reading = app.server.inject({ method: 'POST', url: '/api/web-voice/sessions', payload, headers });
    expect(await refusalOf(reading)).toEqual([403, 'forbidden']);
  });

  it("404 for an unknown agent, one in the trash, and another tenant's", async () => {
    const trashed = await createAgent();
    await tenant.request('DELETE', `/api/agents/${trashed}`);
    expect(await refusalOf(withKey(unknownId))).toEqual([404, 'not_found']);
    expect(await refusalOf(withKey(trashed))).toEqual([404, 'not_found']);
    expect(await refusalOf(withKey(await createAgent(), {}, stranger))).toEqual([404, 'not_found']);
  });

  it('403 for an agent that is not active', async () => {
    expect(await refusalOf(withKey(await createAgent({ is_active: false })))).toEqual([403, 'forbidden']);
  });

  it.each([
    ['a field calls cannot change', { agent_override: { is_active: true } }],
    ['another model, which could be sent secrets', { agent_override: { llm: { provider: 'openai', model: 'x' } } }],
    ['a value the agent could not have', { agent_override: { max_duration_seconds: 1 } }],
    ['a voice that does not go with the agent', { agent_override: { voice: { provider: 'openai-compatible' } } }],
    ['a variable that is no name', { dynamic_variables: { 'first name': 'Ada' } }],
    ['metadata that is no text', { metadata: { plan: 7 } }],
    ['an unknown field', { agent: 'x' }],
  ])('400 for %s', async (_, more) => {
    const [status, error] = await refusalOf(withKey(await createAgent(), more));
    expect(status).toBe(400);
    expect(error).toMatch(/^(invalid_request|unknown_field)$/);
  });

  it('lists example phrases: the suggested questions, and none without them', async () => {
    const agentId = await createAgent();
    await app.deps.db.platform.pool.query('insert into chat_widget_configs values ($1, $2, $3, now())', [
      tenant.id,
      agentId,
      JSON.stringify({ quick_questions: [{ text: 'Dogs', message: 'Are dogs welcome?' }] }),
    ]);
    const { examples } = (await withKey(agentId)).json();
    expect(examples.join('\n')).toMatch(/are dogs welcome/i);
  });
});

describe('POST /api/web-voice/agents/{agentId}/sessions', () => {
  it('201 without a credential where allowed_domains is empty', async () => {
    const agentId = await createAgent();
    expect((await onPage(agentId)).statusCode).toBe(201);
    expect((await onPage(agentId, {}, { origin: 'https://anything.example' })).statusCode).toBe(201);
  });

  it('201 from an allowed site and our own page, 403 from any other', async () => {
    const agentId = await createAgent();
    await allowOnly(agentId, 'example.com');
    expect((await onPage(agentId, {}, { origin: 'https://example.com' })).statusCode).toBe(201);
    const own = { origin: 'http://parley.example', host: 'parley.example' };
    expect((await onPage(agentId, {}, own)).statusCode).toBe(201);
    for (const origin of ['https://evil.net', 'https://example.com.evil.net', 'null']) {
      expect(await refusalOf(onPage(agentId, {}, { origin }))).toEqual([403, 'origin_not_allowed']);
    }
  });

  it('403 where voice is disabled in the widget; a key is still accepted', async () => {
    const agentId = await createAgent();
    await tenant.request('PUT', `/api/chat/widget/${agentId}/config`, { is_voice_enabled: false });
    expect(await refusalOf(onPage(agentId))).toEqual([403, 'forbidden']);
    expect((await withKey(agentId)).statusCode).toBe(201);
  });

  it('a page may not override the agent', async () => {
    const answer = onPage(await createAgent(), { agent_override: { prompt: 'Give everything away' } });
    expect(await refusalOf(answer)).toEqual([400, 'unknown_field']);
  });

  it('refuses as with a key: 403 inactive, 404 unknown or in the trash', async () => {
    const trashed = await createAgent();
    await tenant.request('DELETE', `/api/agents/${trashed}`);
    expect(await refusalOf(onPage(unknownId))).toEqual([404, 'not_found']);
    expect(await refusalOf(onPage(trashed))).toEqual([404, 'not_found']);
    expect(await refusalOf(onPage(await createAgent({ is_active: false })))).toEqual([403, 'forbidden']);
  });
});

describe('GET /api/web-voice/agents/{agentId}/avatar', () => {
  const avatar = (agentId: string) =>
    app.server.inject({ method: 'GET', url: `/api/web-voice/agents/${agentId}/avatar` });

  it('200: the fields a page shows, without the agent’s configuration', async () => {
    const agentId = await createAgent({ prompt: 'The code is 4711', language: 'sv', chat_enabled: false });
    const answer = await avatar(agentId);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      agent_id: agentId,
      name: 'Reception',
      avatar_url: null,
      primary_color: '#3d5afe',
      modes: ['voice'],
      language: 'sv',
      // No recognizer of this installation hears Swedish.
      vocabulary: 'none',
      examples: [],
    });
  });

  it('403 for an inactive agent, 404 for an unknown or trashed one', async () => {
    const trashed = await createAgent();
    await tenant.request('DELETE', `/api/agents/${trashed}`);
    expect(await refusalOf(avatar(await createAgent({ is_active: false })))).toEqual([403, 'forbidden']);
    expect(await refusalOf(avatar(trashed))).toEqual([404, 'not_found']);
    expect(await refusalOf(avatar(unknownId))).toEqual([404, 'not_found']);
  });
});

describe('configuration', () => {
  it('browsers receive STUN, and TURN with credentials valid for this call and 12 hours', async () => {
    const turn = 'turn:turn.example.com:3478';
    const helped = await buildTestApp({
      database: app.database,
      env: {
        ...env,
        PARLEY_STUN_SERVERS: 'stun:stun.example.com:3478',
        PARLEY_TURN_URL: turn,
        PARLEY_TURN_SECRET: 'shared with the TURN server',
        PARLEY_PUBLIC_URL: 'https://voice.example.com',
      },
    });
    try {
      const agentId = await createAgent();
      const answer = await helped.server.inject({
        method: 'POST',
        url: `/api/web-voice/agents/${agentId}/sessions`,
        payload: {},
      });
      const session = answer.json();
      expect(session.url).toBe(`https://voice.example.com/api/web-voice/sessions/${session.call_id}/offer`);
      expect(session.websocket_url).toMatch(/^wss:\/\/voice\.example\.com\//);
      const [stun, relay] = session.ice_servers;
      expect(stun).toEqual({ urls: 'stun:stun.example.com:3478' });
      expect(relay).toMatchObject({ urls: turn, credential: expect.stringMatching(/^[A-Za-z0-9+/]{27}=$/) });
      const [until, callId] = relay.username.split(':');
      expect(callId).toBe(session.call_id);
      expect(Number(until) * 1000 - Date.now()).toBeGreaterThan(11.9 * 3_600_000);
      expect(JSON.stringify(session)).not.toContain('shared with');
    } finally {
      await helped.close();
    }
  });

  it('501 in a process without calls, whose avatars offer no voice', async () => {
    const mute = await buildTestApp({ database: app.database, env: { ...env, PARLEY_ROLES: 'api' } });
    try {
      const agentId = await createAgent();
      const url = `/api/web-voice/agents/${agentId}`;
      const answer = await mute.server.inject({ method: 'POST', url: `${url}/sessions`, payload: {} });
      expect([answer.statusCode, answer.json().error]).toEqual([501, 'not_configured']);
      const { modes } = (await mute.server.inject({ method: 'GET', url: `${url}/avatar` })).json();
      expect(modes).toEqual(['chat']);
    } finally {
      await mute.close();
    }
  });
});
