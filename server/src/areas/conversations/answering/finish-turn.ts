import type { ChatMessageId } from '@parley/contract/ids';
import type { ChangeContext, MessageRow } from '#areas/conversations/chats';
import { handOver, handOverByRule, ruleAfterAnswer, tellNobodyAvailable } from '#areas/conversations/handoff';
import { type ClaimedTurn, saveAnswer } from './answer-turn.queries.ts';
import type { MadeAnswer } from './make-answer.ts';

/**
 * Writes an answer, ends its turn and hands the chat over where the agent or a rule wants a person, all in the caller's
 * transaction: there is never an answer that promises somebody without a chat that waits for them. Null, with nothing
 * written, when the turn had been lost. `isUnanswered`: the visitor has written more, and the agent is to answer it.
 */
export async function finishTurn(
  context: ChangeContext,
  turn: ClaimedTurn,
  answer: MadeAnswer & { id: ChatMessageId; processId: string },
): Promise<{ message: MessageRow; isUnanswered: boolean } | null> {
  const saved = await saveAnswer(context, turn, answer);
  if (!saved) return null;
  const isHandedOver = answer.wish
    ? await handOverAsWished(context, turn, answer.wish)
    : await handOverByRules(context, turn, {
        turns: saved.agentTurns,
        unsureTurns: saved.unsureTurns,
        hasFailed: answer.status === 'failed',
      });
  return { message: saved.message, isUnanswered: saved.isUnanswered && !isHandedOver };
}

async function handOverAsWished(
  context: ChangeContext,
  { session, agentId, settings }: ClaimedTurn,
  wish: NonNullable<MadeAnswer['wish']>,
): Promise<boolean> {
  if (wish.outcome === 'nobody_available') {
    // The agent has said so; the notice is what the form to leave a message hangs on.
    if (settings.offline_behavior === 'form') await tellNobodyAvailable(context, { id: session.id, agentId });
    return false;
  }
  const { reason, summary } = wish;
  return (await handOver(context, session.id, { by: 'agent', reason, summary })) === 'waiting';
}

async function handOverByRules(
  context: ChangeContext,
  { session, agentId, settings }: ClaimedTurn,
  record: Parameters<typeof ruleAfterAnswer>[1],
): Promise<boolean> {
  const rule = ruleAfterAnswer(settings.handoff, record);
  return rule !== null && (await handOverByRule(context, { id: session.id, agentId }, rule)) === 'waiting';
}
