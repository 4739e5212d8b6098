import { createHmac } from 'node:crypto';
import type { AgentId } from '@parley/contract/ids';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { askWith } from '../../../../test/callers.ts';
import { createScriptedBrain, type ScriptedBrain } from '../../../../test/scripted-brain.ts';
import { unknownId, withoutRequestId } from '../../../../test/unknown-id.ts';
import { createChatAgent } from '../../../../test/visitor.ts';

let clock: TestClock;
let brain: ScriptedBrain;
let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  clock = createTestClock('2026-03-01T09:00:00.000Z');
  brain = createScriptedBrain((turn) => JSON.stringify(turn.variables));
  app = await buildTestApp({ clock, brain, env: { PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000' } });
  tenant = await app.createTenant();
});
afterAll(() => app.close());

const urlOf = (agentId: string) => `/api/agents/${agentId}/portal-identity-key`;
const rotate = (agentId: string, body?: unknown) => tenant.request('POST', urlOf(agentId), body);
const seconds = () => Math.floor(clock.now().getTime() / 1000);

const sign = (secret: string, claims: Record<string, unknown>, exp = seconds() + 300) =>
  new SignJWT({ exp, ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret));

const start = (agent_id: string, identity_token: unknown, visitor?: unknown) =>
  app.server.inject({ method: 'POST', url: '/api/chat/sessions', payload: { agent_id, identity_token, visitor } });

/** Variables the brain receives in a chat opened with this token. */
async function variablesOf(agentId: string, token: unknown, visitor?: unknown): Promise<Record<string, string>> {
  const { session_id, session_token } = (await start(agentId, token, visitor)).json();
  return saidIn(session_id, session_token);
}

async function saidIn(sessionId: string, token: string): Promise<Record<string, string>> {
  const answer = await app.server.inject({
    method: 'POST',
    url: `/api/chat/sessions/${sessionId}/messages`,
    headers: { authorization: `Bearer ${token}` },
    payload: { text: 'Who am I?' },
  });
  return JSON.parse(answer.json().answer.text);
}

async function agentWithKey(): Promise<{ id: AgentId; secret: string }> {
  const id = (await createChatAgent(tenant)) as AgentId;
  return { id, secret: (await rotate(id)).json().secret };
}

const secretsInVault = async () =>
  Number((await app.deps.db.platform.pool.query('select count(*) as n from secrets')).rows[0].n);

describe('an agent’s portal identity key', () => {
  const none = { configured: false, prefix: null, created_at: null, last_used_at: null, previous_valid_until: null };

  it('is created, shown without its secret, used, rotated and deleted', async () => {
    const id = await createChatAgent(tenant);
    expect((await tenant.request('GET', urlOf(id))).json()).toEqual(none);
    const made = await rotate(id);
    expect(made.statusCode).toBe(201);
    const { secret, ...status } = made.json();
    expect(secret).toMatch(/^pid_[\w-]{43}$/);
    const created = { ...none, configured: true, prefix: secret.slice(0, 12), created_at: '2026-03-01T09:00:00.000Z' };
    expect(status).toEqual(created);
    clock.advance(1000);
    expect((await start(id, await sign(secret, { sub: 'u1' }))).statusCode).toBe(201);
    const used = await tenant.request('GET', urlOf(id));
    expect(used.json()).toEqual({ ...created, last_used_at: clock.now().toISOString() });
    const next = (await rotate(id)).json();
    expect(next.secret).not.toBe(secret);
    expect(Date.parse(next.previous_valid_until) - clock.now().getTime()).toBe(86_400_000);
    expect((await tenant.request('DELETE', urlOf(id))).statusCode).toBe(204);
    expect((await tenant.request('GET', urlOf(id))).json()).toEqual(none);
    expect((await tenant.request('DELETE', urlOf(id))).statusCode).toBe(204);
    const rows = (await auditRows(app, tenant.id)).filter(
      (row) => row.resource_id === id && row.action !== 'agent.create',
    );
    expect(rows.map(({ action, details }) => [action, details])).toEqual([
      ['portal_identity_key.rotate', { is_first: true, overlap_seconds: 86_400 }],
      ['portal_identity_key.rotate', { is_first: false, overlap_seconds: 86_400 }],
      ['portal_identity_key.remove', { anonymised_sessions: 1 }],
    ]);
  });

  it('is encrypted in the database', async () => {
    const { secret } = await agentWithKey();
    for (const table of ['secrets', 'portal_identity_keys', 'audit_log', 'idempotency_keys']) {
      const found = await app.deps.db.platform.pool.query(
        `select 1 from ${table} as row where row::text like '%' || $1 || '%'`,
        [secret.slice(-30)],
      );
      expect([table, found.rowCount]).toEqual([table, 0]);
    }
  });

  it('the old one is valid during the overlap, the one before that is not, and no secret remains', async () => {
    const { id, secret: first } = await agentWithKey();
    const before = await secretsInVault();
    const second = (await rotate(id, { overlap_seconds: 60 })).json().secret;
    const status = async (secret: string) => (await start(id, await sign(secret, { sub: 'u1' }))).statusCode;
    expect([await status(first), await status(second)]).toEqual([201, 201]);
    clock.advance(60_000);
    expect([await status(first), await status(second)]).toEqual([401, 201]);
    expect((await tenant.request('GET', urlOf(id))).json().previous_valid_until).toBeNull();
    await rotate(id, { overlap_seconds: 60 });
    const last = (await rotate(id, { overlap_seconds: 0 })).json().secret;
    expect([await status(second), await status(last)]).toEqual([401, 201]);
    expect(await secretsInVault()).toBe(before);
    await tenant.request('DELETE', urlOf(id));
    expect(await secretsInVault()).toBe(before - 1);
  });

  it('concurrent rotations serialize, and the last one wins', async () => {
    const { id } = await agentWithKey();
    const before = await secretsInVault();
    const answers = await Promise.all([rotate(id), rotate(id), rotate(id)]);
    const { prefix } = (await tenant.request('GET', urlOf(id))).json();
    expect(answers.filter((answer) => answer.json().prefix === prefix)).toHaveLength(1);
    expect(await secretsInVault()).toBe(before + 1);
  });

  it('404 alike for a trashed, foreign and unknown agent; 403 naming the scope; 400 for an invalid overlap', async () => {
    const { id } = await agentWithKey();
    const stranger = await app.createTenant();
    const trashed = await createChatAgent(tenant);
    await tenant.request('DELETE', `/api/agents/${trashed}`);
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const never = await tenant.request(method, urlOf(unknownId));
      expect(never.statusCode).toBe(404);
      for (const answer of [
        await stranger.request(method, urlOf(id)),
        await tenant.request(method, urlOf(trashed)),
        await tenant.request(method, urlOf('x')),
      ]) {
        expect(answer.statusCode).toBe(404);
      }
      const foreign = await stranger.request(method, urlOf(id));
      expect(withoutRequestId(foreign.json())).toEqual(withoutRequestId(never.json()));
      const scope = method === 'GET' ? 'agents:write' : 'agents:read';
      const key = await tenant.createKey([scope]);
      const refused = await askWith(app, { 'x-api-key': key })(method, urlOf(id));
      expect(refused.statusCode).toBe(403);
      expect(refused.json().message).toContain(method === 'GET' ? 'agents:read' : 'agents:write');
    }
    expect((await tenant.request('GET', urlOf(id))).json().configured).toBe(true);
    for (const overlap_seconds of [-1, 604_801, '1']) {
      expect((await rotate(id, { overlap_seconds })).statusCode).toBe(400);
    }
  });

  it('is deleted with the agent, including its secrets', async () => {
    const before = await secretsInVault();
    const { id } = await agentWithKey();
    await rotate(id);
    await tenant.request('DELETE', `/api/agents/${id}`);
    const purged = await tenant.request('DELETE', `/api/agents/trash/${id}`);
    expect(purged.json().deleted.secrets).toBe(2);
    expect(await secretsInVault()).toBe(before);
    const left = await app.deps.db.platform.pool.query('select 1 from portal_identity_keys where agent_id = $1', [id]);
    expect(left.rowCount).toBe(0);
  });
});

describe('a chat with a portal identity', () => {
  it('has the claims as variables, and ignores self-reported identity', async () => {
    const { id, secret } = await agentWithKey();
    const claims = { name: 'Ada', email: 'ada@example.com', phone_number: '+46701234567', variables: { plan: 'gold' } };
    const token = await sign(secret, { sub: 'user-7', aud: id, ...claims });
    expect(await variablesOf(id, token, { name: 'Eve', email: 'eve@example.com' })).toEqual({
      user_id: 'user-7',
      name: 'Ada',
      email: 'ada@example.com',
      phone_number: '+46701234567',
      plan: 'gold',
    });
    expect(await variablesOf(id, await sign(secret, { sub: 'user-8' }), { email: 'eve@example.com' })).toEqual({
      user_id: 'user-8',
    });
  });

  it('accepts the simple form: the user id with an HMAC', async () => {
    const { id, secret } = await agentWithKey();
    const hmac = createHmac('sha256', secret).update('user_id:user-7').digest('hex');
    expect(await variablesOf(id, { user_id: 'user-7', hmac })).toEqual({ user_id: 'user-7' });
    expect((await start(id, { user_id: 'user-8', hmac })).statusCode).toBe(401);
    expect((await start(id, { user_id: 'user-7', hmac: hmac.slice(0, -2) })).statusCode).toBe(401);
  });

  it('is anonymous once the key is removed, and loses the identity', async () => {
    const { id, secret } = await agentWithKey();
    const { session_id, session_token } = (await start(id, await sign(secret, { sub: 'u1', name: 'Ada' }))).json();
    expect(await saidIn(session_id, session_token)).toEqual({ user_id: 'u1', name: 'Ada' });
    await tenant.request('DELETE', urlOf(id));
    expect(await saidIn(session_id, session_token)).toEqual({});
    const kept = await app.deps.db.platform.pool.query('select visitor, identity from chat_sessions where id = $1', [
      session_id,
    ]);
    expect(kept.rows).toEqual([{ visitor: {}, identity: null }]);
  });

  it('400 where the agent has no key; 401 alike for every invalid token', async () => {
    const bare = await createChatAgent(tenant);
    const { id, secret } = await agentWithKey();
    const other = await agentWithKey();
    expect((await start(bare, await sign(secret, { sub: 'u1' }))).statusCode).toBe(400);
    const stranger = await start(id, await sign(other.secret, { sub: 'u1' }));
    const nonsense = await start(id, 'x.y.z');
    expect([stranger.statusCode, nonsense.statusCode]).toEqual([401, 401]);
    expect(withoutRequestId(stranger.json())).toEqual(withoutRequestId(nonsense.json()));
    expect(stranger.json().error).toBe('unauthenticated');
  });
});
