import { foldText } from '../fold-words.ts';
import type { Lexicon } from './lexicon.ts';

/** A word of a text with all the forms it may be matched by. */
export interface Token {
  /** Folded. */
  word: string;
  /** Folded stems: of the word as written and of the word without accents. */
  stems: readonly string[];
  concept: string | undefined;
  /** The concept is that of the last part of a compound. */
  isCompound?: true;
  /** The concept is that of a first part before another word: a dog course is no dog. */
  isModifier?: true;
  /** Concept of the last part of a compound without a concept itself. */
  partConcept?: string;
  isStopWord: boolean;
  /** In a clause that tells the circumstances of a question: "while I train". */
  isSubordinate?: true;
  /** Value of a number in digits or words. */
  number: number | undefined;
}

const words = /[\p{L}\p{N}]+(?:[.,:]\d+)*/gu;

/** Folds a word: lower case, no accents, `ß` is `ss`, and Danish and Norwegian letters as Swedes write them. */
export function foldWord(word: string): string {
  return foldText(word).replaceAll('æ', 'ae').replaceAll('ø', 'o');
}

/** Splits a text into tokens; a phrase of the lexicon is one token. */
export function tokenize(text: string, lexicon: Lexicon): Token[] {
  const written =
    text.normalize('NFC').toLowerCase().replace(/[’`´]/g, "'").replace(/n't\b/g, ' not').match(words) ?? [];
  const folded = written.map(foldWord);
  const tokens: Token[] = [];
  for (let at = 0; at < folded.length; at++) {
    const phrase = lexicon.phraseAt(folded, at);
    if (phrase) {
      const word = folded.slice(at, at + phrase.length).join(' ');
      tokens.push({ word, stems: [], concept: phrase.concept, isStopWord: false, number: undefined });
      at += phrase.length - 1;
      continue;
    }
    tokens.push(lexicon.token(written[at] as string, folded[at] as string));
  }
  return tokens;
}
