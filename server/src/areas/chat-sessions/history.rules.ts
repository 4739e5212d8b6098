import type { ModelMessage } from '#brain/ports.ts';
import type { ChatMessages } from '#db/schema.generated.ts';
import type { Selectable } from 'kysely';

/**
 * A chat as the model reads it: visitor and agent by turns. Messages sent one after the other become one; an answer
 * stands after what it answers, also where the visitor had written on meanwhile; answers that failed are left out; tool
 * calls and results stand where they happened.
 */
export function historyOf(
  messages: readonly Pick<Selectable<ChatMessages>, 'seq' | 'answers_seq' | 'role' | 'text' | 'status' | 'trace'>[],
): ModelMessage[] {
  const history: ModelMessage[] = [];
  for (const message of messages.toSorted((one, other) => placeOf(one) - placeOf(other))) {
    if (message.role === 'system' || message.status === 'failed') continue;
    if (message.role === 'visitor') {
      const last = history.at(-1);
      if (last?.role === 'user') last.text = `${last.text}\n${message.text}`;
      else history.push({ role: 'user', text: message.text });
      continue;
    }
    const traced = (message.trace as { messages?: ModelMessage[] } | null)?.messages;
    if (traced?.some((step) => step.role === 'tool')) history.push(...traced);
    else history.push({ role: 'assistant', text: message.text });
  }
  return history;
}

/** Just behind the message it answers, or where it was written. */
function placeOf(message: Pick<Selectable<ChatMessages>, 'seq' | 'answers_seq'>): number {
  return message.answers_seq === null ? message.seq : message.answers_seq + 0.5;
}
