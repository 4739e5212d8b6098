import type { ChatFile } from '@parley/contract/resources/chat';
import type { Selectable } from 'kysely';
import type { ModelMessage } from '#brain/ports.ts';
import type { ChatMessages } from '#db/schema.generated.ts';

/**
 * Maps a chat to the model's messages, visitor and agent alternating. Consecutive messages are merged; an answer
 * follows the message it answers, even if the visitor sent more meanwhile; failed answers are omitted; tool calls and
 * results keep their place. Files appear by name.
 */
export function historyOf(
  messages: readonly Pick<
    Selectable<ChatMessages>,
    'seq' | 'answers_seq' | 'role' | 'text' | 'status' | 'trace' | 'files'
  >[],
): ModelMessage[] {
  const history: ModelMessage[] = [];
  for (const message of messages.toSorted((one, other) => placeOf(one) - placeOf(other))) {
    if (message.role === 'system' || message.status === 'failed') continue;
    if (message.role === 'visitor') {
      const last = history.at(-1);
      const text = withFiles(message);
      if (last?.role === 'user') last.text = `${last.text}\n${text}`;
      else history.push({ role: 'user', text });
      continue;
    }
    const traced = (message.trace as { messages?: ModelMessage[] } | null)?.messages;
    if (traced?.some((step) => step.role === 'tool')) history.push(...traced);
    else history.push({ role: 'assistant', text: withFiles(message) });
  }
  return history;
}

/** Messages of the visitor that an answer up to number `upToSeq` is about: those after the one answered before. */
export function questionOf(
  messages: readonly Pick<Selectable<ChatMessages>, 'seq' | 'answers_seq' | 'role' | 'text'>[],
  upToSeq: number,
): string[] {
  const answered = messages.map((message) => message.answers_seq ?? 0).filter((seq) => seq < upToSeq);
  const after = Math.max(0, ...answered);
  return messages
    .filter(({ role, seq, text }) => role === 'visitor' && seq > after && seq <= upToSeq && text !== '')
    .map(({ text }) => text);
}

/** The visitor's words that an answer up to number `upToSeq` is about, files by name, without those up to `after`. */
export function inputOf(
  messages: readonly Pick<Selectable<ChatMessages>, 'seq' | 'answers_seq' | 'role' | 'text' | 'files'>[],
  { upToSeq, after }: { upToSeq: number; after: number },
): string {
  const answered = messages.map((message) => message.answers_seq ?? 0).filter((seq) => seq < upToSeq);
  const from = Math.max(after, 0, ...answered);
  return messages
    .filter(({ role, seq }) => role === 'visitor' && seq > from && seq <= upToSeq)
    .map(withFiles)
    .join('\n');
}

function withFiles({ text, files }: Pick<Selectable<ChatMessages>, 'text' | 'files'>): string {
  const names = (files as unknown as ChatFile[]).map(({ name }) => `[file: ${name}]`);
  return [text, ...names].filter((line) => line !== '').join('\n');
}

/** Position right after the answered message, or that of the message itself. */
function placeOf(message: Pick<Selectable<ChatMessages>, 'seq' | 'answers_seq'>): number {
  return message.answers_seq === null ? message.seq : message.answers_seq + 0.5;
}
