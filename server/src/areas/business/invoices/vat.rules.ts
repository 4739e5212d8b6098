import type { VatCategory } from '@parley/contract/resources/invoice';
import { fitsVatForm, isInUnion } from './vat-id.rules.ts';

interface Party {
  country: string;
  vatId: string | null;
}

/** Treatment of a sale; rate in hundredths of a percent. */
export interface VatTreatment {
  category: VatCategory;
  basisPoints: number;
}

const outside: VatTreatment = { category: 'O', basisPoints: 0 };

/** Rate at home: with a rate of nothing the zero rate, which is no exemption. */
export const atRate = (basisPoints: number): VatTreatment => ({ category: basisPoints === 0 ? 'Z' : 'S', basisPoints });

/**
 * Decides the VAT of a service between businesses, by directive 2006/112/EC articles 44 and 196: at home the seller's
 * rate; to a business with a VAT number in another member state reverse charge; to buyers without one the seller's
 * rate; to the rest of the world outside the scope. A seller without a VAT number charges none. Nothing is asked over
 * the network: the number is judged by its form.
 */
export function treatmentOf(seller: Party & { basisPoints: number }, buyer: Party): VatTreatment {
  if (seller.vatId === null) return outside;
  if (seller.country === buyer.country) return atRate(seller.basisPoints);
  if (!isInUnion(seller.country) || !isInUnion(buyer.country)) return outside;
  const isBusiness = buyer.vatId !== null && fitsVatForm(buyer.vatId, buyer.country);
  return isBusiness ? { category: 'AE', basisPoints: 0 } : atRate(seller.basisPoints);
}
