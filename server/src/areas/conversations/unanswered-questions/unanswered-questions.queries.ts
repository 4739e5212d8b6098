import type { AgentId, CallId, ChatSessionId, UnansweredQuestionId } from '@parley/contract/ids';
import type { UnansweredQuestion, UnansweredQuestionOccurrence } from '@parley/contract/resources/unanswered-question';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { containsText } from '#db/search.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { decodeCursor, foreignCursor, pageFrom } from '#platform/http/cursor.ts';
import { questionNotFound } from './unanswered-questions.errors.ts';

/** Occurrences shown with a question. */
const shownOccurrences = 20;

export const questionSorts = ['-last_asked_at', '-count'] as const;

export interface QuestionFilter {
  limit: number;
  cursor?: string | undefined;
  include_total: boolean;
  sort: (typeof questionSorts)[number];
  agent_id?: AgentId | undefined;
  state?: readonly UnansweredQuestion['state'][] | undefined;
  channel?: 'call' | 'chat' | undefined;
  from?: string | undefined;
  to?: string | undefined;
  q?: string | undefined;
}

interface Row {
  id: UnansweredQuestionId;
  agent_id: AgentId;
  agent_name: string;
  text: string;
  state: UnansweredQuestion['state'];
  state_changed_at: Date | null;
  reopened_count: number;
  total_count: number;
  call_count: number;
  chat_count: number;
  first_asked_at: Date;
  last_asked_at: Date;
}

const rows = sql`
  select q.id, q.agent_id, a.config ->> 'name' as agent_name, q.text, q.state, q.state_changed_at, q.reopened_count,
    q.total_count, q.call_count, q.chat_count, q.first_asked_at, q.last_asked_at
  from unanswered_questions q
  join agents a on a.tenant_id = q.tenant_id and a.id = q.agent_id`;

/** Lists one page of questions; keyset on the sort column and id. */
export async function listQuestionPage(tx: Tx, filter: QuestionFilter) {
  const order = orders[filter.sort];
  const where = sql.join(conditionsOf(filter), sql` and `);
  const [found, total] = await Promise.all([
    sql<Row>`${rows} where ${where} and ${isBeyond(filter)}
      order by ${order.column} desc, q.id desc limit ${filter.limit + 1}`.execute(tx),
    filter.include_total
      ? sql<{ total: number }>`select count(*)::int as total from unanswered_questions q where ${where}`.execute(tx)
      : null,
  ]);
  const page = pageFrom(found.rows, {
    limit: filter.limit,
    item: presentQuestion,
    cursor: (row) => [filter.sort, order.valueOf(row), row.id],
  });
  return total ? { ...page, total: total.rows[0]?.total ?? 0 } : page;
}

const orders = {
  '-last_asked_at': {
    column: sql`q.last_asked_at`,
    type: sql`timestamptz`,
    valueOf: (row: Row) => row.last_asked_at.toISOString(),
    position: z.tuple([z.literal('-last_asked_at'), z.iso.datetime(), z.guid()]),
  },
  '-count': {
    column: sql`q.total_count`,
    type: sql`integer`,
    valueOf: (row: Row) => String(row.total_count),
    position: z.tuple([z.literal('-count'), z.string().regex(/^\d{1,9}$/), z.guid()]),
  },
} as const;

function isBeyond({ cursor, sort }: QuestionFilter): RawBuilder<SqlBool> {
  if (cursor === undefined) return sql<SqlBool>`true`;
  const { column, type, position } = orders[sort];
  const read = position.safeParse(decodeCursor(cursor, ['string', 'string', 'string']));
  if (!read.success) throw foreignCursor();
  const [, value, id] = read.data;
  return sql<SqlBool>`(${column}, q.id) < (${value}::${type}, ${id}::uuid)`;
}

function conditionsOf(filter: QuestionFilter): RawBuilder<SqlBool>[] {
  const conditions = [sql<SqlBool>`true`];
  if (filter.agent_id) conditions.push(sql<SqlBool>`q.agent_id = ${filter.agent_id}`);
  if (filter.state) conditions.push(sql<SqlBool>`q.state = any (${filter.state}::text[])`);
  if (filter.channel === 'call') conditions.push(sql<SqlBool>`q.call_count > 0`);
  if (filter.channel === 'chat') conditions.push(sql<SqlBool>`q.chat_count > 0`);
  if (filter.q) conditions.push(containsText(sql`q.text`, filter.q));
  if (filter.from) conditions.push(sql<SqlBool>`q.last_asked_at >= ${new Date(filter.from)}`);
  if (filter.to) conditions.push(sql<SqlBool>`q.first_asked_at < ${new Date(filter.to)}`);
  if (filter.from && filter.to) {
    conditions.push(sql<SqlBool>`exists (
      select from unanswered_question_occurrences o
      where o.tenant_id = q.tenant_id and o.question_id = q.id
        and o.asked_at >= ${new Date(filter.from)} and o.asked_at < ${new Date(filter.to)})`);
  }
  return conditions;
}

/** Gets one question; refuses when it is missing. `lock` takes its row lock until the transaction ends. */
export async function getQuestion(
  tx: Tx,
  id: UnansweredQuestionId,
  { lock = false }: { lock?: boolean } = {},
): Promise<UnansweredQuestion> {
  const found = await sql<Row>`${rows} where q.id = ${id} ${lock ? sql`for update of q` : sql``}`.execute(tx);
  const [row] = found.rows;
  if (!row) throw questionNotFound();
  return presentQuestion(row);
}

/** Sets the state of a locked question. */
export async function setQuestionState(
  tx: Tx,
  question: UnansweredQuestion,
  { state, now }: { state: UnansweredQuestion['state']; now: Date },
): Promise<UnansweredQuestion> {
  await tx
    .updateTable('unanswered_questions')
    .set({ state, state_changed_at: now })
    .where('id', '=', question.id)
    .execute();
  return { ...question, state, state_changed_at: now.toISOString() };
}

/** The latest occurrences of a question, newest first. */
export async function listOccurrences(tx: Tx, id: UnansweredQuestionId): Promise<UnansweredQuestionOccurrence[]> {
  const found = await tx
    .selectFrom('unanswered_question_occurrences')
    .select(['text', 'call_id', 'session_id', 'asked_at'])
    .where('question_id', '=', id)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownOccurrences)
    .execute();
  return found.map((row) => ({
    text: row.text,
    channel: row.call_id === null ? 'chat' : 'call',
    call_id: row.call_id as CallId | null,
    session_id: row.session_id as ChatSessionId | null,
    asked_at: row.asked_at.toISOString(),
  }));
}

function presentQuestion(row: Row): UnansweredQuestion {
  return {
    id: row.id,
    agent: { id: row.agent_id, name: row.agent_name },
    text: row.text,
    state: row.state,
    state_changed_at: row.state_changed_at?.toISOString() ?? null,
    reopened_count: row.reopened_count,
    count: row.total_count,
    call_count: row.call_count,
    chat_count: row.chat_count,
    first_asked_at: row.first_asked_at.toISOString(),
    last_asked_at: row.last_asked_at.toISOString(),
  };
}
