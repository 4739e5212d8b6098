/** Names and words first, then what may be said as a whole; each once, none empty, none longer than a vendor takes. */
export function hintsOf(
  keywords: readonly string[],
  phrases: readonly string[],
  limits: { count: number; letters: number },
): string[] {
  const hints = new Set<string>();
  for (const hint of [...keywords, ...phrases]) {
    const trimmed = hint.trim();
    if (trimmed !== '' && trimmed.length <= limits.letters) hints.add(trimmed);
    if (hints.size === limits.count) break;
  }
  return [...hints];
}
