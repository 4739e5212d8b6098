import type { TenantId } from '@parley/contract/ids';
import type { KeyProvider, StoredProviderKey } from '@parley/contract/resources/provider-key';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';

const columns = ['provider', 'hint', 'region', 'check_state', 'check_detail', 'set_by', 'set_at'] as const;

/** A key as it is stored; null as tenant: of the installation. */
export interface KeyRow {
  tenantId: TenantId | null;
  provider: KeyProvider;
  sealed: string;
  hint: string;
  region: string | null;
  check: StoredProviderKey['check'];
  checkDetail: string;
  setBy: string;
  setAt: Date;
}

/** Lists the stored keys of the tenant, or of the installation, by provider. */
export async function listStoredKeys(tx: Tx, of: 'account' | 'installation'): Promise<Map<string, StoredProviderKey>> {
  const table = of === 'account' ? 'provider_keys' : 'platform_provider_keys';
  const rows = await tx.selectFrom(table).select(columns).execute();
  return new Map(
    rows.map((row) => [
      row.provider,
      {
        hint: row.hint,
        region: row.region,
        check: row.check_state as StoredProviderKey['check'],
        check_detail: row.check_detail,
        set_by: row.set_by,
        set_at: row.set_at.toISOString(),
      },
    ]),
  );
}

/** Stores a key in the place of the one before. */
export async function storeKey(tx: Tx, row: KeyRow): Promise<void> {
  const { tenantId, provider } = row;
  const values = {
    sealed: row.sealed,
    hint: row.hint,
    region: row.region,
    check_state: row.check,
    check_detail: row.checkDetail,
    set_by: row.setBy,
    set_at: row.setAt,
  };
  if (tenantId === null) {
    await tx
      .insertInto('platform_provider_keys')
      .values({ provider, ...values })
      .onConflict((conflict) => conflict.column('provider').doUpdateSet(values))
      .execute();
    return;
  }
  await tx
    .insertInto('provider_keys')
    .values({ tenant_id: tenantId, provider, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'provider']).doUpdateSet(values))
    .execute();
}

/** Deletes a key. False: there was none. */
export async function deleteKey(tx: Tx, of: 'account' | 'installation', provider: KeyProvider): Promise<boolean> {
  const table = of === 'account' ? 'provider_keys' : 'platform_provider_keys';
  const deleted = await tx.deleteFrom(table).where('provider', '=', provider).returning('provider').execute();
  return deleted.length > 0;
}

/** A sealed key with the place it was sealed for. */
export interface SealedKey {
  tenantId: TenantId | null;
  provider: KeyProvider;
  sealed: string;
  region: string | null;
}

/** Lists every sealed key of the installation and of all its tenants. */
export async function listSealedKeys(platform: PlatformScope): Promise<SealedKey[]> {
  return platform.inPlatform(async (tx) => {
    const own = await tx.selectFrom('provider_keys').select(['tenant_id', 'provider', 'sealed', 'region']).execute();
    const shared = await tx.selectFrom('platform_provider_keys').select(['provider', 'sealed', 'region']).execute();
    return [...own, ...shared.map((row) => ({ ...row, tenant_id: null }))].map(({ tenant_id: tenantId, ...row }) => ({
      ...row,
      tenantId: tenantId as TenantId | null,
      provider: row.provider as KeyProvider,
    }));
  });
}

/** Replaces a sealed key by the same one under another sealing key, unless it was changed meanwhile. */
export async function replaceSealed(tx: Tx, key: SealedKey, sealed: string): Promise<void> {
  if (key.tenantId === null) {
    const change = tx.updateTable('platform_provider_keys').set({ sealed }).where('provider', '=', key.provider);
    await change.where('sealed', '=', key.sealed).execute();
    return;
  }
  await tx
    .updateTable('provider_keys')
    .set({ sealed })
    .where('tenant_id', '=', key.tenantId)
    .where('provider', '=', key.provider)
    .where('sealed', '=', key.sealed)
    .execute();
}
