import type { FactOrigin, OpeningHours, Weekday } from './facts.ts';

/** Names of days in English, Swedish, German, French and Spanish; a group stands for several days. */
const dayNames: readonly (readonly [RegExp, readonly Weekday[]])[] = [
  [
    /^(?:weekdays?|vardag(?:ar)?|helgfria vardagar|werktags?|wochentags?|en semaine|jours? ouvrables?|entre semana|(?:d[ií]as )?laborables)$/,
    [1, 2, 3, 4, 5],
  ],
  [/^(?:week-?ends?|helg(?:er|en)?|(?:am )?wochenenden?|fin(?:es)? de semana)$/, [6, 7]],
  [
    /^(?:daily|every ?day|all days|dagligen|alla dagar|varje dag|täglich|tous les jours|tlj|todos los d[ií]as|diario|a diario)$/,
    [1, 2, 3, 4, 5, 6, 7],
  ],
  [
    /^(?:(?:public |bank )?holidays?|helgdag(?:ar|en)?|röda dagar|feiertage?n?|jours? fériés?|(?:d[ií]as )?festivos?)$/,
    [8],
  ],
  [/^(?:mon(?:days?)?|mån(?:dag(?:ar)?)?|montags?|mo|lun(?:di|dis|es)?)$/, [1]],
  [/^(?:tue(?:s(?:days?)?)?|tis(?:dag(?:ar)?)?|dienstags?|di|mar(?:di|dis|tes)?)$/, [2]],
  [/^(?:wed(?:nesdays?)?|ons(?:dag(?:ar)?)?|mittwochs?|mi|mer(?:credi|credis)?|mi[eé](?:rcoles)?)$/, [3]],
  [/^(?:thu(?:rs?(?:days?)?)?|tors?(?:dag(?:ar)?)?|donnerstags?|do|jeu(?:di|dis)?|jue(?:ves)?)$/, [4]],
  [/^(?:fri(?:days?)?|fre(?:dag(?:ar)?)?|freitags?|fr|ven(?:dredi|dredis)?|vie(?:rnes)?)$/, [5]],
  [/^(?:sat(?:urdays?)?|lör(?:dag(?:ar)?)?|samstags?|sonnabends?|sa|sam(?:edi|edis)?|s[aá]b(?:ados?)?)$/, [6]],
  [/^(?:sun(?:days?)?|sön(?:dag(?:ar)?)?|sonntags?|so|dim(?:anche|anches)?|dom(?:ingos?)?)$/, [7]],
];
const phrases =
  'helgfria vardagar|en semaine|jours? ouvrables?|entre semana|d[ií]as laborables|am wochenenden?|fin(?:es)? de semana|every day|all days|alla dagar|varje dag|tous les jours|todos los d[ií]as|a diario|(?:public|bank) holidays?|röda dagar|jours? fériés?|d[ií]as festivos?';
const closedWords = /^(?:closed|stängt|stängd|geschlossen|ruhetag|fermée?|cerrado|cerrada)$/;
const aroundTheClock = /^(?:24\/7|24h)$/;
const rangeWords = /^(?:-|–|—|to|till|til|bis|through|thru|until|au|à|a|al|hasta)$/;
const token = new RegExp(
  `(?:${phrases}|24\\/7|24h|\\d{1,2}(?:[:.h]\\d{2}|\\s?h(?![a-z]))?(?:\\s?[ap]\\.?m\\b\\.?)?|\\p{L}+(?:-ends?)?|[-–—,;|&+/])`,
  'giu',
);

/** Names of months in the same languages: hours behind a date are not those of a weekday. */
const months =
  /^(?:jan(?:uary|uari|uar|vier)?|feb(?:ruary|ruari|ruar)?|f[ée]vr?(?:ier)?|enero|febrero|mar(?:ch|s|zo)|märz|apr(?:il)?|avril|abril|may|maj|mai|mayo|june?|juni|juin|junio|july?|juli|juillet|julio|aug(?:ust|usti)?|août|agosto|sept?(?:ember|embre|iembre)?|oct(?:ober|obre|ubre)?|okt(?:ober)?|nov(?:ember|embre|iembre)?|dec(?:ember)?|d[ée]c(?:embre)?|dez(?:ember)?|dic(?:iembre)?)$/;

/** Lines longer than this are prose, not a table of hours. */
const lineMax = 400;

/**
 * Reads opening hours from a line such as `Mon–Fri 9–18, Sat 10.00–15.00, sön stängt`. Gives nothing for a line without
 * both days and times.
 */
export function hoursOf(line: string, origin: FactOrigin): OpeningHours[] {
  if (line.length > lineMax) return [];
  const found: OpeningHours[] = [];
  let days: Weekday[] = [];
  let isRange = false;
  let hasTimes = false;
  let from: string | undefined;
  const add = (opens: string | null, closes: string | null) => {
    if (days.length > 0) found.push({ days: [...days], opens, closes, origin });
    hasTimes = true;
  };
  for (const [raw] of line.matchAll(token)) {
    const word = raw.toLowerCase().replace(/\s+/g, ' ');
    const named = daysOf(raw);
    if (named !== undefined) {
      if (hasTimes) days = [];
      const previous = days.at(-1);
      days = isRange && previous !== undefined ? [...days, ...between(previous, named)] : [...days, ...named];
      [isRange, hasTimes, from] = [false, false, undefined];
      continue;
    }
    if (closedWords.test(word)) {
      add(null, null);
      continue;
    }
    if (aroundTheClock.test(word)) {
      if (days.length === 0) days = [1, 2, 3, 4, 5, 6, 7];
      add('00:00', '24:00');
      continue;
    }
    if (rangeWords.test(word)) {
      isRange = true;
      continue;
    }
    if (months.test(word)) {
      [days, isRange, from] = [[], false, undefined];
      continue;
    }
    const time = timeOf(word);
    if (time === undefined) {
      if (/^\d/.test(word)) from = undefined;
      isRange = false;
      continue;
    }
    if (from !== undefined && isRange) {
      add(...orderTimes(from, time));
      from = undefined;
    } else from = word;
    isRange = false;
  }
  return found.map((each) => ({ ...each, days: [...new Set(each.days)] }));
}

/** Reads hours from text; a line of days alone belongs to the line of times behind it. */
export function hoursInText(text: string): OpeningHours[] {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/[*#>_`]/g, '').trim())
    .filter((line) => line !== '' && line.length <= lineMax);
  const found: OpeningHours[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const here = hoursOf(line, 'text');
    if (here.length > 0) found.push(...here);
    else if (line.length < 40 && isOnlyDays(line)) {
      const joined = hoursOf(`${line} ${lines[at + 1] ?? ''}`, 'text');
      if (joined.length > 0) at += 1;
      found.push(...joined);
    }
  }
  return found;
}

function isOnlyDays(line: string): boolean {
  const words = line.match(token) ?? [];
  return (
    words.length > 0 &&
    words.every((word) => daysOf(word) !== undefined || !/[\p{L}\d]/u.test(word) || rangeWords.test(word.toLowerCase()))
  );
}

function daysOf(raw: string): readonly Weekday[] | undefined {
  // Two letters are a German day only where they are written as one: "So" and "Do", not "so" and "do".
  if (raw.length === 2 && !/^\p{Lu}\p{Ll}$/u.test(raw)) return undefined;
  const word = raw.toLowerCase().replace(/\s+/g, ' ');
  return dayNames.find(([pattern]) => pattern.test(word))?.[1];
}

/** Days after `first` up to the last of `to`, over the end of the week where needed. */
function between(first: Weekday, to: readonly Weekday[]): Weekday[] {
  const last = to.at(-1);
  if (last === undefined || last > 7 || first > 7) return [...to];
  const days: Weekday[] = [];
  for (let day = first; day !== last && days.length < 7; ) {
    day = (day === 7 ? 1 : day + 1) as Weekday;
    days.push(day);
  }
  return days;
}

/** A time as `HH:MM`; undefined for what is none. */
function timeOf(word: string): string | undefined {
  const parts = /^(\d{1,2})(?:[:.h](\d{2})|\s?h)?(?:\s?([ap])\.?m\.?)?$/.exec(word);
  if (parts === null) return undefined;
  const minutes = Number(parts[2] ?? 0);
  let hours = Number(parts[1]);
  if (parts[3] !== undefined) {
    if (hours < 1 || hours > 12) return undefined;
    hours = (hours % 12) + (parts[3] === 'p' ? 12 : 0);
  }
  if (hours > 24 || minutes > 59 || (hours === 24 && minutes > 0)) return undefined;
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** "9 to 5 pm" and "9-5" mean nine in the morning to five in the afternoon. */
function orderTimes(from: string, to: string): [string, string] {
  const opens = timeOf(from) ?? '00:00';
  const isTwelveHours = /^(?:[1-9]|1[0-2])$/.test(from);
  const hour = Number(to.slice(0, 2));
  if (isTwelveHours && opens > to && hour >= 1 && hour < 12 && to.endsWith(':00')) return [opens, `${hour + 12}:00`];
  return [opens, to];
}
