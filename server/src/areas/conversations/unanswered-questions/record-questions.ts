import type { AgentId, CallId, ChatSessionId, TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { type ComparedQuestion, closestGroup, isSaidIn, readQuestion, type Stems } from './grouping.rules.ts';

/** Groups of an agent that a question is compared with, those asked last. */
const comparedGroups = 500;

/** Conversation in which questions were asked. */
export type AskedIn = { callId: CallId } | { sessionId: ChatSessionId };

export interface AskedQuestions {
  tenantId: TenantId;
  agentId: AgentId;
  conversation: AskedIn;
  texts: readonly string[];
  askedAt: Date;
  newId: () => string;
}

/** Records what an agent had no answer to. */
export interface QuestionRecorder {
  /**
   * Records questions in the caller's transaction, each in the group of its like. A question that is asked after an
   * answer was added opens its group again. Texts without a word that carries meaning are left out.
   */
  record(tx: Tx, asked: AskedQuestions): Promise<void>;
  /**
   * Records the questions that an analysis found in a finished conversation, in place of those of an analysis before.
   * Questions recorded with an answer of that conversation stay, and are not recorded twice.
   */
  replace(tx: Tx, asked: AskedQuestions): Promise<void>;
}

/** Origin of an occurrence: an answer that said it does not know, or the analysis of the finished conversation. */
type FoundBy = 'analysis' | 'answer';

export function createQuestionRecorder({ stems }: { stems: Stems }): QuestionRecorder {
  async function record(tx: Tx, asked: AskedQuestions & { foundBy: FoundBy }): Promise<void> {
    const questions = asked.texts.flatMap((text) => readQuestion(text, stems) ?? []);
    const recorded = asked.foundBy === 'analysis' ? await listRecorded(tx, asked.conversation) : [];
    const isNew = (question: ComparedQuestion) => !recorded.some((one) => isSaidIn(question, one));
    const distinct = [...new Map(questions.filter(isNew).map((question) => [question.matchKey, question])).values()];
    if (distinct.length === 0) return;
    // Of two transactions with the same new question the second must find the group of the first.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`unanswered ${asked.agentId}`}, 0))`.execute(tx);
    for (const question of distinct) await recordOne(tx, asked, question);
  }
  return {
    record: (tx, asked) => record(tx, { ...asked, foundBy: 'answer' }),
    async replace(tx, asked) {
      const { column, id } = columnOf(asked.conversation);
      await tx
        .deleteFrom('unanswered_question_occurrences')
        .where(column, '=', id)
        .where('found_by', '=', 'analysis')
        .execute();
      await record(tx, { ...asked, foundBy: 'analysis' });
    },
  };
}

const columnOf = (conversation: AskedIn) =>
  'callId' in conversation
    ? ({ column: 'call_id', id: conversation.callId } as const)
    : ({ column: 'session_id', id: conversation.sessionId } as const);

/** Questions of a conversation that are recorded already. */
function listRecorded(tx: Tx, conversation: AskedIn): Promise<{ stems: string[] }[]> {
  const { column, id } = columnOf(conversation);
  return tx.selectFrom('unanswered_question_occurrences').select('stems').where(column, '=', id).execute();
}

async function recordOne(
  tx: Tx,
  asked: AskedQuestions & { foundBy: FoundBy },
  question: ComparedQuestion,
): Promise<void> {
  const { tenantId, agentId, askedAt } = asked;
  const words = { text: question.text, stems: [...question.stems], match_key: question.matchKey };
  const found = await findGroup(tx, agentId, question);
  const questionId = found ?? asked.newId();
  if (found === null) {
    const times = { first_asked_at: askedAt, last_asked_at: askedAt };
    await tx
      .insertInto('unanswered_questions')
      .values({ tenant_id: tenantId, id: questionId, agent_id: agentId, ...words, ...times })
      .execute();
  }
  const conversation =
    'callId' in asked.conversation
      ? { call_id: asked.conversation.callId, session_id: null }
      : { call_id: null, session_id: asked.conversation.sessionId };
  await tx
    .insertInto('unanswered_question_occurrences')
    .values({
      tenant_id: tenantId,
      id: asked.newId(),
      question_id: questionId,
      ...conversation,
      ...words,
      asked_at: askedAt,
      found_by: asked.foundBy,
    })
    .execute();
  await countOccurrence(tx, questionId, { words, askedAt, isCall: conversation.call_id !== null });
}

async function findGroup(tx: Tx, agentId: AgentId, question: ComparedQuestion): Promise<string | null> {
  const same = await tx
    .selectFrom('unanswered_questions')
    .select('id')
    .where('agent_id', '=', agentId)
    .where('match_key', '=', question.matchKey)
    .orderBy('last_asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (same) return same.id;
  const groups = await tx
    .selectFrom('unanswered_questions')
    .select(['id', 'stems'])
    .where('agent_id', '=', agentId)
    .orderBy('last_asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(comparedGroups)
    .execute();
  return closestGroup(question, groups)?.id ?? null;
}

async function countOccurrence(
  tx: Tx,
  questionId: string,
  asked: { words: { text: string; stems: string[]; match_key: string }; askedAt: Date; isCall: boolean },
): Promise<void> {
  const { words, askedAt, isCall } = asked;
  const isLatest = sql`last_asked_at <= ${askedAt}`;
  const isAskedAgain = sql`state = 'answered' and ${askedAt} > state_changed_at`;
  await sql`
    update unanswered_questions set
      call_count = call_count + ${isCall ? 1 : 0},
      chat_count = chat_count + ${isCall ? 0 : 1},
      first_asked_at = least(first_asked_at, ${askedAt}),
      last_asked_at = greatest(last_asked_at, ${askedAt}),
      text = case when ${isLatest} then ${words.text} else text end,
      stems = case when ${isLatest} then ${words.stems}::text[] else stems end,
      match_key = case when ${isLatest} then ${words.match_key} else match_key end,
      reopened_count = reopened_count + case when ${isAskedAgain} then 1 else 0 end,
      state_changed_at = case when ${isAskedAgain} then ${askedAt} else state_changed_at end,
      state = case when ${isAskedAgain} then 'open' else state end
    where id = ${questionId}`.execute(tx);
}
