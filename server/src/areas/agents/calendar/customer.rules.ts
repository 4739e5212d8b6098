import { readPhoneNumber } from '@parley/contract/phone-number';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** A customer's number in E.164, with its country code or as dialled in `country`; null for what is none. */
export function readCustomerPhone(text: string, country: string | null): string | null {
  const international = readPhoneNumber(text);
  const options = { extract: false, ...(country ? { defaultCountry: country as CountryCode } : {}) };
  const parsed = parsePhoneNumberFromString(international ?? text, options);
  return parsed?.isPossible() && parsed.ext === undefined ? parsed.number : null;
}

/** E-mail addresses are the same whatever the case they are written in. */
export const sameCase = (email: string): string => email.trim().toLowerCase();
