import type { AnalysedTurn, ConversationAnalysis } from '#brain/ports.ts';

/** Part of a question's words that the person must have said. */
const quotedPart = 0.6;

/**
 * Picks the unanswered questions that the person asked: most words of each are in one of their turns. A model may invent
 * others, and words of a person may make it.
 */
export function quotedQuestions(
  { unanswered }: Pick<ConversationAnalysis, 'unanswered'>,
  turns: readonly AnalysedTurn[],
): string[] {
  const said = turns.filter(({ role }) => role === 'user').map(({ text }) => new Set(wordsOf(text)));
  return unanswered.filter((question) => {
    const words = wordsOf(question);
    if (words.length === 0) return false;
    return said.some((turn) => words.filter((word) => turn.has(word)).length / words.length >= quotedPart);
  });
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
