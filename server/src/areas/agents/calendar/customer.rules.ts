import { readPhoneNumber } from '@parley/contract/phone-number';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Parses a customer's number to E.164, with its country code or as dialled in `country`; null when invalid. */
export function readCustomerPhone(text: string, country: string | null): string | null {
  const international = readPhoneNumber(text);
  const options = { extract: false, ...(country ? { defaultCountry: country as CountryCode } : {}) };
  const parsed = parsePhoneNumberFromString(international ?? text, options);
  return parsed?.isPossible() && parsed.ext === undefined ? parsed.number : null;
}

/** Normalizes an email address, which is case-insensitive. */
export const sameCase = (email: string): string => email.trim().toLowerCase();

/** Writes a stored number as people do: +46 70 123 45 67. */
export const displayCustomerPhone = (phone: string): string =>
  parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
