import type { TenantId } from '@parley/contract/ids';
import { BillingDetails, InvoiceIssuer } from '@parley/contract/resources/invoice';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

/** Issuer of the invoices of the transaction's account, with its profile where it is entered. */
export async function findIssuer(tx: Tx): Promise<{ id: string; profile: InvoiceIssuer | null }> {
  const { rows } = await sql<{ issuer_id: string; profile: unknown }>`select * from app.invoice_issuer()`.execute(tx);
  const row = rows[0];
  if (!row) throw new Error('an invoice needs the transaction of an account');
  return { id: row.issuer_id, profile: row.profile === null ? null : InvoiceIssuer.parse(row.profile) };
}

/** Profile of an issuer: a reseller's id, or `platformChain` for the installation. */
export async function findIssuerProfile(tx: Tx, issuerId: TenantId): Promise<InvoiceIssuer | null> {
  const row = await tx
    .selectFrom('invoice_issuers')
    .select('profile')
    .where('tenant_id', '=', issuerId)
    .executeTakeFirst();
  return row ? InvoiceIssuer.parse(row.profile) : null;
}

export async function saveIssuerProfile(tx: Tx, issuerId: TenantId, profile: InvoiceIssuer, now: Date): Promise<void> {
  const values = { profile: JSON.stringify(profile), updated_at: now };
  await tx
    .insertInto('invoice_issuers')
    .values({ tenant_id: issuerId, ...values })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(values))
    .execute();
}

export async function findBillingDetails(tx: Tx, tenantId: TenantId): Promise<BillingDetails | null> {
  const row = await tx
    .selectFrom('billing_details')
    .select('details')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return row ? BillingDetails.parse(row.details) : null;
}

export async function saveBillingDetails(
  tx: Tx,
  tenantId: TenantId,
  details: BillingDetails,
  now: Date,
): Promise<void> {
  const values = { details: JSON.stringify(details), updated_at: now };
  await tx
    .insertInto('billing_details')
    .values({ tenant_id: tenantId, ...values })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(values))
    .execute();
}
