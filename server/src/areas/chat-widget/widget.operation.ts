import { AgentId } from '@parley/contract/ids';
import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';
import type { WidgetConfigCache } from './widget-config-cache.ts';

/** What the operations of the widget need beside the database. */
export interface ChatWidgetDeps {
  widgetConfigs: WidgetConfigCache;
}

export const operation = operationOf<ChatWidgetDeps>();

export const agentParams = z.object({ agentId: AgentId });
