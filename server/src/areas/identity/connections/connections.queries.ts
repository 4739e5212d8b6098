import type { TenantId } from '@parley/contract/ids';
import type { IdentityMode, IdentityProviderName, IdentitySettings } from '@parley/contract/resources/identity';
import type { Selectable } from 'kysely';
import type { IdentityConnections } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import type { IdentityAccess, IdentitySecrets } from './identity-service.rules.ts';

export type ConnectionRow = Omit<Selectable<IdentityConnections>, 'provider' | 'mode' | 'settings'> & {
  provider: IdentityProviderName;
  mode: IdentityMode;
  settings: IdentitySettings;
};

/** Lists the connections of the tenant. */
export async function listConnections(tx: Tx): Promise<ConnectionRow[]> {
  return (await tx.selectFrom('identity_connections').selectAll().orderBy('provider').execute()) as ConnectionRow[];
}

export async function findConnection(tx: Tx, provider: IdentityProviderName): Promise<ConnectionRow | undefined> {
  const row = await tx
    .selectFrom('identity_connections')
    .selectAll()
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row as ConnectionRow | undefined;
}

/** Opens the secrets of a connection. */
export async function openIdentitySecrets(
  tx: Tx,
  vault: Vault,
  { tenant_id, secret_id }: Pick<ConnectionRow, 'tenant_id' | 'secret_id'>,
): Promise<IdentitySecrets> {
  if (secret_id === null) return {};
  const opened = await vault.open(tx, tenant_id as TenantId, [secret_id]);
  return JSON.parse(opened.get(secret_id) ?? '{}') as IdentitySecrets;
}

/** Opens a connection for its service; undefined where there is none. */
export async function findIdentityAccess(
  tx: Tx,
  vault: Vault,
  provider: IdentityProviderName,
): Promise<IdentityAccess | undefined> {
  const row = await findConnection(tx, provider);
  if (!row) return undefined;
  return { provider, mode: row.mode, settings: row.settings, secrets: await openIdentitySecrets(tx, vault, row) };
}

/** Stores a connection, untested. */
export async function storeConnection(
  tx: Tx,
  connection: {
    tenantId: TenantId;
    provider: IdentityProviderName;
    name: string;
    mode: IdentityMode;
    settings: IdentitySettings;
    secretId: string;
    baseUrl: string;
    now: Date;
  },
): Promise<void> {
  const { tenantId, provider, name, mode, settings, secretId, baseUrl, now } = connection;
  const values = {
    name,
    mode,
    settings: JSON.stringify(settings),
    secret_id: secretId,
    base_url: baseUrl,
    test_is_ok: null,
    test_detail: null,
    tested_at: null,
    updated_at: now,
  };
  await tx
    .insertInto('identity_connections')
    .values({ tenant_id: tenantId, provider, created_at: now, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'provider']).doUpdateSet(values))
    .execute();
}

/** Stores the outcome of a test; one that changed meanwhile stays untested. */
export async function storeTest(
  tx: Tx,
  test: { provider: IdentityProviderName; updatedAt: Date; isOk: boolean; detail: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('identity_connections')
    .set({ test_is_ok: test.isOk, test_detail: test.detail, tested_at: test.now })
    .where('provider', '=', test.provider)
    .where('updated_at', '=', test.updatedAt)
    .execute();
}

export async function removeConnection(tx: Tx, vault: Vault, row: ConnectionRow): Promise<void> {
  await tx.deleteFrom('identity_connections').where('provider', '=', row.provider).execute();
  if (row.secret_id !== null) await vault.delete(tx, [row.secret_id]);
}
