import { normaliseEmail } from '@parley/contract/email-address';
import { readPhoneNumber } from '@parley/contract/phone-number';

/** Subject of a look-up. */
export type SupportSubject =
  | { kind: 'email'; email: string }
  | { kind: 'phone_number'; number: string }
  | { kind: 'id'; id: string }
  | { kind: 'name'; name: string };

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Understands a query: an id, an email address, a phone number with country code, else a name. */
export function readSupportQuery(q: string): SupportSubject {
  if (uuid.test(q)) return { kind: 'id', id: q.toLowerCase() };
  if (/^\S+@\S+$/.test(q)) return { kind: 'email', email: normaliseEmail(q) };
  const number = /^\+?[\d\s()/.-]+$/.test(q) ? readPhoneNumber(q) : null;
  return number === null ? { kind: 'name', name: q } : { kind: 'phone_number', number };
}
