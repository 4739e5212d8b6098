import type { AgentId } from '@parley/contract/ids';
import type { ChatStats } from '@parley/contract/resources/chat-stats';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

export interface StatsFilter {
  agentId: AgentId | undefined;
  from: Date;
  to: Date;
  /** IANA name of the zone whose days are counted. */
  timezone: string;
}

type Statuses = ChatStats['sessions']['by_status'];

/** Figures of a day; with `day` null of all days, which is for the median alone. */
interface DayRow extends Statuses {
  day: string | null;
  /** Median time to the first answer; failed answers do not count. Unit: whole milliseconds. */
  median_ms: number | null;
  sessions: number;
  messages: number;
  visitor: number;
  agent: number;
  operator: number;
  handoffs: number;
  answered: number;
  solved: number;
  judged: number;
  rating_sum: number;
  ratings: number;
}

/** Reads the statistics of chats started in a period. */
export async function readChatStats(tx: Tx, filter: StatsFilter): Promise<ChatStats> {
  const rows = await readDays(tx, filter);
  const days = rows.filter((row) => row.day !== null);
  const medianMs = rows.find((row) => row.day === null)?.median_ms ?? null;
  const total = (value: (day: DayRow) => number) => days.reduce((sum, day) => sum + value(day), 0);
  const judged = total((day) => day.judged);
  const solved = total((day) => day.solved);
  const ratings = total((day) => day.ratings);
  return {
    from: filter.from.toISOString(),
    to: filter.to.toISOString(),
    timezone: filter.timezone,
    sessions: {
      total: total((day) => day.sessions),
      by_status: {
        open: total((day) => day.open),
        waiting: total((day) => day.waiting),
        with_operator: total((day) => day.with_operator),
        closed: total((day) => day.closed),
      },
    },
    messages: {
      total: total((day) => day.messages),
      visitor: total((day) => day.visitor),
      agent: total((day) => day.agent),
      operator: total((day) => day.operator),
    },
    handoffs: { total: total((day) => day.handoffs), answered: total((day) => day.answered) },
    first_answer: { median_ms: medianMs },
    rating: { average: ratings === 0 ? null : total((day) => day.rating_sum) / ratings, count: ratings },
    solved_without_person: { share: judged === 0 ? null : solved / judged, count: solved, of: judged },
    days: days.map(({ day, sessions, messages, handoffs, open, waiting, with_operator, closed }) => ({
      day: day ?? '',
      sessions,
      by_status: { open, waiting, with_operator, closed },
      messages,
      handoffs,
    })),
  };
}

/**
 * Messages of the session `s` by role, and the time from the visitor's first one to the agent's first answer: all of its
 * messages are read, which facts of closed chats spare. Zeros where `isRead` does not hold.
 */
export const messageFigures = (isRead: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select visitor, agent, operator,
    round(extract(epoch from answered_at - visited_at) * 1000)::int as first_answer_ms
  from (select
    count(*) filter (where role = 'visitor')::int as visitor, count(*) filter (where role = 'agent')::int as agent,
    count(*) filter (where role = 'operator')::int as operator,
    min(created_at) filter (where role = 'visitor') as visited_at,
    min(created_at) filter (where role = 'agent' and answers_seq is not null and status <> 'failed') as answered_at
    from chat_messages where tenant_id = s.tenant_id and session_id = s.id and visibility = 'public' and ${isRead}) counted)`;

/** Spam counts as a chat, but not among those to solve. */
async function readDays(tx: Tx, filter: StatsFilter): Promise<DayRow[]> {
  const count = (condition: RawBuilder<unknown>) => sql`count(*) filter (where ${condition})::int`;
  const said = (role: string) => sql`coalesce(sum(m.${sql.ref(role)}), 0)::int`;
  const isHandedOver = sql`(s.handoff_by is not null or h.is_answered)`;
  const isJudged = sql`(s.status = 'closed' and s.close_reason <> 'spam' and s.last_visitor_seq > 0)`;
  const found = await sql<DayRow>`
    select to_char(s.created_at at time zone ${filter.timezone}, 'YYYY-MM-DD') as day, count(*)::int as sessions,
      ${count(sql`s.status = 'open'`)} as open, ${count(sql`s.status = 'waiting'`)} as waiting,
      ${count(sql`s.status = 'with_operator'`)} as with_operator, ${count(sql`s.status = 'closed'`)} as closed,
      (${said('visitor')} + ${said('agent')} + ${said('operator')}) as messages,
      ${said('visitor')} as visitor, ${said('agent')} as agent, ${said('operator')} as operator,
      ${count(isHandedOver)} as handoffs, ${count(sql`h.is_answered`)} as answered,
      ${count(sql`${isJudged} and not ${isHandedOver}`)} as solved, ${count(isJudged)} as judged,
      coalesce(sum(s.rating), 0)::int as rating_sum, count(s.rating)::int as ratings,
      round(percentile_cont(0.5) within group (order by m.first_answer_ms))::int as median_ms
    from chat_sessions s
    left join chat_facts f on f.tenant_id = s.tenant_id and f.id = s.id and f.visitor_messages is not null
      and s.status = 'closed'
    cross join lateral ${messageFigures(sql`f.id is null`)} now
    cross join lateral (select coalesce(f.visitor_messages, now.visitor) as visitor,
      coalesce(f.agent_messages, now.agent) as agent, coalesce(f.operator_messages, now.operator) as operator,
      case when f.id is null then now.first_answer_ms else f.first_answer_ms end as first_answer_ms) m
    cross join lateral (select exists (select from chat_handlings
      where tenant_id = s.tenant_id and session_id = s.id) as is_answered) h
    where ${isCounted(filter)} group by grouping sets ((day), ()) order by day nulls last`.execute(tx);
  return found.rows;
}

/** Condition: a session without a message or a handoff is an opened window, not a chat. */
function isCounted({ agentId, from, to }: StatsFilter): RawBuilder<unknown> {
  const ofAgent = agentId === undefined ? sql`true` : sql`s.agent_id = ${agentId}`;
  const isChat = sql`(s.last_visitor_seq > 0 or s.handoff_by is not null or s.claimed_at is not null)`;
  return sql`s.created_at >= ${from} and s.created_at < ${to} and ${ofAgent} and ${isChat}`;
}
