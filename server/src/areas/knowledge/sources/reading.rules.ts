import type { KnowledgeErrorCode } from '@parley/contract/resources/knowledge-base';

/** A document as a reading found it. */
export type FoundDocument = { url: string | null } & (
  | {
      kind: 'read';
      title: string | null;
      markdown: string;
      language: string | null;
      pageCount: number | null;
      etag: string | null;
      lastModified: string | null;
    }
  /** As it was at the last visit. */
  | { kind: 'unchanged'; etag: string | null; lastModified: string | null }
  /** Not reachable now, and in use as it was. */
  | { kind: 'retained' }
  | { kind: 'skipped'; code: KnowledgeErrorCode; reason: string }
);

/** Result of reading a source. */
export type Reading =
  | { kind: 'read'; documents: FoundDocument[]; title: string | null }
  | { kind: 'failed'; code: KnowledgeErrorCode; message: string; isTransient: boolean };
