import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pdfmake from 'pdfmake';
import { invoiceDocument, type PrintedInvoice } from './invoice-document.rules.ts';

const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'build/fonts/Roboto');

pdfmake.setFonts({
  Roboto: {
    normal: join(fonts, 'Roboto-Regular.ttf'),
    bold: join(fonts, 'Roboto-Medium.ttf'),
    italics: join(fonts, 'Roboto-Italic.ttf'),
    bolditalics: join(fonts, 'Roboto-MediumItalic.ttf'),
  },
});
// A document names no files and addresses; its fonts are the only files read.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith(fonts));

/** Writes an invoice or credit note as PDF. Roboto has Latin, Greek and Cyrillic letters. */
export async function writePdf(invoice: PrintedInvoice): Promise<Uint8Array> {
  return pdfmake.createPdf(invoiceDocument(invoice)).getBuffer();
}
