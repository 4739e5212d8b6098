import type { InvoiceId, PaymentId, TenantId } from '@parley/contract/ids';
import type { PaymentRecord } from '@parley/contract/resources/invoice';
import type { Tx } from '#db/tenant-scope.ts';
import type { InvoicesDeps } from './invoices.operation.ts';
import { findInvoice } from './invoices.queries.ts';
import { recordPayment } from './record-payment.ts';

export const paymentDescription =
  'Of a bank transfer, say, in part or in full. Paid in full, what was ordered is credited at once.';

/** Records a payment that a person has seen on an account statement, and credits the order it completes. */
export async function payByHand(
  tx: Tx,
  payment: {
    invoice: { tenantId: TenantId; id: InvoiceId };
    body: PaymentRecord;
    now: Date;
    newId: () => string;
    deps: Pick<InvoicesDeps, 'onPaid'>;
  },
): Promise<void> {
  const { body, now, newId, deps } = payment;
  const { tenantId, id: invoiceId } = payment.invoice;
  const { isPaid } = await recordPayment(tx, {
    tenantId,
    invoiceId,
    id: newId() as PaymentId,
    amountMinorUnits: body.amount_minor_units ?? null,
    method: body.method,
    reference: body.reference,
    provider: null,
    receivedAt: body.received_at ? new Date(body.received_at) : now,
    now,
  });
  if (!isPaid) return;
  const invoice = await findInvoice(tx, tenantId, invoiceId);
  await deps.onPaid(tx, { tenantId, invoiceId, orderId: invoice?.order_id ?? null, now });
}
