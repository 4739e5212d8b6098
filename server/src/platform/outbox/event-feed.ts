import type { EventType } from '@parley/contract/events';
import type { TenantId } from '@parley/contract/ids';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.generated.ts';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Logger } from '#platform/log/logger.ts';
import { deletedUpTo } from '#platform/outbox/delete-old-events.ts';
import { outboxTopic } from '#platform/outbox/emit.ts';
import { type EventPosition, isAfter } from '#platform/outbox/event-position.ts';
import { type EventRow, eventFrom, type StoredEvent } from '#platform/outbox/stored-events.ts';

export type { StoredEvent } from '#platform/outbox/stored-events.ts';

/** Filter on the events of a tenant. */
export type WantedEvents = { topic: string } | { types: readonly EventType[] };

export type EventListener = (event: StoredEvent) => void;

/** Every event of the installation in commit order, as read by this process. */
export interface EventFeed {
  /**
   * Calls `listener` with each event from now on, or with those of one topic or tenant; returns the unsubscribe
   * function.
   */
  onEvent(listener: EventListener, only?: { topic: string } | { tenantId: TenantId }): () => void;
  /**
   * Reads events of a tenant after `position`, oldest first: of one topic, or of some types in any topic. Null when
   * events that old may have been deleted, and for a position of the cluster the database was restored from.
   */
  replay(tenantId: TenantId, wanted: WantedEvents, after: EventPosition): Promise<StoredEvent[] | null>;
  /** Position up to which this process has delivered; a stream that starts now continues from it. */
  position(): EventPosition;
  close(): Promise<void>;
}

/** Polling interval, because the bus may lose messages. Unit: milliseconds. */
const pollMs = 1000;
/** Retry interval while a committed event is behind an older, running transaction. */
const retryMs = 10;
const batch = 1000;

/**
 * Starts reading the outbox once per process, whatever the number of streams, on each notice of the bus. Rows are read
 * below the oldest running transaction only: ids are assigned before the commit, so reading further could skip one that
 * commits late.
 */
export async function startEventFeed(options: { platform: PlatformScope; bus: Bus; log: Logger }): Promise<EventFeed> {
  const { platform, bus, log } = options;
  const listeners = new Set<EventListener>();
  /** By `topic <topic>` and `tenant <id>`. */
  const among = new Map<string, Set<EventListener>>();
  let cursor = await currentHorizon(platform.everywhere);
  let isClosed = false;
  let isDirty = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function readOn(): Promise<void> {
    let hasHidden = false;
    do {
      isDirty = false;
      const read = await readAfter(platform.everywhere, cursor);
      for (const row of read.rows) {
        const event = eventFrom(row);
        cursor = event.position;
        for (const listener of listeners) listener(event);
        for (const listener of among.get(`topic ${event.topic}`) ?? []) listener(event);
        for (const listener of among.get(`tenant ${event.tenantId}`) ?? []) listener(event);
      }
      if (read.rows.length === batch) isDirty = true;
      hasHidden = read.hasHidden;
    } while (isDirty && !isClosed);
    schedule(hasHidden ? retryMs : pollMs);
  }

  function wake(): void {
    isDirty = true;
    if (isClosed || running) return;
    clearTimeout(timer);
    running = readOn()
      .catch((error) => {
        log.warn({ event: 'outbox.read_failed', err: error }, 'the outbox could not be read; this is retried');
        schedule(pollMs);
      })
      .finally(() => {
        running = undefined;
        if (isDirty && !isClosed) schedule(retryMs);
      });
  }

  function schedule(delayMs: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(wake, delayMs);
  }

  const unsubscribe = bus.subscribe(outboxTopic, wake);
  bus.onGap(wake);
  wake();

  return {
    onEvent(listener, only) {
      if (!only) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      }
      const key = 'topic' in only ? `topic ${only.topic}` : `tenant ${only.tenantId}`;
      const set = among.get(key) ?? new Set();
      among.set(key, set);
      set.add(listener);
      return () => {
        set.delete(listener);
        if (set.size === 0 && among.get(key) === set) among.delete(key);
      };
    },
    replay: (tenantId, wanted, after) =>
      platform.inTenant(tenantId, (tx) => replayEvents(tx, { tenantId, wanted, after, upTo: cursor })),
    position: () => cursor,
    async close() {
      isClosed = true;
      unsubscribe();
      clearTimeout(timer);
      await running;
    },
  };
}

async function currentHorizon(db: Kysely<DB>): Promise<EventPosition> {
  const result = await sql<{ xmin: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`.execute(db);
  return { xid: BigInt(result.rows[0]?.xmin ?? 0), id: 0n };
}

/** `order by events.xid`: a bare `xid` would be the text of the select list, which sorts 10 before 9. */
async function readAfter(db: Kysely<DB>, cursor: EventPosition): Promise<{ rows: EventRow[]; hasHidden: boolean }> {
  const result = await sql<EventRow & { is_below: boolean }>`
    select tenant_id, id::text, xid::text, topic, type, data, created_at,
      xid < pg_snapshot_xmin(pg_current_snapshot()) as is_below
    from events
    where (xid, id) > (${String(cursor.xid)}::xid8, ${String(cursor.id)}::bigint)
    order by events.xid, events.id
    limit ${batch}`.execute(db);
  const firstHidden = result.rows.findIndex((row) => !row.is_below);
  return firstHidden < 0
    ? { rows: result.rows, hasHidden: false }
    : { rows: result.rows.slice(0, firstHidden), hasHidden: true };
}

async function replayEvents(
  tx: Tx,
  asked: { tenantId: TenantId; wanted: WantedEvents; after: EventPosition; upTo: EventPosition },
): Promise<StoredEvent[] | null> {
  const { wanted, after, upTo } = asked;
  const forgotten = await deletedUpTo(tx);
  if (forgotten && isAfter(forgotten, after)) return null;
  if (await isOfAnotherCluster(tx, after)) return null;
  const result = await sql<EventRow>`
    select tenant_id, id::text, xid::text, topic, type, data, created_at
    from events
    where tenant_id = ${asked.tenantId}
      and ${'topic' in wanted ? sql`topic = ${wanted.topic}` : sql`type = any (${[...wanted.types]})`}
      and (xid, id) > (${String(after.xid)}::xid8, ${String(after.id)}::bigint)
      and (xid, id) <= (${String(upTo.xid)}::xid8, ${String(upTo.id)}::bigint)
    order by events.xid, events.id`.execute(tx);
  return result.rows.map(eventFrom);
}

/** True for a position in the future, which only another cluster can have given. */
async function isOfAnotherCluster(tx: Tx, { xid }: EventPosition): Promise<boolean> {
  const result = await sql<{ foreign: boolean }>`
    select ${String(xid)}::xid8 > pg_snapshot_xmax(pg_current_snapshot()) as foreign`.execute(tx);
  return result.rows[0]?.foreign ?? false;
}
