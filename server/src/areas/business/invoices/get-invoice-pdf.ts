import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { answerPdf, pdfDescription, readPrinted } from './answer-pdf.ts';
import { invoiceNotFound } from './invoices.errors.ts';
import { exampleInvoiceId } from './invoices.examples.ts';
import { invoiceParams, operation, pdfQuery } from './invoices.operation.ts';

/** Downloads an issued invoice, or one of its credit notes, as PDF. */
export const getInvoicePdf = operation({
  method: 'GET',
  path: '/api/invoices/{invoiceId}/pdf',
  id: 'getInvoicePdf',
  summary: 'Download an invoice as PDF',
  description: pdfDescription,
  access: apiKey('billing:read'),
  transaction: 'none',
  params: invoiceParams,
  query: pdfQuery,
  answer: { status: 200, schema: z.string(), contentType: 'application/octet-stream', files: ['application/pdf'] },
  refusals: ['not_found', 'range_not_satisfiable'],
  example: { params: { invoiceId: exampleInvoiceId }, answer: '' },
  async run({ db, tenantId, params, query, deps }) {
    const printed = await db.app.inTenant(
      tenantId,
      (tx) => readPrinted(tx, { tenantId, id: params.invoiceId, creditNoteId: query.credit_note_id }),
      { onlyReads: true },
    );
    if (printed.invoice.status === 'draft') throw invoiceNotFound();
    return answerPdf(deps.pdf, printed);
  },
});
