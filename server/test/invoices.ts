import type { InvoiceId, ResellerId, TenantId } from '@parley/contract/ids';
import { createDraft, finalizeDraft, saveBillingDetails, saveIssuerProfile } from '#areas/business/invoices';
import type { TestApp } from './build-test-app.ts';

const address = { line1: 'Storgatan 1', line2: '', postal_code: '111 22', city: 'Stockholm', country: 'SE' };
const party = { name: 'Harbour Dental AB', address, vat_id: null, registration_number: '', email: 'a@example.com' };

/** Writes an invoice of a reseller to its customer, as a draft or issued. */
export async function writeInvoice(
  app: TestApp,
  { tenantId, resellerId, isDraft }: { tenantId: TenantId; resellerId: ResellerId; isDraft: boolean },
): Promise<InvoiceId> {
  const { db, clock, newId } = app.deps;
  const id = newId() as InvoiceId;
  const now = clock.now();
  const bank = { bank: '', iban: '', bic: '', account: '123-4567' };
  const issuer = { ...party, bank, vat_percent: 25, number_prefix: 'T-', payment_days: 30, footer: '' };
  await db.platform.inTenant(tenantId, async (tx) => {
    await saveIssuerProfile(tx, resellerId as ResellerId & TenantId, issuer, now);
    await saveBillingDetails(tx, tenantId, { ...party, reference: '' }, now);
    const price = { quantityThousandths: 1000n, unitPriceMicros: 100_000_000n, amountMicros: 100_000_000n };
    await createDraft(tx, {
      tenantId,
      id,
      origin: 'custom',
      currency: 'SEK',
      lines: [{ ...price, description: 'Setting up', unit: 'piece', treatment: null }],
      now,
    });
    if (!isDraft) await finalizeDraft(tx, { tenantId, id, now });
  });
  return id;
}
