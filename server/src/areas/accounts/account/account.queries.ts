import type { ResellerId, TenantId, UserId } from '@parley/contract/ids';
import type { Account, AccountUpdate } from '@parley/contract/resources/account';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

/** Finds the tenant's own row, without its key. */
export async function readAccount(tx: Tx, tenantId: TenantId): Promise<Omit<Account, 'api_key'>> {
  const row = await tx
    .selectFrom('tenants')
    .leftJoin('resellers', 'resellers.id', 'tenants.reseller_id')
    .select([
      'tenants.id',
      'tenants.name',
      'tenants.contact_email',
      'tenants.country',
      'tenants.language',
      'tenants.timezone',
      'tenants.created_at',
      'resellers.id as reseller_id',
      'resellers.name as reseller_name',
    ])
    .where('tenants.id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return {
    id: row.id as TenantId,
    name: row.name,
    contact_email: row.contact_email || null,
    country: row.country || null,
    language: row.language,
    timezone: row.timezone,
    created_at: row.created_at.toISOString(),
    reseller: row.reseller_id === null ? null : { id: row.reseller_id as ResellerId, name: row.reseller_name ?? '' },
  };
}

/** Locks the tenant's row until the transaction ends, so that two changes do not undo each other. */
export async function lockAccount(tx: Tx, tenantId: TenantId): Promise<void> {
  await tx.selectFrom('tenants').select('id').where('id', '=', tenantId).forNoKeyUpdate().execute();
}

export async function changeAccount(tx: Tx, tenantId: TenantId, change: AccountUpdate, now: Date): Promise<void> {
  const { name, contact_email, country, language, timezone } = change;
  await tx
    .updateTable('tenants')
    .set({
      updated_at: now,
      ...(name === undefined ? {} : { name }),
      ...(contact_email === undefined ? {} : { contact_email: contact_email ?? '' }),
      ...(country === undefined ? {} : { country: country ?? '' }),
      ...(language === undefined ? {} : { language: language ?? 'en' }),
      ...(timezone === undefined ? {} : { timezone: timezone ?? 'UTC' }),
    })
    .where('id', '=', tenantId)
    .execute();
}

/** Finds the member of the tenant with this email address. */
export async function findOwnPerson(tx: Tx, tenantId: TenantId, email: string): Promise<UserId | null> {
  const row = await tx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('users.id')
    .where('memberships.tenant_id', '=', tenantId)
    .where('memberships.support_until', 'is', null)
    .where(sql<string>`lower(users.email)`, '=', sql<string>`lower(${email})`)
    .executeTakeFirst();
  return (row?.id as UserId | undefined) ?? null;
}
