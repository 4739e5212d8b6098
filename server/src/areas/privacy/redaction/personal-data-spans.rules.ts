import {
  type CountryCode,
  findPhoneNumbersInText,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';
import {
  isCard,
  isFinnishId,
  isFrenchId,
  isGermanTaxId,
  isIban,
  isNorwegianId,
  isSocialSecurityNumber,
  isSpanishId,
  isSwedishId,
} from './checksums.rules.ts';
import { foldInPlace, lexiconOf } from './number-words.rules.ts';

export type PersonalDataKind = 'email' | 'phone' | 'card' | 'iban' | 'id';

/** Stretch of a text that is personal data. */
export interface PersonalDataSpan {
  start: number;
  end: number;
  kind: PersonalDataKind;
}

type Finder = (text: string, language: string) => PersonalDataSpan[];

/** Finds personal data by its form and check digits. Spans may overlap; earlier finders are the surer ones. */
export function findPersonalData(text: string, language: string): PersonalDataSpan[] {
  const certain = [findEmails, findIbans, findIdentityNumbers, findCards].flatMap((find) => find(text, language));
  const rest = [findPhoneNumbers, findSpokenNumbers].flatMap((find) => find(text, language));
  return [...certain, ...rest];
}

// Lengths are bounded as in RFC 5321, so that no text takes quadratic time.
const writtenEmail =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}\s?@\s?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,8}\.\p{L}{2,24}/gu;

/** Endings that tell a spoken address from ordinary words around `at` and `point`. */
const endings = 'com|net|org|eu|info|io|se|de|fr|es|at|ch|be|nl|no|dk|fi|uk|us|ie|mx|ca|it|nu|app|dev';
const spokenDot = '(?:\\s+(?:dot|punkt|point|punto)\\s+|\\.)';
const spokenPart = `[\\p{L}\\p{N}_%+-]{1,64}(?:(?:${spokenDot}|\\s+(?:underscore|minus|bindestreck|understreck|tiret|gui[oó]n)\\s+)[\\p{L}\\p{N}_%+-]{1,64}){0,6}`;
const spokenEmail = new RegExp(
  `(?<![\\p{L}\\p{N}])${spokenPart}\\s+(?:at|snabel-?\\s?a|snabela|ät|klammeraffe|arobase|arrobase|arroba)\\s+` +
    `[\\p{L}\\p{N}-]+(?:${spokenDot}[\\p{L}\\p{N}-]+)*?${spokenDot}(?:${endings})(?![\\p{L}\\p{N}])`,
  'giu',
);

const findEmails: Finder = (text) => [
  ...spansOf(text, writtenEmail, 'email', () => true),
  ...spansOf(text, spokenEmail, 'email', () => true),
];

const ibanForm = /(?<![\p{L}\p{N}])[A-Za-z]{2}\d{2}(?:[ -]?[A-Za-z0-9]){11,30}/gu;

/** The form runs on into words that follow: the longest beginning with a valid check is the account. */
const findIbans: Finder = (text) => {
  const spans: PersonalDataSpan[] = [];
  for (const match of text.matchAll(ibanForm)) {
    for (let length = match[0].length; length >= 15; length--) {
      const next = text[match.index + length];
      if (next !== undefined && /[\p{L}\p{N}]/u.test(next)) continue;
      if (!isIban(compact(match[0].slice(0, length)).toUpperCase())) continue;
      spans.push({ start: match.index, end: match.index + length, kind: 'iban' });
      break;
    }
  }
  return spans;
};

const cardForm = /(?<![\p{L}\p{N}.,])\d(?:[ -]?\d){12,18}(?![\p{L}\p{N}])/gu;
const findCards: Finder = (text) => spansOf(text, cardForm, 'card', (found) => isCard(compact(found)));

/** Written forms of identity numbers, with the check that decides. */
const identityForms: readonly (readonly [RegExp, (compacted: string, written: string) => boolean])[] = [
  [/(?<![\p{L}\p{N}])(?:\d{2})?\d{6}[-+ ]?\d{4}(?![\p{L}\p{N}])/gu, isSwedishId],
  [/(?<![\p{L}\p{N}])\d{2} ?\d{3} ?\d{3} ?\d{3}(?![\p{L}\p{N}])/gu, isGermanTaxId],
  [/(?<![\p{L}\p{N}])\d ?\d{2} ?\d{2} ?(?:\d{2}|2[ABab]) ?\d{3} ?\d{3} ?\d{2}(?![\p{L}\p{N}])/gu, isFrenchId],
  [/(?<![\p{L}\p{N}])(?:[XYZxyz][ -]?\d{7}|\d{2}\.?\d{3}\.?\d{3})[ -]?[A-Za-z](?![\p{L}\p{N}])/gu, isSpanishId],
  [/(?<![\p{L}\p{N}])\d{6} ?\d{5}(?![\p{L}\p{N}])/gu, isNorwegianId],
  [
    /(?<![\p{L}\p{N}])\d{6}[-+A-FU-Ya-fu-y]\d{3}[0-9A-Ya-y](?![\p{L}\p{N}])/gu,
    (_compacted, found) => isFinnishId(found),
  ],
  // Without a check digit only the usual spelling counts.
  [/(?<![\p{L}\p{N}-])\d{3}([- ])\d{2}\1\d{4}(?![\p{L}\p{N}-])/gu, isSocialSecurityNumber],
];

const findIdentityNumbers: Finder = (text) =>
  identityForms.flatMap(([form, check]) => spansOf(text, form, 'id', (found) => check(compact(found), found)));

const countryByLanguage: Readonly<Record<string, CountryCode>> = {
  en: 'US',
  sv: 'SE',
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  nb: 'NO',
  no: 'NO',
  da: 'DK',
  fi: 'FI',
  nl: 'NL',
  it: 'IT',
  pl: 'PL',
};

/** Words before a plain number that is an order, an invoice or the like. */
const referenceWord =
  /(?:order|booking|reference|\bref|invoice|ticket|case|article|item|tracking|customer|model|serial|best[aä]llning|bokning|[aä]rende|faktura|artikel|kundnummer|kvitto|bestell|auftrag|rechnung|vorgang|kunden|commande|r[eé]servation|facture|r[eé]f[eé]rence|dossier|pedido|reserva|factura|referencia|expediente)[\p{L}]*[^.!?\n]{0,20}$/iu;

/** Digits with separators. A longer run is no phone number, and would cost the parser quadratic time. */
const digitRun = /[+(]{0,2}\d(?:[\s().\-/]{0,3}\d)*/gu;
const phoneDigits = { min: 7, max: 40 };

const findPhoneNumbers: Finder = (text, language) =>
  [...text.matchAll(digitRun)].flatMap((match) => {
    const digits = match[0].replaceAll(/\D/g, '').length;
    if (digits < phoneDigits.min || digits > phoneDigits.max) return [];
    // The parser looks at what is next to a number.
    const from = Math.max(0, match.index - 2);
    const around = text.slice(from, match.index + match[0].length + 2);
    return countriesFor(match[0], language).flatMap((defaultCountry) =>
      findPhoneNumbersInText(around, { defaultCountry })
        .map(({ startsAt, endsAt }) => ({ start: from + startsAt, end: from + endsAt, kind: 'phone' as const }))
        .filter(({ start, end }) => isMeantAsPhoneNumber(text, start, end)),
    );
  });

/** A number by its country code or trunk prefix, or one that no reference word introduces. */
function isMeantAsPhoneNumber(text: string, start: number, end: number): boolean {
  const written = text.slice(start, end);
  if (/^\s*(?:\+|00)/.test(written)) return true;
  // Dates and times of day group their digits by two and four with dots, dashes or colons.
  if (/^\d{1,4}([./-])\d{1,2}\1\d{1,4}/.test(written) && written.replaceAll(/\D/g, '').length <= 8) return false;
  return !referenceWord.test(text.slice(Math.max(0, start - 40), start));
}

/** Countries that a number without a country code may be of: the region's first, for English both usual ones. */
function countriesOf(language: string): CountryCode[] {
  const [base = 'en', ...subtags] = language.split(/[-_]/);
  const region = subtags.find((subtag) => /^[A-Za-z]{2}$/.test(subtag))?.toUpperCase();
  if (region !== undefined && isSupportedCountry(region)) return [region];
  if (base.toLowerCase() === 'en') return ['US', 'GB'];
  return [countryByLanguage[base.toLowerCase()] ?? 'US'];
}

/** Countries to judge a number by: one with a trunk prefix may be of any, since people call from abroad. */
function countriesFor(number: string, language: string): CountryCode[] {
  const own = countriesOf(language);
  return /^\(?0[1-9]/.test(number) ? [...new Set([...own, ...Object.values(countryByLanguage)])] : own;
}

/** Minimum digits of a dictated number that is looked at. */
const spokenDigitsMin = 7;
/** Minimum digits that were said one at a time for a number to count as dictated without number words. */
const singleDigitsMin = 5;
const plusBefore = /(?:\+|(?<![\p{L}\p{N}])plus)[\s,]*$/iu;
const betweenNumbers = /^(?:[,.]?\s+|-)(?:(?:und|and|och|et|y)\s+)?$/u;

/**
 * Numbers dictated word by word ("four one one one ...") or digit by digit ("+ 1, 2 1 2, ..."), also mixed, where their
 * check or range fits.
 */
const findSpokenNumbers: Finder = (text, language) => {
  const folded = foldInPlace(text);
  return digitRuns(folded, language).flatMap((run) => {
    const isDictated = run.hasWords || run.singleDigits >= singleDigitsMin;
    if (!isDictated || run.digits.length < spokenDigitsMin) return [];
    const before = text.slice(Math.max(0, run.start - 40), run.start);
    const plus = plusBefore.exec(before)?.[0] ?? '';
    const kind = kindOfDigits(run.digits, language, plus !== '');
    if (kind === undefined || (kind === 'phone' && plus === '' && referenceWord.test(before))) return [];
    return [{ start: run.start - plus.length, end: run.end, kind }];
  });
};

interface DigitRun {
  start: number;
  end: number;
  digits: string;
  hasWords: boolean;
  /** Digits that stand alone, as speech-to-text writes a number that is said digit by digit. */
  singleDigits: number;
}

/** Runs of number words and digits with nothing but spaces and commas between them. */
function digitRuns(folded: string, language: string): DigitRun[] {
  const { pattern, digitsOf, double } = lexiconOf(language);
  const runs: DigitRun[] = [];
  for (const match of folded.matchAll(pattern)) {
    const last = runs.at(-1);
    const between = last === undefined ? '' : folded.slice(last.end, match.index);
    const isDouble =
      between.trim() === double ||
      folded
        .slice(Math.max(0, match.index - 12), match.index)
        .trimEnd()
        .endsWith(` ${double}`);
    const digits = digitsOf(match[0]).repeat(isDouble ? 2 : 1);
    const end = match.index + match[0].length;
    const isWord = !/^\d/.test(match[0]);
    const single = /^\d$/.test(match[0]) ? 1 : 0;
    if (last !== undefined && (betweenNumbers.test(between) || between.trim() === double)) {
      last.digits += digits;
      last.end = end;
      last.hasWords ||= isWord;
      last.singleDigits += single;
    } else runs.push({ start: match.index, end, digits, hasWords: isWord, singleDigits: single });
  }
  return runs;
}

function kindOfDigits(digits: string, language: string, isInternational: boolean): PersonalDataKind | undefined {
  if (isInternational) return parsePhoneNumberFromString(`+${digits}`)?.isValid() === true ? 'phone' : undefined;
  if (isCard(digits)) return 'card';
  if ([isSwedishId, isGermanTaxId, isFrenchId, isNorwegianId].some((check) => check(digits))) return 'id';
  const isPhone = countriesFor(digits, language).some(
    (country) => parsePhoneNumberFromString(digits, country)?.isValid() === true,
  );
  return isPhone ? 'phone' : undefined;
}

function spansOf(
  text: string,
  form: RegExp,
  kind: PersonalDataKind,
  isReal: (found: string) => boolean,
): PersonalDataSpan[] {
  return [...text.matchAll(form)]
    .filter(([found]) => isReal(found))
    .map((match) => ({ start: match.index, end: match.index + match[0].length, kind }));
}

const compact = (written: string) => written.replaceAll(/[\s.+-]/g, '');
