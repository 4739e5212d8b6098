/** A pattern and what is said for it; the function's arguments are the match and its groups. */
export type Rule = readonly [RegExp, string | ((...parts: string[]) => string)];

/** Applies rules in their order, each over the whole text. */
export const applyRules = (text: string, rules: readonly Rule[]): string =>
  rules.reduce(
    (done, [pattern, by]) => (typeof by === 'string' ? done.replace(pattern, by) : done.replace(pattern, by)),
    text,
  );

/** Alternatives of a pattern, longest first, with their own special characters taken literally. */
export function anyOf(words: readonly string[]): string {
  return words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    .join('|');
}

/** Position where a word may begin or end; `\b` knows only a-z. */
export const wordStart = String.raw`(?<![\p{L}\p{N}])`;
export const wordEnd = String.raw`(?![\p{L}\p{N}])`;
