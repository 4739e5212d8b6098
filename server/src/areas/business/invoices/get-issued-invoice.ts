import { InvoiceOfCustomer } from '@parley/contract/resources/invoice';
import { admin } from '#platform/http/access/access.ts';
import { exampleInvoiceId, exampleOfCustomer } from './invoices.examples.ts';
import { invoiceParams, operation } from './invoices.operation.ts';
import { onIssued, readIssued } from './issued-invoices.ts';

/** Gets an invoice or draft of any account. */
export const getIssuedInvoice = operation({
  method: 'GET',
  path: '/api/admin/billing/invoices/{invoiceId}',
  id: 'getIssuedInvoice',
  summary: 'Get an invoice of any account',
  access: admin(),
  params: invoiceParams,
  answer: { status: 200, schema: InvoiceOfCustomer },
  refusals: ['not_found'],
  example: { params: { invoiceId: exampleInvoiceId }, answer: exampleOfCustomer },
  run: ({ tx, params }) => onIssued(tx, 'platform', params.invoiceId, (invoice) => readIssued(tx, invoice)),
});
