import { Invoice } from '@parley/contract/resources/invoice';
import { apiKey } from '#platform/http/access/access.ts';
import { invoiceNotFound } from './invoices.errors.ts';
import { exampleInvoice, exampleInvoiceId } from './invoices.examples.ts';
import { invoiceParams, operation } from './invoices.operation.ts';
import { readInvoice } from './present-invoice.ts';

/** Gets an issued invoice of the account. A draft is not there for it. */
export const getInvoice = operation({
  method: 'GET',
  path: '/api/invoices/{invoiceId}',
  id: 'getInvoice',
  summary: 'Get an invoice',
  description: 'With its lines, VAT, payments and credit notes.',
  access: apiKey('billing:read'),
  params: invoiceParams,
  answer: { status: 200, schema: Invoice },
  refusals: ['not_found'],
  example: { params: { invoiceId: exampleInvoiceId }, answer: exampleInvoice },
  async run({ tx, tenantId, params }) {
    const invoice = await readInvoice(tx, tenantId, params.invoiceId);
    if (invoice.status === 'draft') throw invoiceNotFound();
    return invoice;
  },
});
