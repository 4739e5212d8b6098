import type { FileStore } from '#platform/files/file-store.ts';
import type { StorageQuota } from '#platform/files/storage-quota.ts';
import { operationOf } from '#platform/http/operation.ts';

/** Dependencies of answers beside the database. */
export interface AnswersDeps {
  files: FileStore;
  quota: StorageQuota;
}

export const operation = operationOf<AnswersDeps>();
