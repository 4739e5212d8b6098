import { randomUUID } from 'node:crypto';
import type { InvoiceId, TenantId } from '@parley/contract/ids';
import { BillingDetails } from '@parley/contract/resources/invoice';
import { recordCharge } from '#areas/business/balance';
import { microsOfMinorUnits } from '#areas/business/ledger';
import type { Tx } from '#db/tenant-scope.ts';
import { dateOf, wallClock } from '#platform/clock/wall-clock.ts';
import { mailWhenIssued } from './invoice-jobs.ts';
import { billingDetailsMissing, invoiceNotDraft, invoiceNotFound, issuerMissing } from './invoices.errors.ts';
import { lockInvoice, saveIssued, saveTotals, takeNumber } from './invoices.queries.ts';
import { findBillingDetails, findIssuer } from './issuers.queries.ts';
import { listLines, saveTreatment } from './lines.queries.ts';
import { creditorReference, documentNumber, dueOn } from './numbers.rules.ts';
import { totalsOf } from './totals.rules.ts';
import { treatmentBetween } from './treatment.ts';

/**
 * Issues a draft: decides its VAT, stores both parties as they are today and takes the next number of the issuer, which
 * is locked until the commit. An invoice over nothing is paid at once. It is emailed to the buyer after the commit. Runs
 * in a transaction of the account.
 */
export async function finalizeDraft(
  tx: Tx,
  { tenantId, id, now }: { tenantId: TenantId; id: InvoiceId; now: Date },
): Promise<void> {
  const invoice = await lockInvoice(tx, tenantId, id);
  if (!invoice) throw invoiceNotFound();
  if (invoice.number !== null) throw invoiceNotDraft({ number: invoice.number });
  const { profile: seller } = await findIssuer(tx);
  if (!seller) throw issuerMissing();
  const buyer = invoice.buyer === null ? await findBillingDetails(tx, tenantId) : BillingDetails.parse(invoice.buyer);
  if (!buyer) throw billingDetailsMissing();

  const treatment = treatmentBetween(seller, buyer);
  await saveTreatment(tx, { tenantId, id }, treatment);
  const lines = await listLines(tx, tenantId, id);
  const totals = totalsOf(
    lines.map((line) => ({
      category: line.vat_category ?? treatment.category,
      basisPoints: line.vat_basis_points ?? treatment.basisPoints,
      netMinorUnits: line.net_minor_units,
    })),
  );
  await saveTotals(tx, { tenantId, id }, totals);

  const sequence = await takeNumber(tx, id, 'invoice');
  const number = documentNumber('invoice', seller.number_prefix, sequence);
  await saveIssued(
    tx,
    { tenantId, id },
    {
      status: totals.totalMinorUnits === 0 ? 'paid' : 'open',
      number,
      sequence,
      reference: creditorReference(number),
      seller,
      buyer,
      dueOn: dueOn(await todayOf(tx, tenantId, now), invoice.payment_days ?? seller.payment_days),
      now,
    },
  );
  await mailWhenIssued(tx, { tenantId, id });
  if (invoice.origin !== 'custom' || totals.netMinorUnits === 0) return;
  // Fees, packages and use are charged where they happen.
  await recordCharge(
    { tx, now, newId: randomUUID },
    {
      tenantId,
      micros: microsOfMinorUnits(totals.netMinorUnits, invoice.currency),
      currency: invoice.currency,
      key: `invoice:${id}`,
      details: { invoice_id: id },
    },
  );
}

/** Today in the account's time zone. */
async function todayOf(tx: Tx, tenantId: TenantId, now: Date): Promise<string> {
  const account = await tx.selectFrom('tenants').select('timezone').where('id', '=', tenantId).executeTakeFirst();
  return dateOf(wallClock(account?.timezone ?? 'UTC').localAt(now.getTime()));
}
