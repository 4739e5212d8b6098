import { InvoiceOfCustomer } from '@parley/contract/resources/invoice';
import { reseller } from '#platform/http/access/access.ts';
import { exampleInvoiceId, exampleOfCustomer } from './invoices.examples.ts';
import { invoiceParams, operation } from './invoices.operation.ts';
import { onIssued, readIssued } from './issued-invoices.ts';

/** Gets an invoice or draft to a customer of the reseller. */
export const getResellerInvoice = operation({
  method: 'GET',
  path: '/api/reseller/invoices/{invoiceId}',
  id: 'getResellerInvoice',
  summary: 'Get an invoice to a customer of the reseller',
  access: reseller({ needsAdmin: true }),
  params: invoiceParams,
  answer: { status: 200, schema: InvoiceOfCustomer },
  refusals: ['not_found'],
  example: { params: { invoiceId: exampleInvoiceId }, answer: exampleOfCustomer },
  run: ({ tx, params }) => onIssued(tx, 'reseller', params.invoiceId, (invoice) => readIssued(tx, invoice)),
});
