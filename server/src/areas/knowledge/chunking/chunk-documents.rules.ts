import { createHash } from 'node:crypto';
import { chunkMarkdown, type Passage } from './chunk-markdown.rules.ts';

/** Text to be chunked. */
export interface ChunkedText {
  markdown: string;
  title: string | null;
}

export interface DocumentChunk extends Passage {
  /** SHA-256 of heading path and text. */
  contentHash: Uint8Array;
}

/** Chunks of one document. */
export interface DocumentChunks {
  /** SHA-256 of the text; that of pages is the crawler's, so that it recognises them. */
  contentHash: Uint8Array;
  chunks: DocumentChunk[];
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Chunks a document. Takes about 100 ms for a megabyte: call it in the chunking thread. */
export function chunkDocument({ markdown, title }: ChunkedText): DocumentChunks {
  return {
    contentHash: sha256(markdown),
    chunks: chunkMarkdown(markdown, title).map((passage) => ({
      ...passage,
      contentHash: sha256([...passage.headingPath, passage.text].join('\n')),
    })),
  };
}
