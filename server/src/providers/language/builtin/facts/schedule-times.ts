import type { Interval } from './opening-hours.ts';
import type { Found } from './schedule-items.ts';
import type { ScheduleToken } from './schedule-words.ts';

export function intervalAt(tokens: readonly ScheduleToken[], at: number): Found | undefined {
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
export const isFiller = (token: ScheduleToken | undefined) =>
  token?.kind === 'word' &&
  /^(?:las?|los|el|le|den|the|klockan|kl|uhr|h|hs|hrs?|o'clock|ca|circa|horas|heures)$/.test(token.text);

/** Words before an end without a beginning: a dash or a plain "to" is none. */
const untilWords =
  /^(?:until|till|'til|til|up to|up until|thru|through|fram till|till|t o m|bis|bis um|bis zum|jusqu'a|jusqu'au|jusque|hasta|hasta las|hasta la|.*(?:cierra|cerramos|cierran|cierre|ferme|fermons|fermeture|ferment|fermee).*)$/;

export function timeAt(tokens: readonly ScheduleToken[], at: number): Found | undefined {
  const clock = clockAt(tokens[at]);
  const token = tokens[at];
  if (!clock || !token) return undefined;
  const before = tokens[at - 1];
  const preposition = isFiller(before) || isSubject(before) ? tokens[at - 2] : before;
  const isEnd = preposition?.kind === 'to' && untilWords.test(preposition.text) ? true : undefined;
  // A bare number is a time only where a word says so.
  if (clock.isBare && isEnd === undefined && !isAtTime(preposition) && !isFiller(before)) return undefined;
  const follows = tokens[at + 1];
  if (clock.isBare && follows?.kind === 'word' && isUnit(follows.text)) return undefined;
  if (token.kind === 'number' && follows?.kind === 'month') return undefined;
  return { item: { kind: 'time', minutes: clock.minutes, isEnd }, length: 1 };
}

/** "Nyårsafton stänger vi 18": the subject stands between the verb and its time. */
const isSubject = (token: ScheduleToken | undefined) =>
  token?.kind === 'word' && /^(?:we|vi|wir|nous|on)$/.test(token.text);

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
