import { z } from 'zod';
import { rules } from './rules.ts';

/**
 * A phone number in E.164, from how people and carriers write one, or null for what is none. A leading `00` counts as
 * `+`, and so does a leading blank: that is what an unencoded `+` becomes in a query.
 */
export function readPhoneNumber(text: string): string | null {
  const digits = text.replaceAll(/[\s().\-/]/g, '').replace(/^\+|^00/, '');
  const isInternational = /^(?:\s|\s*\+|\s*00)/.test(text);
  return isInternational && /^[1-9]\d{4,14}$/.test(digits) ? `+${digits}` : null;
}

/** A number that is in E.164 already. */
export const E164 = z
  .string()
  .regex(/^\+[1-9]\d{4,14}$/, rules.phone_international)
  .meta({ description: 'Phone number in E.164', examples: ['+46846500412'] });

/** ISO 3166-1 alpha-2. */
export const CountryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, rules.country_code)
  .meta({ description: 'ISO 3166-1 alpha-2, in capitals', examples: ['SE', 'US', 'GB'] });
