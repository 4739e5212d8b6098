import { InvoiceOfCustomer, PaymentRecord } from '@parley/contract/resources/invoice';
import { reseller } from '#platform/http/access/access.ts';
import { exampleInvoiceId, examplePaid } from './invoices.examples.ts';
import { invoiceParams, operation } from './invoices.operation.ts';
import { onIssued, readIssued } from './issued-invoices.ts';
import { payByHand, paymentDescription } from './pay-by-hand.ts';

/** Records a payment of an invoice to a customer of the reseller; paid in full, its order is credited at once. */
export const recordResellerInvoicePayment = operation({
  method: 'POST',
  path: '/api/reseller/invoices/{invoiceId}/payments',
  id: 'recordResellerInvoicePayment',
  summary: 'Record a payment of an invoice to a customer of the reseller',
  description: paymentDescription,
  access: reseller({ needsAdmin: true }),
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
    onIssued(tx, 'reseller', params.invoiceId, async (invoice) => {
      await payByHand(tx, { invoice, body, now, newId, deps });
      return readIssued(tx, invoice);
    }),
});
