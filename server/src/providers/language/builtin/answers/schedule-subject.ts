import type { Fact } from '../facts/knowledge.ts';
import { scheduleTokens } from '../facts/schedule-words.ts';
import { hoursWords } from '../languages/hours-words.ts';
import { lexiconOf, wordList } from '../text/lexicon.ts';
import { informationOf } from '../text/word-frequency.ts';
import { isPartial } from './hours-of-day.ts';

const scopeFree = new Set([
  'opening',
  'closing',
  'closed',
  'business',
  'day',
  'now',
  'when',
  'generic',
  'holidayTime',
  'season',
  'timeUnit',
  'weekday',
  'publicHoliday',
  'morning',
  'noon',
  'afternoon',
  'evening',
  'night',
]);

/** Least information of a word that names a part of the business. */
const scopeInformation = 0.45;

const labelInformation = 0.2;

const headingConcepts = new Set([
  'opening',
  'closing',
  'closed',
  'when',
  'visit',
  'business',
  'phone',
  'email',
  'place',
]);

/** Hours under a heading of another subject are of that subject; days off may stand anywhere. */
function isUnderOtherHeading({ titleTokens, rules }: Fact, premises: readonly string[], language: string): boolean {
  const names = titleTokens.filter(({ isStopWord }) => !isStopWord);
  const hours = wordList(hoursWords[lexiconOf(language).pack.code]?.hours ?? '');
  const isOfOpening = ({ concept, word }: Fact['tokens'][number]) =>
    (concept !== undefined && headingConcepts.has(concept)) || premises.includes(word) || hours.includes(word);
  if (names.length === 0 || names.some(isOfOpening)) return false;
  return rules.some((rule) => rule.intervals.length > 0 || isPartial(rule));
}

/** Rare words before the first day or time: "Kitchen: Tue-Sun 12-21" is of the kitchen. */
export function scopeOf(fact: Fact, language: string): Set<string> {
  const premises = premisesOf(language);
  const own = subjectWords(fact, language, premises);
  if (own.size > 0 || !isUnderOtherHeading(fact, premises, language)) return own;
  return new Set(fact.titleTokens.filter(({ isStopWord }) => !isStopWord).map(({ stems, word }) => stems[0] ?? word));
}

function subjectWords(fact: Fact, language: string, premises: readonly string[]): Set<string> {
  const scope = new Set<string>();
  const words = wordsBeforeHours(fact.text, language);
  // "Gym: every day 5-23": the label is the subject, however common its words are.
  const least = /^[^:.;\d]{2,40}:/.test(fact.text) ? labelInformation : scopeInformation;
  for (const token of fact.tokens) {
    if (token.number !== undefined || !words.has(token.word)) break;
    // "We are open for dinner ..." is of the business, "The kitchen is open ..." of the kitchen.
    if (token.concept === 'opening') break;
    const isFree = token.concept !== undefined && scopeFree.has(token.concept);
    if (token.isStopWord || isFree || ofSeason.test(token.word) || premises.includes(token.word)) continue;
    if (informationOf(token.word, language) < least) continue;
    if (scope.size > 4) break;
    scope.add(token.stems[0] ?? token.word);
    if (token.concept) scope.add(`~${token.concept}`);
  }
  return scope;
}

/** Names of the place itself: hours of the office are those of the business. */
export const premisesOf = (language: string) => wordList(hoursWords[lexiconOf(language).pack.code]?.premises ?? '');

const ofSeason = /sommer|winter|saison|season|sasong|sommar|vinter|verano|invierno|temporada|\bete\b|hiver|summer/;

/** Words before the first day, date or time of a statement. */
function wordsBeforeHours(text: string, language: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const token of scheduleTokens(text, language)) {
    if (token.kind === 'word') words.add(token.text);
    else if (!['break', 'comma', 'otherwise', 'including', 'and', 'season'].includes(token.kind)) break;
  }
  return words;
}
