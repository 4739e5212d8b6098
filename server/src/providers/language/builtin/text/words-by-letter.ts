/** Words by their first letter. */
export type WordsByLetter = ReadonlyMap<string, readonly string[]>;

export function byFirstLetter(words: Iterable<string>): WordsByLetter {
  const lists = new Map<string, string[]>();
  for (const word of words) {
    const list = lists.get(word[0] ?? '');
    if (list) list.push(word);
    else lists.set(word[0] ?? '', [word]);
  }
  return lists;
}
