import { CreditNoteCreate, InvoiceOfCustomer } from '@parley/contract/resources/invoice';
import { admin } from '#platform/http/access/access.ts';
import { creditByHand, creditDescription } from './credit-by-hand.ts';
import { exampleInvoiceId, exampleOfCustomer } from './invoices.examples.ts';
import { invoiceParams, operation } from './invoices.operation.ts';
import { onIssued, readIssued } from './issued-invoices.ts';

/** Corrects an invoice of any account by a credit note. */
export const createCreditNote = operation({
  method: 'POST',
  path: '/api/admin/billing/invoices/{invoiceId}/credit-notes',
  id: 'createCreditNote',
  summary: 'Credit an invoice of any account',
  description: creditDescription,
  access: admin(),
  audit: 'invoice.credit',
  params: invoiceParams,
  body: CreditNoteCreate,
  answer: { status: 200, schema: InvoiceOfCustomer },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { invoiceId: exampleInvoiceId },
    body: { reason: 'Ordered twice' },
    answer: { ...exampleOfCustomer, status: 'void' as const },
  },
  run: ({ tx, params, body, now, newId, deps }) =>
    onIssued(tx, 'platform', params.invoiceId, async (invoice) => {
      await creditByHand(tx, { invoice, body, now, newId, deps });
      return readIssued(tx, invoice);
    }),
});
