import { describe, expect, it } from 'vitest';
import { createDocumentReader, DocumentError, type DocumentLimits, type ReadingCost } from './index.ts';
import { sampleDocx, sampleXlsx } from './testing/sample-office.ts';
import { deflatedTwicePdf, encryptedPdf, manyOperatorsPdf, pdfOf, scannedPdf } from './testing/sample-pdf.ts';

const mebibyte = 1024 * 1024;

async function refusal(bytes: Uint8Array, name: string, limits: Partial<DocumentLimits> = {}) {
  let cost: ReadingCost | undefined;
  const reader = createDocumentReader({ limits, onCost: (each) => (cost = each) });
  const error = await reader.read({ bytes, name }).then(
    () => null,
    (fault: unknown) => fault,
  );
  return { code: error instanceof DocumentError ? error.code : error, cost };
}

const manyParagraphs = () =>
  new TextEncoder().encode(
    `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${'<w:p><w:r><w:t>aaaaaaaaaaaaaa</w:t></w:r></w:p>'.repeat(1_500_000)}</w:body></w:document>`,
  );

describe('a hostile document', () => {
  // A watched child ends them; in a thread each took the whole process to 500 MB and more for 11 s.
  it.each([
    ['a PDF deflated twice', deflatedTwicePdf(1024), 'a.pdf'],
    ['a DOCX of very many paragraphs', sampleDocx([], { 'word/document.xml': manyParagraphs() }), 'a.docx'],
  ])('is killed when its memory grows: %s', { timeout: 60_000 }, async (_, bytes, name) => {
    const { code, cost } = await refusal(bytes, name);
    expect(code).toBe('bomb');
    expect(cost?.residentBytesMax).toBeLessThan(300 * mebibyte);
  });

  it('is killed when its time is over', { timeout: 60_000 }, async () => {
    const { code } = await refusal(manyOperatorsPdf(3_000_000), 'a.pdf', {
      timeoutMs: 1500,
      residentBytes: 1024 * mebibyte,
    });
    expect(code).toBe('timeout');
  });

  const zeros = { 'media/a.bin': new Uint8Array(110 * mebibyte) };
  it.each([
    ['a DOCX that unpacks to too much', sampleDocx([{ text: 'x' }], zeros), 'a.docx', 'bomb'],
    ['an XLSX that unpacks to too much', sampleXlsx({ A: [['x', 'y']] }, zeros), 'a.xlsx', 'bomb'],
    ['a scan', scannedPdf(), 'a.pdf', 'no_text_layer'],
    ['an encrypted PDF', encryptedPdf(), 'a.pdf', 'encrypted'],
    ['rubbish after the head of a PDF', new TextEncoder().encode('%PDF-1.7 rubbish'), 'a.pdf', 'damaged'],
    ['spaces alone', new TextEncoder().encode('  \n '), 'a.txt', 'empty'],
  ])('is refused: %s', { timeout: 60_000 }, async (_, bytes, name, code) => {
    expect((await refusal(bytes, name)).code).toBe(code);
  });

  it('is refused for its pages and its size', { timeout: 60_000 }, async () => {
    const pages = pdfOf(Array.from({ length: 3 }, () => ({ content: Buffer.from('BT ET') })));
    expect((await refusal(pages, 'a.pdf', { pages: 2 })).code).toBe('too_many_pages');
    expect((await refusal(new Uint8Array(20), 'a.txt', { bytes: 10 })).code).toBe('too_large');
  });

  it('ends with the signal of its reader, and the next document is read', { timeout: 60_000 }, async () => {
    const reader = createDocumentReader({ concurrency: 1 });
    const aborting = new AbortController();
    const first = reader.read({ bytes: manyOperatorsPdf(1_000_000), name: 'a.pdf', signal: aborting.signal });
    const next = reader.read({ bytes: new TextEncoder().encode('Words'), name: 'a.txt' });
    aborting.abort(new Error('stopped'));
    await expect(first).rejects.toThrow('stopped');
    expect((await next).markdown).toBe('Words');
  });
});
