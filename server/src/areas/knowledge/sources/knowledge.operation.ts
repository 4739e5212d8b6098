import { AgentId, KnowledgeBaseFileId } from '@parley/contract/ids';
import { z } from 'zod';
import type { FileStore } from '#platform/files/file-store.ts';
import type { StorageQuota } from '#platform/files/storage-quota.ts';
import { operationOf } from '#platform/http/operation.ts';

/** Dependencies of the knowledge operations beside the database. */
export interface KnowledgeDeps {
  files: FileStore;
  quota: StorageQuota;
}

export const operation = operationOf<KnowledgeDeps>();

export const agentParams = z.object({ agentId: AgentId });
export const fileParams = z.object({ agentId: AgentId, fileId: KnowledgeBaseFileId });
