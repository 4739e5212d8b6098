/** Patterns that are kept; they are put together from word lists and small numbers. */
const keptMax = 4_000;
const kept = new Map<string, RegExp>();

/** The regular expression of a source, compiled once. A global one starts anew with every call. */
export function compiledPattern(source: string, flags: string): RegExp {
  const key = `${flags}/${source}`;
  const known = kept.get(key);
  if (known) {
    known.lastIndex = 0;
    return known;
  }
  if (kept.size >= keptMax) kept.clear();
  const pattern = new RegExp(source, flags);
  kept.set(key, pattern);
  return pattern;
}
