import type { ApiKeyId, ResellerId, TenantId } from '@parley/contract/ids';
import { type Scope, scopes } from '@parley/contract/scopes';
import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { accountSuspended } from '#platform/http/access/account-state.ts';
import { defineRefusal } from '#platform/http/define-refusal.ts';
import type { Authenticator, Principal } from '#platform/http/principal.ts';
import { findTokenLookup, matchesTokenHash } from '#platform/ids/token.ts';
import { isInNetworks } from '#platform/networks/networks.ts';
import { apiKeyPrefix, resellerKeyPrefix } from './issue-api-key.ts';
import type { KeyUse } from './key-use.ts';
import { platformKeyPrefix } from './platform-keys.queries.ts';

const keyAddressNotAllowed = defineRefusal(
  'forbidden',
  'key_address_not_allowed',
  'This key may not be used from this address',
);

const known = new Set<string>(scopes);

/** Facts every kind of key is judged by. */
interface KeyRow {
  id: string;
  name: string;
  secret_hash: Buffer;
  scopes: string[];
  expires_at: Date | null;
  allowed_ips: string[];
  requests_per_minute: number | null;
}

interface TenantKeyRow extends KeyRow {
  tenant_id: string;
  is_suspended: boolean;
  issued_by_reseller: boolean;
}

type Asked = { key: string; lookup: string; ip: string };

/**
 * Authenticates API keys: looked up by public prefix, hash compared in constant time. Reads the database on each
 * request, so a revoked key fails at once in every process.
 */
export function createKeyAuthenticator(options: {
  db: Database;
  clock: Clock;
  use: KeyUse;
}): Pick<Authenticator, 'authenticateApiKey'> {
  const { db, clock, use } = options;

  /** Finds the key that was sent, if it is valid and allowed from the client's address. */
  function choose<Row extends KeyRow>(rows: readonly Row[], { key, ip }: Asked): Row | null {
    const row = rows.find((candidate) => matchesTokenHash(key, candidate.secret_hash));
    if (!row || (row.expires_at !== null && row.expires_at <= clock.now())) return null;
    if (row.allowed_ips.length > 0 && !isInNetworks(row.allowed_ips, ip)) {
      throw keyAddressNotAllowed();
    }
    return row;
  }

  async function tenantKey(asked: Asked): Promise<Principal | null> {
    const { rows } = await db.app.pool.query<TenantKeyRow>('select * from app.find_api_key($1)', [asked.lookup]);
    const row = choose(rows, asked);
    if (!row) return null;
    if (row.is_suspended) throw accountSuspended();
    use.note('api_keys', row.id);
    const { tenant_id: tenantId, issued_by_reseller: isIssuedByReseller } = row;
    return { kind: 'api_key', tenantId: tenantId as TenantId, isIssuedByReseller, ...heldBy(row) };
  }

  async function resellerKey(asked: Asked): Promise<Principal | null> {
    const { rows } = await db.app.pool.query<KeyRow & { reseller_id: string; kind: string }>(
      'select * from app.find_reseller_key($1)',
      [asked.lookup],
    );
    const row = choose(rows, asked);
    if (!row) return null;
    use.note('reseller_keys', row.id);
    const resellerId = row.reseller_id as ResellerId;
    return { kind: 'reseller_key', resellerId, isAdmin: row.kind === 'own', ...heldBy(row) };
  }

  return {
    async authenticateApiKey(key, { ip }) {
      const lookup = findTokenLookup({ token: key, prefix: apiKeyPrefix });
      if (lookup) return tenantKey({ key, lookup, ip });
      const resellerLookup = findTokenLookup({ token: key, prefix: resellerKeyPrefix });
      if (resellerLookup) return resellerKey({ key, lookup: resellerLookup, ip });
      const platformLookup = findTokenLookup({ token: key, prefix: platformKeyPrefix });
      return platformLookup ? findPlatformKey(db, { key, lookup: platformLookup }) : null;
    },
  };
}

function heldBy(row: KeyRow) {
  return {
    id: row.id as ApiKeyId,
    name: row.name,
    scopes: new Set(row.scopes.filter((scope): scope is Scope => known.has(scope))),
    requestsPerMinute: row.requests_per_minute,
  };
}

async function findPlatformKey(db: Database, asked: { key: string; lookup: string }): Promise<Principal | null> {
  const rows = await db.platform.inPlatform((tx) =>
    tx
      .selectFrom('platform_keys')
      .select(['id', 'name', 'secret_hash'])
      .where('prefix', '=', asked.lookup)
      .where('revoked_at', 'is', null)
      .execute(),
  );
  const row = rows.find((candidate) => matchesTokenHash(asked.key, candidate.secret_hash));
  return row ? { kind: 'platform_key', id: row.id, name: row.name } : null;
}
