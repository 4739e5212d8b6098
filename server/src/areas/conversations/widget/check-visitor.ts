import type { AgentId, TenantId } from '@parley/contract/ids';
import type { RequestFacts } from '#platform/http/operation.ts';
import { isOriginAllowed } from './origin.rules.ts';
import { originNotAllowed } from './widget.errors.ts';
import type { Widget } from './widget-config.queries.ts';
import type { WidgetConfigCache } from './widget-config-cache.ts';

/** Gets the widget of an agent that accepts chats from this page now, or refuses with the reason. */
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

/**
 * Refuses a page of a site that may not use the agent's widget. Does not check that the agent accepts chats: earlier
 * messages stay readable.
 */
export async function refuseForeignSite(
  deps: { widgetConfigs: WidgetConfigCache },
  agent: { tenantId: TenantId; id: AgentId },
  page: { origin: string | null; ownHost: string | null },
): Promise<void> {
  if (page.origin === null) return;
  const domains = await deps.widgetConfigs.allowedDomains(agent.tenantId, agent.id);
  if (!isOriginAllowed(page, domains)) throw originNotAllowed();
}
