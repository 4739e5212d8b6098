import type { AgentId, WebhookId } from '@parley/contract/ids';
import { type WebhookEventDefinition, type WebhookEventType, webhookEvents } from '@parley/contract/webhook-events';

interface Filter {
  id: WebhookId;
  events: readonly WebhookEventType[];
  agent_ids: readonly AgentId[] | null;
  sourceAgentId: AgentId | null;
}

/** True for a webhook that gets events of this type, whatever the agent. */
export function wantsType(endpoint: Pick<Filter, 'events'>, type: WebhookEventType): boolean {
  const definition: WebhookEventDefinition = webhookEvents[type];
  return definition.isService === true || endpoint.events.includes(type);
}

/**
 * True for a webhook that gets this event. A filter of agents lets no event pass that belongs to none, but service
 * events; nothing is sent to the webhook it is about.
 */
export function wantsEvent(
  endpoint: Filter,
  event: { type: WebhookEventType; agentId: AgentId | null; about?: WebhookId },
): boolean {
  if (!wantsType(endpoint, event.type) || endpoint.id === event.about) return false;
  const definition: WebhookEventDefinition = webhookEvents[event.type];
  if (definition.isService === true) return true;
  const agents = endpoint.sourceAgentId === null ? endpoint.agent_ids : [endpoint.sourceAgentId];
  return agents === null || (event.agentId !== null && agents.includes(event.agentId));
}
