import type { Fact, Knowledge } from '../facts/knowledge.ts';
import { type DateRange, type Interval, isWithin, type OpeningRule } from '../facts/opening-hours.ts';
import { scheduleTokens } from '../facts/schedule-words.ts';
import { hoursWords } from '../languages/hours-words.ts';
import { lexiconOf, wordList } from '../text/lexicon.ts';
import { informationOf } from '../text/word-frequency.ts';

/** Rules that belong together: those of the business, or of one part of it such as the kitchen. */
export interface Schedule {
  /** Words that name the part; empty for the business itself. */
  scope: ReadonlySet<string>;
  rules: readonly { rule: OpeningRule; fact: Fact }[];
}

/** Hours of one day, with the facts they come from. */
export interface DayHours {
  intervals: readonly Interval[];
  facts: readonly Fact[];
  /** The statement of the dates in force: holidays, a season. */
  dated?: Fact | undefined;
  /** No statement names the day; the others imply that it is closed. */
  isImplied?: true;
}

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

/** Groups the opening rules of all facts by what they are the hours of; the business itself comes first. */
export function schedulesOf(knowledge: Knowledge, language: string): readonly Schedule[] {
  const known = schedules.get(knowledge);
  if (known) return known;
  const groups = new Map<string, Schedule & { rules: { rule: OpeningRule; fact: Fact }[] }>();
  let before: { fact: Fact; scope: ReadonlySet<string> } | undefined;
  for (const fact of knowledge.facts) {
    if (fact.rules.length === 0) continue;
    const own = scopeOf(fact, language);
    // "The office is open Monday to Thursday. On Friday it closes at 3."
    const isOfSameLine = before?.fact.line === fact.line && before.fact.title === fact.title;
    const scope = own.size === 0 && before && isOfSameLine && !groups.has('') ? before.scope : own;
    before = { fact, scope };
    const key = [...scope].sort().join(' ');
    const group = groups.get(key) ?? { scope, rules: [] };
    group.rules.push(...fact.rules.map((rule) => ({ rule, fact })));
    groups.set(key, group);
  }
  const sorted = withWholeWeek([...groups.values()].sort((one, other) => mainness(other) - mainness(one)));
  schedules.set(knowledge, sorted);
  return sorted;
}

/** Weekdays with rules that a schedule of the business itself has at least. */
const wholeWeek = 3;

/** Where no rules without a part give the week, the part that does is the business: "Doors open at 10 every day". */
function withWholeWeek(groups: readonly Schedule[]): Schedule[] {
  const own = groups.find(({ scope }) => scope.size === 0);
  if (own && daysOf(own) >= wholeWeek) return [...groups];
  const widest = groups
    .filter(({ scope }) => scope.size > 0)
    .reduce<Schedule | undefined>((best, group) => (best && daysOf(best) >= daysOf(group) ? best : group), undefined);
  if (!widest || daysOf(widest) < wholeWeek) return [...groups];
  const rules = [...(own?.rules ?? []), ...widest.rules].sort((one, other) => one.fact.order - other.fact.order);
  return [{ scope: new Set(), rules }, ...groups.filter((group) => group !== own)];
}

const daysOf = ({ rules }: Schedule) =>
  new Set(rules.flatMap(({ rule }) => (rule.isBreak || rule.intervals.length === 0 ? [] : rule.days))).size;

const schedules = new WeakMap<Knowledge, readonly Schedule[]>();

function mainness({ scope, rules }: Schedule): number {
  const isOfOpening = rules.some(({ fact }) =>
    [...fact.tokens, ...fact.titleTokens].some(({ concept }) => concept === 'opening'),
  );
  return (scope.size === 0 ? 4 : 0) + (isOfOpening ? 2 : 0) + Math.min(1, rules.length / 10);
}

/** Least information of a word that names a part of the business. */
const scopeInformation = 0.45;
const labelInformation = 0.2;

const openingConcepts = new Set([
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
    (concept !== undefined && openingConcepts.has(concept)) || premises.includes(word) || hours.includes(word);
  if (names.length === 0 || names.some(isOfOpening)) return false;
  return rules.some((rule) => rule.intervals.length > 0 || isPartial(rule));
}

/** Rare words before the first day or time: "Kitchen: Tue-Sun 12-21" is of the kitchen. */
function scopeOf(fact: Fact, language: string): Set<string> {
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

/** Hours on a date; undefined when no rule speaks of it. `weekday` 0 is Monday. */
export function hoursOn(date: string, schedule: Schedule): DayHours | undefined {
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  const day = Number(date.slice(5, 7)) * 100 + Number(date.slice(8, 10));
  return hoursBy(
    schedule,
    (rule) => rule.days.includes(weekday),
    (range) => isWithin(day, range),
  );
}

/** Hours on a weekday of no particular date, in a month where one is named. */
export function hoursOnWeekday(weekday: number, month: number | undefined, schedule: Schedule): DayHours | undefined {
  const day = (month ?? 0) * 100 + 15;
  return hoursBy(
    schedule,
    (rule) => rule.days.includes(weekday),
    (range) => month !== undefined && isWithin(day, range),
  );
}

export function hoursOnPublicHoliday(schedule: Schedule): DayHours | undefined {
  if (!schedule.rules.some(({ rule }) => rule.isPublicHoliday)) return undefined;
  return hoursBy(
    schedule,
    (rule) => rule.isPublicHoliday,
    () => false,
  );
}

/** Closed dates before seasons, seasons before the rest of the year. */
function hoursBy(
  schedule: Schedule,
  isOfDay: (rule: OpeningRule) => boolean,
  isOfDate: (range: DateRange) => boolean,
): DayHours | undefined {
  const ofDay = schedule.rules.filter(({ rule }) => isOfDay(rule) && !rule.isBreak);
  const fitting = ofDay.filter(({ rule }) => !isPartial(rule));
  const dated = fitting.filter(({ rule }) => rule.dates.some(isOfDate));
  const closed = dated.filter(({ rule }) => rule.intervals.length === 0);
  const general = fitting.filter(({ rule }) => rule.dates.length === 0);
  const chosen = closed.length > 0 ? closed : dated.length > 0 ? dated : general;
  const partial = ofDay.filter(({ rule }) => isPartial(rule) && (rule.dates.length === 0 || rule.dates.some(isOfDate)));
  if (chosen.length === 0 && partial.length === 0)
    return isImpliedlyClosed(schedule) ? { intervals: [], facts: factsOf(schedule), isImplied: true } : undefined;
  const open = closed.length > 0 ? [] : narrowest(chosen).filter(({ rule }) => rule.intervals.length > 0);
  const first = open[0];
  const base = first ? open.filter(({ fact }) => fact === first.fact).flatMap(({ rule }) => rule.intervals) : [];
  const isShut = chosen.length > 0 && open.length === 0;
  const intervals = isShut ? [] : adjusted(base.length > 0 ? base : usualIntervals(schedule, partial), partial);
  const breaks = schedule.rules.filter(({ rule }) => rule.isBreak && isOfDay(rule));
  return {
    intervals: withoutBreaks(
      intervals,
      breaks.flatMap(({ rule }) => rule.intervals),
    ),
    facts: [...new Set([...chosen, ...partial].map(({ fact }) => fact))],
    dated: (closed[0] ?? dated[0])?.fact,
  };
}

type PlacedRule = Schedule['rules'][number];

/** "Every day 7:30-21:30, Sunday 8-20": the rule of fewer days wins. */
function narrowest(chosen: readonly PlacedRule[]): readonly PlacedRule[] {
  const fewest = Math.min(...chosen.map(({ rule }) => rule.days.length || 1));
  const isNarrow = fewest <= 2 && chosen.some(({ rule }) => rule.days.length >= 5);
  return isNarrow ? chosen.filter(({ rule }) => rule.days.length <= 2) : chosen;
}

const isPartial = ({ from, until }: OpeningRule) => from !== undefined || until !== undefined;

/** Hours of the first other days, for days with an end alone: "Tuesday to Friday 9:30-18:30, Saturday until 17". */
function usualIntervals({ rules }: Schedule, partial: readonly PlacedRule[]): readonly Interval[] {
  if (partial.length === 0) return [];
  const isUsual = ({ rule }: PlacedRule) => rule.intervals.length > 0 && !rule.isBreak;
  const usual = rules.find((placed) => placed.fact === partial[0]?.fact && isUsual(placed)) ?? rules.find(isUsual);
  return usual?.rule.intervals ?? [];
}

/** The hours with another beginning or end. */
function adjusted(intervals: readonly Interval[], partial: readonly PlacedRule[]): readonly Interval[] {
  let hours = [...intervals].sort(([one], [other]) => one - other);
  for (const { rule } of partial) {
    const first = hours[0];
    if (!first) continue;
    const { from = first[0], until } = rule;
    const last = hours.at(-1)?.[1] ?? from;
    const end =
      until === undefined ? last : until <= from ? until + (until + 720 > from && until < 720 ? 720 : 1440) : until;
    hours = hours.flatMap(([start, stop], at): Interval[] => {
      const [begin, close] = [at === 0 ? from : start, at === hours.length - 1 || stop > end ? end : stop];
      return begin < close ? [[begin, close]] : [];
    });
  }
  return hours;
}

/** A schedule that gives the hours of most days says of the others that they are closed. */
function isImpliedlyClosed({ rules }: Schedule): boolean {
  const days = new Set(rules.flatMap(({ rule }) => (rule.intervals.length > 0 && !rule.isBreak ? rule.days : [])));
  return days.size >= 3;
}

const factsOf = ({ rules }: Schedule) => [...new Set(rules.map(({ fact }) => fact))];

function withoutBreaks(intervals: readonly Interval[], breaks: readonly Interval[]): Interval[] {
  let open = [...intervals];
  for (const [from, to] of breaks) {
    const rest = open.length > 1 ? open.filter(([start, end]) => !isInHalf([start, end], [from, to])) : open;
    open = rest.length < open.length ? rest : open.flatMap((interval) => cut(interval, [from, to]));
  }
  return open;
}

/** One of a day's several intervals, in a half of the day that is closed. */
const isInHalf = ([start, end]: Interval, [from, to]: Interval) =>
  (to >= 1440 && start >= from) || (from === 0 && end <= to);

function cut([start, end]: Interval, [from, to]: Interval): Interval[] {
  if (to <= start || from >= end) return [[start, end]];
  const parts: Interval[] = [
    [start, from],
    [to, end],
  ];
  return parts.filter(([first, last]) => first < last);
}
