import { AgentId } from '@parley/contract/ids';
import { z } from 'zod';
import type { FileStore } from '#platform/files/file-store.ts';
import type { StorageQuota } from '#platform/files/storage-quota.ts';
import { operationOf } from '#platform/http/operation.ts';
import type { WidgetConfigCache } from './widget-config-cache.ts';
import type { WidgetRuntimes } from './widget-runtimes.ts';

/** Dependencies of the widget operations beside the database. */
export interface ChatWidgetDeps {
  widgetConfigs: WidgetConfigCache;
  runtimes: WidgetRuntimes;
  /** This process takes calls from browsers. */
  takesVoice: boolean;
  /** Store of the pictures. */
  files: FileStore;
  quota: StorageQuota;
}

export const operation = operationOf<ChatWidgetDeps>();

export const agentParams = z.object({ agentId: AgentId });
