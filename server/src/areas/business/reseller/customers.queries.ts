import type { ResellerId, ResellerPackageId, TenantId } from '@parley/contract/ids';
import type { CustomerUpdate } from '@parley/contract/resources/reseller';
import { type Selectable, sql } from 'kysely';
import { enterAccount, findCustomer } from '#areas/accounts/tenants';
import type { Tenants } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { customerNotFound, customerTrashed, packageUnknown } from './reseller.errors.ts';

export type CustomerRow = Omit<Selectable<Tenants>, 'reseller_id'>;

/** State of a customer beside its profile. */
export interface CustomerState {
  suspendedAt: Date | null;
  suspensionReason: string;
  trashedAt: Date | null;
  packageId: string | null;
}

/** Gets a customer, in the trash or not. Changes of one customer go one after another until the commit. */
export async function lockCustomer(tx: Tx, resellerId: ResellerId, id: TenantId): Promise<CustomerRow> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`customer ${id}`}, 0))`.execute(tx);
  const row = await findCustomer(tx, resellerId, id);
  if (!row) throw customerNotFound();
  return row;
}

/** The same for one that is not in the trash. */
export async function lockActiveCustomer(tx: Tx, resellerId: ResellerId, id: TenantId): Promise<CustomerRow> {
  const row = await lockCustomer(tx, resellerId, id);
  if (row.trashed_at !== null) throw customerTrashed();
  return row;
}

/** The same for one in the trash; refuses any other as unknown there. */
export async function lockTrashedCustomer(tx: Tx, resellerId: ResellerId, id: TenantId): Promise<CustomerRow> {
  const row = await lockCustomer(tx, resellerId, id);
  if (row.trashed_at === null) throw customerNotFound();
  return row;
}

/** Changes the state of a locked customer and returns its row. */
export async function changeCustomer(
  tx: Tx,
  resellerId: ResellerId,
  row: CustomerRow,
  change: Partial<CustomerState> & { now: Date },
): Promise<CustomerRow> {
  const {
    suspendedAt = row.suspended_at,
    suspensionReason = row.suspension_reason,
    trashedAt = row.trashed_at,
    packageId = row.package_id,
    now,
  } = change;
  await sql`select app.change_customer(${row.id}::uuid, ${suspendedAt}::timestamptz, ${suspensionReason},
    ${trashedAt}::timestamptz, ${packageId}::uuid, ${now}::timestamptz)`.execute(tx);
  const changed = await findCustomer(tx, resellerId, row.id as TenantId);
  if (!changed) throw customerNotFound();
  return changed;
}

/** Changes the profile of a locked customer, in a transaction of its reseller. */
export async function changeCustomerProfile(
  tx: Tx,
  resellerId: ResellerId,
  id: TenantId,
  { change, now }: { change: Omit<CustomerUpdate, 'package_id'>; now: Date },
): Promise<void> {
  const { name, contact_email, country, language, timezone } = change;
  await enterAccount(tx, id);
  await tx
    .updateTable('tenants')
    .set({
      updated_at: now,
      ...(name === undefined ? {} : { name }),
      ...(contact_email === undefined ? {} : { contact_email: contact_email ?? '' }),
      ...(country === undefined ? {} : { country: country ?? '' }),
      ...(language === undefined ? {} : { language }),
      ...(timezone === undefined ? {} : { timezone }),
    })
    .where('id', '=', id)
    .execute();
  await enterAccount(tx, resellerId);
}

/** Refuses a package that is not the reseller's; null is every module. */
export async function checkPackage(tx: Tx, id: ResellerPackageId | null | undefined): Promise<void> {
  if (id === null || id === undefined) return;
  const row = await tx.selectFrom('reseller_packages').select('id').where('id', '=', id).forShare().executeTakeFirst();
  if (!row) throw packageUnknown();
}
