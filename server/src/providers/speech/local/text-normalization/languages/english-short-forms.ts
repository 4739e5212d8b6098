import { englishCardinal, englishPairs, englishYear } from '../numbers/english.ts';
import type { Rule } from '../rule.ts';

/** A name, or a numbered street. */
const streetName = String.raw`(?:\p{Lu}[\p{L}']+|\d{1,3}(?:st|nd|rd|th))`;

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
  String.raw`(?<![\d.,-])(\d{3,4})(?= (?:${streetName} ){1,4}(?:${streetNames})(?!\p{L}))`,
  'gu',
);

const directions: Readonly<Record<string, string>> = {
  N: 'North',
  E: 'East',
  S: 'South',
  W: 'West',
  NE: 'Northeast',
  NW: 'Northwest',
  SE: 'Southeast',
  SW: 'Southwest',
};

const weekdays: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** Short forms and figures that only English writes so; before all other figures. */
export const englishShortForms: readonly Rule[] = [
  // 412 NW 21st Ave, 100 E. 5th St, W 42nd St.
  [
    new RegExp(
      String.raw`(?:(?<=\b\d{1,5} )(?=[NESW]{1,2}\.? ${streetName} )|(?<![\p{L}\d])(?=[NESW]{1,2}\.? \d{1,3}(?:st|nd|rd|th) (?:St|Ave)))([NS][EW]?|[EW])\.?(?= )`,
      'gu',
    ),
    (_, short = '') => directions[short] ?? short,
  ],
  [
    /(?<=\b[A-Z]{2} )(\d{5})(?:-\d{4})?(?!\d)/g,
    (_, zip = '') => [...zip].map((one) => englishCardinal(Number(one))).join(' '),
  ],
  // Alone; beside a figure or another weekday they are read by the calendar.
  [
    /(?<=\b(?:[Cc]losed|[Oo]pen|on|[Uu]ntil|till|[Ee]very|not) )(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b\.?(?! \p{Lu}|[-\u2013&]|, \p{Lu}| (?:and|to))/gu,
    (_, short = '') => weekdays[short.toLowerCase()] ?? short,
  ],
  [/\b(Tue|Thu)(?:r?s)\b\.?(?= ?$|[.,;)]| \p{Ll})/gu, (_, short = '') => weekdays[short.toLowerCase()] ?? short],
  // 9a-1p
  [
    /(?<![\d.,:])(\d{1,2}(?::[0-5]\d)?)([ap])\s?[-\u2013]\s?(\d{1,2}(?::[0-5]\d)?)([ap])\b/gi,
    (_, from = '', half = '', to = '', toHalf = '') => `${from}${half}m-${to}${toHalf}m`,
  ],
  // 8.30-17.00
  [
    /(?<![\d.,:$€£])([01]?\d|2[0-3])\.(00|15|30|45)\s?[-\u2013]\s?([01]?\d|2[0-3])\.(00|15|30|45)(?![\d.,]\d|\d| ?[€%])/g,
    '$1:$2-$3:$4',
  ],
  [
    /(?:'|(?<=\b(?:the|early|late|mid)[ -]))(\d0)s\b/gi,
    (_, decade = '') => englishCardinal(Number(decade)).replace(/y$/, 'ies'),
  ],
  [/\bp\.?\/h\b|(?<=\d)ph\b/gi, ' per hour'],
  [/\bp\.?\/p\b|(?<=\d ?)p\.?p\b\.?/gi, ' per person'],
  [/(?<=\d ?)pppn\b/gi, ' per person per night'],
  [/(?<=\d ?)pcm\b/gi, ' per month'],
  [/(?<![\p{L}\d])c\. ?(?=[£$€]?\d)/gu, 'about '],
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
      new RegExp(String.raw`(?<=${streetName} )${short}(?!\p{L})\.?(?=\s|,|$|[;:!?])`, 'gu'),
      long,
    ],
  ),
  [/(?<=(?:\d+ |\b)(?:\p{Lu}[\p{L}']+ ){1,2})Dr(?![\p{L}])\.?(?! \p{Lu})/gu, 'Drive'],
  [/(?<![\p{L}])Dr\b\.?(?= \p{Lu})/gu, 'Doctor'],
  [
    new RegExp(String.raw`(?<=\d (?:${streetName} ){1,3}|(?<![\p{L}\d])\d{1,3}(?:st|nd|rd|th) )St\b\.?`, 'gu'),
    'Street',
  ],
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
  [/\b[Nn]os?\. ?(?=\d|\p{Lu}{2}\d)/gu, 'number '],
  [/#(?=\d)/g, 'number '],
  [/\bp\. ?(?=\d)/g, 'page '],
  [/\bp\/w\b/gi, 'per week'],
  [/\bw\/o\b/gi, 'without'],
  [/\band\/or\b/gi, 'and or'],
];
