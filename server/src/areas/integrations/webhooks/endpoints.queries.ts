import type { AgentId, TenantId, WebhookId } from '@parley/contract/ids';
import type { EndOfCallWebhook, WebhookInclude, WebhookSettings } from '@parley/contract/resources/webhook';
import type { WebhookEventType } from '@parley/contract/webhook-events';
import { type Selectable, sql } from 'kysely';
import type { WebhookEndpoints } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { maskHeaders } from './endpoint-headers.rules.ts';
import { webhookNotFound } from './webhooks.errors.ts';

/** Webhook as stored: secret header values are references to the vault. */
export interface StoredEndpoint extends WebhookSettings {
  tenantId: TenantId;
  id: WebhookId;
  version: number;
  sourceAgentId: AgentId | null;
  failingSince: Date | null;
  disabledAt: Date | null;
  disabledReason: 'failing' | 'gone' | null;
  createdAt: Date;
  updatedAt: Date;
}

export const endpointColumns = [
  'tenant_id',
  'id',
  'version',
  'url',
  'description',
  'is_active',
  'agent_ids',
  'events',
  'include',
  'headers',
  'source_agent_id',
  'failing_since',
  'disabled_at',
  'disabled_reason',
  'created_at',
  'updated_at',
] as const;

type EndpointRow = Pick<Selectable<WebhookEndpoints>, (typeof endpointColumns)[number]>;

export function readEndpoint(row: EndpointRow): StoredEndpoint {
  return {
    tenantId: row.tenant_id as TenantId,
    id: row.id as WebhookId,
    version: row.version,
    url: row.url,
    description: row.description,
    is_active: row.is_active,
    agent_ids: row.agent_ids as AgentId[] | null,
    events: row.events as WebhookSettings['events'],
    include: row.include as WebhookInclude[],
    headers: row.headers as Record<string, string>,
    sourceAgentId: row.source_agent_id as AgentId | null,
    failingSince: row.failing_since,
    disabledAt: row.disabled_at,
    disabledReason: row.disabled_reason as StoredEndpoint['disabledReason'],
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Settings of an endpoint, as a patch applies to them. */
export function settingsOf(endpoint: StoredEndpoint): WebhookSettings {
  const { url, description, is_active, agent_ids, events, include, headers } = endpoint;
  return { url, description, is_active, agent_ids, events, include, headers };
}

/** Facts of an endpoint from other tables. */
export interface EndpointFacts {
  secretHint: string;
  previousSecretUntil: Date | null;
  missed: number;
}

/** Most missed deliveries that are counted. */
const missedCounted = 1000;

/** Reads what the API shows of endpoints beside their rows. */
export async function readEndpointFacts(
  tx: Tx,
  ids: readonly WebhookId[],
  now: Date,
): Promise<Map<string, EndpointFacts>> {
  if (ids.length === 0) return new Map();
  const [secrets, missed] = await Promise.all([
    tx
      .selectFrom('webhook_endpoint_secrets')
      .select(['endpoint_id', 'hint', 'valid_until'])
      .where('endpoint_id', 'in', ids)
      .execute(),
    sql<{ id: string; missed: number }>`
      select e.id, m.missed from unnest(${[...ids]}::uuid[]) as e (id)
      cross join lateral (
        select count(*)::int as missed from (
          select from webhook_deliveries d
          where d.tenant_id = (select app.tenant()) and d.endpoint_id = e.id and d.state = 'missed'
          limit ${missedCounted}) as counted
      ) m`.execute(tx),
  ]);
  return new Map(
    ids.map((id) => {
      const own = secrets.filter((secret) => secret.endpoint_id === id);
      const ending = own.flatMap(({ valid_until }) => (valid_until && valid_until > now ? [valid_until] : []));
      return [
        id,
        {
          secretHint: own.find(({ valid_until }) => valid_until === null)?.hint ?? '',
          previousSecretUntil: ending[0] ?? null,
          missed: missed.rows.find((row) => row.id === id)?.missed ?? 0,
        },
      ];
    }),
  );
}

/** Presents an endpoint as the API shows it. */
export function presentEndpoint(endpoint: StoredEndpoint, facts: EndpointFacts | undefined): EndOfCallWebhook {
  const { failingSince, disabledAt, disabledReason } = endpoint;
  const offState = disabledReason === null ? 'inactive' : 'disabled';
  const onState = failingSince === null ? 'active' : 'failing';
  return {
    id: endpoint.id,
    version: endpoint.version,
    ...settingsOf(endpoint),
    headers: maskHeaders(endpoint.headers),
    source: endpoint.sourceAgentId === null ? 'account' : 'agent',
    source_agent_id: endpoint.sourceAgentId,
    state: endpoint.is_active ? onState : offState,
    failing_since: failingSince?.toISOString() ?? null,
    disabled_at: disabledAt?.toISOString() ?? null,
    disabled_reason: disabledReason,
    secret_hint: facts?.secretHint ?? '',
    previous_secret_valid_until: facts?.previousSecretUntil?.toISOString() ?? null,
    missed_deliveries: facts?.missed ?? 0,
    created_at: endpoint.createdAt.toISOString(),
    updated_at: endpoint.updatedAt.toISOString(),
  };
}

/** Presents one endpoint with its facts. */
export async function showEndpoint(tx: Tx, endpoint: StoredEndpoint, now: Date): Promise<EndOfCallWebhook> {
  return presentEndpoint(endpoint, (await readEndpointFacts(tx, [endpoint.id], now)).get(endpoint.id));
}

const endpointRow = (tx: Tx, id: WebhookId) =>
  tx.selectFrom('webhook_endpoints').select(endpointColumns).where('id', '=', id);

/** Gets the endpoint; refuses when it is missing. */
export async function getEndpoint(tx: Tx, id: WebhookId): Promise<StoredEndpoint> {
  const row = await endpointRow(tx, id).executeTakeFirst();
  if (!row) throw webhookNotFound();
  return readEndpoint(row);
}

/** Gets the endpoint under a row lock until the transaction ends. */
export async function getEndpointForUpdate(tx: Tx, id: WebhookId): Promise<StoredEndpoint> {
  const row = await endpointRow(tx, id).forUpdate().executeTakeFirst();
  if (!row) throw webhookNotFound();
  return readEndpoint(row);
}

/** Takes the tenant's lock of creating webhooks, then counts them. */
export async function countEndpointsLocked(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('webhooks ' || app.tenant()::text, 0))`.execute(tx);
  const row = await tx
    .selectFrom('webhook_endpoints')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('source_agent_id', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function insertEndpoint(tx: Tx, endpoint: StoredEndpoint): Promise<void> {
  await tx
    .insertInto('webhook_endpoints')
    .values({
      ...endpointValues(endpoint),
      tenant_id: endpoint.tenantId,
      id: endpoint.id,
      created_at: endpoint.createdAt,
    })
    .execute();
}

/** Writes the whole endpoint; failures are forgotten where it says so. */
export async function writeEndpoint(tx: Tx, endpoint: StoredEndpoint): Promise<void> {
  await tx
    .updateTable('webhook_endpoints')
    .set({ ...endpointValues(endpoint), ...(endpoint.failingSince === null ? { failed_attempts: 0 } : {}) })
    .where('id', '=', endpoint.id)
    .execute();
}

function endpointValues(endpoint: StoredEndpoint) {
  return {
    version: endpoint.version,
    url: endpoint.url,
    description: endpoint.description,
    is_active: endpoint.is_active,
    agent_ids: endpoint.agent_ids,
    events: endpoint.events as WebhookEventType[],
    include: endpoint.include,
    headers: JSON.stringify(endpoint.headers),
    source_agent_id: endpoint.sourceAgentId,
    failing_since: endpoint.failingSince,
    disabled_at: endpoint.disabledAt,
    disabled_reason: endpoint.disabledReason,
    updated_at: endpoint.updatedAt,
  };
}

/** Deletes the endpoint with its log; returns the vault ids of its secrets. */
export async function removeEndpoint(tx: Tx, id: WebhookId): Promise<string[]> {
  const secrets = await tx.selectFrom('webhook_endpoint_secrets').select('id').where('endpoint_id', '=', id).execute();
  await tx.deleteFrom('webhook_endpoints').where('id', '=', id).execute();
  return secrets.map((secret) => secret.id);
}

/** Marks what waits for an endpoint that is off as missed. */
export async function markWaitingMissed(tx: Tx, endpoint: { tenantId: TenantId; id: WebhookId }): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'missed', next_try_at: null })
    .where('tenant_id', '=', endpoint.tenantId)
    .where('endpoint_id', '=', endpoint.id)
    .where('state', '=', 'waiting')
    .execute();
}
