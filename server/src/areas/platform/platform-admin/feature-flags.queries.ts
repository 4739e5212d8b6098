import type { TenantId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import type { Overrides } from './feature-flags.rules.ts';
import { tenantNotFound } from './platform-admin.errors.ts';

/** Stored facts that decide about the features of a tenant. */
export interface StoredFlags {
  overrides: Overrides;
  /** Modules of its package; null without one. */
  modules: Record<string, unknown> | null;
}

/** Gets the overrides of a tenant and the modules of its package, under a lock of the tenant where they change. */
export async function getStoredFlags(tx: Tx, tenantId: TenantId, lock: 'none' | 'update'): Promise<StoredFlags> {
  const tenants = tx.selectFrom('tenants').select(['reseller_id', 'package_id']).where('id', '=', tenantId);
  const tenant = await (lock === 'update' ? tenants.forUpdate() : tenants).executeTakeFirst();
  if (!tenant) throw tenantNotFound();
  const rows = await tx
    .selectFrom('tenant_feature_flags')
    .select(['flag', 'is_on'])
    .where('tenant_id', '=', tenantId)
    .execute();
  const sold = await tx
    .selectFrom('reseller_packages')
    .select('modules')
    .where('reseller_id', '=', tenant.reseller_id)
    .where('id', '=', tenant.package_id)
    .executeTakeFirst();
  return {
    overrides: Object.fromEntries(rows.map(({ flag, is_on: isOn }) => [flag, isOn])),
    modules: (sold?.modules as Record<string, unknown> | undefined) ?? null,
  };
}

/** Replaces the overrides of a tenant. */
export async function replaceOverrides(tx: Tx, tenantId: TenantId, overrides: Overrides, now: Date): Promise<void> {
  await tx.deleteFrom('tenant_feature_flags').where('tenant_id', '=', tenantId).execute();
  const rows = Object.entries(overrides).map(([flag, isOn]) => ({
    tenant_id: tenantId,
    flag,
    is_on: isOn,
    set_at: now,
  }));
  if (rows.length > 0) await tx.insertInto('tenant_feature_flags').values(rows).execute();
}
