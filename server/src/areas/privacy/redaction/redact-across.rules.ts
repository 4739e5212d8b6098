import { foldInPlace, lexiconOf } from './number-words.rules.ts';
import { redactPersonalData } from './redact-personal-data.rules.ts';

/** Longest run of dictated texts that is judged together. Unit: characters. */
const joinedCharactersMax = 400;

/**
 * Redacts what one person said in several turns, such as a card number dictated in groups of four. A span that crosses
 * turns has its placeholder in the first of them.
 */
export function redactAcross(texts: readonly string[], language: string): string[] {
  const joined = texts.join(' ');
  if (texts.length > 1 && joined.length <= joinedCharactersMax) {
    const separately = texts.map((text) => redactPersonalData(text, language));
    const together = redactPersonalData(joined, language);
    if (together === separately.join(' ')) return separately;
    // A span across turns cannot be cut at their borders again: the first turn has all of it.
    return [together, ...texts.slice(1).map(() => '')];
  }
  return texts.map((text) => redactPersonalData(text, language));
}

/** True for a text that ends in dictated digits, which may go on in the next turn. */
export function endsInDigits(text: string, language: string): boolean {
  const folded = foldInPlace(text).replace(/[\s.,;:!?-]+$/u, '');
  const { pattern, digitsOf } = lexiconOf(language);
  const words = [...folded.matchAll(pattern)];
  let end = folded.length;
  let digits = 0;
  for (const word of words.reverse()) {
    if (!/^[\s,.-]*$/.test(folded.slice(word.index + word[0].length, end))) break;
    digits += digitsOf(word[0]).length;
    end = word.index;
  }
  return digits >= 3;
}
