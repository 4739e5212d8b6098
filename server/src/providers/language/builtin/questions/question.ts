import { readAge } from '../facts/ages.ts';
import { foldSpaces, matchesAny, startsWithAny } from '../text/fold-spaces.ts';
import { type Lexicon, wordList } from '../text/lexicon.ts';
import { subjectReaderOf } from '../text/subjects.ts';
import type { Token } from '../text/tokenize.ts';
import { type Moment, readMoment } from './moment.ts';
import { withoutPleasantries } from './pleasantries.ts';
import { sentencesOf } from './sentences.ts';
import { termsOf } from './terms.ts';
import { type Measure, measureOf, wantedNoun } from './wanted.ts';
import { isYesNoSentence } from './yes-no.ts';

/** Kind of answer a question wants, where its form tells. */
export type AnswerKind =
  | 'price'
  | 'time'
  | 'place'
  | 'duration'
  | 'phone'
  | 'email'
  | 'age'
  | 'count'
  | 'who'
  | undefined;

/** A question with its parts. */
export interface Question {
  text: string;
  tokens: readonly Token[];
  /** Tokens that say what the question is about: no stop words, numbers, days, times. */
  terms: readonly Token[];
  /** Weight of each term: less for the sentences around the question itself. */
  weights: readonly number[];
  /** Subjects of the sentences that ask; see `languages/subjects`. */
  subjects: ReadonlySet<string>;
  kind: AnswerKind;
  isYesNo: boolean;
  /** Term that a statement needs to answer: "brand" in "Which brand do you use?". */
  wanted: Token | undefined;
  /** Quantity it asks for. */
  measure: Measure | undefined;
  moment: Moment;
  /** Age of the person it is about. */
  age: number | undefined;
  /** It goes on with the question before: "and on Sunday?", "how much is that?". */
  isFollowUp: boolean;
  isInjection: boolean;
}

/** Place and time in which a question is asked. */
export interface QuestionSetting {
  lexicon: Lexicon;
  language: string;
  now: Date;
  timezone: string;
}

const kinds: [string, Exclude<AnswerKind, undefined>][] = [
  ['price', 'price'],
  ['phone', 'phone'],
  ['email', 'email'],
  ['duration', 'duration'],
  ['age', 'age'],
  ['count', 'count'],
  ['place', 'place'],
  ['when', 'time'],
  ['who', 'who'],
];

/** Concepts that leave the subject of a question open. */
export const openConcepts: ReadonlySet<string> = new Set([
  'price',
  'opening',
  'closing',
  'duration',
  'timeUnit',
  'when',
  'count',
]);

const asksWhether = /(?<!\p{L})(?:if|whether|om|ob|si)\s*$/iu;

/** Reads a question's form and content. */
export function readQuestion(text: string, setting: QuestionSetting): Question {
  const { lexicon } = setting;
  const isInjection = matchesAny(foldSpaces(text), lexicon.pack.injections);
  const bare = withoutPleasantries(text, lexicon);
  const sentences = sentencesOf(bare, lexicon);
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const concepts = new Set(
    sentences
      .filter(({ isAsked }) => isAsked)
      .flatMap(({ tokens: said }) => said.map(({ concept, isSubordinate }) => (isSubordinate ? undefined : concept))),
  );
  // "From what time can I ring you?" wants a time and no number.
  const isOfTime = concepts.has('when') && !concepts.has('price');
  const kind = kinds.find(([concept]) => concepts.has(concept) && !(isOfTime && concept === 'phone'))?.[1];
  const moment = readMoment(bare, tokens, setting);
  const { terms, weights } = termsOf(sentences, moment);
  const asked = sentences.filter(({ isAsked }) => isAsked);
  const isYesNo =
    kind !== 'price' &&
    (asked.some((sentence) => isYesNoSentence(sentence, kind, lexicon)) ||
      // "I was wondering if dogs are allowed".
      (kind === undefined && text.endsWith(bare) && asksWhether.test(text.slice(0, -bare.length))));
  const hasReference = tokens.some(({ word }) => wordList(lexicon.pack.references).includes(word));
  const isFollowUp =
    startsWithAny(foldSpaces(bare), lexicon.pack.followUps) ||
    (hasReference &&
      (kind !== undefined || isYesNo || text.trim().endsWith('?')) &&
      terms.every(({ concept }) => concept)) ||
    (kind !== undefined && terms.every(({ concept }) => concept !== undefined && openConcepts.has(concept)));
  const wanted = kind === undefined ? asked.map(wantedNoun).find((token) => token !== undefined) : undefined;
  const measure = measureOf(asked.map((sentence) => sentence.text).join(' '));
  return {
    text: bare,
    tokens,
    terms,
    weights,
    subjects: subjectReaderOf(lexicon.pack.code).subjectsOf(asked.map((sentence) => sentence.text).join('. ')),
    kind,
    isYesNo,
    wanted,
    measure,
    moment,
    age: readAge(bare),
    isFollowUp,
    isInjection,
  };
}
