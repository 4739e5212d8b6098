import type { TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { type EventRow, eventFrom, type StoredEvent } from '#platform/outbox/stored-events.ts';

/** The first deferred event of a topic; later ones wait for it. */
export interface DeferredHead {
  tenantId: TenantId;
  eventId: bigint;
  topic: string;
  attempts: number;
  nextAttemptAt: Date;
  /** Null: erased or deleted meanwhile. */
  event: StoredEvent | null;
}

/** Events that a consumer's cursor has passed unhandled. `attempts` 0: held back behind another. */
export interface DeferredEvent {
  event: StoredEvent;
  attempts: number;
  nextAttemptAt: Date;
  isDead: boolean;
  error: string | null;
}

export const topicKey = (event: { tenantId: string; topic: string }) => `${event.tenantId} ${event.topic}`;

export async function deferEvents(
  tx: Tx,
  { consumer, now, deferred }: { consumer: string; now: Date; deferred: readonly DeferredEvent[] },
): Promise<void> {
  if (deferred.length === 0) return;
  const rows = deferred.map(({ event, attempts, nextAttemptAt, isDead, error }) => ({
    tenant_id: event.tenantId,
    consumer,
    event_xid: String(event.position.xid),
    event_id: String(event.position.id),
    topic: event.topic,
    type: event.type,
    state: isDead ? 'dead' : 'waiting',
    attempts,
    next_attempt_at: nextAttemptAt,
    error,
    failed_at: error === null ? null : now,
    created_at: now,
  }));
  await tx
    .insertInto('outbox_deferred_events')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Reads the first deferred event of every topic, in order of the next attempt. */
export async function readDeferredHeads(db: Database, consumer: string): Promise<DeferredHead[]> {
  const result = await sql<EventRow & { event_id: string; deferred_topic: string; attempts: number; next_at: Date }>`
    select d.tenant_id, d.event_id::text, d.topic as deferred_topic, d.attempts, d.next_attempt_at as next_at,
      e.id::text, e.xid::text, e.topic, e.type, e.data, e.created_at
    from (
      select distinct on (tenant_id, topic) * from outbox_deferred_events
      where consumer = ${consumer} and state = 'waiting'
      order by tenant_id, topic, event_xid, event_id
    ) d
    left join events e on e.tenant_id = d.tenant_id and e.id = d.event_id
    order by d.next_attempt_at`.execute(db.platform.everywhere);
  return result.rows.map((row) => ({
    tenantId: row.tenant_id as TenantId,
    eventId: BigInt(row.event_id),
    topic: row.deferred_topic,
    attempts: row.attempts,
    nextAttemptAt: row.next_at,
    event: row.id === null ? null : eventFrom(row),
  }));
}

interface Held {
  consumer: string;
  lease: string;
}

/** Resolves a deferred event, in the tenant transaction that has handled it. False: it was dropped or taken over. */
export async function resolveInTenant(tx: Tx, { consumer, lease }: Held, eventId: bigint): Promise<boolean> {
  const result = await sql<{ ok: boolean }>`
    select app.resolve_deferred_event(${consumer}, ${lease}::uuid, ${String(eventId)}::bigint) as ok`.execute(tx);
  return result.rows[0]?.ok ?? false;
}

/** Resolves a deferred event that was delivered, or that no longer exists. */
export async function resolveDeferred(db: Database, { consumer, lease }: Held, head: DeferredHead): Promise<void> {
  await db.platform.inTenant(head.tenantId, (tx) => resolveInTenant(tx, { consumer, lease }, head.eventId));
}

/** Records one more failed attempt. */
export async function deferAgain(
  db: Database,
  { consumer, lease }: Held,
  failed: { head: DeferredHead; nextAttemptAt: Date; isDead: boolean; error: string; now: Date },
): Promise<void> {
  const { head, nextAttemptAt, isDead, error, now } = failed;
  await sql`
    update outbox_deferred_events d
    set attempts = attempts + 1, state = ${isDead ? 'dead' : 'waiting'}, next_attempt_at = ${nextAttemptAt},
      error = ${error}, failed_at = ${now}
    where d.tenant_id = ${head.tenantId} and d.consumer = ${consumer} and d.event_id = ${String(head.eventId)}::bigint
      and d.state = 'waiting'
      and exists (select from outbox_consumers c where c.name = ${consumer} and c.lease_id = ${lease}::uuid)`.execute(
    db.platform.everywhere,
  );
}
