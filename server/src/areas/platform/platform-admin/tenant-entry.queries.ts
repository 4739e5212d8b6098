import type { TenantId, UserId } from '@parley/contract/ids';
import type { Role } from '@parley/contract/scopes';
import type { Tx } from '#db/tenant-scope.ts';
import { tenantNotFound } from './platform-admin.errors.ts';

/** Gets a tenant for support access, locked against deletion. `tx` needs the platform role. */
export async function getTenantForEntry(tx: Tx, id: TenantId): Promise<{ name: string; suspended_at: Date | null }> {
  const row = await tx
    .selectFrom('tenants')
    .select(['name', 'suspended_at'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  if (!row) throw tenantNotFound();
  return row;
}

/** Role of a user in the tenant, by membership or support access. */
export async function findRole(tx: Tx, { tenantId, userId }: { tenantId: TenantId; userId: UserId }): Promise<Role> {
  const row = await tx
    .selectFrom('memberships')
    .select('role')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.role as Role;
}
