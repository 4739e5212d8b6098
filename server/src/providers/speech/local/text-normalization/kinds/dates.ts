import { anyOf, type Rule, wordEnd, wordStart } from '../rule.ts';
import type { SpokenLanguage } from '../spoken-language.ts';

const isDay = (month: number, day: number) => month >= 1 && month <= 12 && day >= 1 && day <= 31;

/** The word before a date, and the space; a group of the pattern. */
const before = String.raw`(?:(\p{L}+) )?`;

function say(language: SpokenLanguage, parts: { before: string; year?: string; month: number; day: number }): string {
  const year = parts.year ? Number(parts.year.length === 2 ? `20${parts.year}` : parts.year) : undefined;
  const said = language.sayDate({
    month: parts.month,
    day: parts.day,
    before: parts.before.toLowerCase(),
    ...(year === undefined ? {} : { year }),
  });
  return parts.before === '' ? said : `${parts.before} ${said}`;
}

/** Between two weekdays. */
const links = 'and|&|to|through|och|till|und|bis|et|à|au|y|e|a';

/** Dates in figures: 2026-03-14, 14.03.2026, 3/14/2026. They come before ranges and telephone numbers. */
export function numericDateRules(language: SpokenLanguage): readonly Rule[] {
  const guarded = (match: string, word: string, year: string, month: string, day: string) =>
    isDay(Number(month), Number(day))
      ? say(language, { before: word, year, month: Number(month), day: Number(day) })
      : match;
  const ordered = (match: string, word: string, first: string, second: string, year: string) => {
    const isMonthFirst = Number(first) > 12 ? false : Number(second) > 12 || language.slashOrder === 'month-first';
    return isMonthFirst ? guarded(match, word, year, first, second) : guarded(match, word, year, second, first);
  };
  return [
    [
      /(?<![\d/.-])(0[1-9]|1[0-2])\/((?:19|20)\d\d)(?![\d/])/g,
      (_, month = '', year = '') => `${language.months[Number(month) - 1]} ${language.year(Number(year))}`,
    ],
    [
      new RegExp(`${wordStart}${before}(\\d{4})-(\\d\\d)-(\\d\\d)(?:T[\\d:.]+Z?)?(?![\\d-])`, 'gu'),
      (match = '', word = '', year = '', month = '', day = '') => guarded(match, word, year, month, day),
    ],
    [
      new RegExp(`${wordStart}${before}(\\d{1,2})[./](\\d{1,2})[./](\\d{4}|\\d{2})${wordEnd}(?![./]\\d)`, 'gu'),
      (match = '', word = '', first = '', second = '', year = '') => ordered(match, word, first, second, year),
    ],
  ];
}

/** A pattern of the names of months in one group, and the number of a name. */
function monthNames({ months, monthSigns }: SpokenLanguage) {
  const monthOf = (name: string) => {
    const sign = name.toLowerCase().replace(/\.$/, '');
    return monthSigns[sign] ?? months.findIndex((month) => month.toLowerCase() === sign) + 1;
  };
  return { names: `(${anyOf([...months, ...Object.keys(monthSigns)])})`, monthOf };
}

const daySuffix = String.raw`(?:st|nd|rd|th|\.|:[ae]|er)?`;
const dash = String.raw`\s?[-\u2013\u2014]\s?`;

/** Stretches of days: 24-26 December, December 24-26, 24 Dec - 2 Jan. They come before ranges of numbers. */
export function dateRangeRules(language: SpokenLanguage): readonly Rule[] {
  const { names, monthOf } = monthNames(language);
  const { to } = language.words;
  const days = (match: string, word: string, from: string, until: string, name: string) => {
    const month = monthOf(name);
    if (!isDay(month, Number(from)) || !isDay(month, Number(until))) return match;
    const said = [from, until].map((day) =>
      language.sayDate({ month, day: Number(day), before: word.toLowerCase() }),
    ) as [string, string];
    const monthName = language.months[month - 1] ?? '';
    const without = (date: string) => date.replace(new RegExp(`(?: of| de)? ?${monthName} ?`), '');
    const [first, last] = said;
    const stretch = first.startsWith(monthName) ? `${first} ${to} ${without(last)}` : `${without(first)} ${to} ${last}`;
    return word === '' ? stretch : `${word} ${stretch}`;
  };
  return [
    [
      new RegExp(
        `${wordStart}${before}(\\d{1,2})${daySuffix}${dash}(\\d{1,2})${daySuffix}(?: (?:of|de))? ${names}${wordEnd}\\.?`,
        'giu',
      ),
      (match = '', word = '', from = '', until = '', name = '') => days(match, word ?? '', from, until, name),
    ],
    [
      new RegExp(
        `${wordStart}${names}\\.? (\\d{1,2})${daySuffix}${dash}(\\d{1,2})${daySuffix}(?![\\d:]|[.,]\\d| \\p{L}+\\.? \\d)`,
        'giu',
      ),
      (match = '', name = '', from = '', until = '') => days(match, '', from, until, name),
    ],
    [
      new RegExp(`(\\d${daySuffix} ${names}\\.?)${dash}(?=\\d{1,2}${daySuffix} ${names}${wordEnd})`, 'giu'),
      `$1 ${to} `,
    ],
    [new RegExp(`(${wordStart}${names}\\.? \\d{1,2}${daySuffix})${dash}(?=${names}\\.? \\d)`, 'giu'), `$1 ${to} `],
  ];
}

/** Dates with the name of the month: 14 March 2026, March 14th, 14. März, 1er mai, 14 de marzo. */
export function namedDateRules(language: SpokenLanguage): readonly Rule[] {
  const { names, monthOf } = monthNames(language);
  const year = String.raw`(?:,? (?:de(?:l)? )?(\d{4})(?![\d:.]\d|\d| ?[€$£%]))?`;
  const said = (match: string, word: string, day: string, name: string, wanted: string) => {
    const month = monthOf(name);
    return isDay(month, Number(day)) ? say(language, { before: word, year: wanted, month, day: Number(day) }) : match;
  };
  return [
    [
      new RegExp(`${wordStart}${before}(\\d{1,2})${daySuffix}(?: (?:of|de))? ${names}${wordEnd}\\.?${year}`, 'giu'),
      (match = '', word = '', day = '', name = '', wanted = '') => said(match, word ?? '', day, name, wanted ?? ''),
    ],
    [
      new RegExp(`${wordStart}${names}\\.? (\\d{1,2})(?:st|nd|rd|th)?(?![\\d:]|[.,]\\d)${year}`, 'giu'),
      (match = '', name = '', day = '', wanted = '') => said(match, '', day, name, wanted ?? ''),
    ],
  ];
}

/** Abbreviated weekdays and ranges of weekdays and months: Mon-Fri, June-August. */
export function calendarRules(language: SpokenLanguage): readonly Rule[] {
  const { weekdays, weekdaySigns, months, monthSigns, words } = language;
  const signs = anyOf(Object.keys(weekdaySigns));
  const full = anyOf(weekdays);
  const day = (sign: string) => weekdays[weekdaySigns[sign.toLowerCase().replace(/\.$/, '')] ?? -1] ?? sign;
  const month = (sign: string) => months[(monthSigns[sign.toLowerCase()] ?? 0) - 1] ?? sign;
  // One or two letters are a weekday beside a figure or another weekday only with a capital: `so 10`, `ma et sa`.
  const isPlain = (sign: string) => sign.length < 2 || (sign.length === 2 && sign === sign.toLowerCase());
  const anyMonth = anyOf([...months, ...Object.keys(monthSigns)]);
  return [
    [
      new RegExp(`${wordStart}(${signs}|${full})\\.?\\s?[-\\u2013\\u2014/]\\s?(${signs}|${full})${wordEnd}\\.?`, 'giu'),
      (_, from = '', to = '') => `${day(from)} ${words.to} ${day(to)}`,
    ],
    [
      new RegExp(
        `${wordStart}(${signs})\\.?(?=,? (?:(?:von|from|de|kl\\.?|ab|um) )?\\d|:|, (?:${signs})${wordEnd}| (?:${links}) (?:${signs}|${full})${wordEnd})`,
        'giu',
      ),
      (match = '', sign = '') => (isPlain(sign) ? match : day(sign)),
    ],
    [
      new RegExp(`(?<=(?:${full}),? (?:${links}) |(?:${full}), )(${signs})${wordEnd}\\.?`, 'giu'),
      (match = '', sign = '') => (isPlain(sign) ? match : day(sign)),
    ],
    [
      new RegExp(`${wordStart}(${anyMonth})\\.?\\s?[-\\u2013\\u2014]\\s?(${anyMonth})${wordEnd}`, 'giu'),
      (_, from = '', to = '') => `${month(from)} ${words.to} ${month(to)}`,
    ],
  ];
}
