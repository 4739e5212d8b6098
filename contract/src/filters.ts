import { z } from 'zod';
import { readPhoneNumber } from './phone-number.ts';
import { rules } from './rules.ts';

/** A query parameter that takes one of these or several, with commas; each counts once. */
export const oneOrSeveral = <Value extends z.ZodType<string, string>>(value: Value) =>
  z
    .string()
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(value));

/** Query parameter with a phone number in any spelling that includes the country; read as E.164. */
export const phoneNumberFilter = () =>
  z
    .string()
    .max(40)
    .transform((text, context) => {
      const number = readPhoneNumber(text);
      if (number === null) context.addIssue(rules.phone_with_country);
      return number ?? z.NEVER;
    });

/**
 * Query parameters of a half-open period, described by `described`. Check the object that holds them with
 * `orderedSpan`.
 */
export const timeSpan = (described: { from: string; to: string }) => ({
  from: z.iso.datetime({ offset: true }).optional().meta({ description: described.from }),
  to: z.iso.datetime({ offset: true }).optional().meta({ description: described.to }),
});

/** Refuses a span that holds nothing, because it ends where it begins or before. */
export function orderedSpan(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  context: z.RefinementCtx,
): void {
  if (from === undefined || to === undefined || Date.parse(from) < Date.parse(to)) return;
  context.addIssue({ code: 'custom', path: ['to'], message: rules.later_than_from });
}

/** Allowed source addresses and networks (CIDR). */
export const AllowedAddresses = z
  .array(
    z
      .string()
      .trim()
      .min(2)
      .max(50)
      .meta({ examples: ['203.0.113.10', '198.51.100.0/24', '2001:db8::/48'] }),
  )
  .max(100)
  .default([]);
