import type { ResellerId, TenantId, UserId } from '@parley/contract/ids';
import type { ResellerRole } from '@parley/contract/resources/reseller-staff';
import type { Role } from '@parley/contract/scopes';
import type { Tx } from '#db/tenant-scope.ts';

/** Tenant a user is a member of. */
export interface TenantMembership {
  id: TenantId;
  name: string;
  role: Role;
}

/** Lists the tenants a user may work in now, by name. `tx` has the platform role. */
export async function listMemberships(tx: Tx, userId: UserId): Promise<TenantMembership[]> {
  const rows = await tx
    .selectFrom('memberships')
    .innerJoin('tenants', 'tenants.id', 'memberships.tenant_id')
    .select(['tenants.id', 'tenants.name', 'memberships.role'])
    .where('memberships.user_id', '=', userId)
    .where('memberships.support_until', 'is', null)
    .where('tenants.suspended_at', 'is', null)
    .orderBy('tenants.name')
    .orderBy('tenants.id')
    .execute();
  return rows.map((row) => ({ id: row.id as TenantId, name: row.name, role: row.role as Role }));
}

/** Chooses the tenant of a new session: that of the user's last one, else their oldest membership. */
export async function chooseTenant(tx: Tx, userId: UserId): Promise<TenantId | null> {
  const row = await tx
    .selectFrom('memberships')
    .innerJoin('tenants', 'tenants.id', 'memberships.tenant_id')
    .leftJoin('sessions', (join) =>
      join.onRef('sessions.user_id', '=', 'memberships.user_id').onRef('sessions.tenant_id', '=', 'tenants.id'),
    )
    .select('tenants.id')
    .where('memberships.user_id', '=', userId)
    .where('memberships.support_until', 'is', null)
    .where('tenants.suspended_at', 'is', null)
    .orderBy('sessions.last_used_at', (order) => order.desc().nullsLast())
    .orderBy('memberships.created_at')
    .orderBy('tenants.id')
    .limit(1)
    .executeTakeFirst();
  return (row?.id as TenantId | undefined) ?? null;
}

/** Finds the reseller a user is staff of. */
export async function findResellerOf(
  tx: Tx,
  userId: UserId,
): Promise<{ id: ResellerId; name: string; role: ResellerRole } | null> {
  const row = await tx
    .selectFrom('reseller_members')
    .innerJoin('resellers', 'resellers.id', 'reseller_members.reseller_id')
    .select(['resellers.id', 'resellers.name', 'reseller_members.role'])
    .where('reseller_members.user_id', '=', userId)
    .where('resellers.suspended_at', 'is', null)
    .orderBy('reseller_members.created_at')
    .orderBy('resellers.id')
    .limit(1)
    .executeTakeFirst();
  return row ? { id: row.id as ResellerId, name: row.name, role: row.role as ResellerRole } : null;
}

export async function findTenantName(tx: Tx, tenantId: TenantId): Promise<string | null> {
  const row = await tx.selectFrom('tenants').select('name').where('id', '=', tenantId).executeTakeFirst();
  return row?.name ?? null;
}

/** Finds a suspended tenant the user belongs to, with its reseller's name, for a user without another one. */
export async function findSuspendedTenant(
  tx: Tx,
  userId: UserId,
): Promise<{ name: string; reseller: string | null } | null> {
  const row = await tx
    .selectFrom('memberships')
    .innerJoin('tenants', 'tenants.id', 'memberships.tenant_id')
    .leftJoin('resellers', 'resellers.id', 'tenants.reseller_id')
    .select(['tenants.name', 'resellers.name as reseller'])
    .where('memberships.user_id', '=', userId)
    .where('memberships.support_until', 'is', null)
    .where('tenants.suspended_at', 'is not', null)
    .orderBy('tenants.suspended_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
