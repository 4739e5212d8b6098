import type { FileStore } from '#platform/files/file-store.ts';
import type { StorageQuota } from '#platform/files/storage-quota.ts';
import { operationOf } from '#platform/http/operation.ts';

/** Dependencies of the operator operations beside the database. */
export interface OperatorsDeps {
  /** Store of the operators' pictures. */
  files: FileStore;
  quota: StorageQuota;
}

export const operation = operationOf<OperatorsDeps>();
