import type { WidgetConfigCache } from '#areas/conversations/widget';
import { operationOf } from '#platform/http/operation.ts';

/** Dependencies of the handoff operations beside the database. */
export interface HandoffDeps {
  widgetConfigs: WidgetConfigCache;
}

export const operation = operationOf<HandoffDeps>();
