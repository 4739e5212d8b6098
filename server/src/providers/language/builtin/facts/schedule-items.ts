import type { DateRange, Interval } from './opening-hours.ts';
import { datesAt, daysAt } from './schedule-dates.ts';
import { intervalAt, timeAt } from './schedule-times.ts';
import type { ScheduleToken } from './schedule-words.ts';

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
      if (isShutVerb(tokens, at)) return { kind: 'closed' };
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

/** Words between the parts of "bleibt die Halle zu". */
const shutVerbReach = 6;

/** "Am 24. Dezember bleibt die Halle zu": the German verb ends the sentence. */
function isShutVerb(tokens: readonly ScheduleToken[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.kind !== 'word' || token.text !== 'zu') return false;
  if (next !== undefined && !['end', 'break', 'comma', 'and'].includes(next.kind)) return false;
  return tokens
    .slice(Math.max(0, at - shutVerbReach), at)
    .some(
      (before) =>
        before.kind === 'word' && /^(?:bleib(?:t|en)|ist|sind|hat|haben|habe|hab|mach(?:e|t|en)?)$/.test(before.text),
    );
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

/** An item and the number of its tokens. */
export interface Found {
  item: ScheduleItem;
  length: number;
}
