import { parentPort } from 'node:worker_threads';
import { type PrintedInvoice } from './invoice-document.rules.ts';
import { writePdf } from './write-pdf.ts';

// Entry of the thread of `createPdfWriter`: writes invoices one by one.

parentPort?.on('message', async ({ id, request }: { id: number; request: PrintedInvoice }) => {
  try {
    parentPort?.postMessage({ id, result: await writePdf(request) });
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) });
  }
});
