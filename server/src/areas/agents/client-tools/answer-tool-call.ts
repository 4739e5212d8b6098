import type { Tx } from '#db/tenant-scope.ts';
import type { EmitEvent } from '#platform/outbox/emit.ts';
import { answeredOtherwise, answerTooLate, toolCallNotFound } from './client-tools.errors.ts';
import { answerRefusalReason, type PageAnswer, type PageOwner, storeAnswer } from './client-tools.queries.ts';

/**
 * Stores a page's answer and notifies its waiter, in any process. Repeating the same answer is idempotent. Refuses
 * calls of other conversations, a different answer to an answered call, and answers after the deadline.
 */
export async function answerToolCall(
  context: { tx: Tx; emit: EmitEvent; now: Date },
  answer: PageAnswer & { owner: PageOwner; id: string },
): Promise<void> {
  const { tx, now } = context;
  if (await storeAnswer(tx, { ...answer, now })) {
    return context.emit('client_tool.answered', `client-tool:${answer.id}`, { tool_call_id: answer.id });
  }
  const why = await answerRefusalReason(tx, answer);
  if (why === 'unknown') throw toolCallNotFound();
  if (why === 'late') throw answerTooLate();
  if (why === 'answered otherwise') throw answeredOtherwise();
}
