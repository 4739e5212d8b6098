import type { CallId, DirectoryEntryId, TenantId } from '@parley/contract/ids';
import type { CallQueue } from '@parley/contract/resources/directory';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import type { AnsweredCaller } from './call-queues.rules.ts';

export type QueueOutcome = 'answered' | 'called_back' | 'timed_out' | 'abandoned' | 'full';

/** Answered callers an estimate looks at, and their age at most. */
const estimatedBy = 20;
const estimatedHours = 24;

/** Ids of the callers who wait, in order. One whose call has ended waits no longer. */
export async function listWaiting(tx: Tx, entryId: DirectoryEntryId): Promise<string[]> {
  const rows = await waitingOf(tx, entryId).select('queued_callers.id').execute();
  return rows.map(({ id }) => id);
}

const waitingOf = (tx: Tx, entryId: DirectoryEntryId) =>
  tx
    .selectFrom('queued_callers')
    .innerJoin('calls', 'calls.id', 'queued_callers.call_id')
    .where('queued_callers.entry_id', '=', entryId)
    .where('queued_callers.left_at', 'is', null)
    .where('calls.ended_at', 'is', null)
    .orderBy('queued_callers.joined_at')
    .orderBy('queued_callers.id');

/** Takes the last place of a queue, unless it is full. Callers join one at a time. */
export async function takePlace(
  tx: Tx,
  order: { tenantId: TenantId; id: string; entryId: DirectoryEntryId; callId: CallId; maxCallers: number; now: Date },
): Promise<boolean> {
  const { tenantId, id, entryId, callId, now } = order;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`queue ${entryId}`}, 0))`.execute(tx);
  const waiting = (await listWaiting(tx, entryId)).length;
  const isFull = waiting >= order.maxCallers;
  await tx
    .insertInto('queued_callers')
    .values({
      tenant_id: tenantId,
      id,
      entry_id: entryId,
      call_id: callId,
      position_joined: waiting + 1,
      joined_at: now,
      ...(isFull && { left_at: now, outcome: 'full' }),
    })
    .execute();
  return !isFull;
}

export async function leavePlace(tx: Tx, left: { id: string; outcome: QueueOutcome; now: Date }): Promise<void> {
  await tx
    .updateTable('queued_callers')
    .set({ left_at: left.now, outcome: left.outcome })
    .where('id', '=', left.id)
    .where('left_at', 'is', null)
    .execute();
}

/** Callers answered last, for an estimate. */
export async function listAnswered(tx: Tx, entryId: DirectoryEntryId, now: Date): Promise<AnsweredCaller[]> {
  return tx
    .selectFrom('queued_callers')
    .select([
      sql<number>`(extract(epoch from left_at - joined_at) * 1000)::int`.as('waitedMs'),
      'position_joined as position',
    ])
    .where('entry_id', '=', entryId)
    .where('outcome', '=', 'answered')
    .where('left_at', '>', new Date(now.getTime() - estimatedHours * 3_600_000))
    .orderBy('left_at', 'desc')
    .limit(estimatedBy)
    .execute();
}

/** Callers who wait in a queue, in order, as the console shows them. */
export async function listCallers(tx: Tx, entryId: DirectoryEntryId): Promise<CallQueue['waiting']> {
  const rows = await waitingOf(tx, entryId)
    .select(['queued_callers.call_id', 'queued_callers.joined_at', 'calls.caller_name', 'calls.phone_number'])
    .execute();
  return rows.map((row, index) => ({
    call_id: row.call_id as CallId,
    position: index + 1,
    caller: row.caller_name ?? row.phone_number,
    joined_at: row.joined_at.toISOString(),
  }));
}

/** Counts how callers left a queue since an instant. */
export async function countOutcomes(tx: Tx, entryId: DirectoryEntryId, since: Date): Promise<CallQueue['today']> {
  const of = (...outcomes: QueueOutcome[]) => sql<number>`(count(*) filter (where outcome = any(${outcomes})))::int`;
  return tx
    .selectFrom('queued_callers')
    .select([
      of('answered').as('answered'),
      of('called_back').as('called_back'),
      of('abandoned').as('abandoned'),
      of('timed_out', 'full').as('overflowed'),
      sql<number | null>`(avg(extract(epoch from left_at - joined_at)) filter (where outcome = 'answered'))::int`.as(
        'wait_seconds',
      ),
    ])
    .where('entry_id', '=', entryId)
    .where('left_at', '>=', since)
    .executeTakeFirstOrThrow();
}
