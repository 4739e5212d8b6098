import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { countryOf } from './find-phone-number.ts';

/** A phone number digit by digit, in groups, as people dial it in the country: `0 7 0, 1 2 3, 4 5, 6 7`. */
export function spelledNumber(e164: string, country: ReturnType<typeof countryOf>): string {
  const parsed = parsePhoneNumberFromString(e164);
  const written = (parsed?.country === country ? parsed.formatNational() : parsed?.formatInternational()) ?? e164;
  const groups = written.split(/[^\d+]+/).filter((group) => group !== '');
  return groups.map((group) => [...group].join(' ')).join(', ');
}
