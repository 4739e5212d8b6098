import type { SipTrunkId, TenantId } from '@parley/contract/ids';
import { type SipTrunk, SipTrunkConfig } from '@parley/contract/resources/sip-trunk';
import { type Selectable, sql } from 'kysely';
import type { SipTrunks } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { trunkNotFound } from './sip-trunks.errors.ts';

/** Trunk as stored: passwords are vault ids. */
export interface StoredTrunk {
  tenantId: TenantId;
  id: SipTrunkId;
  version: number;
  config: SipTrunkConfig;
  passwordId: string | null;
  inboundPasswordId: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export const trunkColumns = [
  'tenant_id',
  'id',
  'version',
  'config',
  'password_id',
  'inbound_password_id',
  'created_at',
  'updated_at',
] as const;

export function readTrunk(row: Pick<Selectable<SipTrunks>, (typeof trunkColumns)[number]>): StoredTrunk {
  return {
    tenantId: row.tenant_id as TenantId,
    id: row.id as SipTrunkId,
    version: row.version,
    config: SipTrunkConfig.parse(row.config),
    passwordId: row.password_id,
    inboundPasswordId: row.inbound_password_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Presents the trunk as the API shows it. */
export function presentTrunk(trunk: StoredTrunk): SipTrunk {
  return {
    id: trunk.id,
    version: trunk.version,
    ...trunk.config,
    has_password: trunk.passwordId !== null,
    inbound: { ...trunk.config.inbound, has_password: trunk.inboundPasswordId !== null },
    created_at: trunk.createdAt.toISOString(),
    updated_at: trunk.updatedAt.toISOString(),
  };
}

/** A trunk of the transaction's account, also in one of the platform, which sees the trunks of all. */
const trunkRow = (tx: Tx, id: SipTrunkId) =>
  tx
    .selectFrom('sip_trunks')
    .select(trunkColumns)
    .where('id', '=', id)
    .where('tenant_id', '=', sql<string>`app.tenant()`);

/** Gets the trunk; refuses when it is missing. */
export async function getTrunk(tx: Tx, id: SipTrunkId): Promise<StoredTrunk> {
  const row = await trunkRow(tx, id).executeTakeFirst();
  if (!row) throw trunkNotFound();
  return readTrunk(row);
}

/** Gets the trunk under a shared lock until the transaction ends, for rows that reference it. */
export async function getTrunkToUse(tx: Tx, id: SipTrunkId): Promise<StoredTrunk> {
  const row = await trunkRow(tx, id).forKeyShare().executeTakeFirst();
  if (!row) throw trunkNotFound();
  return readTrunk(row);
}

/** Gets the trunk under a row lock until the transaction ends. */
export async function getTrunkForUpdate(tx: Tx, id: SipTrunkId): Promise<StoredTrunk> {
  const row = await trunkRow(tx, id).forUpdate().executeTakeFirst();
  if (!row) throw trunkNotFound();
  return readTrunk(row);
}

export async function insertTrunk(tx: Tx, trunk: StoredTrunk): Promise<void> {
  await tx
    .insertInto('sip_trunks')
    .values({
      tenant_id: trunk.tenantId,
      id: trunk.id,
      version: trunk.version,
      config: JSON.stringify(trunk.config),
      password_id: trunk.passwordId,
      inbound_password_id: trunk.inboundPasswordId,
      created_at: trunk.createdAt,
      updated_at: trunk.updatedAt,
    })
    .execute();
}

export async function writeTrunk(tx: Tx, trunk: StoredTrunk): Promise<void> {
  await tx
    .updateTable('sip_trunks')
    .set({
      version: trunk.version,
      config: JSON.stringify(trunk.config),
      password_id: trunk.passwordId,
      inbound_password_id: trunk.inboundPasswordId,
      updated_at: trunk.updatedAt,
    })
    .where('id', '=', trunk.id)
    .execute();
}

export async function removeTrunk(tx: Tx, id: SipTrunkId): Promise<void> {
  await tx.deleteFrom('sip_trunks').where('id', '=', id).execute();
}

/** Counts the numbers on a trunk: those of accounts that the transaction sees, and those of the pool. */
export async function countNumbersOf(tx: Tx, id: SipTrunkId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*)::int from phone_numbers where trunk_id = ${id} or shared_trunk_id = ${id})
      + (select count(*)::int from number_pool where shared_trunk_id = ${id} and claimed_at is null) as count`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}
