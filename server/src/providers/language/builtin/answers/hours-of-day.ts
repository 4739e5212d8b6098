import type { Fact } from '../facts/knowledge.ts';
import { type DateRange, type Interval, isWithin, type OpeningRule, weekdayOf } from '../facts/opening-hours.ts';
import { endAfter } from '../facts/rule-draft.ts';
import type { Schedule } from './schedule.ts';

/** Hours of one day, with the facts they come from. */
export interface DayHours {
  intervals: readonly Interval[];
  facts: readonly Fact[];
  /** The statement of the dates in force, such as holidays or a season, or of a day by appointment. */
  dated?: Fact | undefined;
}

/** Hours on a date; undefined when no rule speaks of it. `weekday` 0 is Monday. */
export function hoursOn(date: string, schedule: Schedule): DayHours | undefined {
  const weekday = weekdayOf(date);
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
    return isImpliedlyClosed(schedule) ? { intervals: [], facts: factsOf(schedule) } : undefined;
  const open = closed.length > 0 ? [] : narrowest(chosen).filter(({ rule }) => rule.intervals.length > 0);
  const first = open[0];
  const base = first ? open.filter(({ fact }) => fact === first.fact).flatMap(({ rule }) => rule.intervals) : [];
  const isShut = chosen.length > 0 && open.length === 0;
  const usual = base.length > 0 || isShut ? base : usualIntervals(schedule, partial);
  // "The sauna opens at noon on weekdays" and nothing more.
  if (!isShut && usual.length === 0) return undefined;
  const intervals = adjusted(usual, partial);
  const breaks = schedule.rules.filter(({ rule }) => rule.isBreak && isOfDay(rule));
  return {
    intervals: withoutBreaks(
      intervals,
      breaks.flatMap(({ rule }) => rule.intervals),
    ),
    facts: [...new Set([...chosen, ...partial].map(({ fact }) => fact))],
    dated: (closed[0] ?? dated[0] ?? chosen.find(({ rule }) => rule.isOnRequest))?.fact,
  };
}

type PlacedRule = Schedule['rules'][number];

/** "Every day 7:30-21:30, Sunday 8-20": the rule of fewer days wins. */
function narrowest(chosen: readonly PlacedRule[]): readonly PlacedRule[] {
  const fewest = Math.min(...chosen.map(({ rule }) => rule.days.length || 1));
  const isNarrow = fewest <= 2 && chosen.some(({ rule }) => rule.days.length >= 5);
  return isNarrow ? chosen.filter(({ rule }) => rule.days.length <= 2) : chosen;
}

export const isPartial = ({ from, until }: OpeningRule) => from !== undefined || until !== undefined;

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
    const end = until === undefined ? last : endAfter(from, until);
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
