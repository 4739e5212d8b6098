import type { CalendarDay, DateRange, Interval } from './opening-hours.ts';
import type { ScheduleToken } from './schedule-words.ts';

const lastDay = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export type ScheduleItem =
  | { kind: 'days'; days: readonly number[]; isPublicHoliday: boolean }
  | { kind: 'interval'; interval: Interval }
  /** A time without its counterpart; `isEnd` where the words before it tell. */
  | { kind: 'time'; minutes: number; isEnd: boolean | undefined }
  | { kind: 'dates'; ranges: readonly DateRange[] }
  | {
      kind:
        | 'closed'
        | 'otherwise'
        | 'except'
        | 'including'
        | 'opens'
        | 'closes'
        | 'pause'
        | 'onRequest'
        | 'morning'
        | 'afternoon'
        | 'join'
        | 'break'
        | 'end'
        | 'word';
    };

/** Joins neighbouring tokens to day lists, date ranges and intervals. */
export function* itemsOf(tokens: readonly ScheduleToken[]): Generator<ScheduleItem> {
  for (let at = 0; at < tokens.length; ) {
    const found = daysAt(tokens, at) ?? datesAt(tokens, at) ?? intervalAt(tokens, at) ?? timeAt(tokens, at);
    if (found) {
      yield found.item;
      at += found.length;
      continue;
    }
    const item = itemOf(tokens, at);
    if (item) yield item;
    at++;
  }
}

function itemOf(tokens: readonly ScheduleToken[], at: number): ScheduleItem | undefined {
  const token = tokens[at] as ScheduleToken;
  switch (token.kind) {
    case 'and':
    case 'comma':
      return { kind: 'join' };
    case 'closed':
      // "We close at 3": the verb of closing, where a single time follows.
      return { kind: isClosingTime(tokens, at) ? 'closes' : 'closed' };
    case 'word':
      // "Every day but Monday".
      return { kind: token.text === 'but' && tokens[at + 1]?.kind === 'days' ? 'except' : 'word' };
    case 'closes':
      return { kind: isClosedWithoutTime(tokens, at) ? 'closed' : 'closes' };
    case 'otherwise':
    case 'except':
    case 'including':
    case 'opens':
    case 'pause':
    case 'onRequest':
    case 'morning':
    case 'afternoon':
    case 'break':
    case 'end':
      return { kind: token.kind };
    default:
      return undefined;
  }
}

/** "We also close from 24 December to 5 January": days or dates, and no time of day. */
function isClosedWithoutTime(tokens: readonly ScheduleToken[], at: number): boolean {
  let hasDays = false;
  for (let next = at + 1; next < tokens.length; ) {
    const token = tokens[next] as ScheduleToken;
    if (token.kind === 'end' || token.kind === 'break' || token.kind === 'opens') break;
    const found = daysAt(tokens, next) ?? datesAt(tokens, next);
    if (found) hasDays = true;
    else if (token.kind === 'clock' || timeAt(tokens, next)) return false;
    next += found?.length ?? 1;
  }
  return hasDays;
}

/** Words of a closing verb's own before its time: "cerramos a las 3", "we close early at 3". */
const closingReach = 3;

function isClosingTime(tokens: readonly ScheduleToken[], at: number): boolean {
  for (let next = at + 1; next <= at + closingReach; next++) {
    if (intervalAt(tokens, next) || datesAt(tokens, next)) return false;
    const token = tokens[next];
    if (token?.kind === 'clock') return true;
    if (token?.kind === 'number') return tokens[next - 1]?.kind === 'to' || tokens[next - 1]?.kind === 'word';
    if (token?.kind !== 'word' && token?.kind !== 'to') return false;
  }
  return false;
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

function dated(number: number, month: number, length: number): FoundDay | undefined {
  if (!Number.isInteger(number) || number < 1 || number > 31) return undefined;
  return { length, month, number, day: month * 100 + number, last: month * 100 + number };
}

function intervalAt(tokens: readonly ScheduleToken[], at: number): Found | undefined {
  if (tokens[at]?.kind === 'between') return betweenAt(tokens, at);
  const first = tokens[at];
  // "From 7 o'clock to 4".
  const skip = isFiller(tokens[at + 1]) ? 1 : 0;
  const between = tokens[at + 1 + skip];
  const skipLast = isFiller(tokens[at + 2 + skip]) ? 1 : 0;
  const [from, to] = [clockAt(first), clockAt(tokens[at + 2 + skip + skipLast])];
  if (!from || !to || (between?.kind !== 'to' && between?.kind !== 'and')) return undefined;
  if (between.kind === 'and' && (from.isBare || to.isBare)) return undefined;
  const length = 3 + skip + skipLast;
  // An amount, a duration or a count follows a number with a word ("2 to 3 days"), which the caller's rule cannot end.
  const follows = tokens[at + length];
  if (from.isBare && to.isBare && follows?.kind === 'word' && isUnit(follows.text)) return undefined;
  const interval = intervalOf(from, to);
  return interval && { item: { kind: 'interval', interval }, length };
}

/** "Between 9 and 6", "entre las 9:30 y las 19:00". */
function betweenAt(tokens: readonly ScheduleToken[], at: number): Found | undefined {
  const start = isFiller(tokens[at + 1]) ? at + 2 : at + 1;
  const joint = tokens[start + 1];
  if (joint?.kind !== 'and' && joint?.kind !== 'to') return undefined;
  const end = isFiller(tokens[start + 2]) ? start + 3 : start + 2;
  const [from, to] = [clockAt(tokens[start]), clockAt(tokens[end])];
  const follows = tokens[end + 1];
  if (!from || !to || (follows?.kind === 'word' && isUnit(follows.text))) return undefined;
  const interval = intervalOf(from, to);
  return interval && { item: { kind: 'interval', interval }, length: end + 1 - at };
}

/** Articles and words for the clock between a preposition and its time. */
const isFiller = (token: ScheduleToken | undefined) =>
  token?.kind === 'word' &&
  /^(?:las?|los|el|le|den|the|klockan|kl|uhr|h|hs|hrs?|o'clock|ca|circa|horas|heures)$/.test(token.text);

/** Words before an end without a beginning: a dash or a plain "to" is none. */
const untilWords =
  /^(?:until|till|'til|til|up to|up until|thru|through|fram till|till|t o m|bis|bis um|bis zum|jusqu'a|jusqu'au|jusque|hasta|hasta las|hasta la|.*(?:cierra|cerramos|cierran|cierre|ferme|fermons|fermeture|ferment|fermee).*)$/;

function timeAt(tokens: readonly ScheduleToken[], at: number): Found | undefined {
  const clock = clockAt(tokens[at]);
  const token = tokens[at];
  if (!clock || !token) return undefined;
  const before = tokens[at - 1];
  const preposition = isFiller(before) ? tokens[at - 2] : before;
  const isEnd = preposition?.kind === 'to' && untilWords.test(preposition.text) ? true : undefined;
  // A bare number is a time only where a word says so.
  if (clock.isBare && isEnd === undefined && !isAtTime(preposition) && !isFiller(before)) return undefined;
  const follows = tokens[at + 1];
  if (clock.isBare && follows?.kind === 'word' && isUnit(follows.text)) return undefined;
  if (token.kind === 'number' && follows?.kind === 'month') return undefined;
  return { item: { kind: 'time', minutes: clock.minutes, isEnd }, length: 1 };
}

const isAtTime = (token: ScheduleToken | undefined) =>
  token?.kind === 'opens' ||
  token?.kind === 'closes' ||
  token?.kind === 'to' ||
  (token?.kind === 'word' && /^(?:at|from|um|ab|von|vid|fran|kl|desde|des|de|a)$/.test(token.text));

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
