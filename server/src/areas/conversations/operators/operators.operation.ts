import type { FileStore } from '#platform/files/file-store.ts';
import type { StorageQuota } from '#platform/files/storage-quota.ts';
import { operationOf } from '#platform/http/operation.ts';
import type { OfflineOperatorSweeper } from './offline-operator-sweeper.ts';

/** Dependencies of the operator operations beside the database. */
export interface OperatorsDeps {
  /** Store of the operators' pictures. */
  files: FileStore;
  quota: StorageQuota;
  /** Gives back chats of operators who are gone. */
  sweeper: OfflineOperatorSweeper;
  /** Silence after which an operator's chats go back to the queue. Unit: seconds. */
  graceSeconds: number;
}

export const operation = operationOf<OperatorsDeps>();
