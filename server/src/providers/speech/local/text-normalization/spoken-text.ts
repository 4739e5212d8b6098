import { digitWords, numberWords, ordinalWords, yearWords } from './number-words.ts';

type Rule = readonly [RegExp, string | ((...parts: string[]) => string)];

const months = 'January February March April May June July August September October November December'.split(' ');

/** Markup for the eye only. */
const markup: readonly Rule[] = [
  [/<[^<>]*>/g, ' '],
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/^\s*(?:#{1,6}|[-*+•]|>)\s+/gm, ''],
  [/^\s*[-*_=]{3,}\s*$/gm, ' '],
  [/[*_~`|]{1,3}/g, ' '],
  [/[\u2018\u2019\u02BC]/g, "'"],
  [/[\u201C\u201D\u00AB\u00BB"]/g, ' '],
  [/\u2026|\.{2,}/g, '.'],
];

const addresses: readonly Rule[] = [
  [/\bhttps?:\/\/(?:www\.)?(\S*[\p{L}\p{N}/])/giu, (_, address = '') => spellAddress(address)],
  [/\bwww\.(\S*[\p{L}\p{N}/])/giu, (_, address = '') => spellAddress(address)],
  [/[\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu, (address = '') => spellAddress(address)],
];

function spellAddress(address: string): string {
  return ` ${address}`
    .replace(/\/+$/, '')
    .replace(/@/g, ' at ')
    .replace(/\./g, ' dot ')
    .replace(/\//g, ' slash ')
    .replace(/-/g, ' dash ')
    .replace(/_/g, ' underscore ')
    .replace(/[?&=#+]/g, ' ')
    .replace(/\d+/g, (digits) => ` ${digitWords(digits)} `);
}

/** `minutes` as after an hour: `oh five`, nothing for a full hour. */
const minuteWords = (minutes: string) => {
  const value = Number(minutes);
  return value === 0 ? '' : ` ${value < 10 ? 'oh ' : ''}${numberWords(value)}`;
};

function timeWords(hour: string, minutes: string, half?: string): string {
  const later = half ? ` ${half[0]?.toLowerCase()} m` : '';
  if (Number(minutes) === 0 && !half) {
    return Number(hour) > 12 || Number(hour) === 0
      ? `${numberWords(Number(hour))} hundred`
      : `${numberWords(Number(hour))} o'clock`;
  }
  return `${numberWords(Number(hour))}${minuteWords(minutes)}${later}`;
}

function dateWords(year: string, month: string, day: string): string {
  return `${months[Number(month) - 1] ?? ''} ${ordinalWords(Number(day))} ${yearWords(Number(year))}`;
}

const monthNames = months.flatMap((month) => [month, month.slice(0, 3)]).join('|');

const whole = (digits: string) => Number(digits.replace(/[,.\s]/g, ''));

const moneyNames: Record<string, readonly [string, string, string]> = {
  '€': ['euro', 'euros', 'cents'],
  eur: ['euro', 'euros', 'cents'],
  $: ['dollar', 'dollars', 'cents'],
  usd: ['dollar', 'dollars', 'cents'],
  '£': ['pound', 'pounds', 'pence'],
  gbp: ['pound', 'pounds', 'pence'],
  kr: ['crown', 'crowns', 'ore'],
  sek: ['crown', 'crowns', 'ore'],
};

function moneyWords(sign: string, units: string, cents = ''): string {
  const [one, many, small] = moneyNames[sign.toLowerCase()] ?? ['', '', ''];
  const amount = whole(units);
  const rest = Number(cents.padEnd(2, '0'));
  return `${numberWords(amount)} ${amount === 1 ? one : many}${rest > 0 ? ` and ${numberWords(rest)} ${small}` : ''} `;
}

/** Digits in groups of a pause each, as a number is dictated. */
function phoneWords(number: string): string {
  const groups = number
    .replace(/^\+/, '')
    .split(/[\s()./-]+/)
    .filter((group) => group !== '');
  const said = groups.flatMap((group) => (group.length > 4 ? (group.match(/\d{1,3}/g) ?? []) : [group]));
  return `${number.startsWith('+') ? 'plus ' : ''}${said.map(digitWords).join(', ')}`;
}

const amount = String.raw`(\d{1,3}(?:[, ]\d{3})+|\d+)(?:[.,](\d{1,2}))?(?!\d)`;

const figures: readonly Rule[] = [
  [/\b(\d{4})-(\d\d)-(\d\d)(?!\d)/g, (_, year = '', month = '', day = '') => dateWords(year, month, day)],
  [
    new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? (${monthNames})\b\.?`, 'gi'),
    (_, day = '', month = '') => `${longMonth(month)} ${ordinalWords(Number(day))}`,
  ],
  [
    new RegExp(String.raw`\b(${monthNames})\.? (\d{1,2})(?:st|nd|rd|th)?(?![\d:])`, 'gi'),
    (_, month = '', day = '') => `${longMonth(month)} ${ordinalWords(Number(day))}`,
  ],
  [
    /\b([01]?\d|2[0-3])[:.]([0-5]\d)\s*([ap])\.?m\b\.?/gi,
    (_, hour = '', minutes = '', half = '') => timeWords(hour, minutes, half),
  ],
  [/\b([01]?\d|2[0-3]):([0-5]\d)\b/g, (_, hour = '', minutes = '') => timeWords(hour, minutes)],
  [/\b(1[0-2]|[1-9])\s*([ap])\.?m\b\.?/gi, (_, hour = '', half = '') => timeWords(hour, '0', half)],
  [new RegExp(`([€$£])\\s?${amount}`, 'g'), (_, sign = '', units = '', cents = '') => moneyWords(sign, units, cents)],
  [
    new RegExp(`\\b${amount}\\s?(€|\\$|£|(?:eur|usd|gbp|sek|kr)\\b)`, 'gi'),
    (_, units = '', cents = '', sign = '') => moneyWords(sign, units, cents),
  ],
  [/(?<![\d.,])(?:\+|\b0)\d[\d\s()/-]{4,}\d\b/g, (number = '') => phoneWords(number)],
  [/\b\d{3}[-. ]\d{3}[-. ]\d{4}\b|\b\d{7,}\b/g, (number = '') => phoneWords(number)],
  // Order numbers and short phone numbers: groups with several hyphens, or with a zero in front. One hyphen is a range.
  [/\b\d+(?:-\d+){2,}\b|\b\d+-0\d+\b/g, (number = '') => phoneWords(number)],
  [/\b(\d{1,3}(?:,\d{3})+)\b/g, (_, digits = '') => numberWords(whole(digits))],
  [/(\d)\s*[-\u2013\u2014]\s*(?=\d)/g, '$1 to '],
  [
    /\b(\d+)\.(\d+)\b/g,
    (_, units = '', decimals = '') => `${numberWords(Number(units))} point ${digitWords(decimals)}`,
  ],
];

function longMonth(month: string): string {
  return months.find((name) => name.toLowerCase().startsWith(month.toLowerCase().slice(0, 3))) ?? month;
}

const shortForms: readonly Rule[] = [
  [/\be\.\s?g\./gi, 'for example'],
  [/\bi\.\s?e\./gi, 'that is'],
  [/\betc\b\.?/gi, 'et cetera'],
  [/\bapprox\b\.?/gi, 'approximately'],
  [/\bincl\b\.?/gi, 'including'],
  [/\bexcl\b\.?/gi, 'excluding'],
  [/\bvs\b\.?/gi, 'versus'],
  [/\b[Nn]o\. ?(?=\d)/g, 'number '],
  [/\bmin\.(?=\s|$)/gi, 'minutes'],
  [/\bmon\b\.?(?=\s*[-\u2013,.]|$)/gi, 'Monday'],
  [/\b(\d+) ?km\b/gi, '$1 kilometers'],
  [/\b(\d+) ?kg\b/gi, '$1 kilos'],
  [/\b(\d+) ?cm\b/gi, '$1 centimeters'],
  [/\b(\d+) ?m²/gi, '$1 square meters'],
  [/\b(\d+) ?(?:min|mins)\b/gi, '$1 minutes'],
  [/\b(\d+) ?(?:h|hrs)\b/gi, '$1 hours'],
  [/(\d) ?°\s?C\b/g, '$1 degrees'],
  [/(\d) ?°\s?F\b/g, '$1 degrees Fahrenheit'],
  [/°/g, ' degrees '],
  [/(\d) ?%/g, '$1 percent'],
  [/\s&\s?|&amp;/g, ' and '],
  [/\s\+\s/g, ' plus '],
  [/#(?=\d)/g, 'number '],
  [/\s=\s/g, ' equals '],
  [/@/g, ' at '],
  [/\band\/or\b/gi, 'and or'],
  [/\b24\/7\b/g, 'twenty four seven'],
];

/** Letters the engine knows; it is deaf to everything else and would leave out the whole word or more. */
const letters: readonly Rule[] = [
  [/ß/g, 'ss'],
  [/[æÆ]/g, 'ae'],
  [/[øØ]/g, 'o'],
  [/[œŒ]/g, 'oe'],
  [/[\u2013\u2014]|\s-\s/g, ', '],
  [/[;:()[\]{}]/g, ', '],
  [/(\p{L})\/(?=\p{L})/gu, '$1 or '],
  [/[/\\<>^+=#$]/g, ' '],
];

const tidying: readonly Rule[] = [
  [/[^\x20-\x7E]/g, ' '],
  [/\s+/g, ' '],
  [/\s+([,.!?])/g, '$1'],
  [/([,.!?])(?:\s*,)+/g, '$1'],
  [/,+(?=[.!?])/g, ''],
  [/^[\s,.!?'-]+/g, ''],
];

const apply = (text: string, rules: readonly Rule[]) =>
  rules.reduce(
    (done, [pattern, by]) => (typeof by === 'string' ? done.replace(pattern, by) : done.replace(pattern, by)),
    text,
  );

/**
 * English text as it is to be spoken: figures, dates, times, money, phone numbers, addresses and short forms in words;
 * markup, emoji and letters the engine does not know are gone. Empty when nothing can be said.
 */
export function spokenText(text: string): string {
  const words = apply(apply(apply(apply(text, markup), addresses), figures), shortForms);
  const plain = apply(words, letters).normalize('NFD').replace(/\p{M}/gu, '');
  const spoken = apply(plain, tidying).trim();
  return /[A-Za-z0-9]/.test(spoken) ? spoken : '';
}
