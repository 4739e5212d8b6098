/** Fewest words of a phrase that reads as a question by itself. */
const wordsMin = 3;

/**
 * Picks examples of what callers can say: those of the agent's quick questions that are expected, then other phrases at equal distances,
 * since neighbours are about the same topic. Short phrases serve only where there are no others.
 */
export function exampleQuestions(
  phrases: readonly string[],
  { quickQuestions, count }: { quickQuestions: readonly string[]; count: number },
): string[] {
  const expected = new Set(phrases.map(wordsOf));
  const own = quickQuestions.filter((question) => expected.has(wordsOf(question))).slice(0, count);
  const known = new Set(own.map(wordsOf));
  const others = phrases.filter((phrase) => !known.has(wordsOf(phrase)));
  const whole = others.filter((phrase) => phrase.split(/\s+/).length >= wordsMin);
  return [...own, ...atEqualDistances(whole.length > 0 ? whole : others, count - own.length).map(written)];
}

const questionStart = /^(?:what|when|where|who|which|how|why|can|could|do|does|are|is|may)\b/i;

/** A phrase of the recognizer as people write it: "how can i pay" as "How can I pay?" */
function written(phrase: string): string {
  const sentence = `${phrase[0]?.toUpperCase() ?? ''}${phrase.slice(1)}`.replace(/\bi\b(?!')/g, 'I');
  return questionStart.test(phrase) && !/[?!.]$/.test(phrase) ? `${sentence}?` : sentence;
}

function atEqualDistances(phrases: readonly string[], count: number): string[] {
  const step = Math.max(1, phrases.length / Math.max(1, count));
  return Array.from(
    { length: Math.min(count, phrases.length) },
    (_none, index) => phrases[Math.floor(index * step)] ?? '',
  );
}

/** Words of a phrase, without case and punctuation. */
const wordsOf = (phrase: string) => (phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
