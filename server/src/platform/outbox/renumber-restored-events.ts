import { sql } from 'kysely';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';
import type { Logger } from '#platform/log/logger.ts';

/**
 * Renumbers the outbox when the database was restored into another cluster, as with `pg_dump`. Positions hold
 * transaction ids, which start over there: restored events would be in the future, and consumers and streams would wait
 * for years. Events get new positions in their old order, before any event of this cluster; cursors and deferred events
 * move with them, so that nothing is skipped. Streams that resume from before are reset. Call before the feed starts.
 */
export async function renumberRestoredEvents(platform: PlatformScope, log: Logger): Promise<void> {
  const events = await platform.inPlatform(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    // Of processes that start at once, one renumbers and the others then find nothing to do.
    await sql`select pg_advisory_xact_lock(hashtextextended('renumber restored events', 0))`.execute(tx);
    if (!(await hasForeignPositions(tx))) return undefined;
    await sql`lock table events, outbox_consumers, outbox_deferred_events in share row exclusive mode`.execute(tx);
    return renumber(tx);
  });
  if (events === undefined) return;
  log.warn(
    { event: 'outbox.renumbered', events },
    'the database comes from another cluster; its events were renumbered in their order',
  );
}

/** True with a position in the future of this cluster. Positions of its own are below the next transaction id. */
async function hasForeignPositions(tx: Tx): Promise<boolean> {
  const next = sql`pg_snapshot_xmax(pg_current_snapshot())`;
  const result = await sql<{ foreign: boolean }>`
    select exists (select from events where xid >= ${next})
      or exists (select from outbox_consumers where cursor_xid > ${next})
      or exists (
        select from instance_settings where key = 'events.forgotten_up_to'
          and split_part(value ->> 'position', '.', 1)::xid8 > ${next}) as foreign`.execute(tx);
  return result.rows[0]?.foreign ?? false;
}

/** First transaction id of any cluster, below those of all events written in it. */
const firstXid = sql`'3'::xid8`;

/** The identity column numbers the copies in the order of insertion, by which each is found again. */
async function renumber(tx: Tx): Promise<number> {
  const renumbered = await sql<{ events: number }>`
    with old as materialized (
      select *, row_number() over (order by xid, id) as place from events
    ),
    removed as (delete from events),
    added as (
      insert into events (tenant_id, xid, topic, type, data, created_at)
      select tenant_id, ${firstXid}, topic, type, data, created_at from old order by place
      returning id
    ),
    moved as materialized (
      select old.tenant_id, old.xid, old.id, new.id as new_id
      from old join (select id, row_number() over (order by id) as place from added) new using (place)
    ),
    cursors as (
      update outbox_consumers c set cursor_xid = ${firstXid}, cursor_id = coalesce(
        (select max(m.new_id) from moved m where (m.xid, m.id) <= (c.cursor_xid, c.cursor_id)), 0)
    ),
    deferred as (
      update outbox_deferred_events d set event_xid = ${firstXid}, event_id = m.new_id
      from moved m where m.tenant_id = d.tenant_id and m.id = d.event_id
    )
    select count(*)::int as events from moved`.execute(tx);
  // Whatever position a stream resumes from, it does not hold any more.
  await sql`
    insert into instance_settings (key, value)
    values ('events.forgotten_up_to', jsonb_build_object('position', pg_current_xact_id()::text || '.0'))
    on conflict (key) do update set value = excluded.value`.execute(tx);
  return renumbered.rows[0]?.events ?? 0;
}
