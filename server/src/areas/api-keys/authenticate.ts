import type { ApiKeyId, TenantId } from '@parley/contract/ids';
import { type Scope, scopes } from '@parley/contract/scopes';
import type pg from 'pg';
import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Authenticator, Principal } from '#platform/http/principal.ts';
import { findTokenLookup, matchesTokenHash } from '#platform/ids/token.ts';
import { apiKeyPrefix, platformKeyPrefix } from './issue-api-key.ts';

const known = new Set<string>(scopes);

interface KeyRow {
  tenant_id: string;
  id: string;
  name: string;
  secret_hash: Buffer;
  scopes: string[];
  expires_at: Date | null;
}

/**
 * Checks API keys: found by their public prefix, compared by hash in constant time. Asked of the database each time,
 * so a revoked key is dead at once in every process.
 */
export function createAuthenticator(options: { db: Database; clock: Clock }): Authenticator {
  const { db, clock } = options;
  return {
    async authenticateApiKey(key) {
      const lookup = findTokenLookup({ token: key, prefix: apiKeyPrefix });
      if (lookup) return findTenantKey(db.app.pool, { key, lookup, now: clock.now() });
      const platformLookup = findTokenLookup({ token: key, prefix: platformKeyPrefix });
      return platformLookup ? findPlatformKey(db, { key, lookup: platformLookup }) : null;
    },
  };
}

async function findTenantKey(
  pool: pg.Pool,
  asked: { key: string; lookup: string; now: Date },
): Promise<Principal | null> {
  const result = await pool.query<KeyRow>('select * from app.find_api_key($1)', [asked.lookup]);
  const row = result.rows.find((candidate) => matchesTokenHash(asked.key, candidate.secret_hash));
  if (!row || (row.expires_at !== null && row.expires_at <= asked.now)) return null;
  return {
    kind: 'api_key',
    tenantId: row.tenant_id as TenantId,
    id: row.id as ApiKeyId,
    name: row.name,
    scopes: new Set(row.scopes.filter((scope): scope is Scope => known.has(scope))),
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
