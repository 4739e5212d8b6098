import { EmailAddress as TypedAddress } from '@parley/contract/resources/mail';
import { z } from 'zod';

/** How addresses are stored and compared: trimmed, composed (NFC), in lower case. One mailbox, one account. */
export function normaliseEmail(text: string): string {
  return text.trim().normalize('NFC').toLowerCase().normalize('NFC');
}

/** An address as people type it; the parsed one is normalised. */
export const EmailAddress = z
  .string()
  .max(508)
  .transform(normaliseEmail)
  .pipe(TypedAddress)
  .meta({ description: 'E-mail address', examples: ['ada@example.com'] });
