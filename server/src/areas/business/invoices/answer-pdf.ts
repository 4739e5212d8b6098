import { Readable } from 'node:stream';
import type { CreditNoteId, InvoiceId, TenantId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import { FileAnswer } from '#platform/http/responses/file-answer.ts';
import type { PrintedInvoice } from './invoice-document.rules.ts';
import { creditNoteNotFound, invoiceNotFound } from './invoices.errors.ts';
import { findInvoice } from './invoices.queries.ts';
import { listCreditNotes } from './payments.queries.ts';
import type { PdfWriter } from './pdf-writer.ts';
import { readInvoice } from './present-invoice.ts';

/** Reads what is printed of an invoice or one of its credit notes, in a transaction of its account. */
export async function readPrinted(
  tx: Tx,
  invoice: { tenantId: TenantId; id: InvoiceId; creditNoteId: CreditNoteId | undefined },
): Promise<PrintedInvoice> {
  const { tenantId, id, creditNoteId } = invoice;
  const row = await findInvoice(tx, tenantId, id);
  if (!row) throw invoiceNotFound();
  const printed = { invoice: await readInvoice(tx, tenantId, id), language: row.language };
  if (creditNoteId === undefined) return printed;
  const found = (await listCreditNotes(tx, tenantId, id)).find(({ note }) => note.id === creditNoteId);
  if (!found) throw creditNoteNotFound();
  return { ...printed, creditNote: found };
}

/** Answers with the PDF, named after its number. */
export async function answerPdf(pdf: PdfWriter, printed: PrintedInvoice): Promise<FileAnswer> {
  const bytes = await pdf.write(printed);
  const number = printed.creditNote?.note.number ?? printed.invoice.number ?? 'draft';
  return new FileAnswer({
    contentType: 'application/pdf',
    disposition: 'attachment',
    filename: `${number}.pdf`,
    bytes: bytes.byteLength,
    open: async (range) => Readable.from([Buffer.from(range ? bytes.subarray(range.start, range.end + 1) : bytes)]),
  });
}

/** Answer of the operations that send one. */
export const pdfDescription = 'A PDF in the language of the account.';
