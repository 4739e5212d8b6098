import { createRequestThread } from '#platform/threads/request-thread.ts';
import type { PrintedInvoice } from './invoice-document.rules.ts';

/** Writes invoices and credit notes as PDF. */
export interface PdfWriter {
  write(invoice: PrintedInvoice): Promise<Uint8Array>;
  close(): Promise<void>;
}

/**
 * Opens a writer. pdfmake works synchronously and takes a tenth of a second to load, so it has a thread, which starts
 * with the first invoice and ends after a minute without.
 */
export function createPdfWriter(): PdfWriter {
  const thread = createRequestThread<PrintedInvoice, Uint8Array>(new URL('./write-pdf.worker.ts', import.meta.url), {
    name: 'parley-pdf',
    work: 'Writing a PDF',
  });
  return { write: (invoice) => thread.request(invoice), close: () => thread.close() };
}
