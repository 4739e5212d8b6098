import type { CalendarDay, DateRange, Interval } from './opening-hours.ts';
import type { ScheduleToken } from './schedule-words.ts';

const lastDay = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export type ScheduleItem =
  | { kind: 'days'; days: readonly number[]; isPublicHoliday: boolean }
  | { kind: 'interval'; interval: Interval }
  | { kind: 'dates'; range: DateRange }
  | { kind: 'closed' | 'otherwise' | 'join' | 'end' | 'word' };

/** Joins neighbouring tokens to day lists, date ranges and intervals. */
export function* itemsOf(tokens: readonly ScheduleToken[]): Generator<ScheduleItem> {
  for (let at = 0; at < tokens.length; ) {
    const found = daysAt(tokens, at) ?? datesAt(tokens, at) ?? intervalAt(tokens, at);
    if (found) {
      yield found.item;
      at += found.length;
      continue;
    }
    const { kind } = tokens[at] as ScheduleToken;
    if (kind === 'closed' || kind === 'otherwise' || kind === 'end' || kind === 'word') yield { kind };
    else if (kind === 'and' || kind === 'comma') yield { kind: 'join' };
    at++;
  }
}

interface Found {
  item: ScheduleItem;
  length: number;
}

function daysAt(tokens: readonly ScheduleToken[], at: number): Found | undefined {
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

function datesAt(tokens: readonly ScheduleToken[], at: number): Found | undefined {
  const token = tokens[at];
  if (token?.kind === 'season')
    return {
      item: { kind: 'dates', range: [token.from * 100 + 1, token.to * 100 + (lastDay[token.to - 1] ?? 31)] },
      length: 1,
    };
  const [first, second, third, fourth] = tokens.slice(at, at + 4);
  // "December 24-26".
  if (first?.kind === 'month' && second?.kind === 'number' && third?.kind === 'to' && fourth?.kind === 'number')
    return {
      item: { kind: 'dates', range: [first.month * 100 + second.value, first.month * 100 + fourth.value] },
      length: 4,
    };
  const from = dateAt(tokens, at);
  if (!from) return undefined;
  const between = tokens[at + from.length];
  const to = between?.kind === 'to' || between?.kind === 'and' ? dateAt(tokens, at + from.length + 1) : undefined;
  if (to && between?.kind === 'to') {
    const start = from.day ?? (from.month ?? to.month ?? 0) * 100 + (from.number ?? 1);
    return { item: { kind: 'dates', range: [start, to.last] }, length: from.length + 1 + to.length };
  }
  if (from.month === undefined) return undefined;
  return { item: { kind: 'dates', range: [from.day ?? from.month * 100 + 1, from.last] }, length: from.length };
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

function dated(number: number, month: number, length: number): FoundDay | undefined {
  if (!Number.isInteger(number) || number < 1 || number > 31) return undefined;
  return { length, month, number, day: month * 100 + number, last: month * 100 + number };
}

function intervalAt(tokens: readonly ScheduleToken[], at: number): Found | undefined {
  const [from, between, to] = [clockAt(tokens[at]), tokens[at + 1], clockAt(tokens[at + 2])];
  if (!from || !to || (between?.kind !== 'to' && between?.kind !== 'and')) return undefined;
  if (between.kind === 'and' && (from.isBare || to.isBare)) return undefined;
  // An amount, a duration or a count follows a number with a word ("2 to 3 days"), which the caller's rule cannot end.
  const follows = tokens[at + 3];
  if (from.isBare && to.isBare && follows?.kind === 'word' && isUnit(follows.text)) return undefined;
  const interval = intervalOf(from, to);
  return interval && { item: { kind: 'interval', interval }, length: 3 };
}

const isUnit = (word: string) =>
  /^(days?|weeks?|months?|years?|minutes?|min|people|persons?|guests?|dag(ar)?|veck\w+|manad\w*|ar|minut\w*|person\w*|tage?n?|woche\w*|monat\w*|jahre?n?|minuten|gaste|jours?|semaines?|mois|ans?|personnes?|dias?|semanas?|meses|anos?|personas?|km|kilomet\w*|miles?|mil|euros?|kr|kronor|kg)$/.test(
    word,
  );

interface Clock {
  minutes: number;
  half: 'am' | 'pm' | undefined;
  isBare: boolean;
}

function clockAt(token: ScheduleToken | undefined): Clock | undefined {
  if (token?.kind === 'clock') return token;
  if (token?.kind !== 'number' || !(token.value <= 24)) return undefined;
  // "8.30" is lexed as a clock; a number that is not whole is none.
  return Number.isInteger(token.value) ? { minutes: token.value * 60, half: undefined, isBare: true } : undefined;
}

/** "9 to 6" ends in the afternoon, and so does "1 to 5 pm" begin. */
function intervalOf(from: Clock, to: Clock): Interval | undefined {
  let [start, end] = [from.minutes, to.minutes];
  if (to.half === 'pm' && from.half === undefined && start < 720 && start + 720 < end) start += 720;
  if (end <= start && to.half === undefined && end + 720 > start && end < 720) end += 720;
  if (end <= start) end += 1440;
  return end - start <= 1440 && start <= 1440 ? [start, end] : undefined;
}
