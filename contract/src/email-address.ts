import { z } from 'zod';
import { rules } from './rules.ts';

/** RFC 5321, 4.5.3.1: what SMTP carries of a whole address and of the part before the @. Unit: octets. */
const maxAddressOctets = 254;
const maxLocalPartOctets = 64;
/** RFC 1035, 2.3.4. Unit: octets. */
const maxLabelOctets = 63;

/** Dot-atom of RFC 5322 with letters, marks and digits of every script (RFC 6531). No quoted local parts. */
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
/** A label of a host name, in Unicode or as an A-label. */
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
/** Invisible characters, some of which count as letters. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;

const octets = (text: string) => new TextEncoder().encode(text).length;

/** How addresses are stored and compared: trimmed, composed (NFC), in lower case. One mailbox, one account. */
export function normaliseEmail(text: string): string {
  return text.trim().normalize('NFC').toLowerCase().normalize('NFC');
}

/**
 * Checks by its spelling that an address can receive mail over the internet: `local@domain` with a domain of
 * two labels or more. Refuses quoted local parts, address literals, single-label hosts and compatibility characters
 * such as full width, which look like another address.
 */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  const labels = domain.split('.');
  return (
    octets(text) <= maxAddressOctets &&
    octets(local) <= maxLocalPartOctets &&
    localPart.test(local) &&
    labels.length > 1 &&
    labels.every((each) => label.test(each) && octets(each) <= maxLabelOctets) &&
    // All digits would be an IP address.
    !/^\d+$/.test(labels.at(-1) ?? '') &&
    !invisible.test(text) &&
    text === text.normalize('NFKC')
  );
}

/** An address as people type it; the parsed one is normalised. The one schema of every address that is written down. */
export const EmailAddress = z
  .string()
  .max(508)
  .transform(normaliseEmail)
  .pipe(z.string().refine(isEmailAddress, rules.email_address))
  .meta({ description: 'Email address; stored in lower case', format: 'email', examples: ['ada@example.com'] });

/** Email addresses accepted by older versions. */
const given = /^[^\s@"(),:;<>[\]\\\p{C}]{1,64}@[^\s@"(),:;<>[\]\\\p{C}]+$/u;

/** A claimed email address. Validated as older versions did, so that every account keeps its sign-in. */
export const GivenEmailAddress = z
  .string()
  .max(508)
  .transform(normaliseEmail)
  .pipe(z.string().max(maxAddressOctets).regex(given, rules.email_address))
  .meta({ description: 'Email address', examples: ['ada@example.com'] });
