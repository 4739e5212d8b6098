import type { InvoiceId, OrderId, TenantId } from '@parley/contract/ids';
import { BillingDetails, type Invoice, InvoiceIssuer, type VatTotal } from '@parley/contract/resources/invoice';
import type { Tx } from '#db/tenant-scope.ts';
import { presentSummary } from './invoice-summary.rules.ts';
import { invoiceNotFound } from './invoices.errors.ts';
import { findInvoice, vatTotalsOf } from './invoices.queries.ts';
import { findIssuer } from './issuers.queries.ts';
import { listLines, presentLine } from './lines.queries.ts';
import { listCreditNotes, listPayments } from './payments.queries.ts';
import { expectedTreatment } from './treatment.ts';

/** Reads a whole invoice, in a transaction of its account. Refuses an unknown one. */
export async function readInvoice(tx: Tx, tenantId: TenantId, id: InvoiceId): Promise<Invoice> {
  const row = await findInvoice(tx, tenantId, id);
  if (!row) throw invoiceNotFound();
  const [lines, payments, notes] = await Promise.all([
    listLines(tx, tenantId, id),
    listPayments(tx, tenantId, id),
    listCreditNotes(tx, tenantId, id),
  ]);
  const buyer = row.buyer === null ? null : BillingDetails.parse(row.buyer);
  const seller = row.seller === null ? null : InvoiceIssuer.parse(row.seller);
  const isDraft = row.status === 'draft';
  const expected = await expectedTreatment(tx, tenantId, isDraft ? (await findIssuer(tx)).profile : seller, buyer);
  return {
    ...presentSummary(row),
    order_id: row.order_id as OrderId | null,
    note: row.note,
    seller,
    buyer,
    lines: lines.map((line) => presentLine(line, expected)),
    vat: vatTotalsOf(row) satisfies VatTotal[],
    payments,
    credit_notes: notes.map(({ note }) => note),
  };
}
