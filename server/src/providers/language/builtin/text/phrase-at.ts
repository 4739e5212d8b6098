/** True where the words of a phrase stand from a position on; `*` at the end of a word is any ending. All are folded. */
export const isPhraseAt = (phrase: readonly string[], folded: readonly string[], at: number): boolean =>
  phrase.every((word, offset) => {
    const found = folded[at + offset];
    return found !== undefined && (word.endsWith('*') ? found.startsWith(word.slice(0, -1)) : found === word);
  });
