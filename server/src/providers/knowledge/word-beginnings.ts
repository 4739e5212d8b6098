import { languageCode, stemOf, wordsOf } from '@parley/passage-index';
import { builtinVocabulary } from './vocabulary.ts';

/** Words beyond which a question is not read. */
const wordsMax = 32;
/** Share of information from which a word is searched for; the most common words are in every passage. */
const leastInformation = 0.3;

/** The beginnings that all forms of a question's words share, without its most common words. */
export function wordBeginnings(question: string, language: string): string[] {
  const code = languageCode(language);
  const words = [...new Set(wordsOf(question))].slice(0, wordsMax);
  const telling = words.filter((word) => builtinVocabulary.weightOf(word, code) >= leastInformation);
  return [...new Set((telling.length > 0 ? telling : words).map((word) => beginningOf(word, code)))];
}

/** As much of a word, with its accents, as its stem is long. */
function beginningOf(word: string, code: string): string {
  return word.length <= 4 ? word : word.slice(0, Math.max(4, stemOf(word, code).length));
}
