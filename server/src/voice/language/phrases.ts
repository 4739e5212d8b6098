/** Phrases, each as its words: split once, since they are compared many times a second. */
export type Phrases = readonly (readonly string[])[];

export function phrasesOf(texts: readonly string[]): Phrases {
  return texts.map(wordsOf).filter((words) => words.length > 0);
}

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
 * True when the words consist of one or more of the phrases and nothing else; false for no words. `mayGoOn`: the last
 * phrase may be incomplete, as in a partial transcript.
 */
export function consistsOf(words: readonly string[], phrases: Phrases, mayGoOn = false): boolean {
  if (words.length === 0) return false;
  let at = 0;
  while (at < words.length) {
    const rest = words.slice(at);
    const longest = phrases
      .filter((phrase) => phrase.every((word, index) => rest[index] === word))
      .reduce((length, phrase) => Math.max(length, phrase.length), 0);
    if (longest === 0) return mayGoOn && phrases.some((phrase) => rest.every((word, index) => phrase[index] === word));
    at += longest;
  }
  return true;
}

/** True when the words begin with one of the phrases. */
export function startsWithPhrase(words: readonly string[], phrases: Phrases): boolean {
  return phrases.some((phrase) => phrase.every((word, index) => words[index] === word));
}

/** True when the words contain one of the phrases, as whole words. */
export function containsPhrase(words: readonly string[], phrases: Phrases): boolean {
  const text = ` ${words.join(' ')} `;
  return phrases.some((phrase) => text.includes(` ${phrase.join(' ')} `));
}
