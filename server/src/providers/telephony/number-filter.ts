import { type CountryCode, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';
import type { NumberQuery } from './telephony-provider.ts';

/** The calling code of a country, without plus; undefined for one without. */
export function callingCodeOf(country: string): string | undefined {
  return isSupportedCountry(country) ? getCountryCallingCode(country as CountryCode) : undefined;
}

/** Checks a number against the query: carriers match patterns more loosely than requested. */
export function matchesQuery(number: string, query: NumberQuery): boolean {
  const code = callingCodeOf(query.country);
  if (code === undefined || !number.startsWith(`+${code}`)) return false;
  const national = number.slice(code.length + 1);
  return national.startsWith(query.areaCode ?? '') && number.includes(query.contains ?? '');
}
