import { englishCardinal, englishDigits, englishOrdinal, englishPairs, englishYear } from '../numbers/english.ts';
import type { Rule } from '../rule.ts';
import type { CountedNoun, Currency, SpokenDate, SpokenLanguage, SpokenTime } from '../spoken-language.ts';

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

const streets: readonly (readonly [string, string])[] = [
  ['Rd', 'Road'],
  ['Ave', 'Avenue'],
  ['Av', 'Avenue'],
  ['Blvd', 'Boulevard'],
  ['Ln', 'Lane'],
  ['Sq', 'Square'],
  ['Hwy', 'Highway'],
  ['Pkwy', 'Parkway'],
  ['Pl', 'Place'],
  ['Ct', 'Court'],
  ['Cres', 'Crescent'],
];
const streetNames = 'Street|Road|Avenue|Boulevard|Lane|Square|Drive|Highway|Place|Court|Way|Close|Crescent';

/** A number before these is a house number: 1205 Mill Road. */
const house = new RegExp(
  String.raw`(?<![\d.,-])(\d{3,4})(?= (?:\p{Lu}[\p{L}']+ ){1,3}(?:${streetNames})(?!\p{L}))`,
  'gu',
);

const shortForms: readonly Rule[] = [
  // A time with a dot, where a price or a measure would have a unit.
  [
    /(?<=\b(?:at|from|until|till|to|by|before|after|between|and|opens?|closes?) )([01]?\d|2[0-3])\.([0-5]\d)(?=(?:\s?[-\u2013]\s?\d{1,2}\.[0-5]\d)?(?:[,;!?]|\.?$|\.?\s(?!\d|k[gm]|percent|meters?|miles?|pounds?|euros?|dollars?|hours?|liters?)))/gi,
    '$1:$2',
  ],
  [/(?<=\b(?:[01]?\d|2[0-3]):[0-5]\d\s?[-\u2013]\s?)([01]?\d|2[0-3])\.([0-5]\d)\b/g, '$1:$2'],
  [/\b(noon|midnight)\s?[-\u2013]\s?(?=\d|noon|midnight)/gi, '$1 to '],
  [/(?<=\d\s?(?:[ap]m)?\s?)[-\u2013]\s?(noon|midnight)\b/gi, ' to $1'],
  [/§ ?(?=\d)/g, 'section '],
  [
    /\b((?:19|20)\d)0s\b/g,
    (_, decade = '') =>
      englishYear(Number(`${decade}0`))
        .replace(/y$/, 'ies')
        .replace(/hundred$/, 'hundreds'),
  ],
  ...streets.map(
    ([short, long]): Rule => [
      new RegExp(String.raw`(?<=\p{Lu}[\p{L}']+ )${short}(?!\p{L})\.?(?=\s|,|$|[;:!?])`, 'gu'),
      long,
    ],
  ),
  [/(?<=(?:\d+ |\b)(?:\p{Lu}[\p{L}']+ ){1,2})Dr(?![\p{L}])\.?(?! \p{Lu})/gu, 'Drive'],
  [/(?<![\p{L}])Dr\b\.?(?= \p{Lu})/gu, 'Doctor'],
  [/(?<=\d (?:\p{Lu}[\p{L}']+ ){1,3})St\b\.?/gu, 'Street'],
  [/(?<![\p{L}])St\b\.?(?= \p{Lu})/gu, 'Saint'],
  [/(?<=\p{Lu}[\p{L}']+ )St\b\.?/gu, 'Street'],
  [house, (_, digits = '') => englishPairs(Number(digits))],
  [/\bMr\b\.?(?= \p{Lu})/gu, 'Mister'],
  [/\bMrs\b\.?(?= \p{Lu})/gu, 'Missus'],
  [/\bMs\.(?= \p{Lu})/gu, 'Ms'],
  [/\bProf\b\.?(?= \p{Lu})/gu, 'Professor'],
  [/\bJr\b\.?/g, 'Junior'],
  [/\bSr\.(?=\W|$)/g, 'Senior'],
  [/\bLtd\b\.?/g, 'Limited'],
  [/\bInc\b\.?(?=\s|,|$)/g, 'Incorporated'],
  [/\be\.\s?g\./gi, 'for example'],
  [/\bi\.\s?e\./gi, 'that is'],
  [/\betc\b\.?/gi, 'et cetera'],
  [/\bapprox\b\.?/gi, 'approximately'],
  [/\bincl\b\.?/gi, 'including'],
  [/\bexcl\b\.?/gi, 'excluding'],
  [/\bvs\b\.?/gi, 'versus'],
  [/\bdept\b\.?/gi, 'department'],
  [/\btel\b\.?:?(?= ?[+\d(])/gi, 'telephone'],
  [/\bext\b\.?(?= ?\d)/gi, 'extension'],
  [/\bapt\b\.?(?= ?\d)/gi, 'apartment'],
  [/\bappt\b\.?/gi, 'appointment'],
  [/\bmax\.(?=\s|$)/gi, 'maximum'],
  [/\bmin\.(?= \d)/gi, 'minimum'],
  [/\b[Nn]os?\. ?(?=\d)/g, 'number '],
  [/#(?=\d)/g, 'number '],
  [/\bp\. ?(?=\d)/g, 'page '],
  [/\bp\/w\b/gi, 'per week'],
  [/\bw\/o\b/gi, 'without'],
  [/\band\/or\b/gi, 'and or'],
];

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
  shortForms,
  ordinals,
};

/** English; dates in figures begin with the day, and there are pence. */
export const british: SpokenLanguage = {
  ...american,
  slashOrder: 'day-first',
  shortForms: [[/(?<=\b\d{1,2})p\b(?!\.?m)/g, ' pence'], ...shortForms],
};
