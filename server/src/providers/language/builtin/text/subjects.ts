import { subjectWords } from '../languages/subjects/subject-words.ts';
import { isPhraseAt } from './phrase-at.ts';
import { foldWord } from './tokenize.ts';

/** Subjects of texts in one language. */
export interface SubjectReader {
  /** Subjects that the words and phrases of a text speak of. */
  subjectsOf(text: string): ReadonlySet<string>;
}

/** Letters by which beginnings and endings are found. */
const keyLetters = 5;

const readers = new Map<string, SubjectReader>();

/** Reader of a language's subjects; one that finds none for a language without words. */
export function subjectReaderOf(code: string): SubjectReader {
  const known = readers.get(code) ?? compile(subjectWords[code] ?? {});
  readers.set(code, known);
  return known;
}

interface Phrase {
  words: readonly string[];
  subject: string;
}

function put<T>(map: Map<string, T[]>, key: string, value: T): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

function compile(words: Readonly<Record<string, string>>): SubjectReader {
  const exact = new Map<string, string[]>();
  const beginnings = new Map<string, Phrase[]>();
  const endings = new Map<string, Phrase[]>();
  const phrases = new Map<string, Phrase[]>();
  for (const [subject, list] of Object.entries(words))
    for (const entry of list.split(/\s+/).filter(Boolean)) {
      const parts = entry.split('_').map(foldWord);
      const [first = ''] = parts;
      if (parts.length > 1) put(phrases, first, { words: parts, subject });
      else if (first.endsWith('*'))
        put(beginnings, first.slice(0, keyLetters), { words: [first.slice(0, -1)], subject });
      else if (first.startsWith('*')) put(endings, first.slice(-keyLetters), { words: [first.slice(1)], subject });
      else put(exact, first, subject);
    }

  const ofWord = (word: string): string[] => [
    ...(exact.get(word) ?? []),
    ...(beginnings.get(word.slice(0, keyLetters)) ?? []).flatMap(({ words: [start = ''], subject }) =>
      word.startsWith(start) ? subject : [],
    ),
    ...(endings.get(word.slice(-keyLetters)) ?? []).flatMap(({ words: [end = ''], subject }) =>
      word.length > end.length && word.endsWith(end) ? subject : [],
    ),
  ];

  return {
    subjectsOf(text) {
      const folded = wordsOf(text);
      const found = new Set<string>();
      for (const [at, word] of folded.entries()) {
        for (const subject of ofWord(word)) found.add(subject);
        for (const phrase of phrases.get(word) ?? [])
          if (isPhraseAt(phrase.words, folded, at)) found.add(phrase.subject);
      }
      return found;
    },
  };
}

const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[’`´]/g, "'")
      .match(/[\p{L}\p{N}]+(?:['-]\p{L}+)*/gu) ?? []
  )
    .flatMap((word) => word.split("'"))
    .map(foldWord);
