import { randomBytes } from 'node:crypto';
import type { ConnectionId, SessionId, TenantId } from '@parley/contract/ids';
import { createEgress } from '@parley/egress';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Infrastructure, openInfrastructure } from '../../../test/open-infrastructure.ts';
import { systemActor } from '#platform/http/principal.ts';
import { uuidV7 } from '#platform/ids/uuid-v7.ts';
import { createSealer } from '#platform/secrets/sealer.ts';
import { createAccessTokens } from './access-tokens.ts';
import { authorizationState } from './authorization-proof.ts';
import { createAuthorizations } from './authorizations.ts';
import { findConnection } from './connections.queries.ts';
import { createOAuthRegistry, type OAuthProvider } from './oauth-provider.ts';
import { createOAuthRequests } from './oauth-requests.ts';
import { type OAuthVendor, startOAuthVendor } from './testing/oauth-vendor.ts';

let infrastructure: Infrastructure;
let vendor: OAuthVendor;
let now = new Date('2026-03-01T09:00:00Z');
const clock = { now: () => now, monotonicMs: () => now.getTime() };
const egress = createEgress({ allowHosts: ['127.0.0.1'] });
const sealer = createSealer({ keys: new Map([['k1', randomBytes(32)]]), activeKeyId: 'k1' });
const newId = () => uuidV7(new Date());
const redirectUri = 'https://parley.example.com/api/callback';
const client = { id: 'client-1', secret: 'client secret' };

const provider: OAuthProvider = {
  id: 'acme',
  title: 'Acme',
  kind: 'integration',
  client: 'acme',
  issuer: 'https://acme.example',
  authorizationUrl: 'https://acme.example/authorize',
  tokenUrl: 'https://acme.example/token',
  scopes: ['read', 'write'],
  clientAuthentication: 'client_secret_post',
};

beforeAll(async () => {
  infrastructure = await openInfrastructure();
  vendor = await startOAuthVendor({ clientId: client.id, clientSecret: client.secret });
});
afterAll(async () => {
  await vendor.close();
  await infrastructure.close();
  await egress.close();
});

/** Another process: nothing is shared but the database. */
function openProcess(held = client) {
  const { db } = infrastructure;
  const registry = createOAuthRegistry({
    providers: [provider],
    clients: { acme: held },
    addresses: { acme: vendor.origin },
  });
  const requests = createOAuthRequests({ egress, now: clock.now });
  const parts = { db, egress, sealer, registry, requests, clock, newId };
  return { registry, tokens: createAccessTokens(parts), authorizations: createAuthorizations(parts) };
}

async function newPerson() {
  const { db, newTenant } = infrastructure;
  const tenantId = newTenant();
  const [userId, sessionId] = [newId(), newId() as SessionId];
  await db.platform.pool.query(`insert into tenants (id, name, created_at) values ($1, 'T', now())`, [tenantId]);
  await db.platform.pool.query(
    `insert into users (id, email, name, created_at, updated_at) values ($1, $2, 'Robin', now(), now())`,
    [userId, `${userId}@example.com`],
  );
  await db.platform.pool.query(
    `insert into sessions (id, user_id, tenant_id, access_lookup, access_hash, access_expires_at, ip, user_agent,
       created_at, last_used_at, expires_at)
     values ($1, $2, $3, 'x', '\\x00', now(), '', '', now(), now(), '2099-01-01')`,
    [sessionId, userId, tenantId],
  );
  return { tenantId, sessionId };
}

async function begin(process = openProcess(), more: { connectionId?: ConnectionId; tenantId?: TenantId } = {}) {
  const person = await newPerson();
  const tenantId = more.tenantId ?? person.tenantId;
  if (more.tenantId) {
    const move = 'update sessions set tenant_id = $1 where id = $2';
    await infrastructure.db.platform.pool.query(move, [tenantId, person.sessionId]);
  }
  const found = process.registry.find('acme');
  if (!found) throw new Error('no provider');
  const begun = await infrastructure.db.app.inTenant(tenantId, (tx) =>
    process.authorizations.begin(tx, {
      tenantId,
      provider: found,
      client,
      person: { sessionId: person.sessionId, actor: systemActor },
      redirectUri,
      returnTo: '/console/connections',
      name: null,
      settings: {},
      connectionId: more.connectionId ?? null,
    }),
  );
  return { ...begun, ...person, tenantId };
}

const prove = (back: URL, cookie: string | null) =>
  authorizationState.verify(
    {
      params: {},
      query: Object.fromEntries(back.searchParams),
      bearer: null,
      origin: null,
      now,
      url: `${back.pathname}${back.search}`,
      header: (name) => (name === 'cookie' ? cookie : null),
      rawBody: null,
    },
    infrastructure.db,
  );

async function finish(process: ReturnType<typeof openProcess>, back: URL, cookie: string | null) {
  const proven = await prove(back, cookie);
  if (!proven) return null;
  return process.authorizations.finish({ tenantId: proven.tenantId, ...proven.subject });
}

async function connect(process = openProcess()) {
  const { url, cookie, tenantId } = await begin(process);
  const finished = await finish(process, vendor.agree(url), cookie);
  if (!finished?.connectionId) throw new Error('not connected');
  return { tenantId, connectionId: finished.connectionId };
}

const read = ({ tenantId, connectionId }: { tenantId: TenantId; connectionId: ConnectionId }) =>
  infrastructure.db.app.inTenant(tenantId, (tx) => findConnection(tx, connectionId));

describe('an authorization', () => {
  it('asks with state and an S256 challenge, and stores sealed tokens', async () => {
    const process = openProcess();
    const begun = await begin(process);
    const asked = new URL(begun.url).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: 'client-1',
      redirect_uri: redirectUri,
      scope: 'read write',
      code_challenge_method: 'S256',
    });
    expect(begun.cookie).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
    const finished = await finish(process, vendor.agree(begun.url), begun.cookie);
    expect(finished).toMatchObject({ returnTo: '/console/connections', failure: null });
    const connectionId = finished?.connectionId as ConnectionId;
    const row = await read({ tenantId: begun.tenantId, connectionId });
    expect(row).toMatchObject({ provider: 'acme', state: 'connected', auth: 'oauth', scopes: ['read', 'write'] });
    const { accessToken } = await process.tokens.use({ tenantId: begun.tenantId, connectionId });
    expect(vendor.isAccessToken(accessToken)).toBe(true);
    expect(JSON.stringify(row)).not.toContain(accessToken);
  });

  it('its state works once', async () => {
    const process = openProcess();
    const { url, cookie } = await begin(process);
    const back = vendor.agree(url);
    expect((await finish(process, back, cookie))?.failure).toBeNull();
    expect(await finish(process, back, cookie)).toBeNull();
  });

  it('is refused in another browser, after ten minutes, and when its session has ended', async () => {
    const process = openProcess();
    const [other, late, ended] = [await begin(process), await begin(process), await begin(process)];
    expect(await prove(vendor.agree(other.url), late.cookie)).toBeNull();
    expect(await prove(vendor.agree(other.url), null)).toBeNull();
    expect(await prove(vendor.agree(other.url), other.cookie)).not.toBeNull();
    const end = 'update sessions set ended_at = now() where id = $1';
    await infrastructure.db.platform.pool.query(end, [ended.sessionId]);
    expect(await prove(vendor.agree(ended.url), ended.cookie)).toBeNull();
    const back = vendor.agree(late.url);
    now = new Date(now.getTime() + 10 * 60_000 + 1);
    expect(await prove(back, late.cookie)).toBeNull();
  });

  it('a person who says no, and a wrong code, connect nothing', async () => {
    const process = openProcess();
    const denied = await begin(process);
    const back = vendor.agree(denied.url);
    back.searchParams.delete('code');
    back.searchParams.set('error', 'access_denied');
    expect(await finish(process, back, denied.cookie)).toMatchObject({ connectionId: null, failure: 'denied' });
    const wrong = await begin(process);
    const forged = vendor.agree(wrong.url);
    forged.searchParams.set('code', 'another');
    expect(await finish(process, forged, wrong.cookie)).toMatchObject({ connectionId: null, failure: 'refused' });
  });
});

describe('an access token', () => {
  // Refresh tokens work once at the vendor: a second refresh with the same one would end the grant.
  it('50 parallel callers in two processes cause one refresh', async () => {
    const connection = await connect();
    const before = vendor.refreshes();
    now = new Date(now.getTime() + 1800_000);
    const processes = [openProcess(), openProcess()];
    const used = await Promise.all(Array.from({ length: 50 }, (_, at) => processes[at % 2]?.tokens.use(connection)));
    expect(vendor.refreshes() - before).toBe(1);
    expect(new Set(used.map((each) => each?.accessToken)).size).toBe(1);
  });

  it('that the vendor refuses is renewed once', async () => {
    const connection = await connect();
    const { tokens } = openProcess();
    const { accessToken: refused } = await tokens.use(connection);
    const renewed = await Promise.all([1, 2, 3].map(() => tokens.use({ ...connection, refused })));
    expect(new Set(renewed.map(({ accessToken }) => accessToken)).size).toBe(1);
    expect(renewed[0]?.accessToken).not.toBe(refused);
  });

  it('a revoked grant is a state of the connection, in words, until it is authorised again', async () => {
    const process = openProcess();
    const connection = await connect(process);
    vendor.revokeAll();
    now = new Date(now.getTime() + 1800_000);
    await expect(process.tokens.use(connection)).rejects.toMatchObject({ code: 'revoked' });
    expect(await read(connection)).toMatchObject({
      state: 'revoked',
      stateDetail: 'Acme no longer accepts the access it gave (refresh token is invalid or expired).',
    });
    const asked = vendor.server.requests.length;
    await expect(process.tokens.use(connection)).rejects.toMatchObject({ code: 'revoked' });
    expect(vendor.server.requests.length).toBe(asked);
    const again = await begin(process, connection);
    const finished = await finish(process, vendor.agree(again.url), again.cookie);
    expect(finished?.connectionId).toBe(connection.connectionId);
    expect(await read(connection)).toMatchObject({ state: 'connected', stateDetail: '' });
  });

  it('a vendor that refuses the client leaves the grant, and the connection is failing', async () => {
    const connection = await connect();
    now = new Date(now.getTime() + 1800_000);
    await expect(openProcess({ id: 'client-1', secret: 'wrong' }).tokens.use(connection)).rejects.toMatchObject({
      code: 'refused',
    });
    expect(await read(connection)).toMatchObject({ state: 'failing' });
    await openProcess().tokens.use(connection);
    expect(await read(connection)).toMatchObject({ state: 'connected' });
  });

  it('another tenant has no connection of that id', async () => {
    const connection = await connect();
    const { tenantId } = await newPerson();
    await expect(openProcess().tokens.use({ ...connection, tenantId })).rejects.toMatchObject({ code: 'revoked' });
  });
});
