import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import type { OutboxConsumer } from '#platform/outbox/consumer.ts';
import { ConsumerCursor } from '#platform/outbox/consumer-cursor.ts';

/** Time without a declaring process after which a consumer counts as removed and retains no events. Unit: hours. */
export const removedAfterHours = 24;

/**
 * Declares a consumer of this process's code. One that is new to the installation starts where it declares. True: it
 * had been away for so long that events it never read may have been deleted.
 */
export async function declareConsumer(db: Database, declared: OutboxConsumer): Promise<{ wasRemoved: boolean }> {
  const start = declared.startsAt === 'now' ? sql`pg_snapshot_xmin(pg_current_snapshot())` : sql`'0'::xid8`;
  const before = await sql<{ was_removed: boolean }>`
    select declared_at < now() - make_interval(hours => ${removedAfterHours}) as was_removed
    from outbox_consumers where name = ${declared.name}`.execute(db.platform.everywhere);
  await sql`
    insert into outbox_consumers (name, types, cursor_xid, cursor_id, declared_at, created_at)
    values (${declared.name}, ${[...declared.types]}, ${start}, 0, now(), now())
    on conflict (name) do update set types = excluded.types, declared_at = excluded.declared_at`.execute(
    db.platform.everywhere,
  );
  return { wasRemoved: before.rows[0]?.was_removed ?? false };
}

/**
 * Acquires the lease of a consumer that is free, whose lease expired, or whose lease is `previous`, this process's last
 * one. Null: another process holds it. Uses the database's time, because the clocks of nodes may differ.
 */
export async function acquireLease(
  db: Database,
  asked: { consumer: string; leaseMs: number; previous: string | undefined },
): Promise<ConsumerCursor | null> {
  const { consumer, leaseMs, previous = null } = asked;
  const result = await sql<{ lease_id: string; xid: string; id: string }>`
    update outbox_consumers
    set lease_id = gen_random_uuid(), lease_expires_at = clock_timestamp() + make_interval(secs => ${leaseMs / 1000}),
      declared_at = now()
    where name = ${consumer}
      and (lease_id is null or lease_expires_at < clock_timestamp() or lease_id = ${previous}::uuid)
    returning lease_id, cursor_xid::text as xid, cursor_id::text as id`.execute(db.platform.everywhere);
  const row = result.rows[0];
  if (!row) return null;
  return new ConsumerCursor({
    db,
    consumer,
    lease: row.lease_id,
    position: { xid: BigInt(row.xid), id: BigInt(row.id) },
  });
}

/** Renews a lease. False: another process has taken the consumer over. */
export async function renewLease(
  db: Database,
  held: { consumer: string; lease: string; leaseMs: number },
): Promise<boolean> {
  const result = await sql`
    update outbox_consumers
    set lease_expires_at = clock_timestamp() + make_interval(secs => ${held.leaseMs / 1000}), declared_at = now()
    where name = ${held.consumer} and lease_id = ${held.lease}::uuid`.execute(db.platform.everywhere);
  return result.numAffectedRows === 1n;
}

export async function releaseLease(db: Database, held: { consumer: string; lease: string }): Promise<void> {
  await sql`
    update outbox_consumers set lease_id = null, lease_expires_at = null
    where name = ${held.consumer} and lease_id = ${held.lease}::uuid`.execute(db.platform.everywhere);
}
