import { InvoiceOfCustomer } from '@parley/contract/resources/invoice';
import { admin } from '#platform/http/access/access.ts';
import { finalizeDraft } from './finalize-draft.ts';
import { exampleInvoiceId, exampleOfCustomer } from './invoices.examples.ts';
import { invoiceParams, operation } from './invoices.operation.ts';
import { onIssued, readIssued } from './issued-invoices.ts';

/** Issues a draft: it gets the next number of its seller and is to be paid. */
export const finalizeInvoice = operation({
  method: 'POST',
  path: '/api/admin/billing/invoices/{invoiceId}/finalize',
  id: 'finalizeInvoice',
  summary: 'Issue an invoice',
  description: 'Gives a draft its number, date and VAT. It is not changed after that, but corrected by credit notes.',
  access: admin(),
  audit: 'invoice.finalize',
  params: invoiceParams,
  answer: { status: 200, schema: InvoiceOfCustomer },
  refusals: ['not_found', 'conflict'],
  example: { params: { invoiceId: exampleInvoiceId }, answer: exampleOfCustomer },
  run: ({ tx, params, now }) =>
    onIssued(tx, 'platform', params.invoiceId, async (invoice) => {
      await finalizeDraft(tx, { ...invoice, now });
      return readIssued(tx, invoice);
    }),
});
