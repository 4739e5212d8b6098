import { roles, type Scope, scopes, scopesOfRole } from '@parley/contract/scopes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allOperations } from '../../server/src/app/areas.ts';
import { issueToken } from '../../server/src/platform/ids/token.ts';
import { unknownId, withoutRequestId } from '../../server/test/unknown-id.ts';
import { type AnyOperation, paramNames } from './good-requests.ts';
import { send } from './send.ts';
import { buildWorld, type World } from './world.ts';

// Every operation against every kind of credential: who has none, a wrong one, one that is over, or one of another kind
// is told so before anything else is looked at, and in words that tell nothing else.

const operations = allOperations.map(({ operation }) => operation);
const ofKind = (...kinds: AnyOperation['access']['kind'][]) =>
  operations.filter(({ access }) => kinds.includes(access.kind)).map((operation) => [operation.id, operation] as const);
const guarded = ofKind('tenant', 'person', 'login', 'reseller', 'admin');

let world: World;
/** Invalid credentials: revoked, expired, malformed or never issued. */
const dead: Record<string, Record<string, string>> = {};

beforeAll(async () => {
  world = await buildWorld();
  const { app, mine, accounts } = world;
  const { pool } = app.deps.db.platform;
  const kill = async (set: string) => {
    const key = await mine.tenant.createKey(scopes);
    await pool.query(`update api_keys set ${set} where prefix = $1`, [key.slice(0, 16)]);
    return { 'x-api-key': key };
  };
  const session = async (set: string) => {
    const { id, token } = await accounts.logIn('owner', mine.tenant.id);
    await pool.query(`update sessions set ${set} where id = $1`, [id]);
    return { authorization: `Bearer ${token}` };
  };
  Object.assign(dead, {
    'a key nobody has': { 'x-api-key': issueToken('pk_live').token },
    'a revoked key': await kill('revoked_at = now()'),
    'an expired key': await kill(`expires_at = now() - interval '1 second'`),
    'a session nobody has': { authorization: `Bearer ${issueToken('sess').token}` },
    'a session that was ended': await session('ended_at = now()'),
    'a session past its time': await session(`expires_at = now() - interval '1 second'`),
    'an access token past its time': await session(`access_expires_at = now() - interval '1 second'`),
    'a token of a chat': { authorization: `Bearer ${(await mine.chat(await mine.agent())).token}` },
    'a session by cookie that nobody has': { cookie: `__Host-parley_session=${issueToken('sess').token}` },
  });
});
afterAll(() => world.close());

/** A request for ids that do not exist: an authenticated one gets no further than 404. */
function aimless(operation: AnyOperation) {
  const params = Object.fromEntries(paramNames(operation).map((name) => [name, name.endsWith('Id') ? unknownId : '1']));
  const body = operation.method === 'GET' ? undefined : { nonsense: true };
  return { params, query: '?nonsense=1', body };
}
const ask = async (operation: AnyOperation, credentials: Record<string, string>) => {
  const answer = await send(world, operation, aimless(operation), credentials);
  return { status: answer.statusCode, body: withoutRequestId(answer.json()) as { error: string; message: string } };
};

describe('no valid credential', () => {
  it.each(guarded)('%s: 401 without a credential and with every invalid one', async (_, operation) => {
    expect((await ask(operation, {})).status).toBe(401);
    const answers = new Map<string, unknown>();
    for (const [name, credentials] of Object.entries(dead)) {
      const answer = await ask(operation, credentials);
      expect([name, answer.status]).toEqual([name, 401]);
      // Where the token of another chat would do, it is told that this one does not.
      const isProof = 'orProof' in operation.access && name === 'a token of a chat';
      const kind = 'x-api-key' in credentials ? 'key' : isProof ? 'proof' : 'session';
      if (answers.has(kind)) expect(answer.body).toEqual(answers.get(kind));
      answers.set(kind, answer.body);
    }
  });

  it.each(ofKind('signed'))('%s: 401, 403 or 404 with keys and sessions, never a success', async (_, operation) => {
    const { tenant, person, reseller } = world.mine;
    const known = [
      { 'x-api-key': tenant.key },
      { 'x-api-key': reseller.own },
      { 'x-api-key': world.platformKey },
      { authorization: `Bearer ${person.token}` },
    ] as Record<string, string>[];
    for (const credentials of [{}, ...known])
      expect((await ask(operation, credentials)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('a credential of another kind', () => {
  it.each(ofKind('tenant', 'person'))('%s: 403 naming the scope that a key or a role lacks', async (_, operation) => {
    const { scope } = operation.access as { scope: Scope };
    const key = await world.mine.tenant.createKey(scopes.filter((each) => each !== scope));
    const refused = await ask(operation, { 'x-api-key': key });
    expect(refused).toMatchObject({ status: 403, body: { error: 'forbidden' } });
    expect(refused.body.message).toContain(scope);
    for (const role of roles.filter((each) => !scopesOfRole[each].includes(scope))) {
      const { token } = await world.accounts.logIn(role, world.mine.tenant.id);
      const answer = await ask(operation, { authorization: `Bearer ${token}` });
      expect([role, answer.status, answer.body.message.includes(scope)]).toEqual([role, 403, true]);
    }
  });

  it.each(ofKind('tenant', 'person'))(
    '%s: 403 for the platform and for a person without a tenant; a reseller must name its own customer',
    async (_, operation) => {
      const { accounts, mine, stranger } = world;
      const nowhere = await accounts.openSession(await accounts.newUser());
      expect((await ask(operation, { 'x-api-key': world.platformKey })).status).toBe(403);
      expect((await ask(operation, { authorization: `Bearer ${nowhere.token}` })).status).toBe(403);
      const own = { 'x-api-key': mine.reseller.own };
      expect((await ask(operation, own)).status).toBe(403);
      const never = await ask(operation, { ...own, 'x-tenant-id': unknownId });
      expect(never.status).toBe(404);
      expect(await ask(operation, { ...own, 'x-tenant-id': stranger.tenant.id })).toEqual(never);
    },
  );

  it.each(ofKind('person'))('%s: a key must name a person of its own tenant', async (_, operation) => {
    const as = (headers: Record<string, string>) => ask(operation, { 'x-api-key': world.mine.tenant.key, ...headers });
    expect((await as({})).status).toBe(400);
    const never = await as({ 'x-acting-user': unknownId });
    expect(never.status).toBe(404);
    expect(await as({ 'x-acting-user': world.stranger.person.userId })).toEqual(never);
  });

  it.each(ofKind('login'))('%s: 403 for every key: it requires a session', async (_, operation) => {
    for (const key of [world.mine.tenant.key, world.mine.reseller.own, world.platformKey]) {
      expect((await ask(operation, { 'x-api-key': key })).status).toBe(403);
    }
  });

  it.each(ofKind('reseller'))(
    '%s: 403 for tenants, their members and the platform; the admin role where required',
    async (_, operation) => {
      const { mine, platformKey } = world;
      const others = [
        { 'x-api-key': mine.tenant.key },
        { 'x-api-key': platformKey },
        { authorization: `Bearer ${mine.person.token}` },
      ] as Record<string, string>[];
      for (const credentials of others) expect((await ask(operation, credentials)).status).toBe(403);
      const { needsAdmin } = operation.access as { needsAdmin: boolean };
      const named = await ask(operation, { 'x-api-key': await mine.reseller.named(scopes) });
      const staff = await ask(operation, { authorization: `Bearer ${(await mine.reseller.staff('staff')).token}` });
      for (const { status, body } of [named, staff]) {
        if (needsAdmin) expect([status, body.message]).toEqual([403, expect.stringContaining('admin role')]);
        else expect([401, 403]).not.toContain(status);
      }
    },
  );

  it.each(ofKind('admin'))('%s: 403 for every caller but the platform', async (_, operation) => {
    const { mine } = world;
    const others = [
      { 'x-api-key': mine.tenant.key },
      { 'x-api-key': mine.reseller.own },
      { authorization: `Bearer ${mine.person.token}` },
      { authorization: `Bearer ${(await mine.reseller.staff('admin')).token}` },
    ] as Record<string, string>[];
    for (const credentials of others) expect((await ask(operation, credentials)).status).toBe(403);
  });
});

describe('a write with a session cookie', () => {
  it.each(guarded.filter(([, { method }]) => method !== 'GET'))(
    '%s: 403 without the CSRF token',
    async (_, operation) => {
      const cookie = { cookie: `__Host-parley_session=${world.mine.person.token}` };
      const answer = await ask(operation, cookie);
      expect(answer).toMatchObject({ status: 403, body: { message: expect.stringContaining('X-CSRF-Token') } });
      expect((await ask(operation, { ...cookie, 'x-csrf-token': 'guess' })).status).toBe(403);
    },
  );
});
