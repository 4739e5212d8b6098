import type { TenantId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';

/** Needs a transaction of the platform role: no tenant makes another. */
export async function insertTenant(tx: Tx, tenant: { id: TenantId; name: string; now: Date }): Promise<void> {
  await tx.insertInto('tenants').values({ id: tenant.id, name: tenant.name, created_at: tenant.now }).execute();
}
