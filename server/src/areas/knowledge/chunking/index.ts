export type { DocumentChunks } from './chunk-documents.rules.ts';
export type { Passage } from './chunk-markdown.rules.ts';
export { type Chunker, createChunker } from './chunker.ts';
