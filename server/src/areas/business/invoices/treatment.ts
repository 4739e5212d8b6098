import type { TenantId } from '@parley/contract/ids';
import type { BillingDetails, InvoiceIssuer } from '@parley/contract/resources/invoice';
import type { Tx } from '#db/tenant-scope.ts';
import { findBillingDetails } from './issuers.queries.ts';
import { treatmentOf, type VatTreatment } from './vat.rules.ts';

/** VAT treatment between two parties. */
export function treatmentBetween(seller: InvoiceIssuer, buyer: BillingDetails): VatTreatment {
  return treatmentOf(
    {
      country: seller.address.country,
      vatId: seller.vat_id,
      basisPoints: Math.round(seller.vat_percent * 100),
    },
    { country: buyer.address.country, vatId: buyer.vat_id },
  );
}

/** Treatment that an invoice to the account would have today; none while a party is not entered. */
export async function expectedTreatment(
  tx: Tx,
  tenantId: TenantId,
  seller: InvoiceIssuer | null,
  draftBuyer: BillingDetails | null,
): Promise<VatTreatment> {
  const buyer = draftBuyer ?? (await findBillingDetails(tx, tenantId));
  return seller && buyer ? treatmentBetween(seller, buyer) : { category: 'O', basisPoints: 0 };
}
