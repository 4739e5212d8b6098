import type { CreditNoteId, InvoiceId, TenantId } from '@parley/contract/ids';
import type { CreditNoteCreate } from '@parley/contract/resources/invoice';
import type { Tx } from '#db/tenant-scope.ts';
import { creditInvoice } from './credit-invoice.ts';
import type { InvoicesDeps } from './invoices.operation.ts';
import { findInvoice } from './invoices.queries.ts';

export const creditDescription =
  'Corrects an issued invoice in part or in full, with a number of its own. Credited in full before any payment the invoice is void; one that is paid stays paid, and the money is to be given back. What an order gave is reversed when it is credited in full.';

/** Credits an invoice, and reverses its order where nothing is left of it. */
export async function creditByHand(
  tx: Tx,
  credit: {
    invoice: { tenantId: TenantId; id: InvoiceId };
    body: CreditNoteCreate;
    now: Date;
    newId: () => string;
    deps: Pick<InvoicesDeps, 'onCredited'>;
  },
): Promise<void> {
  const { body, now, newId, deps } = credit;
  const { tenantId, id: invoiceId } = credit.invoice;
  const credited = await creditInvoice(tx, {
    tenantId,
    invoiceId,
    id: newId() as CreditNoteId,
    netMinorUnits: body.net_minor_units ?? null,
    reason: body.reason,
    sourceKey: null,
    now,
  });
  if (!credited?.isWhole) return;
  const invoice = await findInvoice(tx, tenantId, invoiceId);
  await deps.onCredited(tx, { tenantId, invoiceId, orderId: invoice?.order_id ?? null, now });
}
