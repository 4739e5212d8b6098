import { sql } from 'kysely';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';
import type { Logger } from '#platform/log/logger.ts';
import { removedAfterHours } from '#platform/outbox/consumer-leases.ts';
import { type EventPosition, formatPosition, isAfter, parsePosition } from '#platform/outbox/event-position.ts';

/** Position up to which events may have been deleted; null: none has. */
export async function deletedUpTo(tx: Tx): Promise<EventPosition | null> {
  const mark = await sql<{ position: string | null }>`
    select value ->> 'position' as position from instance_settings where key = 'events.forgotten_up_to'`.execute(tx);
  return parsePosition(mark.rows[0]?.position ?? '');
}

/**
 * Deletes events older than `before` and stores the position, so that a stream that resumes from before it is reset. An
 * event that a consumer has not passed, has deferred or retains as a dead letter is retained, at most until it is older
 * than `atMost`: events a consumer then skips are counted and logged, `outbox.consumer_skipped`.
 */
export async function deleteOldEvents(
  platform: PlatformScope,
  { before, atMost, log }: { before: Date; atMost: Date; log: Logger },
): Promise<void> {
  await platform.inPlatform(async (tx) => {
    await countSkipped(tx, atMost, log);
    const removed = await sql<{ xid: string; id: string }>`
      with gone as (
        delete from events e
        where created_at < ${before} and (created_at < ${atMost} or not ${isNeeded})
        returning xid, id
      )
      select xid::text, id::text from gone order by gone.xid desc, gone.id desc limit 1`.execute(tx);
    const last = removed.rows[0];
    if (last) await markForgotten(tx, { xid: BigInt(last.xid), id: BigInt(last.id) });
    await sql`
      delete from outbox_deferred_events d
      where created_at < ${atMost} and not exists (select from events e where e.tenant_id = d.tenant_id and e.id = d.event_id)`.execute(
      tx,
    );
  });
}

/** Removed consumers retain no events. */
const isDeclared = sql`c.declared_at > now() - make_interval(hours => ${removedAfterHours})`;
const isUnread = sql`e.type = any (c.types) and (e.xid, e.id) > (c.cursor_xid, c.cursor_id)`;
const isNeeded = sql`(
  exists (select from outbox_consumers c where ${isDeclared} and ${isUnread})
  or exists (
    select from outbox_deferred_events d join outbox_consumers c on c.name = d.consumer and ${isDeclared}
    where d.tenant_id = e.tenant_id and d.event_id = e.id
  ))`;

async function countSkipped(tx: Tx, atMost: Date, log: Logger): Promise<void> {
  const skipped = await sql<{ name: string; events: number }>`
    update outbox_consumers u set skipped_events = u.skipped_events + lost.events
    from (
      select c.name, count(*)::int as events from outbox_consumers c, events e
      where ${isDeclared} and ${isUnread} and e.created_at < ${atMost}
      group by c.name
    ) lost
    where u.name = lost.name
    returning u.name, lost.events`.execute(tx);
  for (const { name, events } of skipped.rows) {
    log.error(
      { event: 'outbox.consumer_skipped', consumer: name, events },
      'events were deleted before a lagging consumer had read them',
    );
  }
}

async function markForgotten(tx: Tx, removedUpTo: EventPosition): Promise<void> {
  const forgotten = await deletedUpTo(tx);
  // Clocks of nodes differ, so a later deletion may end at an earlier position.
  if (forgotten && !isAfter(removedUpTo, forgotten)) return;
  const position = formatPosition(removedUpTo);
  await tx
    .insertInto('instance_settings')
    .values({ key: 'events.forgotten_up_to', value: JSON.stringify({ position }) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify({ position }) }))
    .execute();
}
