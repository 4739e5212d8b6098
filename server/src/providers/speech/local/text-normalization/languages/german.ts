import { germanCardinal, germanDigits, germanOrdinal, germanYear } from '../numbers/german.ts';
import type { NumberForm } from '../numbers/number-form.ts';
import type { Rule } from '../rule.ts';
import type { CountedNoun, Currency, SpokenDate, SpokenLanguage, SpokenTime } from '../spoken-language.ts';

const noun = (one: string, many = one, form: NumberForm = 'masculine'): CountedNoun => ({ one, many, form });
const currency = (unit: CountedNoun, hundredth: CountedNoun): Currency => ({ ...unit, hundredth });

const euro = currency(noun('Euro'), noun('Cent'));
const dollar = currency(noun('Dollar'), noun('Cent'));
const pound = currency(noun('Pfund', 'Pfund', 'neuter'), noun('Penny', 'Pence'));
const franc = currency(noun('Franken'), noun('Rappen'));
const krona = currency(noun('Krone', 'Kronen', 'feminine'), noun('Öre', 'Öre', 'neuter'));

const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');
const weekdays = 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'.split(' ');

/** Feminine nouns that are counted in everyday answers. */
const feminines = new Set(
  'Person Stunde Minute Sekunde Woche Nacht Frage Krone Rechnung Wohnung Reparatur Inspektion Stelle Etage Flasche Tasse Karte Übernachtung Buchung Million Milliarde'.split(
    ' ',
  ),
);

const formBefore = (word: string): NumberForm =>
  feminines.has(word) ? 'feminine' : /^\p{Lu}\p{Ll}/u.test(word) ? 'masculine' : 'counting';

const weak =
  /^(?:am|im|vom|zum|des|beim|dem|den|ab|bis|seit|jeden|diesen|diesem|nächsten|letzten|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)$/;
const strong = /^(?:der|die|das|jede|diese|dieser)$/;

const endingAfter = (word: string) => (weak.test(word) ? 'en' : strong.test(word) ? 'e' : 'er');

function sayDate({ year, month, day, before }: SpokenDate): string {
  const said = germanOrdinal(day, endingAfter(before));
  return `${said} ${months[month - 1]}${year === undefined ? '' : ` ${germanYear(year)}`}`;
}

/** 24-hour clock: 14:30 is `vierzehn Uhr dreißig`. */
function sayTime({ hour, minute, half }: SpokenTime): string {
  const hours = germanCardinal(half === 'p' && hour < 12 ? hour + 12 : hour, 'masculine');
  return `${hours} Uhr${minute === 0 ? '' : ` ${germanCardinal(minute)}`}`;
}

const clock = (hour = '', minute = '') => sayTime({ hour: Number(hour), minute: Number(minute || '0') });

/** `3. ` before a noun, with the word that decides its ending. */
const ordinalBefore =
  /(?<![\p{L}])(im|am|vom|zum|des|beim|dem|den|der|die|das|ab|jeden|jede|diesen|dieser|ein|eine|einen) (\d{1,3})\.(?= \p{L})/giu;

const neuters = /^(?:Jahr|Kilo|Pfund|Dutzend|Brot|Glas|Hähnchen|Menü)/;

/** `eine halbe Stunde`, `ein halber Tag`. */
const halfBefore = (noun: string) =>
  feminines.has(noun) ? 'eine halbe' : neuters.test(noun) ? 'ein halbes' : 'ein halber';

const shortForms: readonly Rule[] = [
  [/(?<![\d/.,])(?<!\d )1\/2(?= (\p{Lu}\p{Ll}+))/gu, (_, noun = '') => halfBefore(noun)],
  // 99,- and 99,\u2013 with or without its currency.
  [/(?<=\d),[-\u2013\u2014](?=\s?(?:€|Euro\b|EUR\b))/g, ''],
  [/(?<=\d),[-\u2013\u2014](?=[\s,;!?)]|\.(?!\d)|$)/g, ' €'],
  // 24.-26.12.
  [
    /(?:(\p{L}+) )?(?<![\d.,])(\d{1,2})\.\s?[-\u2013\u2014]\s?(\d{1,2})\.(\d{1,2})\.(?!\d)/gu,
    (_, before, from = '', until = '', month = '') => {
      const word = (before ?? '').toLowerCase();
      const last = sayDate({ month: Number(month), day: Number(until), before: word });
      return `${before === undefined ? '' : `${before} `}${germanOrdinal(Number(from), endingAfter(word))} bis ${last}`;
    },
  ],
  [/(?<![\d.,])(\d{1,2})\. ?OG\b/g, (_, digits = '') => `${germanOrdinal(Number(digits), 'es')} Obergeschoss`],
  [/\bStk\b\.?/g, 'Stück'],
  [/\bPers\b\.?/g, 'Personen'],
  [/\btgl\b\.?/gi, 'täglich'],
  [/\bKW(?= ?\d)/g, 'Kalenderwoche'],
  [/\bS\.(?= \d)/g, 'Seite'],
  [
    /\b(Mo|Di|Mi|Do|Fr|Sa|So)\b\.?(?=,? (?:u\.|und) (?:Feiert|feiert))/g,
    (_, short = '') => weekdays[['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'].indexOf(short)] ?? short,
  ],
  [/(?<=\s)u\.(?=\s)/g, 'und'],
  [/(?<=\bdie )([2-9]0)er\b/g, (_, decade = '') => `${germanCardinal(Number(decade))}er`],
  [/\bz\.\s?B\./g, 'zum Beispiel'],
  [/\bd\.\s?h\./g, 'das heißt'],
  [/\bu\.\s?a\./g, 'unter anderem'],
  [/\bu\.\s?U\./g, 'unter Umständen'],
  [/\bi\.\s?d\.\s?R\./g, 'in der Regel'],
  [/\busw\b\.?/g, 'und so weiter'],
  [/\bbzw\b\.?/g, 'beziehungsweise'],
  [/\b[Cc]a\b\.?/g, 'circa'],
  [/\bevtl\b\.?/gi, 'eventuell'],
  [/\bggf\b\.?/gi, 'gegebenenfalls'],
  [/\binkl\b\.?/gi, 'inklusive'],
  [/\bexkl\b\.?/gi, 'exklusive'],
  [/\bzzgl\b\.?/gi, 'zuzüglich'],
  [/\bvgl\b\.?/gi, 'vergleiche'],
  [/\b[Mm]ax\.(?=\s|$)/g, 'maximal'],
  [/\b[Mm]ind\.(?=\s)/g, 'mindestens'],
  [/\bMwSt\b\.?/g, 'Mehrwertsteuer'],
  [/\bTel\b\.?:?(?= ?[+\d(])/gi, 'Telefon'],
  [/\bNr\b\.?/g, 'Nummer'],
  [/#(?=\d)/g, 'Nummer '],
  [/\bDr\b\.?(?= \p{Lu})/gu, 'Doktor'],
  [/\bProf\b\.?(?= \p{Lu})/gu, 'Professor'],
  [/\bHr\b\.?(?= \p{Lu})/gu, 'Herr'],
  [/\bFr\.(?= \p{Lu}\p{Ll}+)/gu, 'Frau'],
  [/\bSt\.(?= \p{Lu})/gu, 'Sankt'],
  [/(?<=\p{L})str\b\.?(?=\s|[,/]|$)/gu, 'straße'],
  [/\bStr\.(?=\s|,|$)/gu, 'Straße'],
  [/(?<=\p{Ll})pl\.(?= ?\d)/gu, 'platz'],
  [/\bPl\.(?=\s?\d)/g, 'Platz'],
  [/(?<=(?<![\d.,])1 )Mio\b\.?/g, 'Million'],
  [/\bMio\b\.?/g, 'Millionen'],
  [/(?<=(?<![\d.,])1 )Mrd\b\.?/g, 'Milliarde'],
  [/\bMrd\b\.?/g, 'Milliarden'],
  [/\bStd\b\.?/g, 'h'],
  [/\bMin\b\.?/g, 'min'],
  [
    /(?<![\d.,:])([01]?\d|2[0-4])[.:]([0-5]\d)\s?[-\u2013\u2014]\s?([01]?\d|2[0-4])[.:]([0-5]\d)(?:\s?Uhr\b|(?![\d.,]\d|\d| ?[€%]))/g,
    (_, hour, minute, toHour, toMinute) => `${clock(hour, minute)} bis ${clock(toHour, toMinute)}`,
  ],
  [
    /(?<![\d.,:])(\d{1,2})\s?[-\u2013\u2014]\s?(\d{1,2})(?=\s?Uhr\b)/g,
    (_, from = '', to = '') =>
      `${germanCardinal(Number(from), 'masculine')} bis ${germanCardinal(Number(to), 'masculine')}`,
  ],
  [
    /(?<![\d.,:])([01]?\d|2[0-4])(?:[.:]([0-5]\d))?\s?(?:Uhr|h)\b(?!\s?\d)/g,
    (match = '', hour, minute) => (/Uhr/.test(match) ? clock(hour, minute) : match),
  ],
  [
    /(?<=\b(?:um|ab|bis|von|gegen|vor|nach) )([01]?\d|2[0-3])\.([0-5]\d)(?![\d.,]\d|\d| ?[€%])/gi,
    (_, hour, minute) => clock(hour, minute),
  ],
  // 14.3. without a year.
  [
    /(?:(\p{L}+) )?(?<![\d.,])(\d{1,2})\.(\d{1,2})\.(?!\d)/gu,
    (match = '', before, day = '', month = '') => {
      const isDate = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
      const word = before ?? '';
      return isDate
        ? `${word === '' ? '' : `${word} `}${sayDate({ month: Number(month), day: Number(day), before: word.toLowerCase() })}`
        : match;
    },
  ],
  // Postcodes after a street: Hauptstraße 5, 10115 Berlin.
  [
    /(?<=^|, |\bD-)(\d{5})(?= \p{Lu}\p{Ll})/gu,
    (digits = '') => [...digits].map((digit) => germanDigits[Number(digit)]).join(' '),
  ],
  [/\bD-(?=null|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun)/g, 'D '],
];

const ordinals: readonly Rule[] = [
  [/(?<![\d.,])1 bis (?=\d)/g, 'ein bis '],
  [
    ordinalBefore,
    (_, word = '', digits = '') => `${word} ${germanOrdinal(Number(digits), endingAfter(word.toLowerCase()))}`,
  ],
  [/\b((?:19|20)\d0)er\b/g, (_, decade = '') => `${germanYear(Number(decade))}er`],
  [
    /(?<=\b(?:seit|im Jahr|Jahr|von|bis|ab|Sommer|Winter|Herbst|Frühling) )(1[1-9]\d\d)(?![\d.,:]\d| ?[€%])/g,
    (year = '') => germanYear(Number(year)),
  ],
];

const hour = noun('Stunde', 'Stunden', 'feminine');

export const german: SpokenLanguage = {
  digits: germanDigits,
  cardinal: germanCardinal,
  year: germanYear,
  formBefore,
  decimalSign: ',',
  decimalWord: 'Komma',
  decimals: 'digits',
  currencies: {
    '€': euro,
    eur: euro,
    euro,
    $: dollar,
    usd: dollar,
    '£': pound,
    gbp: pound,
    chf: franc,
    fr: franc,
    kr: krona,
    sek: krona,
  },
  joinMoney: (units, hundredths, { hundredth }, isBelowTen) =>
    isBelowTen ? `${units} und ${hundredths} ${hundredth.many}` : `${units} ${hundredths}`,
  scale: {
    pattern: 'Millionen|Million|Milliarden|Milliarde|Mio|Mrd|Tausend',
    say: (word, isPlural) =>
      /^m(?:illiard|rd)/i.test(word)
        ? isPlural
          ? 'Milliarden'
          : 'Milliarde'
        : /^m/i.test(word)
          ? isPlural
            ? 'Millionen'
            : 'Million'
          : word,
  },
  units: {
    '\u2033': noun('Zoll'),
    km: noun('Kilometer'),
    m: noun('Meter'),
    cm: noun('Zentimeter'),
    mm: noun('Millimeter'),
    kg: noun('Kilo', 'Kilo', 'neuter'),
    g: noun('Gramm', 'Gramm', 'neuter'),
    mg: noun('Milligramm', 'Milligramm', 'neuter'),
    l: noun('Liter'),
    cl: noun('Zentiliter'),
    dl: noun('Deziliter'),
    ml: noun('Milliliter'),
    'm²': noun('Quadratmeter'),
    m2: noun('Quadratmeter'),
    qm: noun('Quadratmeter'),
    'km/h': noun('Kilometer pro Stunde', 'Kilometer pro Stunde'),
    min: noun('Minute', 'Minuten', 'feminine'),
    h: hour,
    s: noun('Sekunde', 'Sekunden', 'feminine'),
    Sek: noun('Sekunde', 'Sekunden', 'feminine'),
    kWh: noun('Kilowattstunde', 'Kilowattstunden', 'feminine'),
    kW: noun('Kilowatt', 'Kilowatt', 'neuter'),
    W: noun('Watt', 'Watt', 'neuter'),
    V: noun('Volt', 'Volt', 'neuter'),
    GB: noun('Gigabyte', 'Gigabyte', 'neuter'),
    MB: noun('Megabyte', 'Megabyte', 'neuter'),
    PS: noun('P S', 'P S', 'neuter'),
  },
  months,
  monthSigns: {
    jan: 1,
    jän: 1,
    feb: 2,
    mär: 3,
    mrz: 3,
    apr: 4,
    jun: 6,
    jul: 7,
    aug: 8,
    sep: 9,
    sept: 9,
    okt: 10,
    nov: 11,
    dez: 12,
  },
  weekdays,
  weekdaySigns: { mo: 0, di: 1, mi: 2, do: 3, fr: 4, sa: 5, so: 6 },
  sayDate,
  sayTime,
  slashOrder: 'day-first',
  phone: 'digits',
  words: {
    to: 'bis',
    minus: 'minus',
    plus: 'plus',
    equals: 'gleich',
    percent: 'Prozent',
    degrees: 'Grad',
    and: 'und',
    or: 'oder',
    per: 'pro',
    by: 'mal',
    times: 'mal',
    once: 'einmal',
    number: 'Nummer',
    at: 'ät',
    dot: 'Punkt',
    slash: 'Schrägstrich',
    dash: 'Bindestrich',
    underscore: 'Unterstrich',
    half: 'ein halb',
    andHalf: 'einhalb',
    third: 'ein Drittel',
    twoThirds: 'zwei Drittel',
    quarter: 'ein Viertel',
    threeQuarters: 'drei Viertel',
  },
  sayFraction: (top, bottom) => `${germanCardinal(top)} durch ${germanCardinal(bottom)}`,
  codeWords: [
    'Bestellnummer',
    'Bestellung',
    'Code',
    'PIN',
    'Kundennummer',
    'Auftrag',
    'Auftragsnummer',
    'Buchung',
    'Rechnung',
    'Rechnungsnummer',
    'PLZ',
    'Telefon',
  ],
  shortForms,
  ordinals,
};
