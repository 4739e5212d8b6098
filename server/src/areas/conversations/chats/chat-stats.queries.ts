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

interface DayRow extends Statuses {
  day: string;
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
  const [days, medianMs] = await Promise.all([readDays(tx, filter), readMedianFirstAnswer(tx, filter)]);
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
      day,
      sessions,
      by_status: { open, waiting, with_operator, closed },
      messages,
      handoffs,
    })),
  };
}

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
      coalesce(sum(s.rating), 0)::int as rating_sum, count(s.rating)::int as ratings
    from chat_sessions s
    cross join lateral (select
      count(*) filter (where role = 'visitor') as visitor, count(*) filter (where role = 'agent') as agent,
      count(*) filter (where role = 'operator') as operator
      from chat_messages where tenant_id = s.tenant_id and session_id = s.id and visibility = 'public') m
    cross join lateral (select exists (select from chat_handlings
      where tenant_id = s.tenant_id and session_id = s.id) as is_answered) h
    where ${isCounted(filter)} group by day order by day`.execute(tx);
  return found.rows;
}

/** Median time to the first answer. Unit: whole milliseconds. Failed answers do not count. */
async function readMedianFirstAnswer(tx: Tx, filter: StatsFilter): Promise<number | null> {
  const found = await sql<{ median_ms: number | null }>`
    select round(extract(epoch from percentile_cont(0.5) within group (order by answer.at - question.at)) * 1000)::int
      as median_ms
    from chat_sessions s
    cross join lateral (select seq, created_at as at from chat_messages
      where tenant_id = s.tenant_id and session_id = s.id and role = 'visitor' order by seq limit 1) question
    cross join lateral (select created_at as at from chat_messages
      where tenant_id = s.tenant_id and session_id = s.id and role = 'agent' and answers_seq >= question.seq
        and status <> 'failed'
      order by seq limit 1) answer
    where ${isCounted(filter)}`.execute(tx);
  return found.rows[0]?.median_ms ?? null;
}

/** Condition: a session without a message or a handoff is an opened window, not a chat. */
function isCounted({ agentId, from, to }: StatsFilter): RawBuilder<unknown> {
  const ofAgent = agentId === undefined ? sql`true` : sql`s.agent_id = ${agentId}`;
  const isChat = sql`(s.last_visitor_seq > 0 or s.handoff_by is not null or s.claimed_at is not null)`;
  return sql`s.created_at >= ${from} and s.created_at < ${to} and ${ofAgent} and ${isChat}`;
}
