import type { ApiKeyId, TenantId, WebhookId } from '@parley/contract/ids';
import type { PartnerIntegration, PartnerName } from '@parley/contract/resources/partner-integration';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

interface IntegrationRow {
  partner: string;
  name: string;
  scopes: string[];
  api_key_id: string;
  prefix: string;
  last_four: string;
  last_used_at: Date | null;
  expires_at: Date | null;
  revoked_at: Date | null;
  webhook_id: string | null;
  url: string | null;
  events: string[] | null;
  created_at: Date;
  updated_at: Date;
}

/** Lists the integrations of the tenant, by name; with `partner` that one. */
export async function listIntegrations(tx: Tx, now: Date, partner?: PartnerName): Promise<PartnerIntegration[]> {
  const { rows } = await sql<IntegrationRow>`
    select p.partner, p.name, p.scopes, p.api_key_id, k.prefix, k.last_four, k.last_used_at, k.expires_at, k.revoked_at,
      w.id as webhook_id, w.url, w.events, p.created_at, p.updated_at
    from partner_integrations p
    join api_keys k on k.tenant_id = p.tenant_id and k.id = p.api_key_id
    left join webhook_endpoints w on w.tenant_id = p.tenant_id and w.id = p.webhook_id
    where ${partner === undefined ? sql`true` : sql`p.partner = ${partner}`}
    order by lower(p.name), p.partner`.execute(tx);
  return rows.map((row) => presentIntegration(row, now));
}

function presentIntegration(row: IntegrationRow, now: Date): PartnerIntegration {
  const isExpired = row.expires_at !== null && row.expires_at <= now;
  return {
    partner: row.partner,
    name: row.name,
    scopes: row.scopes,
    api_key: {
      id: row.api_key_id as ApiKeyId,
      prefix: row.prefix,
      last_four: row.last_four,
      last_used_at: row.last_used_at?.toISOString() ?? null,
      state: row.revoked_at === null ? (isExpired ? 'expired' : 'active') : 'revoked',
    },
    webhook:
      row.webhook_id === null
        ? null
        : { id: row.webhook_id as WebhookId, url: row.url ?? '', events: row.events ?? [] },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Takes the lock under which integrations of the tenant change, one at a time. */
export async function lockIntegrations(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('partner_integrations ' || app.tenant(), 0))`.execute(tx);
}

export async function countIntegrations(tx: Tx): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from partner_integrations`.execute(tx);
  return rows[0]?.total ?? 0;
}

export async function storeIntegration(
  tx: Tx,
  integration: {
    tenantId: TenantId;
    id: string;
    partner: PartnerName;
    name: string;
    scopes: readonly string[];
    apiKeyId: ApiKeyId;
    webhookId: WebhookId | null;
    now: Date;
  },
): Promise<void> {
  const { tenantId, id, partner, now } = integration;
  const values = {
    name: integration.name,
    scopes: [...integration.scopes],
    api_key_id: integration.apiKeyId,
    webhook_id: integration.webhookId,
    updated_at: now,
  };
  await tx
    .insertInto('partner_integrations')
    .values({ tenant_id: tenantId, id, partner, created_at: now, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'partner']).doUpdateSet(values))
    .execute();
}

export async function removeIntegration(tx: Tx, partner: PartnerName): Promise<void> {
  await tx.deleteFrom('partner_integrations').where('partner', '=', partner).execute();
}
