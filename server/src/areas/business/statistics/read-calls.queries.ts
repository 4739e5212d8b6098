import type { AgentId, TenantId } from '@parley/contract/ids';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { coverDays } from './days.rules.ts';
import { callFigures, countMaps, everyAgent, noAgent } from './figures.queries.ts';
import type { Period } from './period.queries.ts';
import { type CallRow, type MapColumn, totalColumns } from './rollup-rows.rules.ts';

export interface CallsWanted {
  agentId?: AgentId | undefined;
  /** `day`: a row for each day; `agent`: for each agent; `all`: whatever adds up. Each also by direction. */
  by: 'all' | 'agent' | 'day';
  maps: readonly MapColumn[];
}

/** Reads call figures of a period, from roll-ups where they answer it, otherwise call by call. */
export async function readCalls(tx: Tx, tenantId: TenantId, period: Period, wanted: CallsWanted): Promise<CallRow[]> {
  const query = period.isRolledUp ? fromRollups(tenantId, period, wanted) : fromFacts(tenantId, period, wanted);
  return (await query.execute(tx)).rows;
}

const agentId = sql`nullif(nullif(agent_id, ${everyAgent}), ${noAgent}) as "agentId"`;
const totals = sql.join(totalColumns.map((name) => sql`${sql.ref(name)}::float8 as ${sql.ref(name)}`));
const sums = sql.join(totalColumns.map((name) => sql`sum(${sql.ref(name)})::float8 as ${sql.ref(name)}`));
const mapsOf = (maps: readonly MapColumn[]) =>
  sql.join([totals, ...maps.map((name) => sql`coalesce(${sql.ref(name)}, '{}') as ${sql.ref(name)}`)]);

function fromRollups(tenantId: TenantId, period: Period, wanted: CallsWanted): RawBuilder<CallRow> {
  const { by, maps } = wanted;
  const whole = { months: null, days: [{ first: period.first_day, last: period.last_day }] };
  const cover = by === 'day' ? whole : coverDays(period.first_day, period.last_day);
  const within = (grain: string, span: { first: string; last: string }) =>
    sql`(grain = ${grain} and period between ${span.first}::date and ${span.last}::date)`;
  const spans = [
    ...(cover.months ? [within('month', cover.months)] : []),
    ...cover.days.map((span) => within('day', span)),
  ];
  const ofAgent =
    wanted.agentId !== undefined
      ? sql`agent_id = ${wanted.agentId}`
      : by === 'agent'
        ? sql`agent_id <> ${everyAgent}`
        : sql`agent_id = ${everyAgent}`;
  const where = sql`tenant_id = ${tenantId} and ${ofAgent} and (${sql.join(spans, sql` or `)})`;
  // Maps are summed here, where that is several times faster; what has none is summed in the database.
  if (by !== 'day' && maps.length === 0) {
    return sql<CallRow>`select min(period)::text as day, ${agentId}, direction, ${sums} from call_rollups
      where ${where} group by agent_id, direction`;
  }
  return sql<CallRow>`
    select period::text as day, ${agentId}, direction, ${mapsOf(maps)} from call_rollups where ${where}`;
}

function fromFacts(tenantId: TenantId, period: Period, wanted: CallsWanted): RawBuilder<CallRow> {
  const { maps } = wanted;
  const { timezone } = period;
  const ofAgent = wanted.agentId === undefined ? sql`true` : sql`agent_id = ${wanted.agentId}`;
  const where = sql`tenant_id = ${tenantId} and ${ofAgent} and ${isWithin(period)}`;
  return sql<CallRow>`
    with ${callFigures({ where, timezone, maps })},
    maps as (select day, agent_id, direction, ${countMaps} from counts group by 1, 2, 3)
    select totals.day::text, ${agentId}, direction, ${mapsOf(maps)}
    from totals left join maps using (day, agent_id, direction)`;
}

/** True when more calls than that began in the period. */
export async function hasMoreCallsThan(tx: Tx, tenantId: TenantId, period: Period, most: number): Promise<boolean> {
  const found = await sql<{ has_more: boolean }>`
    select exists (select from call_facts where tenant_id = ${tenantId} and started_at >= ${period.from}::timestamptz
      and started_at < ${period.to}::timestamptz order by started_at offset ${most} limit 1) as has_more`.execute(tx);
  return found.rows[0]?.has_more === true;
}

/**
 * Condition on facts: whole local days are compared as days, since midnight may occur twice; the instants, three
 * hours wider, are for the index.
 */
export function isWithin({ isWholeDays, from, to, first_day, last_day, timezone }: Period): RawBuilder<unknown> {
  if (!isWholeDays) return sql`started_at >= ${from}::timestamptz and started_at < ${to}::timestamptz`;
  return sql`started_at >= ${from}::timestamptz - interval '3 hours' and started_at < ${to}::timestamptz + interval '3 hours'
    and (started_at at time zone ${timezone})::date between ${first_day}::date and ${last_day}::date`;
}
