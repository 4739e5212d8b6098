import { Actor } from '@parley/contract/actor';
import type { LegalHoldId, TenantId } from '@parley/contract/ids';
import type { HeldKind, HeldObject, LegalHold } from '@parley/contract/resources/erasure';
import type { Selectable } from 'kysely';
import type { LegalHolds } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { holdNotFound } from './erasure.errors.ts';
import type { HeldIds } from './held-targets.rules.ts';

/**
 * Reads the objects of the tenant that are under a legal hold. Read it after the objects' rows are locked for update: a
 * hold locks its object, so that none is set in between.
 */
export async function heldIds(tx: Tx): Promise<HeldIds> {
  const rows = await tx
    .selectFrom('legal_holds')
    .select(['kind', 'object_id'])
    .distinct()
    .where('lifted_at', 'is', null)
    .execute();
  const idsOf = (kind: HeldKind) => new Set(rows.filter((row) => row.kind === kind).map((row) => row.object_id));
  return { calls: idsOf('call'), chats: idsOf('chat'), recordings: idsOf('recording') };
}

/** True for an object under a hold that is not lifted. */
export async function isHeld(tx: Tx, object: HeldObject): Promise<boolean> {
  const row = await tx
    .selectFrom('legal_holds')
    .select('id')
    .where('kind', '=', object.kind)
    .where('object_id', '=', object.id)
    .where('lifted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the object against erasure; false when it does not exist. */
export async function lockHoldable(tx: Tx, { kind, id }: HeldObject): Promise<boolean> {
  const found =
    kind === 'chat'
      ? await tx.selectFrom('chat_sessions').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()
      : await tx
          .selectFrom('calls')
          .select(['id', 'recording_state'])
          .where('id', '=', id)
          .forKeyShare()
          .executeTakeFirst();
  if (!found) return false;
  return kind !== 'recording' || ('recording_state' in found && found.recording_state !== 'none');
}

export async function insertHold(
  tx: Tx,
  hold: { tenantId: TenantId; id: LegalHoldId; object: HeldObject; reason: string; createdBy: Actor; now: Date },
): Promise<LegalHold> {
  const row = await tx
    .insertInto('legal_holds')
    .values({
      tenant_id: hold.tenantId,
      id: hold.id,
      kind: hold.object.kind,
      object_id: hold.object.id,
      reason: hold.reason,
      created_by: JSON.stringify(hold.createdBy),
      created_at: hold.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return presentHold(row);
}

export async function getHoldForUpdate(tx: Tx, id: LegalHoldId): Promise<LegalHold> {
  const row = await tx.selectFrom('legal_holds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw holdNotFound();
  return presentHold(row);
}

export async function markLifted(tx: Tx, id: LegalHoldId, by: Actor, now: Date): Promise<LegalHold> {
  const row = await tx
    .updateTable('legal_holds')
    .set({ lifted_at: now, lifted_by: JSON.stringify(by) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return presentHold(row);
}

export function presentHold(row: Selectable<LegalHolds>): LegalHold {
  return {
    id: row.id as LegalHoldId,
    object: { kind: row.kind as HeldKind, id: row.object_id },
    reason: row.reason,
    created_by: Actor.parse(row.created_by),
    created_at: row.created_at.toISOString(),
    lifted_by: Actor.nullable().parse(row.lifted_by),
    lifted_at: row.lifted_at?.toISOString() ?? null,
  };
}

/** Deletes the lifted holds of erased objects with their reasons. The audit log still says who set and lifted them. */
export async function forgetLiftedHolds(
  tx: Tx,
  {
    subject,
    blankedCalls,
  }: {
    subject: { ids: { calls: readonly string[]; chat_sessions: readonly string[] } };
    blankedCalls: readonly string[];
  },
): Promise<void> {
  const remaining = new Set(blankedCalls);
  const ids = [...subject.ids.calls, ...subject.ids.chat_sessions].filter((id) => !remaining.has(id));
  if (ids.length === 0) return;
  await tx
    .deleteFrom('legal_holds')
    .where('object_id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .where('lifted_at', 'is not', null)
    .execute();
}
