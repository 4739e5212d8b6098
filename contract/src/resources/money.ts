import { z } from 'zod';
import { rules } from '../rules.ts';

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** ISO 4217 code of a currency in use. */
export const Currency = z
  .string()
  .refine((code) => currencies.has(code), rules.currency)
  .meta({ description: 'ISO 4217, in capitals', examples: ['SEK', 'EUR', 'JPY', 'KWD'] });

/** Largest amount accepted, which leaves room for sums within 2^53. Unit: minor units of the currency. */
const amountMax = 1_000_000_000_000;

/** An amount in minor units of its currency, such as cents; of JPY whole yen, of KWD thousandths. */
export const MinorUnits = z
  .int()
  .min(0)
  .max(amountMax)
  .meta({ description: 'Minor units of the currency, such as cents: 19900 is 199.00 SEK and 19,900 JPY' });

/** The same, negative too: discounts and corrections. */
export const SignedMinorUnits = z
  .int()
  .min(-amountMax)
  .max(amountMax)
  .meta({ description: 'Minor units of the currency, such as cents; negative for a discount' });

/** Rate of value added tax, with up to two decimals. */
export const VatPercent = z
  .number()
  .min(0)
  .max(100)
  .multipleOf(0.01)
  .meta({ description: 'Percent, with up to two decimals', examples: [25, 5.5] });

/** VAT identification number, in capitals without spaces; its form is checked, not its registration. */
export const VatId = z
  .string()
  .transform((text) => text.toUpperCase().replaceAll(/[\s.-]/g, ''))
  .pipe(z.string().regex(/^[A-Z]{2}[A-Z0-9+*]{2,13}$/, rules.vat_id))
  .meta({ description: 'VAT identification number with its country', examples: ['SE556677889901'] });
