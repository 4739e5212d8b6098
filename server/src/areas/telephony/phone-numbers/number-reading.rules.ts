import { readPhoneNumber } from '@parley/contract/phone-number';
import type { NumberType } from '@parley/contract/resources/phone-number';
import type { SipTrunkConfig } from '@parley/contract/resources/sip-trunk';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';

export interface NumberFacts {
  /** E.164. */
  number: string;
  /** Null for shared codes, such as some toll-free numbers. */
  country: string | null;
  type: NumberType | null;
}

/** Parses a number with its country code or as dialled in `country`; null when invalid. */
export function readNumber(text: string, country: string | null): NumberFacts | null {
  const international = readPhoneNumber(text);
  const options = { extract: false, ...(country ? { defaultCountry: country as CountryCode } : {}) };
  const parsed = parsePhoneNumberFromString(international ?? text, options);
  if (!parsed?.isPossible() || parsed.ext !== undefined) return null;
  return { number: parsed.number, country: parsed.country ?? null, type: typeOf(parsed.getType()) };
}

function typeOf(type: string | undefined): NumberType | null {
  switch (type) {
    case undefined:
      return null;
    case 'MOBILE':
      return 'mobile';
    case 'TOLL_FREE':
      return 'toll_free';
    case 'FIXED_LINE':
    case 'FIXED_LINE_OR_MOBILE':
      return 'local';
    default:
      return 'national';
  }
}

/**
 * Candidate E.164 numbers for a trunk's called identity, likeliest first. Carriers omit the +, use 00 or send the
 * national form; an E.164 number never starts with 0, so the forms do not collide.
 */
export function calledNumbers(
  called: string,
  trunk: { format: SipTrunkConfig['inbound']['number_format']; country: string | null },
): string[] {
  const text = called.split(';')[0] ?? '';
  if (trunk.format === 'as_is') return [];
  const isDigits = /^[1-9]\d{4,14}$/.test(text);
  const asE164 = readPhoneNumber(text) ?? (isDigits ? `+${text}` : null);
  const asNational = trunk.country === null ? null : (readNumber(text, trunk.country)?.number ?? null);
  const inOrder = trunk.format === 'national' ? [asNational, asE164] : [asE164, asNational];
  return [...new Set(inOrder.filter((number) => number !== null))];
}
