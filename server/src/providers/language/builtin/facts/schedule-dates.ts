import type { CalendarDay } from './opening-hours.ts';
import type { Found } from './schedule-items.ts';
import { isFiller } from './schedule-times.ts';
import type { ScheduleToken } from './schedule-words.ts';

const lastDay = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function daysAt(tokens: readonly ScheduleToken[], at: number): Found | undefined {
  const token = tokens[at];
  if (token?.kind === 'publicHolidays') return { item: { kind: 'days', days: [], isPublicHoliday: true }, length: 1 };
  if (token?.kind !== 'days') return undefined;
  const last = tokens[at + 2];
  const isRange =
    tokens[at + 1]?.kind === 'to' && last?.kind === 'days' && token.days.length === 1 && last.days.length === 1;
  if (!isRange || last.kind !== 'days')
    return { item: { kind: 'days', days: token.days, isPublicHoliday: false }, length: 1 };
  const days: number[] = [];
  for (let day = token.days[0] as number; ; day = (day + 1) % 7) {
    days.push(day);
    if (day === last.days[0]) break;
  }
  return { item: { kind: 'days', days, isPublicHoliday: false }, length: 3 };
}

export function datesAt(tokens: readonly ScheduleToken[], at: number): Found | undefined {
  const token = tokens[at];
  if (token?.kind === 'season')
    return {
      item: { kind: 'dates', ranges: [[token.from * 100 + 1, token.to * 100 + (lastDay[token.to - 1] ?? 31)]] },
      length: 1,
    };
  if (token?.kind === 'weeks')
    return { item: { kind: 'dates', ranges: [[dayOfWeek(token.from, 0), dayOfWeek(token.to, 6)]] }, length: 1 };
  const [first, second, third, fourth] = tokens.slice(at, at + 4);
  // "December 24-26".
  if (first?.kind === 'month' && second?.kind === 'number' && third?.kind === 'to' && fourth?.kind === 'number')
    return {
      item: { kind: 'dates', ranges: [[first.month * 100 + second.value, first.month * 100 + fourth.value]] },
      length: 4,
    };
  const list = dayListAt(tokens, at);
  if (list) return list;
  const from = dateAt(tokens, at);
  if (!from) return undefined;
  const between = tokens[at + from.length];
  const skip = isFiller(tokens[at + from.length + 1]) ? 1 : 0;
  const isJoined = between?.kind === 'to' || between?.kind === 'and';
  const to = isJoined ? dateAt(tokens, at + from.length + 1 + skip) : undefined;
  if (to && between?.kind === 'to') {
    const start = from.day ?? (from.month ?? to.month ?? 0) * 100 + (from.number ?? 1);
    return { item: { kind: 'dates', ranges: [[start, to.last]] }, length: from.length + 1 + skip + to.length };
  }
  if (from.month === undefined) return undefined;
  return { item: { kind: 'dates', ranges: [[from.day ?? from.month * 100 + 1, from.last]] }, length: from.length };
}

/** "25 and 26 December", "24, 25 und 31. Dezember", "el 1 y el 6 de enero": days of one month. */
function dayListAt(tokens: readonly ScheduleToken[], at: number): Found | undefined {
  const days: number[] = [];
  let next = at;
  for (let token = tokens[next]; isDayOfMonth(token); token = tokens[next]) {
    days.push(token.value);
    next++;
    const month = tokens[next];
    if (month?.kind === 'month' && days.length > 1)
      return {
        item: { kind: 'dates', ranges: days.map((day) => [month.month * 100 + day, month.month * 100 + day] as const) },
        length: next + 1 - at,
      };
    if (tokens[next]?.kind !== 'and' && tokens[next]?.kind !== 'comma') return undefined;
    next++;
    // "el 24 y el 31": the article is repeated.
    if (tokens[next]?.kind === 'word' && isDayOfMonth(tokens[next + 1])) next++;
  }
  return undefined;
}

const isDayOfMonth = (token: ScheduleToken | undefined): token is ScheduleToken & { kind: 'number' } =>
  token?.kind === 'number' && !token.isWord && Number.isInteger(token.value) && token.value >= 1 && token.value <= 31;

/** Day of a calendar week in a usual year; 2 days off at most in others. */
function dayOfWeek(week: number, weekday: number): CalendarDay {
  const date = new Date(Date.UTC(2026, 0, -2 + (week - 1) * 7 + weekday));
  return (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
}

interface FoundDay {
  length: number;
  month: number | undefined;
  number: number | undefined;
  day: CalendarDay | undefined;
  /** Last day of what is named: of a month alone its end. */
  last: CalendarDay;
}

/** "24 December", "December 24", "December", or "24" before a range that names the month later. */
function dateAt(tokens: readonly ScheduleToken[], at: number): FoundDay | undefined {
  const [one, two] = [tokens[at], tokens[at + 1]];
  if (one?.kind === 'number' && two?.kind === 'month') return dated(one.value, two.month, 2);
  if (one?.kind === 'month' && two?.kind === 'number' && two.value <= 31) return dated(two.value, one.month, 2);
  if (one?.kind === 'date')
    return { length: 1, month: Math.floor(one.day / 100), number: one.day % 100, day: one.day, last: one.day };
  if (one?.kind === 'month') {
    const last = one.month * 100 + (lastDay[one.month - 1] ?? 31);
    return { length: 1, month: one.month, number: undefined, day: undefined, last };
  }
  const opensRange = two?.kind === 'to' && tokens[at + 2]?.kind === 'number' && tokens[at + 3]?.kind === 'month';
  if (one?.kind === 'number' && one.value <= 31 && opensRange)
    return { length: 1, month: undefined, number: one.value, day: undefined, last: 0 };
  return undefined;
}

export function dated(number: number, month: number, length: number): FoundDay | undefined {
  if (!Number.isInteger(number) || number < 1 || number > 31) return undefined;
  return { length, month, number, day: month * 100 + number, last: month * 100 + number };
}
