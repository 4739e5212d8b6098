import type { AgentId, PhoneNumberId, TenantId } from '@parley/contract/ids';
import type { PhoneNumber } from '@parley/contract/resources/phone-number';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { apiColumns } from '#db/api-columns.ts';
import type { PhoneNumbers } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { calledAsTaken, numberNotFound, numberTaken } from './phone-numbers.errors.ts';

const shown = apiColumns<PhoneNumber>()(
  'id',
  'version',
  'number',
  'raw_input',
  'label',
  'country',
  'type',
  'capabilities',
  'source',
  'provider',
  'trunk_id',
  'called_as',
  'agent_id',
  'agent_version',
  'direction',
  'fallback',
  'max_concurrent_calls',
  'caller_id_allowed',
  'monthly_price_minor_units',
  'currency',
  'status',
  'created_at',
  'updated_at',
  'released_at',
);

export const numberColumns = [...shown.names, 'tenant_id', 'provider_ref', 'shared_trunk_id'] as const;

export type NumberRow = Pick<Selectable<PhoneNumbers>, (typeof numberColumns)[number]>;

/** Presents the number as the API shows it. The version of a purged agent is meaningless. */
export function presentNumber(row: NumberRow): PhoneNumber {
  return { ...shown.present(row), agent_version: row.agent_id === null ? null : row.agent_version };
}

/** A number being purchased is not listed yet. */
const numberRow = (tx: Tx, id: PhoneNumberId) =>
  tx.selectFrom('phone_numbers').select(numberColumns).where('id', '=', id).where('status', '<>', 'buying');

export async function getNumber(tx: Tx, id: PhoneNumberId): Promise<NumberRow> {
  const row = await numberRow(tx, id).executeTakeFirst();
  if (!row) throw numberNotFound();
  return row;
}

/** Gets the number under a row lock until the transaction ends. */
export async function getNumberForUpdate(tx: Tx, id: PhoneNumberId): Promise<NumberRow> {
  const row = await numberRow(tx, id).forUpdate().executeTakeFirst();
  if (!row) throw numberNotFound();
  return row;
}

/** Numbers of an agent, locked in id order. */
export function findNumbersOfAgentForUpdate(tx: Tx, agentId: AgentId): Promise<NumberRow[]> {
  return tx
    .selectFrom('phone_numbers')
    .select(numberColumns)
    .where('agent_id', '=', agentId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Numbers the tenant still has among these, locked in id order. */
export async function findNumbersForUpdate(tx: Tx, ids: readonly PhoneNumberId[]): Promise<NumberRow[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('phone_numbers')
    .select(numberColumns)
    .where('id', 'in', ids)
    .where('status', '<>', 'buying')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Initial values of a number. */
export interface NewNumber
  extends Omit<
    Insertable<PhoneNumbers>,
    'tenant_id' | 'id' | 'version' | 'created_at' | 'updated_at' | 'direction' | 'status'
  > {
  tenantId: TenantId;
  id: PhoneNumberId;
  direction?: PhoneNumber['direction'];
  status?: 'active' | 'buying';
  now: Date;
}

/** Inserts a number. Refuses one owned by any tenant, also on a concurrent insert. */
export async function insertNumber(tx: Tx, number: NewNumber): Promise<NumberRow> {
  const { tenantId, now, direction = 'both', status = 'active', ...columns } = number;
  const row = await tx
    .insertInto('phone_numbers')
    .values({ tenant_id: tenantId, direction, status, created_at: now, updated_at: now, ...columns })
    .onConflict((conflict) => conflict.doNothing())
    .returning(numberColumns)
    .executeTakeFirst();
  if (row) return row;
  throw (await isCalledAsTaken(tx, columns)) ? calledAsTaken() : numberTaken();
}

async function isCalledAsTaken(tx: Tx, wanted: Pick<NewNumber, 'trunk_id' | 'called_as'>): Promise<boolean> {
  if (!wanted.called_as || !wanted.trunk_id) return false;
  const other = await tx
    .selectFrom('phone_numbers')
    .select('id')
    .where('trunk_id', '=', wanted.trunk_id)
    .where(sql<string>`lower(called_as)`, '=', sql<string>`lower(${wanted.called_as})`)
    .executeTakeFirst();
  return other !== undefined;
}

/** Changes a number and increments its version. */
export async function changeNumber(
  tx: Tx,
  id: PhoneNumberId,
  change: Updateable<PhoneNumbers> & { updated_at: Date },
): Promise<NumberRow> {
  try {
    return await tx
      .updateTable('phone_numbers')
      .set({ ...change, version: sql<number>`version + 1` })
      .where('id', '=', id)
      .returning(numberColumns)
      .executeTakeFirstOrThrow();
  } catch (error) {
    // Only unique column that can change.
    if (error instanceof Error && 'code' in error && error.code === '23505') throw calledAsTaken();
    throw error;
  }
}

export async function removeNumber(tx: Tx, id: PhoneNumberId): Promise<void> {
  await tx.deleteFrom('phone_numbers').where('id', '=', id).execute();
}
