import type { ResellerId, ResellerPackageId, TenantId } from '@parley/contract/ids';
import type { Customer } from '@parley/contract/resources/reseller';
import { type Selectable, sql } from 'kysely';
import type { Tenants } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';

export interface NewTenant {
  id: TenantId;
  name: string;
  contact_email?: string | undefined;
  country?: string | undefined;
  language?: string | undefined;
  timezone?: string | undefined;
  now: Date;
}

/** Inserts a tenant. Needs a transaction of the platform role. */
export async function insertTenant(tx: Tx, { now, ...tenant }: NewTenant): Promise<void> {
  await tx
    .insertInto('tenants')
    .values({ ...tenant, created_at: now, updated_at: now })
    .execute();
}

/**
 * Inserts a customer tenant, in a transaction of its reseller. False when the reseller is missing or deleted meanwhile;
 * the transaction must then end with a refusal.
 */
export async function insertCustomer(tx: Tx, { now, ...tenant }: NewTenant): Promise<boolean> {
  const make = sql<{ made: boolean }>`
    select app.create_customer(${tenant.id}, ${tenant.name}, ${tenant.contact_email ?? ''}, ${tenant.country ?? ''},
      ${tenant.language ?? 'en'}, ${tenant.timezone ?? 'UTC'}, ${now}) as made`.execute(tx);
  const { rows } = await make.catch((error: unknown) => {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === '23503' && constraint === 'tenants_reseller_id_fkey') return { rows: [] };
    throw error;
  });
  return rows[0]?.made ?? false;
}

/** Finds a reseller's customer, those in the trash included; null when unknown or purged. */
export async function findCustomer(tx: Tx, resellerId: ResellerId, id: TenantId) {
  const row = await tx
    .selectFrom('tenants')
    .selectAll()
    .where('id', '=', id)
    .where('reseller_id', '=', resellerId)
    .where('purged_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Columns that a reseller sees of a customer. */
type CustomerRow = Pick<
  Selectable<Tenants>,
  | 'contact_email'
  | 'country'
  | 'created_at'
  | 'id'
  | 'language'
  | 'name'
  | 'package_id'
  | 'reseller_content_since'
  | 'suspended_at'
  | 'suspension_reason'
  | 'timezone'
  | 'trashed_at'
  | 'updated_at'
>;

/** Tenant as its reseller sees it. */
export function presentCustomer(row: CustomerRow): Customer {
  return {
    id: row.id as TenantId,
    name: row.name,
    contact_email: row.contact_email === '' ? null : row.contact_email,
    country: row.country === '' ? null : row.country,
    language: row.language,
    timezone: row.timezone,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    suspended_at: row.suspended_at?.toISOString() ?? null,
    suspension_reason: row.suspension_reason === '' ? null : row.suspension_reason,
    trashed_at: row.trashed_at?.toISOString() ?? null,
    package_id: row.package_id as ResellerPackageId | null,
    shares_conversations: row.reseller_content_since !== null,
  };
}

/**
 * Switches the transaction to another account, whose rows it then sees. For operations that concern two accounts and
 * must be atomic.
 */
export async function enterAccount(tx: Tx, accountId: string): Promise<void> {
  await sql`select set_config('app.tenant_id', ${accountId}, true)`.execute(tx);
}
