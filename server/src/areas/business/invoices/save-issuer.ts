import type { TenantId } from '@parley/contract/ids';
import type { InvoiceIssuer } from '@parley/contract/resources/invoice';
import type { Tx } from '#db/tenant-scope.ts';
import { checkVatForm } from './check-vat-form.ts';
import { saveIssuerProfile } from './issuers.queries.ts';

/** Checks and stores the seller's side of an issuer's invoices. */
export async function saveIssuer(tx: Tx, issuerId: TenantId, issuer: InvoiceIssuer, now: Date) {
  checkVatForm(issuer);
  await saveIssuerProfile(tx, issuerId, issuer, now);
  return { issuer };
}

export const issuerDescriptions = {
  read: 'Name, address, bank account, VAT rate and series of numbers; `issuer` is null before the first.',
  write: 'Counts for invoices issued from now on. Numbers go on where they were, with the new prefix.',
};
