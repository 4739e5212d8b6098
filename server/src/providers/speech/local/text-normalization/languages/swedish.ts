import type { NumberForm } from '../numbers/number-form.ts';
import { swedishCardinal, swedishDigits, swedishOrdinal, swedishYear } from '../numbers/swedish.ts';
import type { Rule } from '../rule.ts';
import type { CountedNoun, Currency, SpokenDate, SpokenLanguage, SpokenTime } from '../spoken-language.ts';

const noun = (one: string, many = one, form: NumberForm = 'masculine'): CountedNoun => ({ one, many, form });
const currency = (unit: CountedNoun, hundredth: CountedNoun): Currency => ({ ...unit, hundredth });

const krona = currency(noun('krona', 'kronor'), noun('öre', 'öre', 'neuter'));
const euro = currency(noun('euro'), noun('cent'));
const dollar = currency(noun('dollar'), noun('cent'));
const pound = currency(noun('pund', 'pund', 'neuter'), noun('penny', 'pence'));

const months = 'januari februari mars april maj juni juli augusti september oktober november december'.split(' ');
const weekdays = 'måndag tisdag onsdag torsdag fredag lördag söndag'.split(' ');

/** Nouns of neuter gender that are counted in everyday answers; after 1 they take `ett`. */
const neuters = new Set(
  'rum hus bord barn år dygn par kilo gram ton pund öre besök nummer exemplar paket glas kort recept däck hjul ljus stycke meddelande samtal erbjudande kontor område kvarter månadskort årskort dagskort'.split(
    ' ',
  ),
);
/** Words after a number that are no nouns. */
const functionWords = new Set(
  'och eller till av är i på för som en ett med den det per från kostar procent'.split(' '),
);

function formBefore(word: string): NumberForm {
  const lower = word.toLowerCase();
  if (functionWords.has(lower)) return 'counting';
  return neuters.has(lower) || lower.endsWith('tillfälle') ? 'neuter' : 'masculine';
}

function sayDate({ year, month, day, before }: SpokenDate): string {
  const article = before === 'den' || before === 'de' ? '' : 'den ';
  return `${article}${swedishOrdinal(day)} ${months[month - 1]}${year === undefined ? '' : ` ${swedishYear(year)}`}`;
}

/** 24-hour clock: 14.30 is `fjorton och trettio`, 9.05 `nio noll fem`. */
function sayTime({ hour, minute, half }: SpokenTime): string {
  const hours = swedishCardinal(half === 'p' && hour < 12 ? hour + 12 : hour);
  if (minute === 0) return hours;
  return minute < 10 ? `${hours} noll ${swedishCardinal(minute)}` : `${hours} och ${swedishCardinal(minute)}`;
}

const clock = (hour = '', minute = '') => sayTime({ hour: Number(hour), minute: Number(minute || '0') });

/** A digit as a noun, as of a bus or a mark: `femman`. */
const asNoun = 'nollan ettan tvåan trean fyran femman sexan sjuan åttan nian tian'.split(' ');

const shortForms: readonly Rule[] = [
  // No date of July.
  [/\b24\/7\b/g, 'tjugofyra sju'],
  [/\b((?:1[1-9]|20)\d\d)-(?=tale[nt])/g, (_, year = '') => swedishYear(Number(year))],
  [/\b(\d0)-(?=tale[nt])/g, (_, decade = '') => swedishCardinal(Number(decade))],
  [/\bSE-(?=\d{3} ?\d\d\b)/g, ''],
  [/\bt\.?\s?ex\b\.?/gi, 'till exempel'],
  [/\bS:t(a)?\b/g, (_, ending = '') => (ending === 'a' ? 'Sankta' : 'Sankt')],
  [/\bf\.\s?d\b\.?/gi, 'före detta'],
  [/(?<=\d )pers\b\.?/gi, 'personer'],
  [/(?<=\d )tr\b\.?/g, 'trappor'],
  [/§ ?(?=\d)/g, 'paragraf '],
  [/\b(\d|10):an\b/g, (match = '', digits = '') => asNoun[Number(digits)] ?? match],
  // Numbers of companies and persons.
  [
    /(?<![\d-])(\d{6})-(\d{4})(?![\d-])/g,
    (_, ...parts) =>
      parts
        .slice(0, 2)
        .map((part) => [...part].map((digit) => swedishDigits[Number(digit)]).join(' '))
        .join(', '),
  ],
  [/\bbl\.\s?a\b\.?/gi, 'bland annat'],
  [/\bo\.\s?s\.\s?v\b\.?|\bosv\b\.?/gi, 'och så vidare'],
  [/\bm\.\s?m\b\.?|\bmm\.(?=\s|$)/gi, 'med mera'],
  [/\bm\.\s?fl\b\.?/gi, 'med flera'],
  [/\bd\.\s?v\.\s?s\b\.?|\bdvs\b\.?/gi, 'det vill säga'],
  [/\bp\.\s?g\.\s?a\b\.?|\bpga\b\.?/gi, 'på grund av'],
  [/\bfr\.\s?o\.\s?m\b\.?|\bfrom\b\.?(?= (?:\d|den ))/gi, 'från och med'],
  [/\bt\.\s?o\.\s?m\b\.?|\btom\b\.?(?= (?:\d|den ))/gi, 'till och med'],
  [/\bca\b\.?/gi, 'cirka'],
  [/\binkl\b\.?/gi, 'inklusive'],
  [/\bexkl\b\.?/gi, 'exklusive'],
  [/\bresp\b\.?/gi, 'respektive'],
  [/\bmax\.(?=\s|$)/gi, 'maximalt'],
  [/\bmin\.(?= \d)/gi, 'minst'],
  [/\bev\.(?=\s|$)/gi, 'eventuellt'],
  [/\btfn\b\.?:?|\btel\b\.?:?(?= ?[+\d(])/gi, 'telefon'],
  [/\bnr\b\.?/gi, 'nummer'],
  [/#(?=\d)/g, 'nummer '],
  [/\bvardagar o\b/gi, 'vardagar och'],
  [/\bv\. ?(?=\d)/gi, 'vecka '],
  [/(?<=\p{Lu}\p{Ll}+)g\.(?= ?\d|,)/gu, 'gatan'],
  [/(?<=\p{Lu}\p{Ll}+)v\.(?= ?\d)/gu, 'vägen'],
  [/(?<=\d+)\s?:-|(?<=\d+),-|(?<=\d+)\s?:\u2013/g, ' kr'],
  [/(?<=\d+):(\d\d)(?=\s?(?:kr|kronor)\b)/gi, ',$1'],
  [/\bkl(?:\.|ockan)?\s?(?=\d)/gi, 'klockan '],
  [
    /(?<![\d.,:])([01]?\d|2[0-4])[.:]([0-5]\d)\s?[-\u2013\u2014]\s?([01]?\d|2[0-4])[.:]([0-5]\d)(?![\d.,]\d|\d| ?(?:kr|€|kg|km|m)\b)/g,
    (_, hour, minute, toHour, toMinute) => `${clock(hour, minute)} till ${clock(toHour, toMinute)}`,
  ],
  [/(?<=klockan )([01]?\d|2[0-4])[.:]([0-5]\d)(?![\d:])/gi, (_, hour, minute) => clock(hour, minute)],
  // With a point: 09.00 and 14.30 are times, as decimals have a comma.
  [
    /(?<![\d.,:])(0\d|1\d|2[0-3])\.([0-5]\d)(?![\d.,]\d|\d| ?(?:kr|€|\$|£|kg|km|m|%)(?!\p{L}))/gu,
    (_, hour, minute) => clock(hour, minute),
  ],
  // Postcodes: 114 55 Stockholm.
  [
    /(?<![\d-] ?)\b([1-9]\d\d) (\d\d)(?= \p{Lu}\p{Ll})/gu,
    (_, area = '', rest = '') =>
      `${swedishCardinal(Number(area))} ${rest.startsWith('0') ? `noll ${swedishCardinal(Number(rest))}` : swedishCardinal(Number(rest))}`,
  ],
  // 14/3 is a date, but for the common fractions.
  [
    /(?<![\d/.,])(?:(den) )?(?!1\/[234]\b|2\/3\b|3\/4\b)(\d{1,2})\/(\d{1,2})(?![\d/])/gi,
    (match = '', before, day = '', month = '') =>
      Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12
        ? `den ${sayDate({ month: Number(month), day: Number(day), before: 'den' })}`
        : `${before === undefined ? '' : ''}${match}`,
  ],
];

const ordinals: readonly Rule[] = [
  [/(?<![\d.,])1 till (?=\d+ \p{L})/gu, 'en till '],
  [/(?<![\d.,])(\d{1,4}):(?:a|e|de|dje|te|nde)\b/gi, (_, digits = '') => swedishOrdinal(Number(digits))],
  [
    /(?<=\b(?:år|sedan|från|till|under|sommaren|hösten|våren|vintern) )(1[1-9]\d\d|20\d\d)(?![\d.,:]\d| ?(?:kr|€|%|\p{Ll}))/giu,
    (year = '') => swedishYear(Number(year)),
  ],
];

const minute = noun('minut', 'minuter');
const hour = noun('timme', 'timmar');

export const swedish: SpokenLanguage = {
  digits: swedishDigits,
  cardinal: swedishCardinal,
  year: swedishYear,
  formBefore,
  decimalSign: ',',
  decimalWord: 'komma',
  decimals: 'number',
  currencies: {
    kr: krona,
    kronor: krona,
    sek: krona,
    '€': euro,
    eur: euro,
    $: dollar,
    usd: dollar,
    '£': pound,
    gbp: pound,
  },
  joinMoney: (units, hundredths, { hundredth }) => `${units} och ${hundredths} ${hundredth.many}`,
  scale: {
    pattern: 'miljoner|miljon|miljarder|miljard|mkr|mn|mnkr|tkr',
    say: (word, isPlural) =>
      /^miljard/i.test(word) ? `miljard${isPlural ? 'er' : ''}` : `miljon${isPlural ? 'er' : ''}`,
  },
  units: {
    '\u2033': noun('tum'),
    km: noun('kilometer'),
    mil: noun('mil'),
    m: noun('meter'),
    cm: noun('centimeter'),
    mm: noun('millimeter'),
    kg: noun('kilo', 'kilo', 'neuter'),
    g: noun('gram', 'gram', 'neuter'),
    mg: noun('milligram', 'milligram', 'neuter'),
    l: noun('liter'),
    dl: noun('deciliter'),
    cl: noun('centiliter'),
    ml: noun('milliliter'),
    'm²': noun('kvadratmeter'),
    m2: noun('kvadratmeter'),
    kvm: noun('kvadratmeter'),
    'km/h': noun('kilometer i timmen'),
    min: minute,
    h: hour,
    tim: hour,
    s: noun('sekund', 'sekunder'),
    sek: noun('sekund', 'sekunder'),
    st: noun('styck', 'stycken', 'neuter'),
    kWh: noun('kilowattimme', 'kilowattimmar'),
    kW: noun('kilowatt'),
    W: noun('watt'),
    V: noun('volt'),
    GB: noun('gigabyte'),
    MB: noun('megabyte'),
    hk: noun('hästkraft', 'hästkrafter'),
    mån: noun('månad', 'månader'),
  },
  months,
  monthSigns: { jan: 1, feb: 2, mar: 3, apr: 4, jun: 6, jul: 7, aug: 8, sep: 9, sept: 9, okt: 10, nov: 11, dec: 12 },
  weekdays,
  weekdaySigns: {
    mån: 0,
    må: 0,
    tis: 1,
    ti: 1,
    ons: 2,
    on: 2,
    tors: 3,
    tor: 3,
    to: 3,
    fre: 4,
    fr: 4,
    lör: 5,
    lö: 5,
    sön: 6,
    sö: 6,
  },
  sayDate,
  sayTime,
  slashOrder: 'day-first',
  phone: 'digits',
  words: {
    to: 'till',
    minus: 'minus',
    plus: 'plus',
    equals: 'är lika med',
    percent: 'procent',
    degrees: 'grader',
    and: 'och',
    or: 'eller',
    per: 'per',
    by: 'gånger',
    times: 'gånger',
    once: 'en gång',
    number: 'nummer',
    at: 'snabel-a',
    dot: 'punkt',
    slash: 'snedstreck',
    dash: 'bindestreck',
    underscore: 'understreck',
    half: 'en halv',
    andHalf: ' och en halv',
    third: 'en tredjedel',
    twoThirds: 'två tredjedelar',
    quarter: 'en fjärdedel',
    threeQuarters: 'tre fjärdedelar',
  },
  sayFraction: (top, bottom) => `${swedishCardinal(top)} av ${swedishCardinal(bottom)}`,
  codeWords: [
    'ordernummer',
    'order',
    'kod',
    'koden',
    'kundnummer',
    'referens',
    'bokning',
    'bokningsnummer',
    'ärende',
    'faktura',
    'pinkod',
    'ring',
    'telefon',
  ],
  shortForms,
  ordinals,
};
