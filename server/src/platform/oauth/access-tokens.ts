import type { ConnectionId, TenantId } from '@parley/contract/ids';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { openSecrets, sealSecrets } from './connection-secrets.ts';
import { type ConnectionRow, changeConnection, findConnection } from './connections.queries.ts';
import { OAuthError } from './oauth-error.ts';
import type { OAuthRegistry } from './oauth-provider.ts';
import type { Granted, OAuthRequests, StoredTokens } from './oauth-requests.ts';

/** Remaining life below which a token is renewed before use. Unit: milliseconds. */
const renewBeforeMs = 60_000;

interface Asked {
  tenantId: TenantId;
  connectionId: ConnectionId;
  /** Access token that the vendor has just refused: another is fetched, unless one is stored already. */
  refused?: string;
}

/** Access tokens of connections by OAuth, renewed where they have expired. */
export interface AccessTokens {
  /**
   * Returns an access token that is good now. Throws OAuthError: `revoked` when the grant is over, which is then the
   * state of the connection.
   */
  use(asked: Asked): Promise<{ accessToken: string; settings: Record<string, unknown> }>;
}

/**
 * Refresh tokens of some vendors work once, so a renewal holds the lock of the connection's row and is stored before
 * the new token is used; in one process concurrent callers share it.
 */
export function createAccessTokens(parts: {
  db: Database;
  sealer: Sealer;
  registry: OAuthRegistry;
  requests: OAuthRequests;
  clock: Clock;
}): AccessTokens {
  const { db, sealer, clock } = parts;
  const running = new Map<string, Promise<ConnectionRow>>();

  function isGood(row: ConnectionRow, refused: string | undefined): boolean {
    if (refused !== undefined && tokensOf(sealer, row).accessToken === refused) return false;
    return row.accessExpiresAt === null || row.accessExpiresAt.getTime() - clock.now().getTime() > renewBeforeMs;
  }

  function renewOnce(asked: Asked): Promise<ConnectionRow> {
    const key = `${asked.connectionId} ${asked.refused ?? ''}`;
    const before = running.get(key);
    if (before) return before;
    const renewal = renew(parts, asked, isGood).finally(() => running.delete(key));
    running.set(key, renewal);
    return renewal;
  }

  return {
    async use(asked) {
      const { tenantId, connectionId, refused } = asked;
      const read = (tx: Tx) => findConnection(tx, connectionId);
      const stored = requireRow(await db.app.inTenant(tenantId, read, { onlyReads: true }));
      requireUsable(stored);
      const row = isGood(stored, refused) ? stored : await renewOnce(asked);
      return { accessToken: tokensOf(sealer, row).accessToken, settings: row.settings };
    },
  };
}

/** Renews under the row lock. The transaction always commits: an ended grant is a state, and then the error. */
async function renew(
  parts: Parameters<typeof createAccessTokens>[0],
  { tenantId, connectionId, refused }: Asked,
  isGood: (row: ConnectionRow, refused: string | undefined) => boolean,
): Promise<ConnectionRow> {
  const { db, sealer, registry, requests, clock } = parts;
  const outcome = await db.app.inTenant(tenantId, async (tx) => {
    const row = requireRow(await findConnection(tx, connectionId, { forUpdate: true }));
    requireUsable(row);
    if (isGood(row, refused)) return row;
    const provider = registry.find(row.provider);
    const client = provider && registry.clientOf(provider);
    if (!client) return new OAuthError('refused', 'This installation has no client at the vendor any more.');
    const party = { provider, client, settings: textsOf(row.settings) };
    try {
      const granted = await requests.refresh(party, tokensOf(sealer, row));
      const change = { ...grantedChange(sealer, row, granted), updatedAt: clock.now() };
      await changeConnection(tx, row.id, change);
      return { ...row, ...change };
    } catch (error) {
      if (!(error instanceof OAuthError)) throw error;
      const state = error.code === 'revoked' ? ('revoked' as const) : ('failing' as const);
      await changeConnection(tx, row.id, { state, stateDetail: error.message, checkedAt: clock.now() });
      return error;
    }
  });
  if (outcome instanceof OAuthError) throw outcome;
  return outcome;
}

/** Columns that a new grant changes. */
export function grantedChange(
  sealer: Sealer,
  row: Pick<ConnectionRow, 'tenantId' | 'id'>,
  granted: Pick<Granted, 'tokens' | 'expiresAt' | 'scopes'>,
) {
  return {
    sealed: sealSecrets(sealer, row, { ...granted.tokens }),
    accessExpiresAt: granted.expiresAt,
    scopes: granted.scopes,
    state: 'connected' as const,
    stateDetail: '',
  };
}

function tokensOf(sealer: Sealer, row: ConnectionRow): StoredTokens {
  const { accessToken = '', refreshToken = null } = openSecrets<StoredTokens>(sealer, row);
  return { accessToken, refreshToken };
}

function requireRow(row: ConnectionRow | undefined): ConnectionRow {
  if (!row) throw new OAuthError('revoked', 'The connection has been removed.');
  return row;
}

function requireUsable(row: ConnectionRow): void {
  if (row.state === 'revoked') throw new OAuthError('revoked', row.stateDetail);
}

export function textsOf(settings: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(settings).filter((each): each is [string, string] => typeof each[1] === 'string'),
  );
}
