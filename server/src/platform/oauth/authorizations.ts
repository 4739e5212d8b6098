import type { ConnectionId, SessionId, TenantId } from '@parley/contract/ids';
import type { Egress } from '@parley/egress';
import * as oauth from 'oauth4webapi';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Actor } from '#platform/http/principal.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { grantedChange } from './access-tokens.ts';
import { issueState } from './authorization-proof.ts';
import { type AuthorizationRow, insertAuthorization, takeAuthorization } from './authorizations.queries.ts';
import { changeConnection, findConnection, insertConnection } from './connections.queries.ts';
import { OAuthError } from './oauth-error.ts';
import type { GrantedAccount, OAuthClient, OAuthProvider, OAuthRegistry } from './oauth-provider.ts';
import type { Granted, OAuthRequests } from './oauth-requests.ts';

/** Time a person has at the vendor. */
const lifeSeconds = 10 * 60;

/** Result of a callback. */
export interface Finished {
  /** Path of the console that the browser goes to. */
  returnTo: string;
  /** Null: nothing was connected, for the reason `failure`. */
  connectionId: ConnectionId | null;
  failure: 'denied' | 'refused' | 'unreachable' | null;
}

/** Authorizations of connections: a person begins one here, grants access at the vendor and comes back. */
export interface Authorizations {
  /**
   * Begins an authorization of a new connection, or of `connectionId` again. `cookie` is the value of a `Set-Cookie`
   * without which the callback is refused. Throws TypeError for a provider without client: ask `registry` before.
   */
  begin(
    tx: Tx,
    request: {
      tenantId: TenantId;
      provider: OAuthProvider;
      client: OAuthClient;
      person: { sessionId: SessionId; actor: Actor };
      redirectUri: string;
      /** Path of the console; never taken from a request. */
      returnTo: string;
      name: string | null;
      settings: Record<string, string>;
      connectionId: ConnectionId | null;
    },
  ): Promise<{ url: string; cookie: string; expiresAt: Date }>;
  /** Finishes one: exchanges the code and stores the connection. Null: its state was used before. */
  finish(callback: {
    tenantId: TenantId;
    authorizationId: string;
    state: string;
    query: URLSearchParams;
  }): Promise<Finished | null>;
}

export function createAuthorizations(parts: {
  db: Database;
  egress: Pick<Egress, 'fetch'>;
  sealer: Sealer;
  registry: OAuthRegistry;
  requests: OAuthRequests;
  clock: Clock;
  newId: () => string;
}): Authorizations {
  const { db, sealer, registry, requests, clock, newId } = parts;
  return {
    async begin(tx, { tenantId, provider, client, person, redirectUri, ...asked }) {
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + lifeSeconds * 1000);
      const { state, stateHash, browserHash, cookie } = issueState(tenantId, redirectUri, lifeSeconds);
      const verifier = oauth.generateRandomCodeVerifier();
      const challenge = await oauth.calculatePKCECodeChallenge(verifier);
      const id = newId();
      await insertAuthorization(tx, {
        tenantId,
        id,
        kind: provider.kind,
        provider: provider.id,
        stateHash,
        browserHash,
        sessionId: person.sessionId,
        sealed: sealer.seal(verifier, verifierPlace(tenantId, id)),
        redirectUri,
        createdBy: person.actor,
        createdAt: now,
        expiresAt,
        ...asked,
      });
      const party = { provider, client, settings: asked.settings };
      return { url: requests.authorizationUrl(party, { state, challenge, redirectUri }), cookie, expiresAt };
    },

    async finish({ tenantId, authorizationId, state, query }) {
      const begun = await db.app.inTenant(tenantId, (tx) => takeAuthorization(tx, authorizationId));
      if (!begun) return null;
      const { returnTo } = begun;
      // RFC 6749, 4.1.2.1: the person, or the vendor for the person, said no.
      if (query.get('error') === 'access_denied') return { returnTo, connectionId: null, failure: 'denied' };
      const provider = registry.find(begun.provider);
      const client = provider && registry.clientOf(provider);
      if (!client) return { returnTo, connectionId: null, failure: 'refused' };
      try {
        const verifier = sealer.open(begun.sealed, verifierPlace(tenantId, begun.id));
        const party = { provider, client, settings: begun.settings };
        const granted = await requests.exchange(party, { query, state, verifier, redirectUri: begun.redirectUri });
        const account = await describe(parts.egress, provider, granted, begun.settings);
        const connectionId = await store(parts, { begun, provider, granted, account });
        return { returnTo, connectionId, failure: null };
      } catch (error) {
        if (!(error instanceof OAuthError)) throw error;
        return { returnTo, connectionId: null, failure: error.code === 'unreachable' ? 'unreachable' : 'refused' };
      }
    },
  };
}

async function describe(
  egress: Pick<Egress, 'fetch'>,
  provider: OAuthProvider,
  { response, tokens: { accessToken } }: Granted,
  settings: Record<string, string>,
): Promise<GrantedAccount> {
  const unnamed = { account: null, settings: {} };
  const described = provider.describe?.({ response, accessToken, settings, fetch: egress.fetch });
  return (await described?.catch(() => unnamed)) ?? unnamed;
}

/** Stores a grant: in the connection it was begun for, or in a new one. */
async function store(
  { db, sealer, clock, newId }: Parameters<typeof createAuthorizations>[0],
  grant: { begun: AuthorizationRow; provider: OAuthProvider; granted: Granted; account: GrantedAccount },
): Promise<ConnectionId> {
  const { begun, provider, granted, account } = grant;
  const { tenantId, kind } = begun;
  return db.app.inTenant(tenantId, async (tx) => {
    const now = clock.now();
    const before =
      begun.connectionId === null ? undefined : await findConnection(tx, begun.connectionId, { forUpdate: true });
    const id = before ? before.id : (newId() as ConnectionId);
    const change = {
      ...grantedChange(sealer, { tenantId, id }, granted),
      account: account.account,
      settings: { ...before?.settings, ...begun.settings, ...account.settings },
      checkedAt: now,
      updatedAt: now,
    };
    if (before) {
      await changeConnection(tx, id, change);
      return id;
    }
    const name = begun.name ?? account.account ?? provider.title;
    const { createdBy } = begun;
    await insertConnection(tx, {
      tenantId,
      id,
      kind,
      provider: provider.id,
      auth: 'oauth',
      name: name.slice(0, 200),
      createdBy,
      createdAt: now,
      ...change,
    });
    return id;
  });
}

const verifierPlace = (tenantId: TenantId, rowId: string) => ({ tenantId, table: 'oauth_authorizations', rowId });
