import { ChatSessionId } from '@parley/contract/ids';
import { z } from 'zod';
import type { WidgetConfigCache } from '#areas/conversations/widget';
import type { Bus } from '#platform/bus/bus.ts';
import { operationOf } from '#platform/http/operation.ts';

/** Dependencies of the chat operations beside the database. */
export interface ChatsDeps {
  bus: Bus;
  widgetConfigs: WidgetConfigCache;
}

export const operation = operationOf<ChatsDeps>();

export const sessionParams = z.object({ sessionId: ChatSessionId });

/** Session id in the examples of the API document. */
export const exampleSessionId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b20' as ChatSessionId;
