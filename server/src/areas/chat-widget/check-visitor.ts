import type { AgentId } from '@parley/contract/ids';
import type { RequestFacts } from '#platform/http/operation.ts';
import { originNotAllowed } from './widget.errors.ts';
import { isOriginAllowed } from './origin.rules.ts';
import type { Widget } from './widget-config.queries.ts';
import type { WidgetConfigCache } from './widget-config-cache.ts';

/** The widget of an agent that may be chatted with from this page now, or the refusal that says why not. */
export async function checkVisitor(
  deps: { widgetConfigs: WidgetConfigCache },
  agentId: AgentId,
  request: RequestFacts,
): Promise<Widget> {
  const widget = await deps.widgetConfigs.get(agentId);
  if (!isOriginAllowed({ origin: request.origin, ownHost: request.header('host') }, widget.config.allowed_domains))
    throw originNotAllowed();
  return widget;
}
