/** Gathers words as they are written into phrases worth speaking. */
export interface PhraseBuffer {
  /** Phrases that are complete now, each with the space behind it. */
  add(text: string): string[];
  /** Returns the rest; empty where it has no words. */
  rest(): string;
}

/**
 * A first phrase may end at a comma, so that the voice begins early; later ones are whole sentences, which sound better.
 * Unit: characters.
 */
const shortestFirstPhrase = 24;
const shortestSentence = 12;
/** Vendors take at most 1000-2000 characters at once; no sentence is that long. */
const longestPhrase = 400;

/** Control characters say nothing and some vendors refuse them. */
const controls = /[^\P{Cc}\n\t]/gu;

/**
 * Cuts behind `.`, `!`, `?`, `…` and `:` where white space follows, and at line ends. What comes before the first letter
 * or digit is kept back, so a text with nothing to say gives no phrase at all.
 */
export function createPhraseBuffer(): PhraseBuffer {
  let waiting = '';
  let isFirst = true;

  function take(length: number): string {
    const phrase = waiting.slice(0, length);
    waiting = waiting.slice(length);
    isFirst = false;
    return phrase;
  }

  return {
    add(text) {
      waiting += text.replaceAll(controls, ' ');
      const phrases: string[] = [];
      for (let length = findEnd(waiting, isFirst); length > 0; length = findEnd(waiting, isFirst)) {
        phrases.push(take(length));
      }
      return phrases;
    },
    rest() {
      const phrase = take(waiting.length);
      return hasWords(phrase) ? phrase : '';
    },
  };
}

/** Length of the first complete phrase; 0 where there is none yet. */
function findEnd(text: string, isFirst: boolean): number {
  const ends = isFirst ? /[.!?…:;,。！？、](?:["'”’)\]]*)\s+|\n+/gu : /[.!?…:。！？](?:["'”’)\]]*)\s+|\n+/gu;
  for (const match of text.matchAll(ends)) {
    const length = match.index + match[0].length;
    const isSoft = /^[,;、:]/.test(match[0]);
    if (length < (isSoft ? shortestFirstPhrase : shortestSentence)) continue;
    if (hasWords(text.slice(0, length))) return length;
  }
  if (text.length <= longestPhrase) return 0;
  const lastSpace = text.lastIndexOf(' ', longestPhrase);
  return lastSpace > 0 ? lastSpace + 1 : longestPhrase;
}

function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
