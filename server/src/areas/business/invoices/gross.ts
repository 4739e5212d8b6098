import type { InvoiceId, TenantId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import { billingDetailsMissing, issuerMissing } from './invoices.errors.ts';
import { findInvoice } from './invoices.queries.ts';
import { findBillingDetails, findIssuer } from './issuers.queries.ts';
import { vatOf } from './totals.rules.ts';
import { treatmentBetween } from './treatment.ts';

/**
 * Amount with VAT that an invoice over a net amount has today, or what is due of the one there is, and the address
 * for its receipt. With `needsParties` missing parties are refused: who pays by card is invoiced right after.
 */
export async function grossOf(
  tx: Tx,
  sale: { tenantId: TenantId; netMinorUnits: number; invoiceId: InvoiceId | null; needsParties: boolean },
): Promise<{ totalMinorUnits: number; email: string | null }> {
  const { profile: seller } = await findIssuer(tx);
  const buyer = await findBillingDetails(tx, sale.tenantId);
  if (sale.needsParties && !seller) throw issuerMissing();
  if (sale.needsParties && !buyer) throw billingDetailsMissing();
  const email = buyer?.email ?? null;
  const issued = sale.invoiceId === null ? undefined : await findInvoice(tx, sale.tenantId, sale.invoiceId);
  if (issued) return { totalMinorUnits: issued.total_minor_units, email };
  const basisPoints = seller && buyer ? treatmentBetween(seller, buyer).basisPoints : 0;
  return { totalMinorUnits: sale.netMinorUnits + vatOf(sale.netMinorUnits, basisPoints), email };
}
