import { createRequestThread } from '#platform/threads/request-thread.ts';
import type { ChunkedText, DocumentChunks } from './chunk-documents.rules.ts';

/** Chunks documents off the main thread. */
export interface Chunker {
  chunk(document: ChunkedText): Promise<DocumentChunks>;
  close(): Promise<void>;
}

/** Opens a chunker, whose thread starts with the first document and ends after a minute without. */
export function createChunker(): Chunker {
  const thread = createRequestThread<ChunkedText, DocumentChunks>(
    new URL('./chunk-documents.worker.ts', import.meta.url),
    { name: 'parley-chunking', work: 'Chunking' },
  );
  return { chunk: (document) => thread.request(document), close: () => thread.close() };
}
