import type { NumberForm } from '../numbers/number-form.ts';
import { spanishCardinal, spanishDigits, spanishOrdinal } from '../numbers/spanish.ts';
import type { Rule } from '../rule.ts';
import type { CountedNoun, Currency, SpokenDate, SpokenLanguage, SpokenTime } from '../spoken-language.ts';

const noun = (one: string, many = `${one}s`, form: NumberForm = 'masculine'): CountedNoun => ({ one, many, form });
const feminine = (one: string, many = `${one}s`) => noun(one, many, 'feminine');
const currency = (unit: CountedNoun, hundredth: CountedNoun): Currency => ({ ...unit, hundredth });

const euro = currency(noun('euro'), noun('céntimo'));
const dollar = currency(noun('dólar', 'dólares'), noun('centavo'));
const pound = currency(feminine('libra'), noun('penique'));
const peso = currency(noun('peso'), noun('centavo'));
const franc = currency(noun('franco'), noun('céntimo'));
const krona = currency(feminine('corona'), noun('öre', 'öre'));

const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

const functionWords = new Set(
  'de a y o u en por para con es son del al la el los las que hasta coma horas?'.split(' '),
);
const feminine1 = /(?:as|ciones|dades|ción|dad|noches?|veces|vez|tardes?|clases?|llaves?|calles?)$/;
const masculineInA = /^(?:días?|mapas?|problemas?|programas?|idiomas?|temas?|sistemas?|sofás?|gramas?)$/;

function formBefore(word: string): NumberForm {
  const lower = word.toLowerCase();
  if (functionWords.has(lower)) return 'counting';
  const isFeminine = !masculineInA.test(lower) && (feminine1.test(lower) || /(?:a)$/.test(lower));
  return isFeminine ? 'feminine' : 'masculine';
}

function sayDate({ year, month, day }: SpokenDate): string {
  return `${spanishCardinal(day)} de ${months[month - 1]}${year === undefined ? '' : ` de ${spanishCardinal(year)}`}`;
}

/** 9:30 is `nueve y media`, 14:30 `catorce treinta`, 21:00 `veintiuna horas`. */
function sayTime({ hour, minute, half }: SpokenTime): string {
  const later =
    half === undefined
      ? ''
      : half === 'a'
        ? ' de la mañana'
        : hour === 12 || hour < 8
          ? ' de la tarde'
          : ' de la noche';
  const hours = spanishCardinal(hour, 'feminine');
  if (minute === 0) return half === undefined && (hour === 0 || hour > 12) ? `${hours} horas` : `${hours}${later}`;
  if (hour === 0 || hour > 12) return `${hours} ${minute < 10 ? 'cero ' : ''}${spanishCardinal(minute)}`;
  const past = minute === 30 ? 'media' : minute === 15 ? 'cuarto' : spanishCardinal(minute);
  return minute > 30 ? `${hours} ${past}${later}` : `${hours} y ${past}${later}`;
}

/** Half of a thing that is named: `media hora`, `medio día`. */
const halfBefore = (noun: string) => (noun === 'día' || !/(?:a|ción|dad)$/.test(noun) ? 'medio' : 'media');

const shortForms: readonly Rule[] = [
  [/(?<![\d/.,])(?<!\d )1\/2(?= (\p{Ll}+))/gu, (_, noun = '') => halfBefore(noun)],
  [/(?<=\d )pers\b\.?/gi, 'personas'],
  [/\bincl\b\.?/gi, 'incluido'],
  [/\bhab\.(?=\s)/gi, 'habitación'],
  [/(?<!\p{L})Pº(?=\s)/gu, 'paseo'],
  // 9-18 h.
  [
    /(?<![\d.,:])([01]?\d|2[0-4])\s?(?:h\s?)?[-\u2013\u2014]\s?([01]?\d|2[0-4])\s?h(?:s|rs?)?\b(?:\.(?=\s\p{Ll}))?/gu,
    (_, from = '', to = '') =>
      `${spanishCardinal(Number(from), 'feminine')} a ${spanishCardinal(Number(to), 'feminine')} horas`,
  ],
  [
    /(?<![\d.,])([01]?\d|2[0-3])\.([0-5]\d)\s?h(?:s|rs)?\b(?:\.(?=\s\p{Ll}))?/gu,
    (_, hour = '', minute = '') => sayTime({ hour: Number(hour), minute: Number(minute) }),
  ],
  [
    /(?<=\b(?:el|del|al) )(\d{1,2})\/(\d{1,2})(?![\d/])/gi,
    (match = '', day = '', month = '') =>
      Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12
        ? sayDate({ month: Number(month), day: Number(day), before: '' })
        : match,
  ],
  // Postcodes: 28013 Madrid.
  [
    /(?<![\d.,-])(\d{5})(?= \p{Lu}\p{Ll})/gu,
    (_, digits = '') => [...digits].map((digit) => spanishDigits[Number(digit)]).join(' '),
  ],
  [/\bSr\b\.?(?= \p{Lu})/gu, 'señor'],
  [/\bSra\b\.?(?= \p{Lu})/gu, 'señora'],
  [/\bSrta\b\.?(?= \p{Lu})/gu, 'señorita'],
  [/\bDr\b\.?(?= \p{Lu})/gu, 'doctor'],
  [/\bDra\b\.?(?= \p{Lu})/gu, 'doctora'],
  [/\bUds?\b\.(?=\s|,|$)/g, (short = '') => (short.startsWith('Uds') ? 'ustedes' : 'usted')],
  [/\bC\/\s?(?=\p{L})/gu, 'calle '],
  [/\bAvd?a?\b\.(?=\s)|\bAvda\b/g, 'avenida'],
  [/\bP(?:za|l)\b\.(?=\s)|\bPza\b/g, 'plaza'],
  [/\bCtra\b\.?/g, 'carretera'],
  [/\bn(?:\.º|\.°|º|°|úm\.|ro\.)\s?(?=\d)/gi, 'número '],
  [/#(?=\d)/g, 'número '],
  [/\bt(?:el|fno|lf)\b\.?:?(?=\s?[+\d(])/gi, 'teléfono'],
  [/\bp\.\s?ej\.(?=\s|$)/gi, 'por ejemplo'],
  [/\betc\b\.?/gi, 'etcétera'],
  [/\baprox\b\.?/gi, 'aproximadamente'],
  [/\bEE\.\s?UU\./g, 'Estados Unidos'],
  [/(?<!\p{L})m[áa]x\.(?=\s|$)/giu, 'máximo'],
  [/(?<!\p{L})m[íi]n\.(?= \d)/giu, 'mínimo'],
  [/\bpág\b\.?(?= \d)/gi, 'página'],
  [/\bs\/n\b/gi, 'sin número'],
  [
    /(?<![\d.,:])([01]?\d|2[0-4])\s?h(?:s|rs?)?\b(?!\s?\d)(?:\.(?=\s\p{Ll}))?/gu,
    (_, hour = '') => `${spanishCardinal(Number(hour), 'feminine')} ${hour === '1' ? 'hora' : 'horas'}`,
  ],
  [
    /(?<![\d.,])([01]?\d|2[0-3]):([0-5]\d)\s?h(?:s|rs)?\b(?:\.(?=\s\p{Ll}))?/gu,
    (_, hour = '', minute = '') => sayTime({ hour: Number(hour), minute: Number(minute) }),
  ],
  [
    /(?<=\blas? )([01]?\d|2[0-3])\.([0-5]\d)(?![\d.,]\d|\d| ?[€%])/gi,
    (_, hour = '', minute = '') => sayTime({ hour: Number(hour), minute: Number(minute) }),
  ],
  [
    /(?<=\blas? )(\d{1,2})(?![\d:.,/]\d|\d| ?[€%º]| \p{L}+as\b)/giu,
    (_, hour = '') => spanishCardinal(Number(hour), 'feminine'),
  ],
  // 14/03 without a year.
  [
    /(?<![\d/.,])(\d{1,2})\/(0[1-9]|1[0-2])(?![\d/])/g,
    (match = '', day = '', month = '') =>
      Number(day) >= 1 && Number(day) <= 31 ? sayDate({ month: Number(month), day: Number(day), before: '' }) : match,
  ],
];

const ordinals: readonly Rule[] = [
  [/(?<![\d.,])([13])\.?er\b/g, (_, digit = '') => (digit === '1' ? 'primer' : 'tercer')],
  [/(?<![\d.,])(\d{1,2})\.?[º°](?!\s?[CF])/g, (_, digits = '') => spanishOrdinal(Number(digits))],
  [/(?<![\d.,])(\d{1,2})\.?ª/g, (_, digits = '') => spanishOrdinal(Number(digits), 'feminine')],
];

const minute = noun('minuto');

export const spanish: SpokenLanguage = {
  digits: spanishDigits,
  cardinal: spanishCardinal,
  year: (value) => spanishCardinal(value),
  formBefore,
  decimalSign: ',',
  decimalWord: 'coma',
  decimals: 'number',
  currencies: {
    '€': euro,
    eur: euro,
    euros: euro,
    $: dollar,
    usd: dollar,
    '£': pound,
    gbp: pound,
    chf: franc,
    mxn: peso,
    kr: krona,
    sek: krona,
  },
  joinMoney: (units, hundredths, { hundredth }, isBelowTen) =>
    isBelowTen
      ? `${units} con ${hundredths} ${hundredths === 'un' ? hundredth.one : hundredth.many}`
      : `${units} con ${hundredths}`,
  scale: {
    pattern: 'millones|millón|M',
    say: (_, isPlural) => `${isPlural ? 'millones' : 'millón'} de`,
  },
  units: {
    '\u2033': feminine('pulgada'),
    km: noun('kilómetro'),
    m: noun('metro'),
    cm: noun('centímetro'),
    mm: noun('milímetro'),
    kg: noun('kilo'),
    g: noun('gramo'),
    mg: noun('miligramo'),
    l: noun('litro'),
    L: noun('litro'),
    cl: noun('centilitro'),
    dl: noun('decilitro'),
    ml: noun('mililitro'),
    'm²': noun('metro cuadrado', 'metros cuadrados'),
    m2: noun('metro cuadrado', 'metros cuadrados'),
    'km/h': noun('kilómetro por hora', 'kilómetros por hora'),
    min: minute,
    h: feminine('hora'),
    s: noun('segundo'),
    seg: noun('segundo'),
    kWh: noun('kilovatio hora', 'kilovatios hora'),
    kW: noun('kilovatio'),
    W: noun('vatio'),
    V: noun('voltio'),
    GB: noun('gigabyte'),
    MB: noun('megabyte'),
  },
  months,
  monthSigns: { ene: 1, feb: 2, abr: 4, may: 5, jun: 6, jul: 7, ago: 8, sept: 9, sep: 9, oct: 10, nov: 11, dic: 12 },
  weekdays: 'lunes martes miércoles jueves viernes sábado domingo'.split(' '),
  weekdaySigns: { lun: 0, mar: 1, mié: 2, mie: 2, jue: 3, vie: 4, sáb: 5, sab: 5, dom: 6, l: 0, v: 4, s: 5, d: 6 },
  sayDate,
  sayTime,
  slashOrder: 'day-first',
  phone: 'digits',
  words: {
    to: 'a',
    minus: 'menos',
    plus: 'más',
    equals: 'igual a',
    percent: 'por ciento',
    degrees: 'grados',
    and: 'y',
    or: 'o',
    per: 'por',
    by: 'por',
    times: 'veces',
    once: 'una vez',
    number: 'número',
    at: 'arroba',
    dot: 'punto',
    slash: 'barra',
    dash: 'guion',
    underscore: 'guion bajo',
    half: 'un medio',
    andHalf: ' y medio',
    third: 'un tercio',
    twoThirds: 'dos tercios',
    quarter: 'un cuarto',
    threeQuarters: 'tres cuartos',
  },
  sayFraction: (top, bottom) => `${spanishCardinal(top)} de ${spanishCardinal(bottom)}`,
  codeWords: ['pedido', 'código', 'referencia', 'reserva', 'factura', 'cliente', 'pin', 'expediente'],
  shortForms,
  ordinals,
};
