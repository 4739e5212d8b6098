import { readPhoneNumber } from '@parley/contract/phone-number';
import {
  type CountryCode,
  getCountries,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import type { NoSubject } from './personal-data.errors.ts';

/** A data subject's identity: an E.164 number, or a SIP address `user@host`. */
export type SubjectNumber = { kind: 'number'; number: string } | { kind: 'sip'; user: string; host: string };

/** User names and texts that carriers and phones send in place of a withheld number. */
const withheld: ReadonlySet<string> = new Set([
  'anonymous',
  'asserted',
  'blocked',
  'no-caller-id',
  'private',
  'restricted',
  'unavailable',
  'unknown',
  'withheld',
]);

/** Digits from which the user of a SIP address is a phone number, and not an extension. */
const numberDigits = 7;

/**
 * Text as typed: hyphens and digits of other widths, and the invisible marks of direction that address books put around
 * a copied number, are made plain.
 */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '');

/** Text without name, angle brackets, scheme, parameters. The user part is in lower case, as is the host. */
function partsOf(text: string): { user: string; host: string } {
  const bare = text
    .toLowerCase()
    .replace(/^[^<]*<|>.*$/gs, '')
    .replace(/^\s*(?:sips?|tel):/, '');
  const [userInfo = ''] = bare.split('@', 1);
  const host = /@(\[[^\]]*\]|[^;:>?]*)/.exec(bare)?.[1] ?? '';
  return { user: (userInfo.split(';', 1)[0] ?? '').replace(/^ +| +$/g, ''), host };
}

const isNumeric = (user: string): boolean =>
  /^[-+0-9 ().,/\u00a0]*$/.test(user) && user.replaceAll(/[^0-9]/g, '').length >= numberDigits;

/**
 * Look-up key of a stored number or address, as `app.subject_key` computes it in the database: digits of a phone
 * number, `user@host` of another SIP address, else the text itself.
 */
export function subjectKey(text: string): string {
  if (/^\+?[0-9]*$/.test(text)) return text.replace(/^\+/, '');
  const { user, host } = partsOf(text);
  if (isNumeric(user)) return user.replaceAll(/[^0-9]/g, '');
  return host === '' ? user : `${user}@${host}`;
}

/**
 * Parses a phone number in any spelling: E.164, with 00, as dialled in one of `countries` (the likeliest first), with
 * separators, as `tel:` or `sip:` address. Short numbers such as 112 are not a subscriber's.
 */
export function readSubjectNumber(spelled: string, countries: readonly string[]): SubjectNumber | NoSubject {
  const text = plain(spelled);
  if (text.trim() === '') return 'missing';
  const { user, host } = partsOf(text);
  if (withheld.has(user) || host.endsWith('.invalid')) return 'withheld_number';
  // A leading blank is an unencoded + of a query.
  const number = readNumber(/^ +\d/.test(text) ? `+${text.trim()}` : user, countries);
  if (number !== null) return { kind: 'number', number };
  const isExtension = host !== '' && /^[\p{L}\p{N}\p{P}\p{S}]{1,128}$/u.test(user) && /^[a-z0-9._:[\]-]+$/.test(host);
  return isExtension && !isNumeric(user) ? { kind: 'sip', user, host } : 'impossible_number';
}

/** E.164 of a spelling, or null. The first country under which it is a valid number decides. */
function readNumber(text: string, countries: readonly string[]): string | null {
  if (!/^[\s+]*[-0-9 ().,/\u00a0]+$/.test(text)) return null;
  const compact = text.replaceAll(/[\s,\u00a0]/g, '').replace('(0)', text.trimStart().startsWith('+') ? '' : '0');
  const international = readPhoneNumber(compact);
  if (international !== null) {
    const parsed = parsePhoneNumberFromString(international, { extract: false });
    return parsed?.isPossible() ? parsed.number : null;
  }
  const national = countries.flatMap((country) => asDialledIn(compact, country) ?? []);
  const valid = national.find((each) => each.isValid());
  if (valid) return valid.number;
  // Carriers omit the +.
  const withPlus = parsePhoneNumberFromString(`+${compact.replaceAll(/\D/g, '')}`, { extract: false });
  if (withPlus?.isValid()) return withPlus.number;
  return national.find((each) => each.isPossible())?.number ?? null;
}

/**
 * E.164 numbers that a national spelling is in any country, where it is a valid number in none of `countries`: of these,
 * the number that the account knows is meant. Empty for a spelling that says its country.
 */
export function readingsElsewhere(spelled: string, countries: readonly string[]): string[] {
  const { user } = partsOf(plain(spelled));
  if (!isNumeric(user) || /^\s*(?:\+|00)/.test(user)) return [];
  const valid = (country: string) => {
    const read = asDialledIn(user, country);
    return read?.isValid() ? [read.number] : [];
  };
  if (countries.some((country) => valid(country).length > 0)) return [];
  return [...new Set(getCountries().flatMap(valid))];
}

function asDialledIn(text: string, country: string): PhoneNumber | null {
  if (!isSupportedCountry(country)) return null;
  return parsePhoneNumberFromString(text, { extract: false, defaultCountry: country as CountryCode }) ?? null;
}

/** Prefixes before a country code, as phones and exchanges store dialled numbers. */
const internationalPrefixes = ['', '00', '011', '0011'];

/** Keys under which the subject's number may be stored. Whether a stored spelling is the subject's, `isOf` decides. */
export function subjectKeys(subject: SubjectNumber): string[] {
  if (subject.kind === 'sip') return [`${subject.user}@${subject.host}`, subject.user];
  const parsed = parsePhoneNumberFromString(subject.number, { extract: false });
  if (!parsed) return [subject.number.slice(1)];
  const national = parsed.nationalNumber;
  return [
    ...new Set([
      ...internationalPrefixes.map((prefix) => `${prefix}${parsed.countryCallingCode}${national}`),
      `${parsed.countryCallingCode}0${national}`,
      national,
      `0${national}`,
      parsed.formatNational().replaceAll(/\D/g, ''),
    ]),
  ];
}

/**
 * True when a stored spelling is the subject's number, under the same reading as the query. A bare extension or user
 * name names no host: it is the subject's where the tenant has one exchange.
 */
export function isOf(
  subject: SubjectNumber,
  spelling: string,
  account: { countries: readonly string[]; hasOneExchange: boolean },
): boolean {
  if (subject.kind === 'sip') {
    const { user, host } = partsOf(spelling);
    return user === subject.user && (host === subject.host || (host === '' && account.hasOneExchange));
  }
  const read = readSubjectNumber(spelling, account.countries);
  return typeof read === 'object' && read.kind === 'number' && read.number === subject.number;
}

/** The subject as the export names it: E.164, or a `sip:` address. */
export const nameOf = (subject: SubjectNumber): string =>
  subject.kind === 'number' ? subject.number : `sip:${subject.user}@${subject.host}`;
