import type { Tx } from '#db/tenant-scope.ts';
import type { EmitEvent } from '#platform/outbox/emit.ts';
import { answeredOtherwise, answerTooLate, toolCallNotFound } from './client-tools.errors.ts';
import { keepAnswer, type PageAnswer, type PageOwner, whyNotKept } from './client-tools.queries.ts';

/**
 * Keeps what a page answers and lets whoever waits know, in any process. The same answer again changes nothing. Refuses
 * calls that are not this conversation's, other answers to an answered call, and answers nobody waits for.
 */
export async function answerToolCall(
  context: { tx: Tx; emit: EmitEvent; now: Date },
  answer: PageAnswer & { owner: PageOwner; id: string },
): Promise<void> {
  const { tx, now } = context;
  if (await keepAnswer(tx, { ...answer, now })) {
    return context.emit('client_tool.answered', `client-tool:${answer.id}`, { tool_call_id: answer.id });
  }
  const why = await whyNotKept(tx, answer);
  if (why === 'unknown') throw toolCallNotFound();
  if (why === 'late') throw answerTooLate();
  if (why === 'answered otherwise') throw answeredOtherwise();
}
