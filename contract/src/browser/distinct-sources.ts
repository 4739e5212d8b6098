/** Sources of an answer with passages of one document named once; the first passage stays. */
export function distinctSources<Source extends { title: string; url: string | null }>(
  sources: readonly Source[],
): Source[] {
  const byDocument = new Map<string, Source>();
  for (const source of sources) {
    const key = JSON.stringify([source.title, source.url]);
    if (!byDocument.has(key)) byDocument.set(key, source);
  }
  return [...byDocument.values()];
}
