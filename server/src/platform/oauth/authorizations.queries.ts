import type { ConnectionId, SessionId, TenantId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import type { Actor } from '#platform/http/principal.ts';
import type { ConnectionKind } from './connections.queries.ts';

/** An authorization that a person has begun. */
export interface AuthorizationRow {
  tenantId: TenantId;
  id: string;
  kind: ConnectionKind;
  provider: string;
  stateHash: Buffer;
  browserHash: Buffer;
  sessionId: SessionId;
  sealed: string;
  redirectUri: string;
  returnTo: string;
  name: string | null;
  settings: Record<string, string>;
  connectionId: ConnectionId | null;
  createdBy: Actor;
  createdAt: Date;
  expiresAt: Date;
}

export async function insertAuthorization(tx: Tx, row: AuthorizationRow): Promise<void> {
  await tx
    .insertInto('oauth_authorizations')
    .values({
      tenant_id: row.tenantId,
      id: row.id,
      kind: row.kind,
      provider: row.provider,
      state_hash: row.stateHash,
      browser_hash: row.browserHash,
      session_id: row.sessionId,
      sealed: row.sealed,
      redirect_uri: row.redirectUri,
      return_to: row.returnTo,
      name: row.name,
      settings: JSON.stringify(row.settings),
      connection_id: row.connectionId,
      created_by: JSON.stringify(row.createdBy),
      created_at: row.createdAt,
      expires_at: row.expiresAt,
    })
    .execute();
}

/** Finds whose authorization a state is, where its session still goes on in the tenant. Needs the platform's role. */
export async function findAuthorization(
  tx: Tx,
  { tenantId, stateHash, now }: { tenantId: TenantId; stateHash: Buffer; now: Date },
): Promise<{ id: string; provider: string; browserHash: Buffer; createdBy: Actor } | undefined> {
  const row = await tx
    .selectFrom('oauth_authorizations as a')
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.id', '=', 'a.session_id').onRef('s.tenant_id', '=', 'a.tenant_id'),
    )
    .select(['a.id', 'a.provider', 'a.browser_hash', 'a.created_by'])
    .where('a.tenant_id', '=', tenantId)
    .where('a.state_hash', '=', stateHash)
    .where('a.expires_at', '>', now)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      provider: row.provider,
      browserHash: row.browser_hash,
      createdBy: row.created_by as unknown as Actor,
    }
  );
}

/** Takes an authorization: it is deleted, so that its state works once. Undefined: it was taken before. */
export async function takeAuthorization(tx: Tx, id: string): Promise<AuthorizationRow | undefined> {
  const row = await tx.deleteFrom('oauth_authorizations').where('id', '=', id).returningAll().executeTakeFirst();
  return (
    row && {
      tenantId: row.tenant_id as TenantId,
      id: row.id,
      kind: row.kind as ConnectionKind,
      provider: row.provider,
      stateHash: row.state_hash,
      browserHash: row.browser_hash,
      sessionId: row.session_id as SessionId,
      sealed: row.sealed,
      redirectUri: row.redirect_uri,
      returnTo: row.return_to,
      name: row.name,
      settings: row.settings as Record<string, string>,
      connectionId: row.connection_id as ConnectionId | null,
      createdBy: row.created_by as unknown as Actor,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
    }
  );
}

/** Deletes authorizations whose time is over. */
export async function deleteExpiredAuthorizations(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('oauth_authorizations').where('expires_at', '<', now).execute();
}
