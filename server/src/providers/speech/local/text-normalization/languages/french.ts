import { frenchCardinal, frenchDigits, frenchOrdinal } from '../numbers/french.ts';
import type { NumberForm } from '../numbers/number-form.ts';
import type { Rule } from '../rule.ts';
import type { CountedNoun, Currency, SpokenDate, SpokenLanguage, SpokenTime } from '../spoken-language.ts';

const noun = (one: string, many = `${one}s`, form: NumberForm = 'masculine'): CountedNoun => ({ one, many, form });
const feminine = (one: string, many = `${one}s`) => noun(one, many, 'feminine');
const currency = (unit: CountedNoun, hundredth: CountedNoun): Currency => ({ ...unit, hundredth });

const euro = currency(noun('euro'), noun('centime'));
const dollar = currency(noun('dollar'), noun('cent'));
const pound = currency(feminine('livre'), noun('penny', 'pence'));
const franc = currency(noun('franc'), noun('centime'));
const krona = currency(feminine('couronne'), noun('öre', 'öre'));

const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

/** Feminine nouns that are counted in everyday answers. */
const feminines =
  /^(?:heure|personne|minute|seconde|semaine|nuit|livre|place|chambre|année|journée|table|bouteille|couronne|tonne|page|rue|question|option|clé|carte|voiture|moto|roue|pièce|étoile|soirée|matinée|tasse|séance|leçon|réservation|facture|réparation|formule|boîte|part)s?$|^fois$/;
/** Words after a number that are no nouns. */
const functionWords = new Set('et ou à de du des est sont le la les pour par avec sur en dans virgule'.split(' '));

function formBefore(word: string): NumberForm {
  const lower = word.toLowerCase();
  if (functionWords.has(lower)) return 'counting';
  return feminines.test(lower) ? 'feminine' : 'masculine';
}

function sayDate({ year, month, day }: SpokenDate): string {
  const said = day === 1 ? 'premier' : frenchCardinal(day);
  return `${said} ${months[month - 1]}${year === undefined ? '' : ` ${frenchCardinal(year)}`}`;
}

/** 24-hour clock: 9h30 is `neuf heures trente`, 21 h `vingt et une heures`. */
function sayTime({ hour, minute, half }: SpokenTime): string {
  const hours = half === 'p' && hour < 12 ? hour + 12 : hour;
  const said = `${frenchCardinal(hours, 'feminine')} heure${hours < 2 ? '' : 's'}`;
  return minute === 0 ? said : `${said} ${frenchCardinal(minute, 'feminine')}`;
}

const shortForms: readonly Rule[] = [
  [
    /(?<![\d/.,])(?<!\d )1\/2[ -](\p{Ll}+)/gu,
    (_, noun = '') =>
      `${formBefore(noun) === 'feminine' || noun === 'pension' || noun === 'douzaine' ? 'une' : 'un'} demi-${noun}`,
  ],
  [/(?<=\d )pers\b\.?/gi, 'personnes'],
  [
    /(?<=\b(?:le|du|au) )(\d{1,2})\/(\d{1,2})(?![\d/])/gi,
    (match = '', day = '', month = '') =>
      Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12
        ? sayDate({ month: Number(month), day: Number(day), before: '' })
        : match,
  ],
  [/\b24 ?h(?:eures)?\/24\b/g, '24 heures sur 24'],
  [/\b7 ?j(?:ours)?\/7\b/g, '7 jours sur 7'],
  [/\b24\/7\b/g, '24 heures sur 24'],
  [/\bM\. ?(?=\p{Lu})/gu, 'Monsieur '],
  [/\bMM\. ?(?=\p{Lu})/gu, 'Messieurs '],
  [/\bMme\b\.?/g, 'Madame'],
  [/\bMlle\b\.?/g, 'Mademoiselle'],
  [/\bDr\b\.?(?= \p{Lu})/gu, 'Docteur'],
  [/\bPr\b\.?(?= \p{Lu})/gu, 'Professeur'],
  [/\bSt(?:\.|(?=[- ]))[- ]?(?=\p{Lu})/gu, 'Saint '],
  [/\bSte(?:\.|(?=[- ]))[- ]?(?=\p{Lu})/gu, 'Sainte '],
  [/\bn(?:°|º|o\.)\s?(?=\d)/gi, 'numéro '],
  [/#(?=\d)/g, 'numéro '],
  [/(?<!\p{L})t[ée]l\b\.?\s?:?(?=\s?[+\d(])/giu, 'téléphone'],
  [/\bav\.(?= )/gi, 'avenue'],
  [/\bbd\b\.?(?= )|\bbld\b\.?(?= )|\bboul\.(?= )/gi, 'boulevard'],
  [/\bpl\.(?= )/gi, 'place'],
  [/\benv\.(?=\s)/gi, 'environ'],
  [/\betc\b\.?/gi, 'et cetera'],
  [/\bp\.\s?ex\./gi, 'par exemple'],
  [/\bc\.?-?à-?d\b\.?(?=\s|$)/gi, "c'est-à-dire"],
  [/\bmax\.(?=\s|$)/gi, 'maximum'],
  [/\bmin\.(?= \d)/gi, 'minimum'],
  [/\bRDV\b/gi, 'rendez-vous'],
  [/\bSVP\b/gi, "s'il vous plaît"],
  [/(?<=\d )bis\b/g, 'bis'],
  [
    /(?<![\d.,])([01]?\d|2[0-4])\s?[hH]\s?([0-5]\d)?\s?[-\u2013\u2014]\s?([01]?\d|2[0-4])\s?[hH]\s?([0-5]\d)?(?![\p{L}\d])/gu,
    (_, hour = '', minute = '', toHour = '', toMinute = '') =>
      `${sayTime({ hour: Number(hour), minute: Number(minute ?? '0') })} à ${sayTime({ hour: Number(toHour), minute: Number(toMinute ?? '0') })}`,
  ],
  [
    /(?<![\d.,])([01]?\d|2[0-4])\s?[hH](?:\s?([0-5]\d)(?!\d))?(?![\p{L}])/gu,
    (_, hour = '', minute = '') => sayTime({ hour: Number(hour), minute: Number(minute ?? '0') }),
  ],
  // 14/03 without a year.
  [
    /(?<![\d/.,])(\d{1,2})\/(0[1-9]|1[0-2])(?![\d/])/g,
    (match = '', day = '', month = '') =>
      Number(day) >= 1 && Number(day) <= 31 ? sayDate({ month: Number(month), day: Number(day), before: '' }) : match,
  ],
];

const ordinals: readonly Rule[] = [
  [/(?<![\d.,])1(?:ère|re)(?!\p{L})/gu, 'première'],
  [/(?<![\d.,])1er(?!\p{L})/gu, 'premier'],
  [/(?<![\d.,])2(?:nde|de)(?!\p{L})/gu, 'seconde'],
  [/(?<![\d.,])(\d{1,4})(?:ième|ème|e)(?!\p{L})/gu, (_, digits = '') => frenchOrdinal(Number(digits))],
];

export const french: SpokenLanguage = {
  digits: frenchDigits,
  cardinal: frenchCardinal,
  year: (value) => frenchCardinal(value),
  formBefore,
  decimalSign: ',',
  decimalWord: 'virgule',
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
    kr: krona,
    sek: krona,
  },
  joinMoney: (units, hundredths, { hundredth }, isBelowTen) =>
    isBelowTen
      ? `${units} et ${hundredths} ${hundredths === 'un' ? hundredth.one : hundredth.many}`
      : `${units} ${hundredths}`,
  scale: {
    pattern: 'millions|million|milliards|milliard|M',
    say: (word, isPlural) => `${/^milliard/i.test(word) ? 'milliard' : 'million'}${isPlural ? 's' : ''} d'`,
  },
  units: {
    '\u2033': noun('pouce'),
    km: noun('kilomètre'),
    m: noun('mètre'),
    cm: noun('centimètre'),
    mm: noun('millimètre'),
    kg: noun('kilo'),
    g: noun('gramme'),
    mg: noun('milligramme'),
    l: noun('litre'),
    L: noun('litre'),
    cl: noun('centilitre'),
    dl: noun('décilitre'),
    ml: noun('millilitre'),
    'm²': noun('mètre carré', 'mètres carrés'),
    m2: noun('mètre carré', 'mètres carrés'),
    'km/h': noun('kilomètre heure', 'kilomètres heure'),
    h: feminine('heure'),
    min: feminine('minute'),
    mn: feminine('minute'),
    s: feminine('seconde'),
    j: noun('jour'),
    kWh: noun('kilowattheure'),
    kW: noun('kilowatt'),
    W: noun('watt'),
    V: noun('volt'),
    Go: noun('gigaoctet'),
    Mo: noun('mégaoctet'),
  },
  months,
  monthSigns: { janv: 1, févr: 2, fév: 2, avr: 4, juil: 7, sept: 9, oct: 10, nov: 11, déc: 12 },
  weekdays: 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' '),
  weekdaySigns: {
    lun: 0,
    lu: 0,
    mar: 1,
    ma: 1,
    mer: 2,
    me: 2,
    jeu: 3,
    je: 3,
    ven: 4,
    ve: 4,
    sam: 5,
    sa: 5,
    dim: 6,
    di: 6,
  },
  sayDate,
  sayTime,
  slashOrder: 'day-first',
  phone: 'pairs',
  words: {
    to: 'à',
    minus: 'moins',
    plus: 'plus',
    equals: 'égale',
    percent: 'pour cent',
    degrees: 'degrés',
    and: 'et',
    or: 'ou',
    per: 'par',
    by: 'par',
    times: 'fois',
    once: 'une fois',
    number: 'numéro',
    at: 'arobase',
    dot: 'point',
    slash: 'barre oblique',
    dash: 'tiret',
    underscore: 'tiret bas',
    half: 'un demi',
    andHalf: ' et demi',
    third: 'un tiers',
    twoThirds: 'deux tiers',
    quarter: 'un quart',
    threeQuarters: 'trois quarts',
  },
  sayFraction: (top, bottom) => `${frenchCardinal(top)} sur ${frenchCardinal(bottom)}`,
  codeWords: ['commande', 'code', 'référence', 'dossier', 'facture', 'réservation', 'client'],
  shortForms,
  ordinals,
};
