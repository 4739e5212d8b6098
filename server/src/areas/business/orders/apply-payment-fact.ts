import type { CreditNoteId, InvoiceId, OrderId, PaymentId, TenantId } from '@parley/contract/ids';
import { creditInvoice, findInvoice, lockProviderPayment, recordPayment, saveRefunded } from '#areas/business/invoices';
import { type BookContext, divideHalfEven, inBookOf } from '#areas/business/ledger';
import type { PaymentFact } from '#areas/business/payments';
import { lockPaymentReference, saveEarlyRefund, takeEarlyRefund } from './early-refunds.queries.ts';
import { onInvoiceCredited, onInvoicePaid } from './invoice-changes.ts';
import { issueOrderInvoice } from './issue-order-invoice.ts';
import { lockOrder, savePaymentCustomer, updateOrder } from './orders.queries.ts';

type Paid = Extract<PaymentFact, { kind: 'paid' }>;
type Failed = Extract<PaymentFact, { kind: 'failed' }>;
type Refunded = Extract<PaymentFact, { kind: 'refunded' }>;

/** Applies what a provider has verified, in a transaction of the platform. The same fact again changes nothing. */
export async function applyPaymentFact(context: BookContext, provider: string, fact: PaymentFact): Promise<void> {
  const { tx, now } = context;
  const payment = { provider, reference: fact.reference };
  await lockPaymentReference(tx, payment);
  if (fact.kind === 'refunded') {
    if (!(await applyRefund(context, provider, fact))) await saveEarlyRefund(tx, provider, fact, now);
    return;
  }
  if (fact.kind === 'failed') return applyFailure(context, fact);
  const isOurs = await inBookOf(tx, fact.tenantId, () => applyPayment(context, provider, fact));
  const refund = isOurs && (await takeEarlyRefund(tx, payment));
  if (refund) await applyRefund(context, provider, refund);
}

/** Records a payment. False when the account has no such order or invoice. */
async function applyPayment(context: BookContext, provider: string, fact: Paid): Promise<boolean> {
  const { tx, now, newId } = context;
  const { tenantId } = fact;
  const invoiceId =
    fact.object.kind === 'invoice' ? fact.object.id : await invoiceOfOrder(context, tenantId, fact.object.id);
  if (!invoiceId || !(await findInvoice(tx, tenantId, invoiceId))) return false;
  if (fact.customer) await savePaymentCustomer(tx, { tenantId, provider, reference: fact.customer, now });
  const { isPaid } = await recordPayment(tx, {
    tenantId,
    invoiceId,
    id: newId() as PaymentId,
    amountMinorUnits: fact.amountMinorUnits,
    method: 'card',
    reference: fact.reference,
    provider: { name: provider, reference: fact.reference },
    receivedAt: fact.at,
    now,
  });
  if (!isPaid) return true;
  const invoice = await findInvoice(tx, tenantId, invoiceId);
  await onInvoicePaid(tx, { tenantId, invoiceId, orderId: invoice?.order_id ?? null, now });
  return true;
}

/** Notes on a pending order that its payment failed, for the customer to pay again. */
async function applyFailure({ tx }: BookContext, { tenantId, object, at }: Failed): Promise<void> {
  if (object.kind !== 'order') return;
  await inBookOf(tx, tenantId, async () => {
    const order = await lockOrder(tx, tenantId, object.id);
    if (order?.status === 'pending') await updateOrder(tx, { tenantId, id: order.id }, { paymentFailedAt: at });
  });
}

async function invoiceOfOrder({ tx, now, newId }: BookContext, tenantId: TenantId, id: OrderId) {
  const order = await lockOrder(tx, tenantId, id);
  return order && issueOrderInvoice(tx, { order, now, newId });
}

/** Credits the invoice for what the provider has given back beyond what is known. False when the payment is unknown. */
async function applyRefund(context: BookContext, provider: string, fact: Refunded): Promise<boolean> {
  const { tx, now, newId } = context;
  const payment = await lockProviderPayment(tx, provider, fact.reference);
  if (!payment) return false;
  const tenantId = payment.tenant_id as TenantId;
  const invoiceId = payment.invoice_id as InvoiceId;
  const paid = Number(payment.amount_minor_units);
  const total = Math.min(fact.refundedMinorUnits, paid);
  const before = Number(payment.refunded_minor_units);
  if (total <= before) return true;
  await inBookOf(tx, tenantId, async () => {
    await saveRefunded(tx, { tenantId, id: payment.id }, total);
    const invoice = await findInvoice(tx, tenantId, invoiceId);
    if (fact.isDispute && invoice?.order_id) {
      await updateOrder(tx, { tenantId, id: invoice.order_id }, { isDisputed: true });
    }
    if (!invoice || invoice.credited_minor_units >= invoice.total_minor_units) return;
    const share = BigInt(total - before) * BigInt(invoice.net_minor_units);
    const net = Number(divideHalfEven(share, BigInt(invoice.total_minor_units)));
    const credited = await creditInvoice(tx, {
      tenantId,
      invoiceId,
      id: newId() as CreditNoteId,
      netMinorUnits: total === invoice.total_minor_units ? null : net,
      reason: fact.isDispute ? 'Disputed payment' : 'Refund',
      sourceKey: `${provider}:${fact.reference}:${total}`,
      now,
    });
    if (credited?.isWhole) await onInvoiceCredited(tx, { tenantId, invoiceId, orderId: invoice.order_id, now });
  });
  return true;
}
