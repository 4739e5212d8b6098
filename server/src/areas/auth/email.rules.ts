import { z } from 'zod';

/** RFC 5321, 4.5.3.1.3: a path has 256 octets with its angle brackets. */
const longestEmail = 254;

/** How addresses are stored and compared: trimmed, composed (NFC), in lower case. One mailbox, one account. */
export function normaliseEmail(text: string): string {
  return text.trim().normalize('NFC').toLowerCase().normalize('NFC');
}

/** An address as people type it; the parsed one is normalised. */
export const EmailAddress = z
  .string()
  .max(2 * longestEmail)
  .transform(normaliseEmail)
  .pipe(
    z
      .string()
      .max(longestEmail)
      .regex(/^[^\s@"(),:;<>[\]\\\p{C}]{1,64}@[^\s@"(),:;<>[\]\\\p{C}]+$/u, 'expected an e-mail address'),
  )
  .meta({ description: 'E-mail address', examples: ['ada@example.com'] });
