import { randomUUID } from 'node:crypto';
import type { InvoiceId, PaymentId, TenantId } from '@parley/contract/ids';
import { recordPayment as bookPayment } from '#areas/business/balance';
import { divideHalfEven, microsOfMinorUnits } from '#areas/business/ledger';
import type { Tx } from '#db/tenant-scope.ts';
import { dueOf } from './invoice-summary.rules.ts';
import { invoiceNotFound, invoiceNotOpen, paidTooMuch } from './invoices.errors.ts';
import { lockInvoice, type StoredInvoice, saveState } from './invoices.queries.ts';
import { insertPayment } from './payments.queries.ts';

export interface ReceivedPayment {
  tenantId: TenantId;
  invoiceId: InvoiceId;
  id: PaymentId;
  /** Null: all that is due. */
  amountMinorUnits: number | null;
  method: string;
  reference: string;
  provider: { name: string; reference: string } | null;
  receivedAt: Date;
  now: Date;
}

/**
 * Records a payment of an open invoice, in a transaction of its account; answers whether the invoice is paid in full
 * by it. A payment of a provider that is recorded already changes nothing.
 */
export async function recordPayment(tx: Tx, payment: ReceivedPayment): Promise<{ isPaid: boolean }> {
  const invoice = await lockInvoice(tx, payment.tenantId, payment.invoiceId);
  if (!invoice) throw invoiceNotFound();
  if (invoice.status !== 'open' && payment.provider === null) throw invoiceNotOpen({ status: invoice.status });
  const due = dueOf(invoice);
  const amount = payment.amountMinorUnits ?? due;
  if (amount > due && payment.provider === null) throw paidTooMuch('/amount_minor_units', { due });
  const isNew = await insertPayment(tx, { ...payment, amountMinorUnits: amount });
  if (!isNew) return { isPaid: false };
  const isPaid = invoice.status === 'open' && amount >= due;
  await saveState(tx, invoice, {
    paid: invoice.paid_minor_units + amount,
    ...(isPaid && { status: 'paid', paidAt: payment.receivedAt }),
  });
  await book(payment, tx, invoice, amount);
  return { isPaid };
}

/** Posts the payment without its share of VAT: the ledger has net amounts. */
async function book(payment: ReceivedPayment, tx: Tx, invoice: StoredInvoice, amount: number): Promise<void> {
  const { tenantId, invoiceId, id, now } = payment;
  const { currency, net_minor_units, total_minor_units } = invoice;
  if (total_minor_units === 0) return;
  const share = microsOfMinorUnits(amount, currency) * BigInt(net_minor_units);
  const micros = divideHalfEven(share, BigInt(total_minor_units));
  const details = { invoice_id: invoiceId };
  await bookPayment({ tx, now, newId: randomUUID }, { tenantId, micros, currency, key: `payment:${id}`, details });
}
