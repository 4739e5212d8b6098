import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { type DeskVisitor, openAgentChat } from '../../../../test/desk.ts';
import { createScriptedBrain } from '../../../../test/scripted-brain.ts';
import { createChatAgent } from '../../../../test/visitor.ts';

let clock: TestClock;
let app: TestApp;
let tenant: TestTenant;
let agentId: string;
let secret: string;
let visitor: DeskVisitor;
beforeAll(async () => {
  clock = createTestClock();
  app = await buildTestApp({ clock, brain: createScriptedBrain((turn) => JSON.stringify(turn.variables)) });
});
afterAll(() => app.close());
beforeEach(async () => {
  clock.advance(60_000);
  tenant = await app.createTenant();
  agentId = await createChatAgent(tenant);
  secret = (await tenant.request('POST', `/api/agents/${agentId}/portal-identity-key`)).json().secret;
  visitor = await openAgentChat(app, agentId, { visitor: { name: 'Ada' }, variables: { plan: 'free', cart: '1' } });
});

const tokenOf = (claims: Record<string, unknown>) =>
  new SignJWT({ exp: Math.floor(clock.now().getTime() / 1000) + 300, ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(secret));

async function update(payload: object, { token, headers = {} }: { token?: string; headers?: object } = {}) {
  const answer = await app.server.inject({
    method: 'PATCH',
    url: `/api/chat/sessions/${visitor.id}/visitor`,
    headers: { authorization: `Bearer ${token ?? visitor.token}`, ...headers },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

const known = async () => (await tenant.request('GET', `/api/chat/sessions/${visitor.id}`)).json();
const heardByModel = async () => JSON.parse((await visitor.says('Who am I?')).json().answer.text);

describe('page variables', () => {
  it('are available from the start, to the model and the desk', async () => {
    expect(await heardByModel()).toEqual({ plan: 'free', cart: '1', name: 'Ada' });
    expect((await known()).customer).toMatchObject({ name: 'Ada', variables: { plan: 'free', cart: '1' } });
  });

  it('fill in the greeting', async () => {
    const greeting = 'Hi {{name}} on {{plan}}';
    const greets = await createChatAgent(tenant, { first_speaker: 'agent', greeting });
    const payload = { agent_id: greets, visitor: { name: 'Ada' }, variables: { plan: 'pro', name: 'Eve' } };
    const opened = await app.server.inject({ method: 'POST', url: '/api/chat/sessions', payload });
    expect(opened.json().messages[0].text).toBe('Hi Ada on pro');
  });

  it('400 for a user_id, which only a token proves; at the start, too', async () => {
    const fault = { error: 'invalid_request', details: [{ path: '/variables/user_id' }] };
    expect((await update({ variables: { user_id: 'admin' } })).body).toMatchObject(fault);
    const payload = { agent_id: agentId, variables: { user_id: 'admin' } };
    const opened = await app.server.inject({ method: 'POST', url: '/api/chat/sessions', payload });
    expect([opened.statusCode, opened.json()]).toMatchObject([400, fault]);
  });
});

describe('PATCH /api/chat/sessions/{sessionId}/visitor', () => {
  it('200: given fields change, omitted ones stay, and the desk is notified', async () => {
    const { status, body } = await update({ email: 'ada@example.com', variables: { plan: 'pro' } });
    expect([status, body]).toEqual([
      200,
      {
        name: 'Ada',
        email: 'ada@example.com',
        phone_number: '',
        user_id: '',
        variables: { plan: 'pro', cart: '1' },
        verified_fields: [],
      },
    ]);
    expect(await heardByModel()).toEqual({ plan: 'pro', cart: '1', name: 'Ada', email: 'ada@example.com' });
    const told = await app.deps.db.platform.pool.query(
      `select data #>> '{chat,customer,email}' as email, data -> 'changed' as changed from events
       where type = 'chat.session.updated' and tenant_id = $1`,
      [tenant.id],
    );
    expect(told.rows).toEqual([{ email: 'ada@example.com', changed: ['customer'] }]);
  });

  it('a token identifies the visitor; its claims cannot be changed, other fields can', async () => {
    const identity_token = await tokenOf({ sub: 'u1', email: 'ada@portal.example', variables: { tier: 'gold' } });
    const { body } = await update({ identity_token, phone_number: '+46701234567' });
    expect(body).toMatchObject({ user_id: 'u1', email: 'ada@portal.example', phone_number: '+46701234567' });
    expect(body.verified_fields.toSorted()).toEqual(['email', 'tier', 'user_id']);
    expect((await known()).is_verified).toBe(true);

    expect(await update({ email: 'eve@example.com', name: 'Eve' })).toMatchObject({
      status: 403,
      body: { error: 'forbidden', details: [{ path: '/email' }] },
    });
    expect((await update({ email: 'ada@portal.example', name: 'Ada B' })).status).toBe(200);
    expect((await known()).customer).toMatchObject({ name: 'Ada B', email: 'ada@portal.example' });
    // A phone number without a portal signature is not verified.
    expect(await heardByModel()).toEqual({
      plan: 'free',
      cart: '1',
      name: 'Ada B',
      user_id: 'u1',
      email: 'ada@portal.example',
      tier: 'gold',
    });
  });

  it('409 for the token of another user, 200 for another token of the same', async () => {
    await update({ identity_token: await tokenOf({ sub: 'u1' }) });
    expect((await update({ identity_token: await tokenOf({ sub: 'u2' }) })).status).toBe(409);
    const again = await update({ identity_token: await tokenOf({ sub: 'u1', name: 'Ada L' }) });
    expect(again.body).toMatchObject({ user_id: 'u1', name: 'Ada L' });
  });

  it('401 for an invalid token, and nothing of the request is stored', async () => {
    expect((await update({ name: 'Eve', identity_token: 'a.b.c' })).status).toBe(401);
    expect((await known()).customer.name).toBe('Ada');
  });

  it('400 for unbounded variables', async () => {
    const many = (letter: string) =>
      Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`${letter}${index}`, 'x']));
    expect((await update({ variables: many('a') })).status).toBe(200);
    expect((await update({ variables: many('b') })).status).toBe(400);
    expect((await update({ variables: { 'not a name': 'x' } })).status).toBe(400);
  });

  it('401 with another chat’s token, 403 from a disallowed origin, 409 once closed', async () => {
    const other = await openAgentChat(app, agentId);
    expect((await update({ name: 'Eve' }, { token: other.token })).status).toBe(401);
    await app.deps.db.platform.pool.query(
      `insert into chat_widget_configs values ($1, $2, '{"allowed_domains":["example.com"]}', now())
       on conflict (tenant_id, agent_id) do update set config = excluded.config`,
      [tenant.id, agentId],
    );
    clock.advance(1001);
    expect((await update({ name: 'Eve' }, { headers: { origin: 'https://evil.net' } })).status).toBe(403);
    await tenant.request('POST', `/api/chat/sessions/${visitor.id}/close`);
    expect((await update({ name: 'Eve' })).status).toBe(409);
  });
});
