import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createScriptedBrain, type ScriptedBrain } from '../../../../test/scripted-brain.ts';
import { unknownId } from '../../../../test/unknown-id.ts';
import { createChatAgent } from '../../../../test/visitor.ts';

let brain: ScriptedBrain;
let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  brain = createScriptedBrain();
  app = await buildTestApp({ brain, env: { PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000' } });
  tenant = await app.createTenant();
});
afterAll(() => app.close());

const start = (body: unknown, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'POST', url: '/api/chat/sessions', payload: body as object, headers });

describe('POST /api/chat/sessions', () => {
  it('201: a session of 30 days with its token, without other data of the tenant', async () => {
    const agent_id = await createChatAgent(tenant);
    const answer = await start({ agent_id, page_url: 'https://example.com/contact', locale: 'sv-SE' });
    expect(answer.statusCode).toBe(201);
    const body = answer.json();
    expect(Object.keys(body).toSorted()).toEqual([
      'ai_disclosure',
      'expires_at',
      'messages',
      'session_id',
      'session_token',
      'status',
    ]);
    expect(body.ai_disclosure).toBeNull();
    expect(body).toMatchObject({ status: 'open', messages: [], session_token: expect.stringMatching(/^chat_.{43}$/) });
    const days = (Date.parse(body.expires_at) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(30, 2);
  });

  it('the token is stored as a hash only', async () => {
    const { session_token } = (await start({ agent_id: await createChatAgent(tenant) })).json();
    const found = await app.deps.db.platform.pool.query(
      `select 1 from chat_sessions as row where row::text like '%' || $1 || '%'`,
      [session_token.slice(5)],
    );
    expect(found.rowCount).toBe(0);
  });

  it('first_speaker agent: greets, with its variables and the visitor’s filled in', async () => {
    const agent_id = await createChatAgent(tenant, {
      first_speaker: 'agent',
      greeting: 'Hi {{name}}, this is {{company}}.{{unknown}}',
      dynamic_variables: { company: 'Lindgren', name: 'there' },
    });
    const greeted = (await start({ agent_id, visitor: { name: 'Ada' } })).json();
    expect(greeted.messages).toMatchObject([{ role: 'agent', text: 'Hi Ada, this is Lindgren.', status: 'complete' }]);
    expect((await start({ agent_id })).json().messages[0].text).toBe('Hi there, this is Lindgren.');
  });

  it("a visitor's name is text, never a template", async () => {
    const agent_id = await createChatAgent(tenant, { first_speaker: 'agent', greeting: 'Hi {{name}}' });
    const { messages } = (await start({ agent_id, visitor: { name: '{{company}} $& <b>' } })).json();
    expect(messages[0].text).toBe('Hi {{company}} $& <b>');
  });

  it('first_speaker user: sends nothing', async () => {
    const agent_id = await createChatAgent(tenant, { first_speaker: 'user', greeting: 'Hi' });
    expect((await start({ agent_id })).json().messages).toEqual([]);
  });

  it('first_speaker model: the model speaks first, with an empty history', async () => {
    const starting = start({ agent_id: await createChatAgent(tenant, { first_speaker: 'model' }) });
    const turn = await brain.next();
    expect(turn.history).toEqual([]);
    turn.finish('Welcome in my own words');
    expect((await starting).json().messages).toMatchObject([{ role: 'agent', text: 'Welcome in my own words' }]);
  });

  it('first_speaker model: a model that fails leaves an apology, and the chat goes on', async () => {
    const starting = start({ agent_id: await createChatAgent(tenant, { first_speaker: 'model', language: 'de' }) });
    (await brain.next()).fail();
    const opened = (await starting).json();
    expect(opened.messages).toMatchObject([{ status: 'failed', text: expect.stringContaining('Leider') }]);
  });

  it('with a message: stored with the greeting in one transaction, answered at once, and deduplicated by client_message_id', async () => {
    const agent_id = await createChatAgent(tenant, { first_speaker: 'agent', greeting: 'Hi' });
    const message = { text: '  Are you open?  ', client_message_id: 'first' };
    const opened = (await start({ agent_id, message })).json();
    expect(opened.messages).toMatchObject([
      { role: 'agent', text: 'Hi' },
      { role: 'visitor', text: 'Are you open?', client_message_id: 'first' },
    ]);
    const turn = await brain.next();
    expect(turn.question).toBe('Are you open?');
    turn.finish('Until five');
    const url = `/api/chat/sessions/${opened.session_id}/messages`;
    const headers = { authorization: `Bearer ${opened.session_token}` };
    const again = await app.server.inject({ method: 'POST', url, headers, payload: message });
    expect(again.json()).toMatchObject({ message: { id: opened.messages[1].id }, answer: { text: 'Until five' } });
    const { data } = (await app.server.inject({ method: 'GET', url, headers })).json();
    expect(data).toHaveLength(3);
  });

  it('with a message and first_speaker model: replies to the message without a greeting', async () => {
    const agent_id = await createChatAgent(tenant, { first_speaker: 'model' });
    const opened = (await start({ agent_id, message: { text: 'Are you open?' } })).json();
    expect(opened.messages).toMatchObject([{ role: 'visitor' }]);
    const turn = await brain.next();
    expect(turn.question).toBe('Are you open?');
    turn.finish('Yes');
  });

  it('403 with a message where verification is required first, and no session is created', async () => {
    const agent_id = await createChatAgent(tenant);
    await app.deps.db.platform.pool.query(
      `insert into chat_widget_configs values ($1, $2, '{"verification":{"is_required":true}}', now())`,
      [tenant.id, agent_id],
    );
    const refused = await start({ agent_id, message: { text: 'Hi' } });
    expect(refused.statusCode).toBe(403);
    expect(refused.json().details[0].code).toBe('verification_required');
    const left = 'select from chat_sessions where agent_id = $1';
    expect((await app.deps.db.platform.pool.query(left, [agent_id])).rowCount).toBe(0);
    expect((await start({ agent_id })).statusCode).toBe(201);
  });

  it('400: an identity_token without a portal identity key', async () => {
    const answer = await start({ agent_id: await createChatAgent(tenant), identity_token: 'x.y.z' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      message: expect.stringContaining('identity_token'),
      details: [{ path: '/identity_token' }],
    });
  });

  it.each([
    [{}, '/agent_id'],
    [{ agent_id: 'x' }, '/agent_id'],
    [{ agent_id: unknownId, visitor: { age: 7 } }, '/visitor/age'],
    [{ agent_id: unknownId, visitor: { email: 'nobody' } }, '/visitor/email'],
    [{ agent_id: unknownId, visitor: { name: '' } }, '/visitor/name'],
    [{ agent_id: unknownId, page_url: 'not a url' }, '/page_url'],
    [{ agent_id: unknownId, page_url: 'javascript:alert(1)' }, '/page_url'],
    [{ agent_id: unknownId, locale: 'english please' }, '/locale'],
    [{ agent_id: unknownId, colour: 'red' }, '/colour'],
    [{ agent_id: unknownId, message: 'Hi' }, '/message'],
    [{ agent_id: unknownId, message: { text: ' ' } }, '/message/text'],
    [{ agent_id: unknownId, message: { text: 'Hi', file_ids: [] } }, '/message/file_ids'],
  ])('400: %j, with the path of the fault', async (body, path) => {
    const answer = await start(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details[0].path).toBe(path);
  });

  it('refuses as the widget does: 403 disabled, inactive or from a disallowed origin, 404 trashed or unknown', async () => {
    const refusal = async (agent_id: string, headers = {}) => {
      const answer = await start({ agent_id }, headers);
      return [answer.statusCode, answer.json().error];
    };
    expect(await refusal(unknownId)).toEqual([404, 'not_found']);
    expect(await refusal(await createChatAgent(tenant, { chat_enabled: false }))).toEqual([403, 'chat_disabled']);
    expect(await refusal(await createChatAgent(tenant, { is_active: false }))).toEqual([403, 'forbidden']);
    const trashed = await createChatAgent(tenant);
    await tenant.request('DELETE', `/api/agents/${trashed}`);
    expect(await refusal(trashed)).toEqual([404, 'not_found']);
    const bound = await createChatAgent(tenant);
    await app.deps.db.platform.pool.query(
      `insert into chat_widget_configs values ($1, $2, '{"allowed_domains":["example.com"]}', now())`,
      [tenant.id, bound],
    );
    expect(await refusal(bound, { origin: 'https://evil.net' })).toEqual([403, 'origin_not_allowed']);
    expect((await start({ agent_id: bound }, { origin: 'https://example.com' })).statusCode).toBe(201);
  });
});
