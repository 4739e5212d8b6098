import type { ChildInput } from '../child-protocol.ts';
import { detectDocumentType } from '../detect-type.ts';
import { DocumentError } from '../document.errors.ts';
import { type DocumentLimits, type DocumentText, type DocumentType, documentTypes } from '../document-text.ts';
import { checkZip } from '../zip-entries.ts';
import { decodeText } from './decode-text.ts';
import { detectLanguage } from './detect-language.ts';
import { onlyTopHeading } from './top-heading.ts';

/** Text of one format, before its language is known. */
export interface RawText {
  markdown: string;
  title: string | null;
  pageCount?: number;
}

/** Reads a document in this process. Call it in the child process only. */
export async function extractText({ bytes, name, limits }: ChildInput): Promise<DocumentText> {
  const type = await detectDocumentType(bytes, name);
  if (type === 'docx' || type === 'xlsx') checkZip(bytes, limits);
  const raw = await rawText(type, bytes, limits);
  const markdown = tidy(raw.markdown);
  if (markdown.length > limits.characters) {
    throw new DocumentError('too_large', `The text is longer than ${limits.characters} characters`);
  }
  if (!/[\p{L}\p{N}]/u.test(markdown)) throw noWords(type);
  return {
    type,
    contentType: documentTypes[type],
    title: raw.title?.replaceAll(/\s+/g, ' ').trim().slice(0, 200) || null,
    markdown,
    language: detectLanguage(markdown),
    pageCount: raw.pageCount ?? null,
  };
}

async function rawText(type: DocumentType, bytes: Uint8Array, limits: DocumentLimits): Promise<RawText> {
  switch (type) {
    case 'pdf':
      return (await import('./pdf.ts')).pdfText(bytes, limits);
    case 'docx':
      return (await import('./docx.ts')).docxText(bytes);
    case 'xlsx':
      return (await import('./xlsx.ts')).xlsxText(bytes, limits);
    case 'html':
      throw new DocumentError('unsupported_type', 'Pages of HTML have a reader of their own');
    case 'csv':
      return (await import('./csv.ts')).csvText(decodeText(bytes));
    case 'markdown':
      return markdownText(decodeText(bytes));
    case 'text':
      return { markdown: decodeText(bytes), title: null };
  }
}

const noWords = (type: DocumentType) =>
  type === 'pdf'
    ? new DocumentError(
        'no_text_layer',
        'The PDF has no text: its pages are pictures. Run text recognition (OCR) over it first',
      )
    : new DocumentError('empty', 'The file has no words');

function markdownText(text: string): RawText {
  // Front matter describes the file, not its subject.
  const body = text.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, '');
  return { markdown: withoutRemoteImages(body), title: onlyTopHeading(body) };
}

/** Pictures are not text, and an address of one must never reach a visitor's page. */
const withoutRemoteImages = (markdown: string) => markdown.replaceAll(/!\[([^\]]*)\]\([^)]*\)/g, '$1');

/** One kind of line end, no control characters, no spaces at the ends of lines, at most one blank line in a row. */
function tidy(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\u00ad', '')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/\p{Cs}/gu, '\ufffd')
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
