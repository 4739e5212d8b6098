import type { Fact, Knowledge } from '../facts/knowledge.ts';
import { type DateRange, type Interval, isWithin, type OpeningRule } from '../facts/opening-hours.ts';
import { scheduleTokens } from '../facts/schedule-words.ts';
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
  for (const fact of knowledge.facts) {
    if (fact.rules.length === 0) continue;
    const scope = scopeOf(fact, language);
    const key = [...scope].sort().join(' ');
    const group = groups.get(key) ?? { scope, rules: [] };
    group.rules.push(...fact.rules.map((rule) => ({ rule, fact })));
    groups.set(key, group);
  }
  const sorted = [...groups.values()].sort((one, other) => mainness(other) - mainness(one));
  schedules.set(knowledge, sorted);
  return sorted;
}

const schedules = new WeakMap<Knowledge, readonly Schedule[]>();

function mainness({ scope, rules }: Schedule): number {
  const isOfOpening = rules.some(({ fact }) =>
    [...fact.tokens, ...fact.titleTokens].some(({ concept }) => concept === 'opening'),
  );
  return (scope.size === 0 ? 4 : 0) + (isOfOpening ? 2 : 0) + Math.min(1, rules.length / 10);
}

/** Least information of a word that names a part of the business. */
const scopeInformation = 0.45;

/** Rare words before the first day or time: "Kitchen: Tue-Sun 12-21" is of the kitchen. */
function scopeOf(fact: Fact, language: string): Set<string> {
  const scope = new Set<string>();
  for (const token of fact.tokens) {
    if (
      token.number !== undefined ||
      /^\d/.test(token.word) ||
      scheduleTokens(token.word, language)[0]?.kind !== 'word'
    )
      break;
    // "We are open for dinner ..." is of the business, "The kitchen is open ..." of the kitchen.
    if (token.concept === 'opening') break;
    if (token.isStopWord || (token.concept && scopeFree.has(token.concept))) continue;
    if (informationOf(token.word, language) < scopeInformation) continue;
    scope.add(token.stems[0] ?? token.word);
    if (token.concept) scope.add(`~${token.concept}`);
    if (scope.size > 4) return new Set();
  }
  return scope;
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
  const fitting = schedule.rules.filter(({ rule }) => isOfDay(rule) && !rule.isBreak);
  const dated = fitting.filter(({ rule }) => rule.dates.some(isOfDate));
  const closed = dated.filter(({ rule }) => rule.intervals.length === 0);
  const general = fitting.filter(({ rule }) => rule.dates.length === 0);
  const chosen = closed.length > 0 ? closed : dated.length > 0 ? dated : general;
  if (chosen.length === 0) return isImpliedlyClosed(schedule) ? { intervals: [], facts: factsOf(schedule) } : undefined;
  // A later statement of one day corrects none before it: hours of one day are usually in one statement.
  // "Every day 7:30-21:30, Sunday 8-20": the rule of fewer days wins.
  const fewest = Math.min(...chosen.map(({ rule }) => rule.days.length || 1));
  const narrow = fewest <= 2 && chosen.some(({ rule }) => rule.days.length >= 6);
  const open = (narrow ? chosen.filter(({ rule }) => rule.days.length <= 2) : chosen).filter(
    ({ rule }) => rule.intervals.length > 0,
  );
  const first = (open.length > 0 && closed.length === 0 ? open : chosen)[0];
  const facts = [...new Set(chosen.map(({ fact }) => fact))];
  const sameFact = chosen.filter(({ fact, rule }) => fact === first?.fact && rule.intervals.length > 0);
  const intervals = first?.rule.intervals.length ? sameFact.flatMap(({ rule }) => rule.intervals) : [];
  const breaks = schedule.rules.filter(({ rule }) => rule.isBreak && isOfDay(rule));
  return {
    intervals: withoutBreaks(
      intervals,
      breaks.flatMap(({ rule }) => rule.intervals),
    ),
    facts,
  };
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
    open = open.flatMap(([start, end]): Interval[] =>
      from > start && to < end
        ? [
            [start, from],
            [to, end],
          ]
        : [[start, end]],
    );
  }
  return open;
}
