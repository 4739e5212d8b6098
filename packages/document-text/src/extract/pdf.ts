import { getDocumentProxy } from 'unpdf';
import { DocumentError } from '../document.errors.ts';
import type { DocumentLimits } from '../document-text.ts';
import type { RawText } from './extract-text.ts';
import { type PdfItem, type PdfLine, pageLines } from './pdf-lines.ts';
import { pdfMarkdown } from './pdf-markdown.ts';

/** Text of a PDF's text layer; larger type becomes headings. Refuses encrypted files and more pages than the limit. */
export async function pdfText(
  bytes: Uint8Array,
  limits: Pick<DocumentLimits, 'characters' | 'pages'>,
): Promise<RawText> {
  const document = await open(bytes);
  const pageCount = document.numPages;
  if (pageCount > limits.pages) {
    throw new DocumentError('too_many_pages', `The PDF has ${pageCount} pages; at most ${limits.pages} are read`);
  }
  const pages: PdfLine[][] = [];
  let characters = 0;
  for (let number = 1; number <= pageCount; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const lines = pageLines((items as (PdfItem | { type: string })[]).filter((item): item is PdfItem => 'str' in item));
    characters += lines.reduce((sum, line) => sum + line.text.length, 0);
    if (characters > limits.characters) {
      throw new DocumentError('too_large', `The text is longer than ${limits.characters} characters`);
    }
    pages.push(lines);
    page.cleanup();
  }
  return { markdown: pdfMarkdown(pages), title: await titleOf(document), pageCount };
}

async function open(bytes: Uint8Array) {
  try {
    return await getDocumentProxy(bytes, {
      isEvalSupported: false,
      verbosity: 0,
      useSystemFonts: false,
      disableFontFace: true,
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') {
      throw new DocumentError('encrypted', 'The PDF is protected by a password; save it without one');
    }
    throw new DocumentError('damaged', 'The PDF is damaged: it cannot be opened');
  }
}

/** Title in the properties; many programs put the file's name there, which says less than a heading. */
async function titleOf(document: Awaited<ReturnType<typeof open>>): Promise<string | null> {
  const { info } = await document.getMetadata().catch(() => ({ info: {} }));
  const title = (info as { Title?: unknown }).Title;
  return typeof title === 'string' && /\s/.test(title.trim()) && !/\.\w{2,4}$/.test(title) ? title : null;
}
