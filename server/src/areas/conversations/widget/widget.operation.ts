import { AgentId } from '@parley/contract/ids';
import type { BrandDirectory } from '#areas/business/branding';
import type { Egress } from '@parley/egress';
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
  brands: Pick<BrandDirectory, 'ofTenant'>;
  /** This process takes calls from browsers. */
  takesVoice: boolean;
  /** Store of the pictures. */
  files: FileStore;
  quota: StorageQuota;
  egress: Egress;
  publicUrl: string | undefined;
}

export const operation = operationOf<ChatWidgetDeps>();

export const agentParams = z.object({ agentId: AgentId });
