import type { TenantId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';

/** Country of the tenant, ISO 3166-1 alpha-2; empty when it has given none. */
export async function findTenantCountry(tx: Tx, tenantId: TenantId): Promise<string> {
  const row = await tx.selectFrom('tenants').select('country').where('id', '=', tenantId).executeTakeFirst();
  return row?.country ?? '';
}
