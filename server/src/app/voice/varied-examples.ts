/** Words too short to say what a phrase is about. */
const topicLength = 4;

/** A few phrases about different things, in their order: what a page shows of what may be said. */
export function variedExamples(phrases: readonly string[], count: number): string[] {
  const topics = new Set<string>();
  const examples: string[] = [];
  for (const phrase of phrases) {
    const words = phrase.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    const about = words.filter((word) => word.length >= topicLength && !common.has(word));
    if (about.length === 0 || about.some((word) => topics.has(word))) continue;
    for (const word of about) topics.add(word);
    examples.push(phrase);
    if (examples.length === count) break;
  }
  return examples;
}

/** Words of many questions that name no topic. */
const common = new Set([
  'what',
  'when',
  'where',
  'your',
  'would',
  'like',
  'have',
  'does',
  'much',
  'time',
  'with',
  'want',
]);
