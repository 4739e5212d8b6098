import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { commonPasswordWords } from './common-passwords.rules.ts';

export const passwordCharacters = { min: 12, max: 256 };

/** Normalises to NFKC: another keyboard may produce other code points (NIST SP 800-63B-4, 3.1.1.2). */
export function normalisePassword(password: string): string {
  return password.normalize('NFKC');
}

/** New password: long enough and not a common one. See `isAboutPerson` for the personal check. */
export const Password = z
  .string()
  .max(passwordCharacters.max)
  .refine((password) => lengthOf(password) >= passwordCharacters.min && lengthOf(password) <= passwordCharacters.max, {
    error: `expected ${passwordCharacters.min} to ${passwordCharacters.max} characters`,
    abort: true,
  })
  .refine((password) => !isCommon(password), { error: 'this is one of the first passwords anybody would try' })
  .meta({ description: `${passwordCharacters.min} to ${passwordCharacters.max} characters, of whatever kind` });

/** Generates a random password of 96 bits, to be changed at once or kept in a safe place. */
export const generatePassword = (): string => randomBytes(12).toString('base64url');

/** Existing password: an older system may have allowed weaker ones. */
export const GivenPassword = z.string().min(1).max(1024);

const lengthOf = (password: string): number => [...normalisePassword(password)].length;

/** True for a password that is little more than the user's address or name. */
export function isAboutPerson(password: string, person: { email: string; name: string }): boolean {
  const plain = bare(password);
  const core = coreOf(password);
  const forms = new Set([plain, core, withoutRepeats(plain), withoutRepeats(core)]);
  const [mailbox = '', domain = ''] = person.email.split('@');
  return [person.email, mailbox, domain, person.name].map(bare).some((word) => word.length >= 4 && forms.has(word));
}

function isCommon(password: string): boolean {
  const plain = normalisePassword(password).toLowerCase();
  if (new Set(plain).size < 5 || isSequence(plain)) return true;
  return [coreOf(password), bare(plain)].some(
    (word) => commonPasswordWords.has(word) || commonPasswordWords.has(withoutRepeats(word)),
  );
}

/** Reduces text to lower-case letters and digits. */
function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const standsFor: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Strips decoration: `P@ssw0rd2024!` becomes `password`. */
function coreOf(password: string): string {
  const trimmed = normalisePassword(password)
    .toLowerCase()
    .replace(/[^\p{L}@$]+$/u, '')
    .replace(/^[^\p{L}@$]+/u, '');
  return bare(trimmed.replaceAll(/[013457@$!]/g, (sign) => standsFor[sign] ?? sign));
}

function withoutRepeats(text: string): string {
  return /^(.+?)\1+$/.exec(text)?.[1] ?? text;
}

/** Detects sequences such as `abcdefghijkl` and `987654321098`. */
function isSequence(text: string): boolean {
  const steps = [...text]
    .slice(1)
    .map((sign, at) => ((sign.codePointAt(0) ?? 0) - (text.codePointAt(at) ?? 0) + 10) % 10);
  return new Set(steps).size === 1 && (steps[0] === 1 || steps[0] === 9);
}
