import { type RawBuilder, sql } from 'kysely';
import { latencyStages, type MapColumn, mapColumns } from './rollup-rows.rules.ts';

/** Id under which roll-ups hold all agents together. */
export const everyAgent = '00000000-0000-0000-0000-000000000000';
/** Id under which roll-ups hold calls without an agent: ad hoc, or of an agent that was purged. */
export const noAgent = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const group = sql`day, agent_id, direction`;
const stageNames = sql.join(latencyStages.map((stage) => sql.lit(stage)));

/** Condition on the code of a latency: its stage is one of these maps. */
function isOfStage(maps: readonly MapColumn[]): RawBuilder<unknown> {
  const codes = latencyStages.flatMap((stage, code) => (maps.includes(stage) ? [code] : []));
  if (codes.length === latencyStages.length) return sql`true`;
  return sql.join(
    codes.map((code) => sql`code between ${sql.lit(code * 256)} and ${sql.lit(code * 256 + 255)}`),
    sql` or `,
  );
}

/** Sources of `counts`, by the maps they fill. */
const sources: readonly {
  fills: readonly MapColumn[];
  select: (sign: RawBuilder<unknown>, maps: readonly MapColumn[]) => RawBuilder<unknown>;
}[] = [
  {
    fills: ['outcomes'],
    select: (sign) => sql`select ${group}, 'outcomes' as kind, status || ':' || end_reason as key,
      ${sign} * count(*) as n from facts group by ${group}, key`,
  },
  {
    fills: ['hours'],
    select: (sign) => sql`select ${group}, 'hours' as kind,
      ((extract(isodow from local) - 1) * 24 + extract(hour from local))::int::text as key, ${sign} * count(*) as n
      from facts group by ${group}, key`,
  },
  {
    fills: ['durations'],
    select: (sign) => sql`select ${group}, 'durations' as kind, app.histogram_bucket(duration_seconds)::text as key,
      ${sign} * count(*) as n from facts where is_answered group by ${group}, key`,
  },
  {
    fills: latencyStages,
    select: (
      sign,
      maps,
    ) => sql`select ${group}, (array[${stageNames}])[code / 256 + 1] as kind, (code % 256)::text as key,
      ${sign} * n as n
      from (select ${group}, code, count(*) as n from facts cross join unnest(latency_buckets) as code
        where ${isOfStage(maps)} group by ${group}, code) codes`,
  },
];

/**
 * Sums of a set of call facts by local day, agent and direction: the common table expressions `totals` and, for the
 * maps asked for, `counts`.
 */
export function callFigures(of: {
  where: RawBuilder<unknown>;
  timezone: string;
  sign?: 1 | -1;
  maps?: readonly MapColumn[];
}): RawBuilder<unknown> {
  const { maps = mapColumns } = of;
  const sign = sql`${of.sign ?? 1}::int`;
  const count = (condition: RawBuilder<unknown>) => sql`${sign} * (count(*) filter (where ${condition}))::int`;
  const wanted = sources.filter(({ fills }) => fills.some((map) => maps.includes(map)));
  const none = sql`select ${group}, '' as kind, '' as key, 0 as n from facts where false`;
  const counts =
    wanted.length === 0
      ? none
      : sql.join(
          wanted.map(({ select }) => select(sign, maps)),
          sql` union all `,
        );
  return sql`
    facts as materialized (
      select coalesce(agent_id, ${noAgent}) as agent_id, direction, status, end_reason, duration_seconds,
        answered_at is not null as is_answered, was_transferred, is_conversation, is_contained, success, sentiment, input_tokens,
        output_tokens, latency_buckets, (started_at at time zone ${of.timezone})::date as day,
        started_at at time zone ${of.timezone} as local
      from call_facts where ${of.where}),
    totals as (
      select ${group}, ${sign} * count(*)::int as calls, ${count(sql`is_answered`)} as answered,
        ${count(sql`is_conversation`)} as conversations, ${count(sql`is_contained`)} as contained,
        ${count(sql`was_transferred`)} as transferred, ${sign} * sum(duration_seconds) as seconds,
        ${count(sql`success`)} as succeeded, ${count(sql`not success`)} as unsuccessful,
        ${count(sql`sentiment = 'positive'`)} as positive, ${count(sql`sentiment = 'neutral'`)} as neutral,
        ${count(sql`sentiment = 'negative'`)} as negative, ${sign} * sum(input_tokens) as input_tokens,
        ${sign} * sum(output_tokens) as output_tokens
      from facts group by ${group}),
    counts as (${counts})`;
}

/** Maps of counts, each from the rows of its kind. */
export const countMaps = sql.join(
  mapColumns.map(
    (map) => sql`coalesce(jsonb_object_agg(key, n) filter (where kind = ${sql.lit(map)}), '{}') as ${sql.ref(map)}`,
  ),
);
