import type { ConnectionId, TenantId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import type { Actor } from '#platform/http/principal.ts';

export type ConnectionKind = 'integration' | 'calendar';
/** `failing`: the last request failed, and the next may succeed. `revoked`: a person must authorise again. */
export type ConnectionState = 'connected' | 'failing' | 'revoked';

/** A connection as it is stored. */
export interface ConnectionRow {
  tenantId: TenantId;
  id: ConnectionId;
  kind: ConnectionKind;
  provider: string;
  name: string;
  account: string | null;
  auth: 'oauth' | 'key' | 'none';
  settings: Record<string, unknown>;
  sealed: string | null;
  scopes: string[];
  state: ConnectionState;
  stateDetail: string;
  accessExpiresAt: Date | null;
  checkedAt: Date | null;
  createdBy: Actor;
  createdAt: Date;
  updatedAt: Date;
}

const columns = [
  'tenant_id',
  'id',
  'kind',
  'provider',
  'name',
  'account',
  'auth',
  'settings',
  'sealed',
  'scopes',
  'state',
  'state_detail',
  'access_expires_at',
  'checked_at',
  'created_by',
  'created_at',
  'updated_at',
] as const;

type Selected = Awaited<ReturnType<typeof selectConnections>>[number];

const selectConnections = (tx: Tx) => tx.selectFrom('connections').select(columns).execute();

function readRow(row: Selected): ConnectionRow {
  return {
    tenantId: row.tenant_id as TenantId,
    id: row.id as ConnectionId,
    kind: row.kind as ConnectionKind,
    provider: row.provider,
    name: row.name,
    account: row.account,
    auth: row.auth as ConnectionRow['auth'],
    settings: row.settings as Record<string, unknown>,
    sealed: row.sealed,
    scopes: row.scopes,
    state: row.state as ConnectionState,
    stateDetail: row.state_detail,
    accessExpiresAt: row.access_expires_at,
    checkedAt: row.checked_at,
    createdBy: row.created_by as unknown as Actor,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Lists the tenant's connections of a kind, oldest first. */
export async function listConnections(tx: Tx, kind: ConnectionKind): Promise<ConnectionRow[]> {
  const rows = await tx
    .selectFrom('connections')
    .select(columns)
    .where('kind', '=', kind)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(readRow);
}

/** Finds a connection; with `forUpdate` under its row lock. */
export async function findConnection(
  tx: Tx,
  id: ConnectionId,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<ConnectionRow | undefined> {
  const wanted = tx.selectFrom('connections').select(columns).where('id', '=', id);
  const row = await (forUpdate ? wanted.forUpdate() : wanted).executeTakeFirst();
  return row && readRow(row);
}

export async function insertConnection(tx: Tx, row: ConnectionRow): Promise<void> {
  await tx
    .insertInto('connections')
    .values({
      tenant_id: row.tenantId,
      id: row.id,
      kind: row.kind,
      provider: row.provider,
      name: row.name,
      account: row.account,
      auth: row.auth,
      settings: JSON.stringify(row.settings),
      sealed: row.sealed,
      scopes: row.scopes,
      state: row.state,
      state_detail: row.stateDetail,
      access_expires_at: row.accessExpiresAt,
      checked_at: row.checkedAt,
      created_by: JSON.stringify(row.createdBy),
      created_at: row.createdAt,
      updated_at: row.updatedAt,
    })
    .execute();
}

/** Changes a connection. What is absent stays. */
export async function changeConnection(
  tx: Tx,
  id: ConnectionId,
  change: Partial<Omit<ConnectionRow, 'tenantId' | 'id' | 'kind' | 'provider' | 'createdAt' | 'createdBy'>>,
): Promise<void> {
  await tx
    .updateTable('connections')
    .set({
      ...(change.name === undefined ? {} : { name: change.name }),
      ...(change.account === undefined ? {} : { account: change.account }),
      ...(change.auth === undefined ? {} : { auth: change.auth }),
      ...(change.settings === undefined ? {} : { settings: JSON.stringify(change.settings) }),
      ...(change.sealed === undefined ? {} : { sealed: change.sealed }),
      ...(change.scopes === undefined ? {} : { scopes: change.scopes }),
      ...(change.state === undefined ? {} : { state: change.state }),
      ...(change.stateDetail === undefined ? {} : { state_detail: change.stateDetail }),
      ...(change.accessExpiresAt === undefined ? {} : { access_expires_at: change.accessExpiresAt }),
      ...(change.checkedAt === undefined ? {} : { checked_at: change.checkedAt }),
      ...(change.updatedAt === undefined ? {} : { updated_at: change.updatedAt }),
    })
    .where('id', '=', id)
    .execute();
}

/** Deletes a connection. False: there was none. */
export async function removeConnection(tx: Tx, id: ConnectionId): Promise<boolean> {
  const deleted = await tx.deleteFrom('connections').where('id', '=', id).returning('id').execute();
  return deleted.length > 0;
}
