/** Words as they are compared: lower case, without punctuation and apostrophes. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\s-]+/gu, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/**
 * Whether the words, in full, are one or more of the phrases one after another. Nothing is not made of phrases.
 * `mayGoOn`: the last phrase may lack its end, as words do that are still being said.
 */
export function isMadeOf(words: readonly string[], phrases: readonly string[], mayGoOn = false): boolean {
  if (words.length === 0) return false;
  const known = phrases.map(wordsOf).filter((phrase) => phrase.length > 0);
  let at = 0;
  while (at < words.length) {
    const rest = words.slice(at);
    const longest = known
      .filter((phrase) => phrase.every((word, index) => rest[index] === word))
      .reduce((length, phrase) => Math.max(length, phrase.length), 0);
    if (longest === 0) return mayGoOn && known.some((phrase) => rest.every((word, index) => phrase[index] === word));
    at += longest;
  }
  return true;
}

/** Whether the words begin with one of the phrases. */
export function beginsWith(words: readonly string[], phrases: readonly string[]): boolean {
  return phrases.some((phrase) => {
    const wanted = wordsOf(phrase);
    return wanted.length > 0 && wanted.every((word, index) => words[index] === word);
  });
}

/** Whether one of the phrases stands in the words, as whole words. */
export function contains(words: readonly string[], phrases: readonly string[]): boolean {
  const text = ` ${words.join(' ')} `;
  return phrases.some((phrase) => {
    const wanted = wordsOf(phrase).join(' ');
    return wanted !== '' && text.includes(` ${wanted} `);
  });
}
