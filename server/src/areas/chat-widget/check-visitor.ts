import type { AgentId } from '@parley/contract/ids';
import type { PublicWidgetConfig } from '@parley/contract/resources/chat';
import type { RequestFacts } from '#platform/http/operation.ts';
import { originNotAllowed } from './chat.errors.ts';
import { isOriginAllowed } from './origin.rules.ts';
import type { WidgetConfigCache } from './widget-config-cache.ts';

/** The configuration of an agent that may be chatted with from this page now, or the refusal that says why not. */
export async function checkVisitor(
  deps: { widgetConfigs: WidgetConfigCache },
  agentId: AgentId,
  request: RequestFacts,
): Promise<PublicWidgetConfig> {
  const { config } = await deps.widgetConfigs.get(agentId);
  if (!isOriginAllowed({ origin: request.origin, ownHost: request.header('host') }, config.allowed_domains))
    throw originNotAllowed();
  return config;
}
