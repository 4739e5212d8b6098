import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { type EventPosition, isAfter } from '#platform/outbox/event-position.ts';
import { type EventRow, eventFrom, type StoredEvent } from '#platform/outbox/stored-events.ts';

/** Another process has taken the consumer over; the work in progress here is rolled back. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** A consumer's stored cursor, held under one lease. */
export class ConsumerCursor {
  readonly consumer: string;
  readonly lease: string;
  readonly #db: Database;
  #stored: EventPosition;
  /** Position up to which there are no unread events of this consumer's types; at or after the stored position. */
  #scanned: EventPosition;

  constructor(held: { db: Database; consumer: string; lease: string; position: EventPosition }) {
    this.consumer = held.consumer;
    this.lease = held.lease;
    this.#db = held.db;
    this.#stored = held.position;
    this.#scanned = held.position;
  }

  /**
   * Reads the next events of `types`, and the position reached when they are handled. Reads below the oldest running
   * transaction only: ids are assigned before the commit, so reading further could skip an event that commits late.
   */
  async read(types: readonly string[], limit: number): Promise<{ events: StoredEvent[]; upTo: EventPosition }> {
    const result = await sql<{ horizon: string } & { [Column in keyof EventRow]: EventRow[Column] | null }>`
      select h.xmin::text as horizon, e.*
      from (select pg_snapshot_xmin(pg_current_snapshot()) as xmin) h
      left join lateral (
        select tenant_id, id::text, xid::text, topic, type, data, created_at
        from events
        where (xid, id) > (${String(this.#scanned.xid)}::xid8, ${String(this.#scanned.id)}::bigint)
          and xid < h.xmin and type = any (${[...types]})
        order by events.xid, events.id
        limit ${limit}
      ) e on true
      order by e.xid::xid8, e.id::bigint`.execute(this.#db.platform.everywhere);
    const rows = result.rows.filter((row) => row.id !== null) as unknown as EventRow[];
    const events = rows.map(eventFrom);
    const horizon = { xid: BigInt(result.rows[0]?.horizon ?? 0), id: 0n };
    const last = events.at(-1)?.position;
    const upTo = last !== undefined && rows.length === limit ? last : horizon;
    return { events, upTo: isAfter(upTo, this.#scanned) ? upTo : this.#scanned };
  }

  /** Records that there are no events of this consumer before `position`. In memory until the cursor moves. */
  scannedTo(position: EventPosition): void {
    if (isAfter(position, this.#scanned)) this.#scanned = position;
  }

  /** Last scanned position. */
  get scanned(): EventPosition {
    return this.#scanned;
  }

  get isBehindScan(): boolean {
    return isAfter(this.#scanned, this.#stored);
  }

  /** Moves the cursor inside a transaction; call `movedTo` after its commit. Throws LeaseLost. */
  async move(tx: Tx, to: EventPosition): Promise<void> {
    const moved = await sql<{ ok: boolean }>`
      select app.advance_outbox_consumer(${this.consumer}, ${this.lease}::uuid,
        ${String(this.#stored.xid)}::xid8, ${String(this.#stored.id)}::bigint,
        ${String(to.xid)}::xid8, ${String(to.id)}::bigint) as ok`.execute(tx);
    if (!moved.rows[0]?.ok) throw new LeaseLost(`The consumer ${this.consumer} is held elsewhere`);
  }

  movedTo(position: EventPosition): void {
    this.#stored = position;
    this.scannedTo(position);
  }

  /** Moves the cursor in a transaction of the platform, together with `work`. */
  async moveWith(to: EventPosition, work: (tx: Tx) => Promise<unknown> = async () => {}): Promise<void> {
    await this.#db.platform.inPlatform(async (tx) => {
      await this.move(tx, to);
      await work(tx);
    });
    this.movedTo(to);
  }
}
