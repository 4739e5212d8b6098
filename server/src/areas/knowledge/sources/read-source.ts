import { type DocumentReader, detectDocumentType } from '@parley/document-text';
import type { PageReader } from '#platform/crawling/page-reader.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { ClaimedSource } from './claim-sources.queries.ts';
import { readUploadedPage } from './read-uploaded-page.ts';
import type { Reading } from './reading.rules.ts';
import { contentKey } from './sources.queries.ts';

/** Reads a file or text of the file store. Throws DocumentError, and faults of the store. */
export async function readStoredSource(
  { files, documents, pages }: { files: FileStore; documents: DocumentReader; pages: PageReader },
  { row }: ClaimedSource,
  signal: AbortSignal,
): Promise<Reading> {
  if (row.content_id === null) throw new Error('A stored source has no content');
  const bytes = await readWhole(files, contentKey(row.content_id));
  if (bytes === null)
    return { kind: 'failed', code: 'internal', message: 'The file is missing in the file store', isTransient: false };
  const name = row.kind === 'text' ? 'text.md' : row.name;
  if ((await detectDocumentType(bytes, name)) === 'html')
    return { kind: 'read', title: null, documents: [await readUploadedPage(pages, bytes)] };
  const { markdown, title, language, pageCount } = await documents.read({ bytes, name, signal });
  const document = { kind: 'read' as const, url: null, title, markdown, language, pageCount };
  return { kind: 'read', title: null, documents: [{ ...document, etag: null, lastModified: null }] };
}

async function readWhole(files: FileStore, key: string): Promise<Uint8Array | null> {
  const stream = await files.open(key);
  if (stream === null) return null;
  const parts: Uint8Array[] = [];
  for await (const part of stream as AsyncIterable<Uint8Array>) parts.push(part);
  return Buffer.concat(parts);
}
