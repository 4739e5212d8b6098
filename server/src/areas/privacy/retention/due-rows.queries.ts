import type { DataClass, RetentionPreview } from '@parley/contract/resources/retention';
import { type RawBuilder, sql } from 'kysely';
import type { HeldIds } from '#areas/privacy/erasure';
import type { Tx } from '#db/tenant-scope.ts';
import { dayMs } from '#platform/clock/wall-clock.ts';
import { type DataClassRows, rowsOf } from './data-class-rows.queries.ts';

/** Deletion of one kind of data at one time. */
export interface DueQuery {
  dataClass: DataClass;
  /** Days of the tenant's policy; null: kept, but for agents with days of their own. */
  days: number | null;
  /** Shortest days of the tenant's agents; null: none has any. */
  agentDaysMin: number | null;
  held: HeldIds;
  now: Date;
}

/** Place in the order of deletion. `at` is the database's own text, which has microseconds. */
export interface DueRow {
  id: string;
  at: string;
}

/**
 * Finds rows whose days are over, the oldest first; rows under a legal hold are left out. `after`: the last row of the
 * batch before, so that a run passes each row once.
 */
export async function findDueRows(
  tx: Tx,
  query: DueQuery,
  { limit, after }: { limit: number; after: DueRow | null },
): Promise<DueRow[]> {
  const condition = isDue(query);
  if (condition === null) return [];
  const { table, at } = rowsOf[query.dataClass];
  const isAfter = after === null ? sql`true` : sql`(${at}, d.id) > (${after.at}::timestamptz, ${after.id}::uuid)`;
  const { rows } = await sql<DueRow>`
    select d.id, ${at}::text as at from ${sql.table(table)} d where ${condition} and ${isAfter}
    order by ${at}, d.id limit ${limit}`.execute(tx);
  return rows;
}

/** Rows counted at most for a preview. */
const countedMax = 10_000;

/** Counts rows whose days are over. */
export async function countDueRows(tx: Tx, query: DueQuery): Promise<RetentionPreview['deletes'][number]> {
  const { dataClass } = query;
  const condition = isDue(query);
  if (condition === null) return { data_class: dataClass, count: 0, is_more: false, oldest_at: null };
  const { table, at } = rowsOf[dataClass];
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(at) as oldest
    from (select ${at} as at from ${sql.table(table)} d where ${condition} order by ${at} limit ${countedMax + 1}) due`.execute(
    tx,
  );
  const { count = 0, oldest = null } = rows[0] ?? {};
  return {
    data_class: dataClass,
    count: Math.min(count, countedMax),
    is_more: count > countedMax,
    oldest_at: oldest?.toISOString() ?? null,
  };
}

/** Condition of rows whose days are over; null where nothing of the kind is ever deleted. */
function isDue({ dataClass, days, agentDaysMin, held, now }: DueQuery): RawBuilder<boolean> | null {
  const place = rowsOf[dataClass];
  const agentMin = place.agentDays === null ? null : agentDaysMin;
  const shortest = [days, agentMin].filter((each) => each !== null);
  if (shortest.length === 0) return null;
  // The index serves this bound; the exact one depends on the row's agent.
  const horizon = new Date(now.getTime() - Math.min(...shortest) * dayMs);
  const own = place.agentDays === null ? sql`${days}::integer` : sql`least(${days}::integer, ${place.agentDays})`;
  return sql<boolean>`${place.holds} and ${place.at} < ${horizon}
    and ${place.at} < ${now}::timestamptz - make_interval(days => ${own}) and ${isFree(place, dataClass, held)}`;
}

/** Condition of rows that no legal hold keeps. A held recording keeps its call's row, not the transcript. */
function isFree({ heldBy }: DataClassRows, dataClass: DataClass, held: HeldIds): RawBuilder<boolean> {
  const recordings = dataClass === 'transcripts' ? [] : held.recordings;
  const ids = [...held.calls, ...held.chats, ...recordings];
  if (ids.length === 0) return sql<boolean>`true`;
  const conditions = heldBy.map((id) => sql`(${id} is null or ${id} <> all(${ids}::uuid[]))`);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Shortest `data_retention_days` of the tenant's agents, those in the trash included; null: none has any. */
export async function findAgentDaysMin(tx: Tx): Promise<number | null> {
  const { rows } = await sql<{ days: number | null }>`
    select min(days) as days from (
      select (config ->> 'data_retention_days')::int as days from agents
      union all
      select distinct (agent_config ->> 'data_retention_days')::int from calls
        where agent_id is null and ended_at is not null) own`.execute(tx);
  return rows[0]?.days ?? null;
}
