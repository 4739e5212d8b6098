/** The heading of the first level, where there is one alone: it is the title of the document. */
export function onlyTopHeading(markdown: string): string | null {
  const [first, second] = markdown.matchAll(/^#\s+(.+)$/gm);
  return second ? null : (first?.[1] ?? null);
}
