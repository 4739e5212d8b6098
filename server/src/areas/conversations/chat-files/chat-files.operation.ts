import type { WidgetConfigCache } from '#areas/conversations/widget';
import type { FileStore } from '#platform/files/file-store.ts';
import type { StorageQuota } from '#platform/files/storage-quota.ts';
import { operationOf } from '#platform/http/operation.ts';

/** Dependencies of the file operations beside the database. */
export interface ChatFilesDeps {
  widgetConfigs: WidgetConfigCache;
  files: FileStore;
  quota: StorageQuota;
  /** Key of the hashes by which uploads from one address are counted. */
  addressKey: Buffer;
}

export const operation = operationOf<ChatFilesDeps>();
