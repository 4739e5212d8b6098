import type { ResellerId, TenantId } from '@parley/contract/ids';
import type { ResellerAccessSetting } from '@parley/contract/resources/reseller';
import type { z } from 'zod';
import type { Tx } from '#db/tenant-scope.ts';

type Setting = z.infer<typeof ResellerAccessSetting>;

/** Reads the account's consent to its reseller's seeing conversations. */
export async function readResellerAccess(tx: Tx, tenantId: TenantId): Promise<Setting> {
  const row = await tx
    .selectFrom('tenants')
    .leftJoin('resellers', 'resellers.id', 'tenants.reseller_id')
    .select(['tenants.reseller_content_since as since', 'resellers.id', 'resellers.name'])
    .where('tenants.id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return {
    reseller: row.id === null ? null : { id: row.id as ResellerId, name: row.name ?? '' },
    shares_conversations: row.since !== null,
    since: row.since?.toISOString() ?? null,
  };
}

/** Writes the consent; null withdraws it. */
export async function writeResellerAccess(tx: Tx, tenantId: TenantId, since: Date | null): Promise<void> {
  await tx.updateTable('tenants').set({ reseller_content_since: since }).where('id', '=', tenantId).execute();
}
