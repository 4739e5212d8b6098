/** Picks example phrases at equal distances: neighbours are about the same topic. */
export function variedExamples(phrases: readonly string[], count: number): string[] {
  const step = Math.max(1, phrases.length / count);
  return Array.from(
    { length: Math.min(count, phrases.length) },
    (_none, index) => phrases[Math.floor(index * step)] ?? '',
  );
}
