import { stemmer as englishStemmer } from '@orama/stemmers/english';
import { stemmer as frenchStemmer } from '@orama/stemmers/french';
import { stemmer as germanStemmer } from '@orama/stemmers/german';
import { stemmer as spanishStemmer } from '@orama/stemmers/spanish';
import { stemmer as swedishStemmer } from '@orama/stemmers/swedish';
import { de } from '../languages/de.ts';
import { en } from '../languages/en.ts';
import { es } from '../languages/es.ts';
import { fr } from '../languages/fr.ts';
import type { LanguagePack } from '../languages/language-pack.ts';
import { sv } from '../languages/sv.ts';
import { isPhraseAt } from './phrase-at.ts';
import { foldWord, type Token } from './tokenize.ts';
import { commonWords } from './word-frequency.ts';
import { byFirstLetter, type WordsByLetter } from './words-by-letter.ts';

const languages: Record<string, { pack: LanguagePack; stem: (word: string) => string }> = {
  en: { pack: en, stem: englishStemmer },
  sv: { pack: sv, stem: swedishStemmer },
  de: { pack: de, stem: germanStemmer },
  fr: { pack: fr, stem: frenchStemmer },
  es: { pack: es, stem: spanishStemmer },
};

/** Compiled vocabulary of one language. */
export interface Lexicon {
  readonly pack: LanguagePack;
  /** Longest phrase that begins at a word: its concept and its number of words. */
  phraseAt(folded: readonly string[], at: number): { concept: string; length: number } | undefined;
  token(written: string, folded: string): Token;
  /** True for a word of the pack or of its phrases, or with one of its beginnings. */
  knows(folded: string): boolean;
  /** Words of the pack and of its phrases, without endings left open. */
  wordsByLetter(): WordsByLetter;
}

/** Bound on words whose token is kept; texts of strangers must not grow it without end. */
const keptTokens = 20_000;

const compiled = new Map<string, Lexicon>();

/** Lexicon of a BCP 47 tag's language; English for languages without one. */
export function lexiconOf(language: string): Lexicon {
  const wanted = language.toLowerCase().split(/[-_]/)[0] ?? '';
  const code = wanted in languages ? wanted : 'en';
  const known = compiled.get(code);
  if (known) return known;
  const lexicon = compile(languages[code] as { pack: LanguagePack; stem: (word: string) => string });
  compiled.set(code, lexicon);
  return lexicon;
}

/** Splits a list of words, `_` standing for a space. */
export function wordList(words: string): readonly string[] {
  const known = wordLists.get(words);
  if (known) return known;
  const list = words
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replaceAll('_', ' '));
  wordLists.set(words, list);
  return list;
}

/** Lists of the packs, by their text. */
const wordLists = new Map<string, readonly string[]>();

interface Phrase {
  words: string[];
  concept: string;
}

function compile({ pack, stem }: { pack: LanguagePack; stem: (word: string) => string }): Lexicon {
  const exact = new Map<string, string>();
  const prefixes: [string, string][] = [];
  const suffixes: [string, string][] = [];
  const phrases = new Map<string, Phrase[]>();
  const stopWords = new Set(wordList(pack.stopWords));
  const distinct = new Set(wordList(pack.distinct ?? ''));
  const numbers = new Map(
    wordList(pack.numbers).map((entry) => [entry.split('=')[0] as string, Number(entry.split('=')[1])]),
  );
  const tokens = new Map<string, Token>();

  for (const [concept, list] of Object.entries(pack.concepts)) {
    for (const entry of wordList(list)) {
      if (entry.includes(' ')) {
        const phrase = { words: entry.split(' '), concept };
        const first = phrase.words[0] as string;
        phrases.set(first, [...(phrases.get(first) ?? []), phrase]);
      } else if (entry.endsWith('*')) prefixes.push([entry.slice(0, -1), concept]);
      else if (entry.startsWith('*')) suffixes.push([entry.slice(1), concept]);
      else if (!exact.has(entry)) exact.set(entry, concept);
    }
  }
  prefixes.sort(([one], [other]) => other.length - one.length);
  for (const list of phrases.values()) list.sort((one, other) => other.words.length - one.words.length);

  const conceptOf = (folded: string) =>
    exact.get(folded) ?? prefixes.find(([prefix]) => folded.startsWith(prefix))?.[1];
  const conceptOfHead = (folded: string) =>
    suffixes.find(([suffix]) => folded.length > suffix.length && folded.endsWith(suffix))?.[1];

  /** "Hundkurser": a compound whose modifier has the concept, and whose head is in the vocabulary. */
  const isOfFirstPart = (folded: string): boolean => {
    if (!pack.hasCompounds || exact.has(folded)) return false;
    const prefix = prefixes.find(([beginning]) => folded.startsWith(beginning))?.[0];
    const rest = prefix === undefined ? '' : folded.slice(prefix.length).replace(/^s(?=\p{L}{5})/u, '');
    return rest.length >= 4 && (exact.has(rest) || ownWords().has(rest));
  };
  const ownWords = () => commonWords(pack.code);

  /** "Reifeneinlagerung" is storage too. */
  const conceptOfPart = (folded: string): string | undefined => {
    if (!pack.hasCompounds || /\d/.test(folded)) return undefined;
    for (let at = 3; at <= folded.length - 5; at++) {
      const found = conceptOf(folded.slice(at));
      if (found) return found;
    }
    return undefined;
  };

  let spelled: WordsByLetter | undefined;
  const phraseWords = new Set(
    [...phrases.values()].flatMap((list) => list.flatMap(({ words }) => words.filter((word) => !word.endsWith('*')))),
  );

  return {
    pack,
    knows: (folded) =>
      stopWords.has(folded) ||
      numbers.has(folded) ||
      phraseWords.has(folded) ||
      conceptOf(folded) !== undefined ||
      (pack.hasCompounds === true && conceptOfHead(folded) !== undefined),
    wordsByLetter() {
      spelled ??= byFirstLetter(
        new Set([...exact.keys(), ...stopWords, ...phraseWords, ...prefixes.map(([prefix]) => prefix)]),
      );
      return spelled;
    },
    phraseAt(folded, at) {
      const fitting = phrases.get(folded[at] as string)?.find(({ words }) => isPhraseAt(words, folded, at));
      return fitting && { concept: fitting.concept, length: fitting.words.length };
    },
    token(written, folded) {
      const known = tokens.get(written);
      if (known) return known;
      if (distinct.has(written)) {
        const token = {
          word: written,
          stems: [written],
          concept: exact.get(written),
          isStopWord: false,
          number: undefined,
        };
        tokens.set(written, token);
        return token;
      }
      const number =
        numbers.get(folded) ?? (/^\d+(?:[.,]\d+)?$/.test(folded) ? Number(folded.replace(',', '.')) : undefined);
      const isStopWord = stopWords.has(folded);
      const head = conceptOfHead(folded);
      const partConcept = head ?? conceptOfPart(folded);
      const token: Token = {
        word: folded,
        stems: isStopWord || number !== undefined ? [folded] : [...new Set([foldWord(stem(written)), stem(folded)])],
        concept: conceptOf(folded) ?? head,
        ...(head !== undefined && conceptOf(folded) === undefined && { isCompound: true as const }),
        ...(isOfFirstPart(folded) && { isModifier: true as const }),
        ...(partConcept !== undefined && { partConcept }),
        isStopWord,
        number,
      };
      if (tokens.size >= keptTokens) tokens.clear();
      tokens.set(written, token);
      return token;
    },
  };
}
