import { z } from 'zod';
import { admin } from '#platform/http/access/access.ts';
import { answerPdf, pdfDescription, readPrinted } from './answer-pdf.ts';
import { exampleInvoiceId } from './invoices.examples.ts';
import { invoiceParams, operation, pdfQuery } from './invoices.operation.ts';
import { onIssued } from './issued-invoices.ts';

/** Downloads an invoice of any account, or one of its credit notes, as PDF. Drafts are marked as such. */
export const getIssuedInvoicePdf = operation({
  method: 'GET',
  path: '/api/admin/billing/invoices/{invoiceId}/pdf',
  id: 'getIssuedInvoicePdf',
  summary: 'Download an invoice of any account as PDF',
  description: pdfDescription,
  access: admin(),
  transaction: 'none',
  params: invoiceParams,
  query: pdfQuery,
  answer: { status: 200, schema: z.string(), contentType: 'application/octet-stream', files: ['application/pdf'] },
  refusals: ['not_found', 'range_not_satisfiable'],
  example: { params: { invoiceId: exampleInvoiceId }, answer: '' },
  async run({ db, params, query, deps }) {
    const printed = await db.platform.inPlatform((tx) =>
      onIssued(tx, 'platform', params.invoiceId, (invoice) =>
        readPrinted(tx, { ...invoice, creditNoteId: query.credit_note_id }),
      ),
    );
    return answerPdf(deps.pdf, printed);
  },
});
