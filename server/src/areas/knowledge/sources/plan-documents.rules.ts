import type { DocumentChunks, Passage } from '#areas/knowledge/chunking';
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

/**
 * Plans how the documents of a reading replace those stored: the text of a page that is unchanged is left as it is, and
 * a text that another page has already is skipped. Documents that are not in the plan are deleted. `chunks` has those of
 * every document that was read.
 */
export function planDocuments(
  found: readonly FoundDocument[],
  chunks: ReadonlyMap<FoundDocument, DocumentChunks>,
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
    const chunked = chunks.get(document);
    if (document.kind !== 'read' || !chunked) return { id, ordinal, found: document, action: 'leave' };
    const contentHash = Buffer.from(chunked.contentHash);
    const key = contentHash.toString('hex');
    if (seenHashes.has(key)) {
      const reason = 'Another page has the same text';
      return { id, ordinal, found: document, action: 'skip', code: 'duplicate', reason };
    }
    seenHashes.add(key);
    return { id, ordinal, found: document, action: 'write', contentHash, chunks: plannedChunks(chunked) };
  });
}

const plannedChunks = ({ chunks }: DocumentChunks): PlannedChunk[] =>
  chunks.map((chunk) => ({ ...chunk, contentHash: Buffer.from(chunk.contentHash) }));
