import { CreditNoteCreate, InvoiceOfCustomer } from '@parley/contract/resources/invoice';
import { reseller } from '#platform/http/access/access.ts';
import { creditByHand, creditDescription } from './credit-by-hand.ts';
import { exampleInvoiceId, exampleOfCustomer } from './invoices.examples.ts';
import { invoiceParams, operation } from './invoices.operation.ts';
import { onIssued, readIssued } from './issued-invoices.ts';

/** Corrects an invoice to a customer of the reseller by a credit note. */
export const createResellerCreditNote = operation({
  method: 'POST',
  path: '/api/reseller/invoices/{invoiceId}/credit-notes',
  id: 'createResellerCreditNote',
  summary: 'Credit an invoice to a customer of the reseller',
  description: creditDescription,
  access: reseller({ needsAdmin: true }),
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
    onIssued(tx, 'reseller', params.invoiceId, async (invoice) => {
      await creditByHand(tx, { invoice, body, now, newId, deps });
      return readIssued(tx, invoice);
    }),
});
