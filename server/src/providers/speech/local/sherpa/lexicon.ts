import { readFile } from 'node:fs/promises';
import { spokenText } from '../text-normalization/spoken-text.ts';

/** The words a voice can say. */
export interface Lexicon {
  /**
   * A text in which every word is one the voice knows: numbers in words, abbreviations with several capitals and
   * unknown words letter by letter. A voice passes over unknown words without a sound, so a name would be lost. Empty
   * text: nothing in it can be said. Figures are said in `language`, a BCP 47 tag.
   */
  fit(text: string, language: string): string;
}

/** Reads a dictionary of one word and its sounds a line. Throws system errors. */
export async function createLexicon(path: string): Promise<Lexicon> {
  const words = new Set<string>();
  for (const line of (await readFile(path, 'utf8')).split('\n')) {
    const word = line.slice(0, line.search(/\s/)).toLowerCase();
    if (word !== '') words.add(word);
  }
  const fitWord = (word: string): string => {
    const plain = word.replaceAll('’', "'");
    if (words.has(plain.toLowerCase())) return plain;
    const base = plain.replace(/'s$/i, '');
    if (base !== plain && words.has(base.toLowerCase())) return base;
    const plainLetters = base.replaceAll('ø', 'o').replaceAll('æ', 'ae').replaceAll('ß', 'ss');
    const letters = [...plainLetters.normalize('NFD').replace(/[^\p{L}]/gu, '')].filter((letter) =>
      words.has(letter.toLowerCase()),
    );
    return letters.join(' ');
  };
  return {
    fit(text, language) {
      const fitted = spokenText(text, language)
        .replace(/\p{L}[\p{L}\p{M}'’]*/gu, fitWord)
        .replace(/[^\p{L}'.,;:!?\s]/gu, ' ')
        .replace(/\s+/g, ' ')
        .replace(/ (?=[.,;:!?])/g, '')
        .trim();
      return /\p{L}/u.test(fitted) ? fitted : '';
    },
  };
}
