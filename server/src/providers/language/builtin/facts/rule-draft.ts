import type { DateRange, Interval, OpeningRule } from './opening-hours.ts';
import { everyDay } from './schedule-vocabulary.ts';

/** A rule while its sentence is read. */
export interface Draft {
  days: number[];
  excluded: number[];
  isPublicHoliday: boolean;
  isHolidayExcluded: boolean;
  dates: DateRange[];
  intervals: Interval[];
  from: number | undefined;
  until: number | undefined;
  isClosed: boolean;
  isBreak: boolean;
  isOnRequest: boolean;
  half: 'morning' | 'afternoon' | undefined;
  hasOwnDates: boolean;
  /** The dates are closed beside the days, and not those days within the dates. */
  areDatesApart: boolean;
  excludedDates: DateRange[];
  /** Days stand before the times. */
  isDaysFirst: boolean | undefined;
}

export const emptyDraft = (dates: readonly DateRange[]): Draft => ({
  days: [],
  excluded: [],
  isPublicHoliday: false,
  isHolidayExcluded: false,
  dates: [...dates],
  intervals: [],
  from: undefined,
  until: undefined,
  isClosed: false,
  isBreak: false,
  isOnRequest: false,
  half: undefined,
  hasOwnDates: false,
  areDatesApart: false,
  excludedDates: [],
  isDaysFirst: undefined,
});

/** "9 to 6" ends in the afternoon. */
export function endAfter(from: number, until: number): number {
  if (until > from) return until;
  return until + 720 > from && until < 720 ? until + 720 : until + 1440;
}

/** Closed halves of a day. Minutes from midnight. */
const halves = { morning: [0, 13 * 60], afternoon: [14 * 60, 1680] } as const;

/** "From 9 to 18, but from 13 to 14 we are at lunch": hours within others are a break. */
const isInside = ([from, to]: Interval, intervals: readonly Interval[]) =>
  intervals.some(([start, end]) => from > start && to < end);

/** Rules of a draft: its days, and the days it leaves out as closed. */
export function rulesOf(draft: Draft, daysBefore: readonly number[]): OpeningRule[] {
  const { isPublicHoliday, dates, isBreak, excluded, from, until, half } = draft;
  const isUnnamed = draft.days.length === 0 && !isPublicHoliday;
  const named = isUnnamed ? (isBreak && daysBefore.length > 0 ? daysBefore : everyDay) : draft.days;
  const days = named.filter((day) => !excluded.includes(day));
  const common = { isPublicHoliday, dates, isBreak: false };
  const isClosedHalf = draft.isClosed && half !== undefined && days.length > 0 && days.length < everyDay.length;
  const intervals: readonly Interval[] = isClosedHalf ? [halves[half]] : draft.intervals;
  const isOpenEnded = intervals.length === 0 && !draft.isClosed;
  const ends = {
    ...(isOpenEnded && from !== undefined && { from }),
    ...(isOpenEnded && until !== undefined && { until }),
  };
  const pauses = isBreak || isClosedHalf ? [] : intervals.filter((interval) => isInside(interval, intervals));
  const open = intervals.filter((interval) => !pauses.includes(interval));
  const rules: OpeningRule[] = [{ ...common, days, intervals: open, isBreak: isBreak || isClosedHalf, ...ends }];
  if (pauses.length > 0) rules.push({ ...common, days, intervals: pauses, isBreak: true });
  if (excluded.length > 0 || draft.isHolidayExcluded)
    rules.push({ ...common, days: excluded, isPublicHoliday: draft.isHolidayExcluded, intervals: [] });
  if (draft.excludedDates.length > 0)
    rules.push({ ...common, days: everyDay, dates: draft.excludedDates, intervals: [], isPublicHoliday: false });
  // "Closed on public holidays and from 23 December to 2 January".
  if (draft.areDatesApart || (isPublicHoliday && days.length === 0 && dates.length > 0))
    return [
      { ...common, days, dates: [], intervals },
      { ...common, days: everyDay, isPublicHoliday: false, intervals },
    ];
  return rules;
}
