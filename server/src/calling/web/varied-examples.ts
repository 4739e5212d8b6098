/** A few phrases about different things: what a page shows of what may be said. Neighbours are about the same, so these lie apart. */
export function variedExamples(phrases: readonly string[], count: number): string[] {
  const step = Math.max(1, phrases.length / count);
  return Array.from(
    { length: Math.min(count, phrases.length) },
    (_none, index) => phrases[Math.floor(index * step)] ?? '',
  );
}
