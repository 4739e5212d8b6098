import { z } from 'zod';
import { reseller } from '#platform/http/access/access.ts';
import { answerPdf, pdfDescription, readPrinted } from './answer-pdf.ts';
import { exampleInvoiceId } from './invoices.examples.ts';
import { invoiceParams, operation, pdfQuery } from './invoices.operation.ts';
import { onIssued } from './issued-invoices.ts';

/** Downloads an invoice to a customer of the reseller, or one of its credit notes, as PDF. Drafts are marked as such. */
export const getResellerInvoicePdf = operation({
  method: 'GET',
  path: '/api/reseller/invoices/{invoiceId}/pdf',
  id: 'getResellerInvoicePdf',
  summary: 'Download an invoice to a customer of the reseller as PDF',
  description: pdfDescription,
  access: reseller({ needsAdmin: true }),
  transaction: 'none',
  params: invoiceParams,
  query: pdfQuery,
  answer: { status: 200, schema: z.string(), contentType: 'application/octet-stream', files: ['application/pdf'] },
  refusals: ['not_found', 'range_not_satisfiable'],
  example: { params: { invoiceId: exampleInvoiceId }, answer: '' },
  async run({ db, tenantId, params, query, deps }) {
    const printed = await db.app.inTenant(tenantId, (tx) =>
      onIssued(tx, 'reseller', params.invoiceId, (invoice) =>
        readPrinted(tx, { ...invoice, creditNoteId: query.credit_note_id }),
      ),
    );
    return answerPdf(deps.pdf, printed);
  },
});
