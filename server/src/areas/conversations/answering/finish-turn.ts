import type { ChatMessageId } from '@parley/contract/ids';
import { type ChangeContext, closeChat, type MessageRow } from '#areas/conversations/chats';
import { handOff, handOffByRule, insertUnavailableNotice, ruleAfterAnswer } from '#areas/conversations/handoff';
import type { QuestionRecorder } from '#areas/conversations/unanswered-questions';
import { redactPersonalData } from '#areas/privacy/redaction';
import { redactRun, saveRun } from '#areas/workflows/runs';
import { type ClaimedTurn, saveAnswer } from './answer-turn.queries.ts';
import type { GeneratedAnswer } from './generate-answer.ts';
import { questionOf } from './history.rules.ts';

/**
 * Saves an answer, ends its turn and hands the chat off where the agent or a rule requested it, in the caller's
 * transaction: no answer promises a person without a chat in the queue. Null, with nothing written, when the lease was
 * lost. A question the agent had no answer to is recorded with it. `isUnanswered`: the agent has further visitor
 * messages to answer.
 */
export async function finishTurn(
  context: ChangeContext & { questions: QuestionRecorder },
  turn: ClaimedTurn,
  answer: GeneratedAnswer & { id: ChatMessageId; processId: string },
): Promise<{ message: MessageRow | null; isUnanswered: boolean; isRedacted: boolean } | null> {
  const saved = await saveAnswer(context, turn, answer);
  if (!saved) return null;
  if (answer.workflow) await saveProgress(context, turn, answer.workflow, saved);
  const isHandedOver = answer.handoff
    ? await handOffAsRequested(context, turn, answer.handoff)
    : await handOverByRules(context, turn, {
        turns: saved.agentTurns,
        unsureTurns: saved.unsureTurns,
        hasFailed: answer.status === 'failed',
      });
  if (answer.workflow?.endsConversation === true && !isHandedOver) {
    await closeChat(context, turn.session.id, { reason: 'agent' });
    return { message: saved.message, isRedacted: saved.isRedacted, isUnanswered: false };
  }
  if ((answer.isUnsure || answer.isGap) && answer.status === 'complete') await recordUnanswered(context, turn, saved);
  return { message: saved.message, isRedacted: saved.isRedacted, isUnanswered: saved.isUnanswered && !isHandedOver };
}

/** Stores where the workflow is now, in the transaction of the answer that brought it there. */
async function saveProgress(
  { tx, tenantId, now }: ChangeContext,
  { session, agentId, agent }: ClaimedTurn,
  { run, state, steps }: NonNullable<GeneratedAnswer['workflow']>,
  { isRedacted }: { isRedacted: boolean },
): Promise<void> {
  const progress = isRedacted ? redactRun({ state, steps }, agent.language) : { state, steps };
  await saveRun(tx, { tenantId, run, agentId, conversation: { sessionId: session.id }, now, ...progress });
}

async function recordUnanswered(
  { tx, tenantId, now, newId, questions }: ChangeContext & { questions: QuestionRecorder },
  turn: ClaimedTurn,
  { isRedacted }: { isRedacted: boolean },
): Promise<void> {
  if (turn.agent.zero_retention) return;
  const asked = questionOf(turn.messages, turn.upToSeq);
  const texts = isRedacted ? asked.map((text) => redactPersonalData(text, turn.agent.language)) : asked;
  const conversation = { sessionId: turn.session.id };
  await questions.record(tx, { tenantId, agentId: turn.agentId, conversation, texts, askedAt: now, newId });
}

async function handOffAsRequested(
  context: ChangeContext,
  { session, agentId, settings }: ClaimedTurn,
  handoff: NonNullable<GeneratedAnswer['handoff']>,
): Promise<boolean> {
  if (handoff.outcome === 'nobody_available') {
    // The agent has said so itself; the notice makes the widget show the contact form.
    if (settings.offline_behavior === 'form') await insertUnavailableNotice(context, { id: session.id, agentId });
    return false;
  }
  const { by, reason, summary, teamId } = handoff;
  return (await handOff(context, session.id, { by, reason, summary, teamId })) === 'waiting';
}

async function handOverByRules(
  context: ChangeContext,
  { session, agentId, settings }: ClaimedTurn,
  record: Parameters<typeof ruleAfterAnswer>[1],
): Promise<boolean> {
  const rule = ruleAfterAnswer(settings.handoff, record);
  return rule !== null && (await handOffByRule(context, { id: session.id, agentId }, rule)) === 'waiting';
}
