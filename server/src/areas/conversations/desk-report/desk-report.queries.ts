import type { AgentId, ChatTeamId, UserId } from '@parley/contract/ids';
import type { ChatDeskReport } from '@parley/contract/resources/desk-work';
import { type RawBuilder, sql } from 'kysely';
import { avatarUrl } from '#areas/conversations/chats';
import type { Tx } from '#db/tenant-scope.ts';

export interface ReportFilter {
  from?: string | undefined;
  to?: string | undefined;
  agent_id?: AgentId | undefined;
  team_id?: ChatTeamId | undefined;
  /** Null: all operators. */
  operatorId: UserId | null;
}

interface Row {
  grouped: number;
  operator_id: UserId | null;
  operator_name: string | null;
  operator_avatar_id: string | null;
  team_id: ChatTeamId | null;
  team_name: string | null;
  chats: number;
  replied: number;
  closed: number;
  reply_p50: number | null;
  reply_p95: number | null;
  resolution_p50: number | null;
  resolution_p95: number | null;
  reply_due: number;
  reply_met: number;
  resolution_due: number;
  resolution_met: number;
  rating_average: number | null;
  rating_count: number;
}

/** Groups of one result: everything, one operator, one team (`grouping(operator_id, team_id)`). */
const group = { all: 3, operator: 1, team: 2 };

const percentile = (part: number, end: string) =>
  sql`round((percentile_cont(${part}::float8) within group (order by extract(epoch from ${sql.ref(end)} - handed_over_at))
    filter (where ${sql.ref(end)} is not null))::numeric, 1)::float8`;

/** Report on the chats handed over in a period. */
export async function deskReport(tx: Tx, filter: ReportFilter, now: Date): Promise<ChatDeskReport> {
  const conditions: RawBuilder<unknown>[] = [
    sql`s.handed_over_at is not null`,
    filter.from ? sql`s.handed_over_at >= ${filter.from}::timestamptz` : sql`true`,
    filter.to ? sql`s.handed_over_at < ${filter.to}::timestamptz` : sql`true`,
    filter.agent_id ? sql`s.agent_id = ${filter.agent_id}` : sql`true`,
    filter.team_id ? sql`s.team_id = ${filter.team_id}` : sql`true`,
    sql`s.close_reason is distinct from 'spam'`,
  ];
  const { rows } = await sql<Row>`
    with chats as (
      select s.team_id, s.handed_over_at, s.first_replied_at, s.first_reply_due_at, s.resolution_due_at, s.closed_at,
        s.rating, (select h.operator_id from chat_handlings h where h.tenant_id = s.tenant_id and h.session_id = s.id
          order by h.claimed_at desc, h.ended_at desc nulls first limit 1) as operator_id
      from chat_sessions s where ${sql.join(conditions, sql` and `)}
    ), measured as (
      select grouping(operator_id, team_id) as grouped, operator_id, team_id, count(*)::int as chats,
        count(first_replied_at)::int as replied, count(closed_at)::int as closed,
        ${percentile(0.5, 'first_replied_at')} as reply_p50, ${percentile(0.95, 'first_replied_at')} as reply_p95,
        ${percentile(0.5, 'closed_at')} as resolution_p50, ${percentile(0.95, 'closed_at')} as resolution_p95,
        ${dueCount('first_reply_due_at', 'first_replied_at', now)} as reply_due,
        count(*) filter (where first_replied_at <= first_reply_due_at)::int as reply_met,
        ${dueCount('resolution_due_at', 'closed_at', now)} as resolution_due,
        count(*) filter (where closed_at <= resolution_due_at)::int as resolution_met,
        round(avg(rating), 2)::float8 as rating_average, count(rating)::int as rating_count
      from chats
      where ${filter.operatorId ? sql`operator_id = ${filter.operatorId}` : sql`true`}
      group by grouping sets ((), (operator_id), (team_id))
    )
    select m.*, coalesce(o.display_name, u.name) as operator_name, o.avatar_id as operator_avatar_id, t.name as team_name
    from measured m
    left join users u on u.id = m.operator_id
    left join chat_operators o on o.user_id = m.operator_id
    left join chat_teams t on t.id = m.team_id
    order by m.chats desc, lower(coalesce(o.display_name, u.name, t.name)), m.operator_id, m.team_id`.execute(tx);
  return reportOf(rows);
}

/** Chats whose target is decided: reached, or late by now. */
const dueCount = (due: string, reached: string, now: Date) =>
  sql`count(*) filter (where ${sql.ref(due)} is not null
    and (${sql.ref(reached)} is not null or ${sql.ref(due)} <= ${now}::timestamptz))::int`;

function reportOf(rows: readonly Row[]): ChatDeskReport {
  const total = rows.find(({ grouped }) => grouped === group.all);
  if (!total) throw new Error('A total is always there');
  return {
    ...measuresOf(total),
    by_operator: rows
      .filter(({ grouped, operator_id: id }) => grouped === group.operator && id !== null)
      .map((row) => ({
        operator: {
          id: row.operator_id as UserId,
          name: row.operator_name ?? '',
          avatar_url: avatarUrl(row.operator_avatar_id),
        },
        ...measuresOf(row),
      })),
    by_team: rows
      .filter(({ grouped }) => grouped === group.team)
      .map((row) => ({
        team: row.team_id === null ? null : { id: row.team_id, name: row.team_name ?? '' },
        ...measuresOf(row),
      })),
  };
}

function measuresOf(row: Row): Omit<ChatDeskReport, 'by_operator' | 'by_team'> {
  return {
    chats: row.chats,
    replied: row.replied,
    closed: row.closed,
    first_reply_seconds: spreadOf(row.reply_p50, row.reply_p95),
    resolution_seconds: spreadOf(row.resolution_p50, row.resolution_p95),
    first_reply_target: { due: row.reply_due, met: row.reply_met },
    resolution_target: { due: row.resolution_due, met: row.resolution_met },
    rating: { average: row.rating_average, count: row.rating_count },
  };
}

const spreadOf = (p50: number | null, p95: number | null) => (p50 === null || p95 === null ? null : { p50, p95 });
