import type { AgentId, TenantId, WebhookId } from '@parley/contract/ids';
import { defaultWebhookEvents, subscribableTypes, type WebhookEventType } from '@parley/contract/webhook-events';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { headerSecretIds } from './endpoint-headers.rules.ts';
import { insertEndpoint, removeEndpoint, type StoredEndpoint, writeEndpoint } from './endpoints.queries.ts';
import { addSigningSecret, type SecretContext } from './signing-secrets.ts';

/** The webhook an agent's configuration asks for. */
interface AgentWebhook {
  agentId: AgentId;
  url: string;
  events: WebhookEventType[];
}

/** Lists the webhooks of agents that are not in the trash. */
export async function listAgentWebhooks(tx: Tx): Promise<(AgentWebhook & { isTrashed: boolean })[]> {
  const { rows } = await sql<{ id: string; url: string; events: unknown; trashed: boolean }>`
    select id, config ->> 'webhook_url' as url, config -> 'webhook_events' as events, trashed_at is not null as trashed
    from agents where config ->> 'webhook_url' is not null`.execute(tx);
  return rows.map(({ id, url, events, trashed }) => ({
    agentId: id as AgentId,
    url,
    events: knownEvents(events),
    isTrashed: trashed,
  }));
}

/** Known ones of an agent's `webhook_events`; without any the default. */
function knownEvents(events: unknown): WebhookEventType[] {
  const known = subscribableTypes.filter((type) => Array.isArray(events) && events.includes(type));
  return known.length > 0 ? known : [...defaultWebhookEvents];
}

/**
 * Brings the webhooks made from agents in line with the agents' configuration: creates, changes and deletes them. Returns
 * all webhooks of the tenant as they are then.
 */
export async function syncAgentEndpoints(
  context: SecretContext & { tenantId: TenantId },
  endpoints: readonly StoredEndpoint[],
  wanted: readonly AgentWebhook[],
): Promise<StoredEndpoint[]> {
  const byAgent = new Map(wanted.map((webhook) => [webhook.agentId, webhook]));
  const current: StoredEndpoint[] = [];
  for (const endpoint of endpoints) {
    if (endpoint.sourceAgentId === null) {
      current.push(endpoint);
      continue;
    }
    const webhook = byAgent.get(endpoint.sourceAgentId);
    byAgent.delete(endpoint.sourceAgentId);
    if (webhook) current.push(await follow(context, endpoint, webhook));
    else await remove(context, endpoint);
  }
  for (const webhook of byAgent.values()) current.push(await create(context, webhook));
  return current;
}

async function create(context: SecretContext, { agentId, url, events }: AgentWebhook): Promise<StoredEndpoint> {
  const endpoint: StoredEndpoint = {
    tenantId: context.tenantId,
    id: context.newId() as WebhookId,
    version: 1,
    url,
    description: '',
    is_active: true,
    agent_ids: [agentId],
    events,
    include: [],
    headers: {},
    sourceAgentId: agentId,
    failingSince: null,
    disabledAt: null,
    disabledReason: null,
    createdAt: context.now,
    updatedAt: context.now,
  };
  await insertEndpoint(context.tx, endpoint);
  await addSigningSecret(context, endpoint.id);
  return endpoint;
}

/** Takes over another URL or other events. Headers of another origin were not meant for this one. */
async function follow(
  { tx, now, deps }: SecretContext,
  endpoint: StoredEndpoint,
  { url, events }: AgentWebhook,
): Promise<StoredEndpoint> {
  const isSameUrl = endpoint.url === url;
  if (isSameUrl && String(endpoint.events) === String(events)) return endpoint;
  const isSameOrigin = new URL(endpoint.url).origin === new URL(url).origin;
  if (!isSameOrigin) await deps.vault.delete(tx, headerSecretIds(endpoint.headers));
  const changed: StoredEndpoint = {
    ...endpoint,
    url,
    events,
    ...(isSameOrigin ? {} : { headers: {} }),
    ...(isSameUrl ? {} : { is_active: true, failingSince: null, disabledAt: null, disabledReason: null }),
    version: endpoint.version + 1,
    updatedAt: now,
  };
  await writeEndpoint(tx, changed);
  return changed;
}

async function remove({ tx, deps }: SecretContext, endpoint: StoredEndpoint): Promise<void> {
  const secrets = await removeEndpoint(tx, endpoint.id);
  await deps.vault.delete(tx, [...secrets, ...headerSecretIds(endpoint.headers)]);
}
