import { AgentId, KnowledgeBaseFileId } from '@parley/contract/ids';
import type { DocumentReader } from '@parley/document-text';
import type { Egress } from '@parley/egress';
import { z } from 'zod';
import type { Chunker } from '#areas/knowledge/chunking';
import type { PageReader } from '#platform/crawling/page-reader.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { StorageQuota } from '#platform/files/storage-quota.ts';
import { operationOf } from '#platform/http/operation.ts';
import type { SourceIndexer } from './source-indexer.ts';

/** Dependencies of the knowledge operations beside the database. */
export interface KnowledgeDeps {
  files: FileStore;
  quota: StorageQuota;
  egress: Egress;
  /** Reads documents in watched child processes. */
  documents: DocumentReader;
  /** Reads uploaded pages in a thread. */
  pages: PageReader;
  /** Chunks documents in a thread. */
  chunker: Chunker;
  /** Indexes due sources; runs in processes with the role `jobs`. */
  indexer: SourceIndexer;
}

export const operation = operationOf<KnowledgeDeps>();

export const agentParams = z.object({ agentId: AgentId });
export const fileParams = z.object({ agentId: AgentId, fileId: KnowledgeBaseFileId });
