import {
  type CountryCode,
  findPhoneNumbersInText,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';

const countryByLanguage: Record<string, CountryCode> = { sv: 'SE', de: 'DE', fr: 'FR', es: 'ES', en: 'GB' };
const countryByZone: Record<string, CountryCode> = {
  'Europe/Stockholm': 'SE',
  'Europe/London': 'GB',
  'Europe/Dublin': 'IE',
  'Europe/Berlin': 'DE',
  'Europe/Vienna': 'AT',
  'Europe/Zurich': 'CH',
  'Europe/Paris': 'FR',
  'Europe/Brussels': 'BE',
  'Europe/Madrid': 'ES',
  'Europe/Oslo': 'NO',
  'Europe/Copenhagen': 'DK',
  'Europe/Helsinki': 'FI',
  'America/Mexico_City': 'MX',
  'America/Toronto': 'CA',
  'Australia/Sydney': 'AU',
};

/** The country a number without its country code is meant in: the tag's region, else the zone's, else the language's. */
export function countryOf(language: string, timezone: string): CountryCode {
  const region = language
    .split(/[-_]/)
    .find((part, index) => index > 0 && /^[A-Za-z]{2}$/.test(part))
    ?.toUpperCase();
  if (region && isSupportedCountry(region)) return region;
  return countryOfZone(timezone) ?? countryByLanguage[language.slice(0, 2).toLowerCase()] ?? 'US';
}

/** Country of a number with its country code, and of a code that is one; undefined: none. */
export const countryOfNumber = (number: string | undefined): CountryCode | undefined =>
  number === undefined ? undefined : parsePhoneNumberFromString(number)?.country;
export const countryOfCode = (code: string | undefined): CountryCode | undefined =>
  code !== undefined && isSupportedCountry(code) ? code : undefined;

/** Country whose clocks are those of the zone; undefined where the zone says no country. */
export const countryOfZone = (timezone: string): CountryCode | undefined =>
  countryByZone[timezone] ?? (/^(America|US)\//.test(timezone) ? 'US' : undefined);

/**
 * The first phone number of a text as E.164, of `country` or else of one of the `others`: an agent that speaks British
 * English in Stockholm is given Swedish numbers. `isAsked` also takes a number whose length fits although its range is not in use,
 * since the person means it as one.
 */
export function findPhoneNumber(
  text: string,
  country: CountryCode,
  { isAsked = false, others = [] }: { isAsked?: boolean; others?: readonly CountryCode[] } = {},
): string | undefined {
  for (const defaultCountry of [country, ...others]) {
    const found = findPhoneNumbersInText(text, { defaultCountry })[0];
    if (found) return found.number.number;
  }
  if (!isAsked) return undefined;
  const digits = text.replace(/[^\d+]/g, '');
  const parsed = parsePhoneNumberFromString(digits, country);
  return parsed?.isPossible() ? parsed.number : undefined;
}

/** As people write it: +46 18 12 34 56. */
export function displayPhoneNumber(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
}
