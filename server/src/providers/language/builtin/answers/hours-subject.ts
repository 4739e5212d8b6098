import type { Knowledge } from '../facts/knowledge.ts';
import { certainConcepts, openingConcepts } from '../questions/opening-intent.ts';
import type { Question } from '../questions/question.ts';
import type { Lexicon } from '../text/lexicon.ts';
import type { Token } from '../text/tokenize.ts';
import { informationOf } from '../text/word-frequency.ts';
import type { Schedule } from './schedule.ts';
import { premisesOf } from './schedule-subject.ts';

/** Parts of the day are no subject either. */
const dayPartConcepts = new Set(['morning', 'noon', 'afternoon', 'evening', 'night', 'timeUnit', 'weekday', 'season']);

/** A word that may name a part of the business; with a day, only one that the facts know. */
export function isSubject(token: Token, isOfMoment: boolean, knowledge: Knowledge, { pack }: Lexicon): boolean {
  if (premisesOf(pack.code).includes(token.word)) return false;
  if (token.concept !== undefined && (openingConcepts.has(token.concept) || dayPartConcepts.has(token.concept)))
    return false;
  const isKnown = [token.word, ...token.stems, `~${token.concept}`].some((term) => knowledge.frequency.has(term));
  return isOfMoment
    ? isKnown && informationOf(token.word, pack.code) >= 0.4
    : informationOf(token.word, pack.code) >= 0.3;
}

/** A statement speaks of the subject and of opening: the hours of the business need not be those of the subject. */
export function hasOwnHours(subjects: Question['terms'], { facts }: Knowledge): boolean {
  return facts.some(
    ({ terms }) =>
      [...certainConcepts].some((concept) => terms.get(`~${concept}`) === 1) &&
      subjects.some(({ word, stems }) => terms.get(word) === 1 || stems.some((stem) => terms.get(stem) === 1)),
  );
}

export function scheduleFor(subjects: Question['terms'], schedules: readonly Schedule[]): Schedule | undefined {
  if (subjects.length === 0) return schedules[0];
  return schedules.find(({ scope }) =>
    subjects.some(
      ({ word, stems, concept }) =>
        scope.has(word) || stems.some((stem) => scope.has(stem)) || scope.has(`~${concept}`),
    ),
  );
}

/** A word of what the business calls itself in its first statement: "Is the museum open?" */
export function isOfBusiness({ word, stems }: Token, { facts }: Knowledge): boolean {
  const first = facts[0];
  return first !== undefined && [word, ...stems].some((form) => first.terms.has(form));
}
