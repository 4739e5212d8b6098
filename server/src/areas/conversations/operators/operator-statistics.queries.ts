import type { AgentId, UserId } from '@parley/contract/ids';
import type { OperatorStatistics } from '@parley/contract/resources/chat-desk';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { avatarUrl } from '#areas/conversations/chats';
import type { Tx } from '#db/tenant-scope.ts';

export interface StatisticsFilter {
  from?: string | undefined;
  to?: string | undefined;
  agent_id?: AgentId | undefined;
  /** Null: all operators. */
  operatorId: UserId | null;
}

const operatorsMax = 500;
type Outcome = keyof OperatorStatistics['outcomes'];
const outcomes: readonly Outcome[] = ['ongoing', 'closed', 'to_queue', 'to_agent', 'to_operator', 'lost'];

type Row = Record<Outcome, number> & {
  is_total: boolean;
  operator_id: UserId | null;
  operator_name: string | null;
  operator_avatar_id: string | null;
  chats: number;
  first_response_p50: number | null;
  first_response_p95: number | null;
  handle_p50: number | null;
  handle_p95: number | null;
  waiting_p50: number | null;
  waiting_p95: number | null;
  rating_average: number | null;
  rating_count: number;
};

/** Percentile of finished periods; null without any. Unit: seconds, to a tenth. */
const percentile = (part: number, from: string, to: string) =>
  sql`round((percentile_cont(${part}::float8) within group (
    order by extract(epoch from ${sql.ref(`h.${to}`)} - ${sql.ref(`h.${from}`)}))
    filter (where ${sql.ref(`h.${to}`)} is not null and ${sql.ref(`h.${from}`)} is not null))::numeric, 1)::float8`;

/** Statistics of chats claimed in a period, in total and by operator. A rating counts for the operator at the close. */
export async function operatorStatistics(tx: Tx, filter: StatisticsFilter): Promise<OperatorStatistics> {
  const conditions: RawBuilder<SqlBool>[] = [
    filter.from ? sql<SqlBool>`h.claimed_at >= ${filter.from}::timestamptz` : sql<SqlBool>`true`,
    filter.to ? sql<SqlBool>`h.claimed_at < ${filter.to}::timestamptz` : sql<SqlBool>`true`,
    filter.agent_id ? sql<SqlBool>`h.agent_id = ${filter.agent_id}` : sql<SqlBool>`true`,
    filter.operatorId ? sql<SqlBool>`h.operator_id = ${filter.operatorId}` : sql<SqlBool>`true`,
  ];
  const counts = outcomes.map(
    (outcome) => sql`count(*) filter (where coalesce(h.outcome, 'ongoing') = ${outcome})::int as ${sql.ref(outcome)}`,
  );
  const found = await sql<Row>`
    with measured as (
      select grouping(h.operator_id) = 1 as is_total, h.operator_id, count(distinct h.session_id)::int as chats,
        ${percentile(0.5, 'claimed_at', 'first_reply_at')} as first_response_p50,
        ${percentile(0.95, 'claimed_at', 'first_reply_at')} as first_response_p95,
        ${percentile(0.5, 'claimed_at', 'ended_at')} as handle_p50,
        ${percentile(0.95, 'claimed_at', 'ended_at')} as handle_p95,
        ${percentile(0.5, 'waiting_since', 'claimed_at')} as waiting_p50,
        ${percentile(0.95, 'waiting_since', 'claimed_at')} as waiting_p95,
        round(avg(s.rating) filter (where h.outcome = 'closed'), 2)::float8 as rating_average,
        count(s.rating) filter (where h.outcome = 'closed')::int as rating_count,
        ${sql.join(counts)}
      from chat_handlings h
      join chat_sessions s on s.tenant_id = h.tenant_id and s.id = h.session_id
      where ${sql.join(conditions, sql` and `)}
      group by grouping sets ((), (h.operator_id))
    )
    select m.*, coalesce(o.display_name, u.name) as operator_name, o.avatar_id as operator_avatar_id
    from measured m
    left join users u on u.id = m.operator_id
    left join chat_operators o on o.user_id = m.operator_id
    order by m.is_total desc, m.chats desc, lower(coalesce(o.display_name, u.name)), m.operator_id
    limit ${1 + operatorsMax}`.execute(tx);
  const [total, ...rows] = found.rows;
  if (!total) throw new Error('A total is always there');
  return {
    ...measuresOf(total),
    by_operator: rows.map((row) => ({
      operator: {
        id: row.operator_id as UserId,
        name: row.operator_name ?? '',
        avatar_url: avatarUrl(row.operator_avatar_id),
      },
      ...measuresOf(row),
    })),
  };
}

function measuresOf(row: Row): Omit<OperatorStatistics, 'by_operator'> {
  return {
    chats: row.chats,
    first_response_seconds: percentiles(row.first_response_p50, row.first_response_p95),
    handle_seconds: percentiles(row.handle_p50, row.handle_p95),
    waiting_seconds: percentiles(row.waiting_p50, row.waiting_p95),
    rating: { average: row.rating_average, count: row.rating_count },
    outcomes: Object.fromEntries(outcomes.map((outcome) => [outcome, row[outcome]])) as OperatorStatistics['outcomes'],
  };
}

const percentiles = (p50: number | null, p95: number | null) => (p50 === null || p95 === null ? null : { p50, p95 });
