import { gramsOf, gramsOfWord } from './grams.ts';
import { fold, wordsOf } from './normalise.ts';
import { stemOf } from './stems.ts';

/** Passage as it is indexed. */
export interface IndexedPassage {
  /** Unique within the index. */
  id: string;
  /** BCP 47 tag of its text. */
  language: string;
  /** Headings above the text; '' for none. */
  heading: string;
  text: string;
  /** Questions that the text answers, in other words than its own. */
  questions: readonly string[];
}

/** Knowledge of words that an index may use beside the texts themselves. */
export interface Vocabulary {
  /** Share of a folded word's weight in a question, more than 0 to 1: little for the most common words. */
  weightOf(folded: string, language: string): number;
  /** Concepts that a text names, each the same for all its synonyms; repeated ones stay. */
  conceptsOf(text: string, language: string): string[];
}

/** A vocabulary of no language. */
export const noVocabulary: Vocabulary = { weightOf: () => 1, conceptsOf: () => [] };

/** Weights of text, heading and questions. */
export const fieldWeights: readonly number[] = [1, 1, 1];

/** Longest query that is read. Unit: characters. */
const queryMaxLength = 2_000;
/** Different words of a query that are read; more is no question. */
const queryWordsMax = 64;

/** Kinds of terms, each with postings of its own. */
export interface Terms {
  stems: string[];
  grams: string[];
  concepts: string[];
}

/** Terms of each field of a passage. */
export function termsOfPassage(
  { text, heading, questions, language }: IndexedPassage,
  vocabulary: Vocabulary,
): Terms[] {
  return [text, heading, questions.join('\n')].map((field) => ({
    stems: wordsOf(field).map((word) => stemOf(word, language)),
    grams: gramsOf(field),
    concepts: vocabulary.conceptsOf(field, language),
  }));
}

/** Terms of a question with their weights. */
export interface QueryTerms {
  /** Each with the words of the question that have it. */
  stems: Map<string, { weight: number; words: Set<string> }>;
  grams: Map<string, number>;
  concepts: Set<string>;
}

/**
 * Terms of a question, stemmed in each language that the index holds: a question and its answer need not be of the
 * same language, and a short question does not show its own.
 */
export function termsOfQuery(written: string, languages: readonly string[], vocabulary: Vocabulary): QueryTerms {
  const query = written.slice(0, queryMaxLength);
  const words = [...new Set(wordsOf(query))].slice(0, queryWordsMax);
  const terms: QueryTerms = { stems: new Map(), grams: new Map(), concepts: new Set() };
  for (const word of words) {
    const folded = fold(word);
    // The square root halves the distance between common and rare words, which their rarity in the passages shows too.
    const weight = Math.sqrt(Math.min(...languages.map((language) => vocabulary.weightOf(folded, language)), 1));
    for (const language of languages) {
      const stem = stemOf(word, language);
      const known = terms.stems.get(stem);
      terms.stems.set(stem, {
        weight: Math.max(weight, known?.weight ?? 0),
        words: new Set([...(known?.words ?? []), word]),
      });
    }
    for (const gram of gramsOfWord(folded)) terms.grams.set(gram, Math.max(weight, terms.grams.get(gram) ?? 0));
  }
  for (const gram of gramsOf(words.join(' '))) if (!terms.grams.has(gram)) terms.grams.set(gram, acrossWordsWeight);
  for (const language of languages)
    for (const concept of vocabulary.conceptsOf(query, language)) terms.concepts.add(concept);
  return terms;
}

/** Weight of a 4-gram that reaches from one word into the next. */
const acrossWordsWeight = 0.5;
