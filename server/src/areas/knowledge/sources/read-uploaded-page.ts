import { decodeText } from '@parley/crawler/html';
import { DocumentError, defaultLimits } from '@parley/document-text';
import type { PageReader } from '#platform/crawling/page-reader.ts';
import type { FoundDocument } from './reading.rules.ts';

/**
 * Reads an uploaded page with the reader of crawled ones, in its thread; footers with contacts or hours are kept. Throws
 * DocumentError.
 */
export async function readUploadedPage(
  pages: PageReader,
  bytes: Uint8Array,
): Promise<Extract<FoundDocument, { kind: 'read' }>> {
  const text = decodeText(bytes, 'text/html');
  const page = { url: 'https://upload.invalid/', kind: 'html' as const, text, keepsFooter: true };
  const { markdown, title, language } = await pages
    .read({ ...page, maxCharacters: defaultLimits.characters })
    .catch((error: unknown) => {
      throw failureOf(error);
    });
  if (!/[\p{L}\p{N}]/u.test(markdown)) throw new DocumentError('empty', 'The file has no words');
  return {
    kind: 'read',
    url: null,
    title: title || null,
    markdown,
    language,
    pageCount: null,
    etag: null,
    lastModified: null,
  };
}

function failureOf(error: unknown): DocumentError {
  const isKnown = error instanceof Error && error.name === 'UnreadablePage';
  return new DocumentError('too_large', isKnown ? error.message : 'Reading the page takes too much time or memory');
}
