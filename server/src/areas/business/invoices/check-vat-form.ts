import { vatFormWrong } from './invoices.errors.ts';
import { fitsVatForm } from './vat-id.rules.ts';

/** Refuses a VAT number that does not have the form of its country. */
export function checkVatForm(party: { vat_id: string | null; address: { country: string } }): void {
  const { vat_id, address } = party;
  if (vat_id !== null && !fitsVatForm(vat_id, address.country)) {
    throw vatFormWrong('/vat_id', { country: address.country });
  }
}
