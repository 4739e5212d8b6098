import type { ConnectionId, TenantId } from '@parley/contract/ids';
import type { CrmField } from '#areas/integrations/connections';
import type { Tx } from '#db/tenant-scope.ts';
import type { CrmMapping } from './mapping.rules.ts';

export interface PresetRow {
  provider: string;
  mapping: CrmMapping;
  /** Fields of the account's own that the mapping uses. */
  ownFields: CrmField[];
  updatedAt: Date;
}

/** Lists the mappings that were set. */
export async function listPresets(tx: Tx): Promise<PresetRow[]> {
  const rows = await tx.selectFrom('crm_logging_presets').selectAll().execute();
  return rows.map((row) => ({
    provider: row.provider,
    mapping: row.mapping as CrmMapping,
    ownFields: row.own_fields as unknown as CrmField[],
    updatedAt: row.updated_at,
  }));
}

/** Sets the mapping of a provider, or with null its default. */
export async function storePreset(tx: Tx, { tenantId, provider, mapping, ownFields, now }: Stored): Promise<void> {
  if (mapping === null) {
    await tx.deleteFrom('crm_logging_presets').where('provider', '=', provider).execute();
    return;
  }
  const values = { mapping: JSON.stringify(mapping), own_fields: JSON.stringify(ownFields), updated_at: now };
  await tx
    .insertInto('crm_logging_presets')
    .values({ tenant_id: tenantId, provider, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'provider']).doUpdateSet(values))
    .execute();
}

interface Stored {
  tenantId: TenantId;
  provider: string;
  mapping: CrmMapping | null;
  ownFields: readonly CrmField[];
  now: Date;
}

/** Lists the connections at which calls are logged, oldest first, with their providers. */
export async function listLoggedConnections(tx: Tx): Promise<{ connectionId: ConnectionId; provider: string }[]> {
  const rows = await tx
    .selectFrom('crm_logged_connections as l')
    .innerJoin('connections as c', (join) =>
      join.onRef('c.tenant_id', '=', 'l.tenant_id').onRef('c.id', '=', 'l.connection_id'),
    )
    .select(['l.connection_id', 'c.provider'])
    .orderBy('l.created_at')
    .orderBy('l.connection_id')
    .execute();
  return rows.map((row) => ({ connectionId: row.connection_id as ConnectionId, provider: row.provider }));
}

/** Sets the connections of a provider at which calls are logged. */
export async function storeLoggedConnections(
  tx: Tx,
  set: { tenantId: TenantId; provider: string; connectionIds: readonly ConnectionId[]; now: Date },
): Promise<void> {
  const ofProvider = tx.selectFrom('connections').select('id').where('provider', '=', set.provider);
  await tx.deleteFrom('crm_logged_connections').where('connection_id', 'in', ofProvider).execute();
  if (set.connectionIds.length === 0) return;
  const rows = set.connectionIds.map((id) => ({ tenant_id: set.tenantId, connection_id: id, created_at: set.now }));
  await tx
    .insertInto('crm_logged_connections')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
