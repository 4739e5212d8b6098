import type { OrganizationId, TenantId, UserId } from '@parley/contract/ids';
import type { User } from '@parley/contract/resources/user';
import type { Role } from '@parley/contract/scopes';
import { sql } from 'kysely';
import { containsText } from '#db/search.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { userNotFound } from './organizations.errors.ts';

/** Serializes changes to the tenant's members and roles. */
export async function lockMembers(tx: Tx, tenantId: TenantId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`members ${tenantId}`}, 0))`.execute(tx);
}

/** Condition for the tenant's own members, which excludes support access. */
const people = (tx: Tx, tenantId: TenantId) =>
  tx.selectFrom((from) =>
    from
      .selectFrom('memberships')
      .innerJoin('users', 'users.id', 'memberships.user_id')
      .leftJoin('organizations', (join) =>
        join
          .onRef('organizations.tenant_id', '=', 'memberships.tenant_id')
          .onRef('organizations.id', '=', 'memberships.organization_id'),
      )
      .select([
        'users.id',
        'users.email',
        'users.name',
        'users.second_factor_since',
        'users.disabled_at',
        'memberships.role',
        'memberships.organization_id',
        'memberships.created_at',
        'memberships.updated_at',
        'organizations.name as organization_name',
      ])
      .where('memberships.tenant_id', '=', tenantId)
      .where('memberships.support_until', 'is', null)
      .as('person'),
  );

type MemberRow = Awaited<ReturnType<typeof getMember>>;

export function presentUser(row: MemberRow): User {
  return {
    id: row.id as UserId,
    email: row.email,
    name: row.name,
    role: row.role as Role,
    organization:
      row.organization_id === null
        ? null
        : { id: row.organization_id as OrganizationId, name: row.organization_name ?? '' },
    second_factor_enabled: row.second_factor_since !== null,
    is_disabled: row.disabled_at !== null,
    joined_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Lists one page of the tenant's members, newest first. */
export async function listUserPage(
  tx: Tx,
  tenantId: TenantId,
  filter: {
    limit: number;
    cursor?: string | undefined;
    include_total: boolean;
    role?: Role | undefined;
    organization_id?: OrganizationId | undefined;
    q?: string | undefined;
  },
) {
  let query = people(tx, tenantId);
  if (filter.role) query = query.where('role', '=', filter.role);
  if (filter.organization_id) query = query.where('organization_id', '=', filter.organization_id);
  if (filter.q) {
    query = query.where(
      sql<boolean>`(${containsText(sql.ref('name'), filter.q)} or ${containsText(sql.ref('email'), filter.q)})`,
    );
  }
  return newestPage(filter, {
    read: (isOlder, limit) =>
      query.selectAll().where(isOlder).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute(),
    count: async (total) => (await query.select(total.as('total')).executeTakeFirstOrThrow()).total,
    item: presentUser,
  });
}

export async function getMember(tx: Tx, tenantId: TenantId, userId: UserId) {
  const row = await people(tx, tenantId).selectAll().where('id', '=', userId).executeTakeFirst();
  if (!row) throw userNotFound();
  return row;
}

export async function findMemberByEmail(tx: Tx, tenantId: TenantId, email: string): Promise<{ id: UserId } | null> {
  const row = await people(tx, tenantId)
    .select('id')
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
    .executeTakeFirst();
  return row ? { id: row.id as UserId } : null;
}

/** Lists enabled owners. Callers that act on it hold the lock of the members. */
export async function listOwners(tx: Tx, tenantId: TenantId): Promise<UserId[]> {
  const rows = await people(tx, tenantId)
    .select('id')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id as UserId);
}

export async function changeMember(
  tx: Tx,
  tenantId: TenantId,
  userId: UserId,
  change: { role?: Role | undefined; organization_id?: OrganizationId | null | undefined; updated_at: Date },
): Promise<void> {
  await tx
    .updateTable('memberships')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
}

export async function removeMember(tx: Tx, tenantId: TenantId, userId: UserId): Promise<void> {
  await tx.deleteFrom('memberships').where('tenant_id', '=', tenantId).where('user_id', '=', userId).execute();
}

/** Inserts a membership, replacing support access. False: already a member. */
export async function insertMember(
  tx: Tx,
  member: { tenantId: TenantId; userId: UserId; role: Role; organizationId: OrganizationId | null; now: Date },
): Promise<boolean> {
  const { tenantId, userId, role, organizationId, now } = member;
  const written = await tx
    .insertInto('memberships')
    .values({
      tenant_id: tenantId,
      user_id: userId,
      role,
      organization_id: organizationId,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'user_id'])
        .doUpdateSet({
          role,
          organization_id: organizationId,
          created_at: now,
          updated_at: now,
          support_until: null,
        })
        .where('memberships.support_until', 'is not', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return written !== undefined;
}
