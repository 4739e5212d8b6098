import { createHash } from 'node:crypto';
import { chunkMarkdown, type Passage } from './chunk-markdown.rules.ts';
import type { FoundDocument } from './reading.rules.ts';

/** A document in use, as it is stored. */
export interface StoredDocument {
  id: string;
  url: string | null;
  content_hash: Buffer | null;
  status: string;
}

export interface PlannedChunk extends Passage {
  contentHash: Buffer;
}

/** Outcome of one document. */
export type PlannedDocument = { id: string; ordinal: number; found: FoundDocument } & (
  | { action: 'write'; contentHash: Buffer; chunks: PlannedChunk[] }
  /** Its chunks stay as they are. */
  | { action: 'leave' }
  | { action: 'skip'; code: string; reason: string }
);

const sha256 = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest();

/** Hash of a document's readable text; that of pages is the crawler's, so that it recognises them. */
export const contentHashOf = (markdown: string): Buffer => createHash('sha256').update(markdown).digest();

/**
 * Plans how the documents of a reading replace those stored: the text of a page that is unchanged is left as it is, and
 * a text that another page has already is skipped. Documents that are not in the plan are deleted.
 */
export function planDocuments(
  found: readonly FoundDocument[],
  stored: readonly StoredDocument[],
  newId: () => string,
): PlannedDocument[] {
  const byUrl = new Map(stored.map((document) => [document.url, document]));
  const seenHashes = new Set<string>();
  return found.map((document, ordinal) => {
    const before = byUrl.get(document.url);
    const id = before?.id ?? newId();
    if (document.kind === 'skipped') {
      return { id, ordinal, found: document, action: 'skip', code: document.code, reason: document.reason };
    }
    if (document.kind !== 'read') return { id, ordinal, found: document, action: 'leave' };
    const contentHash = contentHashOf(document.markdown);
    const key = contentHash.toString('hex');
    if (seenHashes.has(key)) {
      const reason = 'Another page has the same text';
      return { id, ordinal, found: document, action: 'skip', code: 'duplicate', reason };
    }
    seenHashes.add(key);
    return { id, ordinal, found: document, action: 'write', contentHash, chunks: chunksOf(document) };
  });
}

function chunksOf({ markdown, title }: Extract<FoundDocument, { kind: 'read' }>): PlannedChunk[] {
  return chunkMarkdown(markdown, title).map((passage) => ({
    ...passage,
    contentHash: sha256(...passage.headingPath, passage.text),
  }));
}
