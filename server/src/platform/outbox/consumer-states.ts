import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.generated.ts';
import { removedAfterHours } from '#platform/outbox/consumer-leases.ts';

/** State of a consumer for metrics and administration. */
export interface ConsumerState {
  name: string;
  /** `removed`: in the code of no process for a day. `stopped`: declared, and held by none. */
  status: 'running' | 'stopped' | 'removed';
  /** Unread events of its types; counted up to `maxCounted`. */
  lagEvents: number;
  /** Age of the oldest unhandled event, deferred ones included. */
  lagSeconds: number;
  /** Failed events to be retried. */
  retrying: number;
  /** Events behind one of their topic that is retried. */
  heldBack: number;
  deadLetters: number;
  /** Events deleted before it had read them. */
  skippedEvents: number;
}

const maxCounted = 100_000;

interface StateRow {
  name: string;
  status: ConsumerState['status'];
  lag_events: number;
  lag_seconds: number;
  retrying: number;
  held_back: number;
  dead: number;
  skipped: number;
}

export async function readConsumerStates(db: Kysely<DB>): Promise<ConsumerState[]> {
  const result = await sql<StateRow>`
    select c.name, lag.events as lag_events, d.retrying, d.held_back, d.dead, c.skipped_events::float8 as skipped,
      greatest(0, extract(epoch from clock_timestamp() - least(lag.oldest, d.oldest)))::float8 as lag_seconds,
      case when c.lease_expires_at > clock_timestamp() then 'running'
        when c.declared_at < now() - make_interval(hours => ${removedAfterHours}) then 'removed'
        else 'stopped' end as status
    from outbox_consumers c
    cross join lateral (
      select count(*)::int as events, min(created_at) as oldest from (
        select e.created_at from events e
        where e.type = any (c.types) and (e.xid, e.id) > (c.cursor_xid, c.cursor_id)
        limit ${maxCounted}
      ) unread
    ) lag
    cross join lateral (
      select count(*) filter (where d.state = 'waiting' and d.attempts > 0)::int as retrying,
        count(*) filter (where d.state = 'waiting' and d.attempts = 0)::int as held_back,
        count(*) filter (where d.state = 'dead')::int as dead,
        min(d.created_at) filter (where d.state = 'waiting') as oldest
      from outbox_deferred_events d where d.consumer = c.name
    ) d
    order by c.name`.execute(db);
  return result.rows.map((row) => ({
    name: row.name,
    status: row.status,
    lagEvents: row.lag_events,
    lagSeconds: Math.round((row.lag_seconds ?? 0) * 1000) / 1000,
    retrying: row.retrying,
    heldBack: row.held_back,
    deadLetters: row.dead,
    skippedEvents: row.skipped,
  }));
}
