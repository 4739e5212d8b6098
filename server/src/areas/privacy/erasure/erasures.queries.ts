import type { CallId, TenantId } from '@parley/contract/ids';
import type { ErasureRecipient, ErasureState, HeldKind, HeldObject } from '@parley/contract/resources/erasure';
import type { Selectable } from 'kysely';
import type { Erasures } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { Deletion } from '#platform/audit/certificate-text.ts';

/** An erasure as stored. */
export interface Erasure {
  id: string;
  tenantId: TenantId;
  kind: 'subject' | 'call';
  callId: CallId | null;
  state: ErasureState;
  subjectHash: string;
  actor: { kind: string; id: string | null };
  requestedAt: Date;
  dueAt: Date;
  erasedAt: Date | null;
  completedAt: Date | null;
  counts: Record<string, number>;
  recipients: ErasureRecipient[];
  passes: number;
}

export async function insertErasure(tx: Tx, erasure: Erasure): Promise<void> {
  await tx
    .insertInto('erasures')
    .values({
      tenant_id: erasure.tenantId,
      id: erasure.id,
      kind: erasure.kind,
      call_id: erasure.callId,
      subject_hash: erasure.subjectHash,
      actor: JSON.stringify(erasure.actor),
      requested_at: erasure.requestedAt,
      due_at: erasure.dueAt,
      ...changedColumns(erasure),
    })
    .execute();
}

/** Stores what a step of the erasure changed. */
export async function storeErasure(tx: Tx, erasure: Erasure): Promise<void> {
  await tx.updateTable('erasures').set(changedColumns(erasure)).where('id', '=', erasure.id).execute();
}

const changedColumns = (erasure: Erasure) => ({
  state: erasure.state,
  erased_at: erasure.erasedAt,
  completed_at: erasure.completedAt,
  counts: JSON.stringify(erasure.counts),
  recipients: JSON.stringify(erasure.recipients),
  passes: erasure.passes,
});

/** Locks an erasure until the transaction ends: its steps run one at a time. */
export async function lockErasure(tx: Tx, id: string): Promise<Erasure | null> {
  const row = await tx.selectFrom('erasures').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row ? readErasure(row) : null;
}

export async function findErasure(tx: Tx, id: string): Promise<Erasure | null> {
  const row = await tx.selectFrom('erasures').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? readErasure(row) : null;
}

/** Finds the newest erasure of a subject. */
export async function findLastErasureOf(tx: Tx, subjectHash: string): Promise<Erasure | null> {
  const row = await tx
    .selectFrom('erasures')
    .selectAll()
    .where('subject_hash', '=', subjectHash)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? readErasure(row) : null;
}

export async function listHeldBy(tx: Tx, erasureId: string): Promise<HeldObject[]> {
  const rows = await tx
    .selectFrom('erasure_held_objects')
    .select(['kind', 'object_id'])
    .where('erasure_id', '=', erasureId)
    .orderBy('kind')
    .orderBy('object_id')
    .execute();
  return rows.map((row) => ({ kind: row.kind as HeldKind, id: row.object_id }));
}

/** Statement of the erasure for its certificate. */
export const deletionOf = (erasure: Erasure, held: readonly HeldObject[]): Deletion => ({ ...erasure, held });

function readErasure(row: Selectable<Erasures>): Erasure {
  return {
    id: row.id,
    tenantId: row.tenant_id as TenantId,
    kind: row.kind as Erasure['kind'],
    callId: row.call_id as CallId | null,
    state: row.state as ErasureState,
    subjectHash: row.subject_hash,
    actor: row.actor as unknown as Erasure['actor'],
    requestedAt: row.requested_at,
    dueAt: row.due_at,
    erasedAt: row.erased_at,
    completedAt: row.completed_at,
    counts: row.counts as Record<string, number>,
    recipients: row.recipients as unknown as ErasureRecipient[],
    passes: row.passes,
  };
}
