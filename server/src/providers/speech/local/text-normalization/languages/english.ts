import { englishCardinal, englishDigits, englishOrdinal, englishYear } from '../numbers/english.ts';
import type { Rule } from '../rule.ts';
import type { CountedNoun, Currency, SpokenDate, SpokenLanguage, SpokenTime } from '../spoken-language.ts';
import { englishShortForms } from './english-short-forms.ts';

const noun = (one: string, many = `${one}s`): CountedNoun => ({ one, many, form: 'counting' });
const currency = (unit: CountedNoun, hundredth: CountedNoun): Currency => ({ ...unit, hundredth });

const euro = currency(noun('euro'), noun('cent'));
const dollar = currency(noun('dollar'), noun('cent'));
const pound = currency(noun('pound'), noun('penny', 'pence'));
const crown = currency(noun('crown'), noun('ore', 'ore'));
const franc = currency(noun('franc'), noun('centime'));

const months = 'January February March April May June July August September October November December'.split(' ');

const kilometer = noun('kilometer');
const kilo = noun('kilo');
const minute = noun('minute');
const hour = noun('hour');
const second = noun('second');

function sayDate({ year, month, day, before }: SpokenDate): string {
  const said = `${months[month - 1]} ${englishOrdinal(day)}${year === undefined ? '' : `, ${englishYear(year)}`}`;
  return before === 'the' ? `${englishOrdinal(day)} of ${said.replace(` ${englishOrdinal(day)}`, '')}` : said;
}

/** 12-hour clock, as Americans and most others say it: 18:00 is `six p.m.`. */
function sayTime({ hour: hours, minute: minutes, half }: SpokenTime): string {
  if (!half && minutes === 0 && hours % 12 === 0 && hours !== 12) return 'midnight';
  const past = minutes === 0 ? '' : ` ${minutes < 10 ? 'oh ' : ''}${englishCardinal(minutes)}`;
  const later = half ?? (hours === 0 || hours === 24 ? 'a' : hours > 12 ? 'p' : undefined);
  const said = englishCardinal(hours % 12 === 0 ? 12 : hours % 12);
  if (later !== undefined) return `${said}${past} ${later}.m.`;
  return past === '' ? `${said} o'clock` : `${said}${past}`;
}

const ordinals: readonly Rule[] = [
  [/ o'clock(?= to )/g, ''],
  [/(?<![\d.,])(\d{1,4})(?:st|nd|rd|th)\b/gi, (_, digits = '') => englishOrdinal(Number(digits))],
  [
    /(?<![\d.,€$£#-] ?)\b((?:19|20)\d\d)(?=[.,;:!?)]*(?:\s+(?:and|or|to|is|was)\b|\s*$))/g,
    (year = '') => englishYear(Number(year)),
  ],
  [
    /(?<=\b(?:in|since|from|until|of|year|by) )(1[1-9]\d\d|20\d\d)(?![\d.,:]\d| ?[€$£%\p{Ll}])/gu,
    (year = '') => englishYear(Number(year)),
  ],
];

/** English; dates in figures begin with the month. */
export const american: SpokenLanguage = {
  digits: englishDigits,
  cardinal: englishCardinal,
  year: englishYear,
  formBefore: () => 'counting',
  decimalSign: '.',
  decimalWord: 'point',
  decimals: 'digits',
  currencies: {
    $: dollar,
    usd: dollar,
    '€': euro,
    eur: euro,
    '£': pound,
    gbp: pound,
    kr: crown,
    sek: crown,
    nok: crown,
    dkk: crown,
    chf: franc,
  },
  joinMoney: (units, hundredths, { hundredth }, isBelowTen) =>
    isBelowTen
      ? `${units} and ${hundredths} ${hundredths === 'one' ? hundredth.one : hundredth.many}`
      : `${units} ${hundredths}`,
  scale: {
    pattern: 'million|billion|thousand|m|bn|k',
    say: (word) => ({ m: 'million', bn: 'billion', k: 'thousand' })[word.toLowerCase()] ?? word,
  },
  units: {
    '\u2033': noun('inch', 'inch'),
    km: kilometer,
    cm: noun('centimeter'),
    mm: noun('millimeter'),
    m: noun('meter'),
    mi: noun('mile'),
    miles: noun('mile'),
    ft: noun('foot', 'feet'),
    yd: noun('yard'),
    kg: kilo,
    g: noun('gram'),
    mg: noun('milligram'),
    lb: noun('pound'),
    lbs: noun('pound'),
    oz: noun('ounce'),
    l: noun('liter'),
    L: noun('liter'),
    cl: noun('centiliter'),
    dl: noun('deciliter'),
    ml: noun('milliliter'),
    'm²': noun('square meter'),
    m2: noun('square meter'),
    sqm: noun('square meter'),
    'sq ft': noun('square foot', 'square feet'),
    'km/h': noun('kilometer per hour', 'kilometers per hour'),
    mph: noun('mile per hour', 'miles per hour'),
    min: minute,
    mins: minute,
    h: hour,
    hr: hour,
    hrs: hour,
    s: second,
    sec: second,
    secs: second,
    kWh: noun('kilowatt hour'),
    kW: noun('kilowatt'),
    W: noun('watt'),
    V: noun('volt'),
    GB: noun('gigabyte'),
    MB: noun('megabyte'),
    TB: noun('terabyte'),
    hp: noun('horsepower', 'horsepower'),
    yrs: noun('year'),
  },
  months,
  monthSigns: { jan: 1, feb: 2, mar: 3, apr: 4, jun: 6, jul: 7, aug: 8, sep: 9, sept: 9, oct: 10, nov: 11, dec: 12 },
  weekdays: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
  weekdaySigns: { mon: 0, tue: 1, tues: 1, wed: 2, thu: 3, thur: 3, thurs: 3, fri: 4, sat: 5, sun: 6 },
  sayDate,
  sayTime,
  slashOrder: 'month-first',
  phone: 'digits',
  words: {
    to: 'to',
    minus: 'minus',
    plus: 'plus',
    equals: 'equals',
    percent: 'percent',
    degrees: 'degrees',
    and: 'and',
    or: 'or',
    per: 'per',
    by: 'by',
    times: 'times',
    once: 'once',
    number: 'number',
    at: 'at',
    dot: 'dot',
    slash: 'slash',
    dash: 'dash',
    underscore: 'underscore',
    half: 'one half',
    andHalf: ' and a half',
    third: 'one third',
    twoThirds: 'two thirds',
    quarter: 'one quarter',
    threeQuarters: 'three quarters',
  },
  sayFraction: (top, bottom) =>
    bottom > 1 && bottom <= 10 && top < bottom
      ? `${englishCardinal(top)} ${englishOrdinal(bottom)}${top === 1 ? '' : 's'}`
      : `${englishCardinal(top)} over ${englishCardinal(bottom)}`,
  codeWords: [
    'order',
    'order number',
    'code',
    'pin',
    'reference',
    'booking',
    'booking number',
    'zip',
    'case',
    'invoice',
    'extension',
    'call',
    'dial',
  ],
  shortForms: englishShortForms,
  ordinals,
};

/** `two hundred and four`. */
const britishCardinal = (value: number) => englishCardinal(value).replace(/ hundred (?=\w)/g, ' hundred and ');

/** English; dates in figures begin with the day, and there are pence. */
export const british: SpokenLanguage = {
  ...american,
  cardinal: britishCardinal,
  slashOrder: 'day-first',
  sayDate({ year, month, day, before }) {
    const said = `${englishOrdinal(day)} of ${months[month - 1]}${year === undefined ? '' : `, ${englishYear(year)}`}`;
    return before === 'the' ? said : `the ${said}`;
  },
  shortForms: [[/(?<=\b\d{1,2})p\b(?!\.?m)/g, ' pence'], ...englishShortForms],
};
