import type { WidgetConfigCache } from '#areas/conversations/widget';
import { operationOf } from '#platform/http/operation.ts';

/** Dependencies of the answering operations beside the database. */
export interface AnsweringDeps {
  widgetConfigs: WidgetConfigCache;
}

export const operation = operationOf<AnsweringDeps>();
