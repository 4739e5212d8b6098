import { InvoiceOfCustomer, PaymentRecord } from '@parley/contract/resources/invoice';
import { admin } from '#platform/http/access/access.ts';
import { exampleInvoiceId, examplePaid } from './invoices.examples.ts';
import { invoiceParams, operation } from './invoices.operation.ts';
import { onIssued, readIssued } from './issued-invoices.ts';
import { payByHand, paymentDescription } from './pay-by-hand.ts';

/** Records a payment of an invoice of any account; paid in full, its order is credited at once. */
export const recordInvoicePayment = operation({
  method: 'POST',
  path: '/api/admin/billing/invoices/{invoiceId}/payments',
  id: 'recordInvoicePayment',
  summary: 'Record a payment of an invoice of any account',
  description: paymentDescription,
  access: admin(),
  audit: 'invoice.pay',
  params: invoiceParams,
  body: PaymentRecord,
  answer: { status: 200, schema: InvoiceOfCustomer },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { invoiceId: exampleInvoiceId },
    body: { method: 'bank_transfer', reference: 'RF76VW00042' },
    answer: examplePaid,
  },
  run: ({ tx, params, body, now, newId, deps }) =>
    onIssued(tx, 'platform', params.invoiceId, async (invoice) => {
      await payByHand(tx, { invoice, body, now, newId, deps });
      return readIssued(tx, invoice);
    }),
});
