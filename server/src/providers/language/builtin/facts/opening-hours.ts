import { lexiconOf } from '../text/lexicon.ts';
import { RuleReader } from './rule-reader.ts';
import { itemsOf, type ScheduleItem } from './schedule-items.ts';
import { scheduleTokens } from './schedule-words.ts';

/** Month and day as `month * 100 + day`. */
export type CalendarDay = number;
/** Both ends included; it may span the turn of the year. */
export type DateRange = readonly [from: CalendarDay, to: CalendarDay];
/** Minutes from midnight; the end may be after 1440. */
export type Interval = readonly [from: number, to: number];

/** A rule of a weekly schedule as one statement gives it. */
export interface OpeningRule {
  /** 0 is Monday. Empty with `isPublicHoliday` or with dates alone. */
  days: readonly number[];
  isPublicHoliday: boolean;
  /** The rule holds in these parts of the year only. */
  dates: readonly DateRange[];
  /** Empty: closed. */
  intervals: readonly Interval[];
  /** Closed during the intervals, and open around them as other rules say: a lunch break. */
  isBreak: boolean;
  /** Without hours of its own: "Saturday by appointment". */
  isOnRequest?: true;
  /** Another beginning or end of the hours that other rules give: "Thursdays until 8". Minutes from midnight. */
  from?: number;
  until?: number;
}

/** "The first Saturday of each month" is no weekly rule. */
const ofMonth =
  /\b(?:of (?:each|every|the) month|i månaden|varje månad|im Monat|des Monats|du mois|de chaque mois|del mes|de cada mes)(?!\p{L})/iu;

/** "(23h le vendredi et le samedi)": a later end of the hours before it. */
const endInBrackets = /\((\d{1,2}(?:[:.h]\d{2}|\s?(?:h|am|pm|Uhr))?)\s+(?=\p{L})([^()\d]{3,60})\)/gu;
const until: Readonly<Record<string, string>> = { en: 'until', sv: 'till', de: 'bis', fr: "jusqu'à", es: 'hasta las' };

/** "Sat 9-13, only in the season: April and May" holds in those months alone. */
const onlyIn =
  /,?\s(only|just|endast|bara|nur|seulement|uniquement|solo|sólo|solamente)((?:\s\p{L}+){1,4}):\s(?=\p{L})/iu;

/** Punctuation that hides which words belong together, made plain. */
const plainly = (text: string, language: string) =>
  text.replace(endInBrackets, `, ${until[lexiconOf(language).pack.code] ?? 'until'} $1 $2`).replace(onlyIn, ' $1$2 ');

/** Reads the opening rules of one statement; empty for a statement without days and times. */
export function readOpeningRules(text: string, language: string): OpeningRule[] {
  if (ofMonth.test(text)) return [];
  const tokens = scheduleTokens(plainly(text, language), language);
  const items = [...itemsOf(tokens)];
  const has = (...kinds: ScheduleItem['kind'][]) => items.some(({ kind }) => kinds.includes(kind));
  const isOfDays = has('days', 'dates', 'otherwise') && has('interval', 'closed', 'time', 'except');
  const isSpan = has('opens') && has('closes') && has('time');
  // "Orders until 5:30 on weekdays" gives no opening hours.
  const isBareEnd =
    has('dates') && tokens.every((token) => token.kind !== 'word' || token.text.length < contentWordMin);
  const isOfOpening = has('interval', 'closed', 'opens', 'closes') || isBareEnd;
  const isOnRequest = has('days') && isRequestAlone(items);
  const isSchedule = (isOfDays && isOfOpening) || isSpan || (has('pause') && has('interval')) || isOnRequest;
  return isSchedule ? rulesOf(items, { tellsRequests: isOnRequest }) : [];
}

/** Letters of a word that may be of another thing than the business: "In Advent Saturdays until 6" has none. */
const contentWordMin = 5;

/** Most words beside the days of a statement that only says "by appointment". */
const requestWordsMax = 2;

/** "Saturday by appointment only", and not "Home visits on Tuesdays by appointment at your home". */
function isRequestAlone(items: readonly ScheduleItem[]): boolean {
  const words = items.filter(({ kind }) => kind === 'word').length;
  const isPart = ({ kind }: ScheduleItem) => ['days', 'onRequest', 'join', 'break', 'end', 'word'].includes(kind);
  return items.some(({ kind }) => kind === 'onRequest') && items.every(isPart) && words <= requestWordsMax;
}

/** Parts of the year that a text names: "May to September", "(oct.–avril)". */
export function readDateRanges(text: string, language: string): DateRange[] {
  return [...itemsOf(scheduleTokens(text, language))].flatMap((item) => (item.kind === 'dates' ? item.ranges : []));
}

/** Weekdays that a text names, one by one or as a range; 0 is Monday. */
export const readWeekdays = (text: string, language: string): number[] =>
  [...itemsOf(scheduleTokens(text, language))].flatMap((item) => (item.kind === 'days' ? item.days : []));

/** Weekday of a `YYYY-MM-DD` date; 0 is Monday. */
export const weekdayOf = (date: string) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

/** True for a day within a range, which may span the turn of the year. */
export function isWithin(day: CalendarDay, [from, to]: DateRange): boolean {
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}

/** Assigns times to days: "Mon-Fri 9-18, Sat 10-14", "9-18 on weekdays", "closed on Sundays". */
function rulesOf(items: readonly ScheduleItem[], options: { tellsRequests: boolean }): OpeningRule[] {
  const reader = new RuleReader(options);
  for (const [at, item] of items.entries())
    reader.read(
      item,
      items.slice(at + 1).find(({ kind }) => kind !== 'word'),
    );
  reader.finish();
  return reader.rules;
}
