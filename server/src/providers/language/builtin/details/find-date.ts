import { foldText } from '../fold-words.ts';
import { anyOf, months, weekdays } from './calendar-words.ts';

/** A date as the agent's calendar has it. */
export interface Today {
  year: number;
  month: number;
  day: number;
}

export interface FoundDate {
  /** `YYYY-MM-DD`. */
  date: string;
  /** The folded words it was read from. */
  words: string;
}

const month = anyOf(months);
const iso = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/;
const dayThenMonth = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th|er|e|:e|\\.|º)?\\s*(?:of|de|den)?\\s*(${month})\\b\\.?(?:\\s*(?:,|de|del)?\\s*(\\d{4}))?`,
);
const monthThenDay = new RegExp(
  `\\b(${month})\\.?\\s+(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\s*[:.]\\d)(?:,?\\s+(\\d{4}))?`,
);
const numeric = /\b(\d{1,2})([/.])(\d{1,2})(?:\2(\d{4}|\d{2})|\.(?!\d)|(?![\d.:]))/;
const relative: [RegExp, number][] = [
  [/\b(?:day after tomorrow|i ?overmorgon|ubermorgen|uebermorgen|apres[- ]demain|pasado manana)\b/, 2],
  [/\b(?:today|tonight|i ?dag|i ?kvall|heute?|this arvo|aujourd'hui|ce soir|hoy|esta (?:tarde|noche|manana))\b/, 0],
  [
    /\b(?:tomorrow|i ?morgon|demain)\b|(?<!\b(?:guten|am|jeden|heute|diesen) )\bmorgen\b|(?<!\b(?:la|esta|cada|pasado) )\bmanana\b/,
    1,
  ],
];
const inDays =
  /\b(?:in|om|dans|dentro de|en)\s+(\d{1,2})\s+(days?|dagar|dag|tagen|tag|jours?|dias?|weeks?|veckor|vecka|wochen|woche|semaines?|semanas?)\b/;
const weekday = new RegExp(`\\b(${anyOf(weekdays)})s?\\b`);

/**
 * The first date a text names, understood from `today`: relative days, the nearest coming weekday, and dates with or
 * without a year (without: the next such date). `5/3` is the fifth of March unless `monthFirst`.
 */
export function findDate(text: string, today: Today, monthFirst = false): FoundDate | undefined {
  const folded = foldText(text);
  return (
    findIso(folded) ?? findNamed(folded, today) ?? findNumeric(folded, today, monthFirst) ?? findRelative(folded, today)
  );
}

function findIso(folded: string): FoundDate | undefined {
  const match = iso.exec(folded);
  return match ? dated(match[0], Number(match[1]), Number(match[2]), Number(match[3])) : undefined;
}

function findNamed(folded: string, today: Today): FoundDate | undefined {
  const dayFirst = dayThenMonth.exec(folded);
  if (dayFirst) return upcoming(dayFirst[0], today, months.get(dayFirst[2] ?? ''), Number(dayFirst[1]), dayFirst[3]);
  const monthFirst = monthThenDay.exec(folded);
  return monthFirst
    ? upcoming(monthFirst[0], today, months.get(monthFirst[1] ?? ''), Number(monthFirst[2]), monthFirst[3])
    : undefined;
}

function findNumeric(folded: string, today: Today, monthFirst: boolean): FoundDate | undefined {
  const match = numeric.exec(folded);
  // "15.30" is a time, "15.3." and "15/3" are dates.
  if (!match || (match[2] === '.' && !match[4] && !match[0].endsWith('.'))) return undefined;
  const [first, second] = [Number(match[1]), Number(match[3])];
  const swap = monthFirst && match[2] === '/' ? first <= 12 : second > 12;
  const year = match[4] && match[4].length === 2 ? `20${match[4]}` : match[4];
  return upcoming(match[0], today, swap ? first : second, swap ? second : first, year);
}

function findRelative(folded: string, today: Today): FoundDate | undefined {
  for (const [pattern, days] of relative) {
    const match = pattern.exec(folded);
    if (match) return { date: plusDays(today, days), words: match[0] };
  }
  const later = inDays.exec(folded);
  if (later) {
    const isWeeks = /^(week|veck|woche|semain|semana)/.test(later[2] ?? '');
    return { date: plusDays(today, Number(later[1]) * (isWeeks ? 7 : 1)), words: later[0] };
  }
  const named = weekday.exec(folded);
  if (!named) return undefined;
  const from = new Date(Date.UTC(today.year, today.month - 1, today.day)).getUTCDay();
  const ahead = ((weekdays.get(named[1] ?? '') ?? 0) - from + 7) % 7 || 7;
  return { date: plusDays(today, ahead), words: named[0] };
}

function upcoming(
  words: string,
  today: Today,
  month: number | undefined,
  day: number,
  year?: string,
): FoundDate | undefined {
  if (!month) return undefined;
  if (year) return dated(words, Number(year), month, day);
  const isPast = month < today.month || (month === today.month && day < today.day);
  return dated(words, today.year + (isPast ? 1 : 0), month, day);
}

function dated(words: string, year: number, month: number, day: number): FoundDate | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? { date: date.toISOString().slice(0, 10), words } : undefined;
}

function plusDays(today: Today, days: number): string {
  return new Date(Date.UTC(today.year, today.month - 1, today.day + days)).toISOString().slice(0, 10);
}
