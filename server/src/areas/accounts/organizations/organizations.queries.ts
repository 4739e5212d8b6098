import type { OrganizationId, TenantId } from '@parley/contract/ids';
import type { Organization } from '@parley/contract/resources/organization';
import { type Selectable, sql } from 'kysely';
import { refuseDuplicate } from '#db/refuse-duplicate.ts';
import type { Organizations } from '#db/schema.generated.ts';
import { containsText } from '#db/search.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { nameTaken, organizationNotFound, organizationUnknown } from './organizations.errors.ts';

const refuseTakenName = refuseDuplicate('organizations_name', nameTaken);

type OrganizationRow = Pick<Selectable<Organizations>, 'id' | 'name' | 'created_at' | 'updated_at'> & {
  user_count: number;
};

const columns = ['id', 'name', 'created_at', 'updated_at'] as const;

const userCount = sql<number>`(select count(*)::int from memberships m
  where m.tenant_id = organizations.tenant_id and m.organization_id = organizations.id)`.as('user_count');

export function presentOrganization(row: OrganizationRow): Organization {
  return {
    id: row.id as OrganizationId,
    name: row.name,
    user_count: row.user_count,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Lists one page of the tenant's organizations, newest first. */
export async function listOrganizationPage(
  tx: Tx,
  filter: { limit: number; cursor?: string | undefined; include_total: boolean; q?: string | undefined },
) {
  let query = tx.selectFrom('organizations');
  if (filter.q) query = query.where(containsText(sql.ref('name'), filter.q));
  return newestPage(filter, {
    read: (isOlder, limit) =>
      query
        .select([...columns, userCount])
        .where(isOlder)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    count: async (total) => (await query.select(total.as('total')).executeTakeFirstOrThrow()).total,
    item: presentOrganization,
  });
}

export async function getOrganization(tx: Tx, id: OrganizationId): Promise<OrganizationRow> {
  const row = await tx
    .selectFrom('organizations')
    .select([...columns, userCount])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw organizationNotFound();
  return row;
}

/** Refuses an unknown organization id in a body; locks a known one until the commit. */
export async function checkOrganization(tx: Tx, id: OrganizationId | null | undefined): Promise<void> {
  if (!id) return;
  const row = await tx.selectFrom('organizations').select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
  if (!row) throw organizationUnknown();
}

/** Refuses a taken name, also when two requests race. */
export async function insertOrganization(
  tx: Tx,
  organization: { tenantId: TenantId; id: OrganizationId; name: string; now: Date },
): Promise<void> {
  const { tenantId, id, name, now } = organization;
  const write = tx
    .insertInto('organizations')
    .values({ tenant_id: tenantId, id, name, created_at: now, updated_at: now })
    .execute();
  await write.catch(refuseTakenName);
}

export async function renameOrganization(tx: Tx, id: OrganizationId, name: string, now: Date): Promise<void> {
  const write = tx.updateTable('organizations').set({ name, updated_at: now }).where('id', '=', id).execute();
  await write.catch(refuseTakenName);
}

/** Deletes an organization; members and open invitations stay in the tenant. False: unknown. */
export async function removeOrganization(tx: Tx, id: OrganizationId): Promise<boolean> {
  const gone = await tx.deleteFrom('organizations').where('id', '=', id).returning('id').executeTakeFirst();
  return gone !== undefined;
}
