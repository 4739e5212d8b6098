import { createHash, pbkdf2Sync, scryptSync, timingSafeEqual } from 'node:crypto';
import { verifySync } from '@node-rs/argon2';
import { compareSync } from 'bcryptjs';

/** Password hash format of another system. */
interface OldPasswordForm {
  name: string;
  pattern: RegExp;
  /** True when the hash's cost parameters are within this server's bounds. */
  isAffordable(parts: readonly string[]): boolean;
  matches(password: string, parts: readonly string[], stored: string): boolean;
}

/**
 * Cost bounds: twice the 2026 defaults of the systems the formats come from. A costlier hash is refused, not computed.
 */
const most = {
  bcryptRounds: 14,
  argon2MemoryKib: 256 * 1024,
  /** Bound on memory times passes, which determines the time. */
  argon2KibPasses: 1024 * 1024,
  argon2Lanes: 16,
  pbkdf2Rounds: 2_500_000,
  scryptBytes: 128 * 1024 * 1024,
  scryptLanes: 4,
  /** Bound on the base-2 logarithm of the cost. */
  phpassRounds: 18,
};

const isIn = (text: string | undefined, least: number, atMost: number) =>
  Number(text) >= least && Number(text) <= atMost;

/**
 * Known hash formats, tried in this order. Cost-bounded but slow: call off the main thread. Sources: RFC 9106 and the
 * PHC string format; django.contrib.auth.hashers; werkzeug.security; Openwall phpass 0.5; RFC 2307 with the SHA-2
 * schemes of OpenLDAP's pw-sha2.
 */
const oldPasswordForms: readonly OldPasswordForm[] = [
  {
    name: 'argon2',
    pattern:
      /^\$argon2(?:id|i|d)\$(?:v=(?:16|19)\$)?m=(\d{1,7}),t=(\d{1,5}),p=(\d{1,3})\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{16,172}$/,
    isAffordable: ([memory, passes, lanes]) =>
      isIn(memory, 8, most.argon2MemoryKib) &&
      isIn(passes, 1, most.argon2KibPasses / Number(memory)) &&
      isIn(lanes, 1, most.argon2Lanes),
    matches: (password, _parts, stored) => verifySync(stored, password),
  },
  {
    name: 'bcrypt',
    pattern: /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/,
    isAffordable: ([rounds]) => isIn(rounds, 4, most.bcryptRounds),
    // The three variants differ by bugs of other libraries only; all are computed alike here.
    matches: (password, _parts, stored) => compareSync(password, stored.replace(/^\$2[ay]/, '$2b')),
  },
  {
    name: 'Django pbkdf2',
    pattern: /^pbkdf2_(sha256|sha1)\$(\d{1,8})\$([^$]{1,128})\$([A-Za-z0-9+/]{27,43}=)$/,
    isAffordable: ([, rounds]) => isIn(rounds, 1, most.pbkdf2Rounds),
    matches: (password, [digest = '', rounds, salt = '', key = '']) =>
      isPbkdf2(Buffer.from(key, 'base64'), password, salt, Number(rounds), digest),
  },
  {
    name: 'Werkzeug pbkdf2',
    pattern: /^pbkdf2:(sha1|sha256|sha512)(?::(\d{1,8}))?\$([A-Za-z0-9]{1,64})\$((?:[0-9a-f]{2}){20,64})$/,
    isAffordable: ([, rounds]) => isIn(rounds, 1, most.pbkdf2Rounds),
    matches: (password, [digest = '', rounds, salt = '', key = '']) =>
      isPbkdf2(Buffer.from(key, 'hex'), password, salt, Number(rounds), digest),
  },
  {
    name: 'Werkzeug scrypt',
    pattern: /^scrypt:(\d{1,7}):(\d{1,2}):(\d{1,2})\$([A-Za-z0-9]{1,64})\$([0-9a-f]{128})$/,
    isAffordable: ([cost, block, lanes]) =>
      isPowerOfTwo(Number(cost)) &&
      isIn(block, 1, most.scryptBytes / 128 / Number(cost)) &&
      isIn(lanes, 1, most.scryptLanes),
    matches: (password, [cost, block, lanes, salt = '', key = '']) => {
      const options = { N: Number(cost), r: Number(block), p: Number(lanes), maxmem: 2 * most.scryptBytes };
      return isEqual(Buffer.from(key, 'hex'), scryptSync(password, salt, 64, options));
    },
  },
  {
    name: 'phpass',
    pattern: /^\$[PH]\$([./0-9A-Za-z])([./0-9A-Za-z]{8})([./0-9A-Za-z]{22})$/,
    isAffordable: ([rounds = '']) => isIn(String(phpassDigits.indexOf(rounds)), 7, most.phpassRounds),
    matches: (password, [rounds = '', salt = '', key = '']) =>
      isEqual(Buffer.from(key), Buffer.from(phpassOf(password, salt, 2 ** phpassDigits.indexOf(rounds)))),
  },
  {
    name: 'LDAP salted SHA',
    pattern: /^\{SSHA(256|512)?\}([A-Za-z0-9+/]{28,512}={0,2})$/i,
    isAffordable: ([size, sum = '']) => Buffer.from(sum, 'base64').length > (ldapBytes[size ?? '1'] ?? 0),
    matches: (password, [size, sum = '']) => {
      const bytes = Buffer.from(sum, 'base64');
      const length = ldapBytes[size ?? '1'] ?? 0;
      const salted = createHash(`sha${size ?? '1'}`)
        .update(password, 'utf8')
        .update(bytes.subarray(length));
      return isEqual(bytes.subarray(0, length), salted.digest());
    },
  },
];

/** Names the format of a stored hash; null for an unknown format or one over the cost bounds. */
export function legacyFormatOf(stored: string): string | null {
  return find(stored)?.form.name ?? null;
}

/** Verifies a password against a hash. False for a hash `nameOldPasswordForm` does not name. */
export function verifyLegacyHash(stored: string, password: string): boolean {
  const found = find(stored);
  return found !== null && found.form.matches(password, found.parts, stored);
}

function find(stored: string): { form: OldPasswordForm; parts: string[] } | null {
  for (const form of oldPasswordForms) {
    const parts = form.pattern.exec(stored)?.slice(1);
    if (parts) return form.isAffordable(parts) ? { form, parts } : null;
  }
  return null;
}

function isPbkdf2(key: Buffer, password: string, salt: string, rounds: number, digest: string): boolean {
  return isEqual(key, pbkdf2Sync(password, salt, rounds, key.length, digest));
}

function isEqual(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}

function isPowerOfTwo(value: number): boolean {
  return value > 1 && Number.isInteger(Math.log2(value));
}

const phpassDigits = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Encodes sixteen bytes as phpass does: groups of three, least significant six bits first. */
function phpassOf(password: string, salt: string, rounds: number): string {
  const secret = Buffer.from(password, 'utf8');
  const md5 = (first: Buffer) => createHash('md5').update(first).update(secret).digest();
  let sum = md5(Buffer.from(salt, 'ascii'));
  for (let round = 0; round < rounds; round++) sum = md5(sum);
  let text = '';
  for (let at = 0; at < sum.length; at += 3) {
    const group = (sum[at] ?? 0) | ((sum[at + 1] ?? 0) << 8) | ((sum[at + 2] ?? 0) << 16);
    const digits = at + 3 <= sum.length ? 4 : 2;
    for (let digit = 0; digit < digits; digit++) text += phpassDigits[(group >> (6 * digit)) & 63];
  }
  return text;
}

/** Digest length in bytes; the salt follows. */
const ldapBytes: Readonly<Record<string, number>> = { '1': 20, '256': 32, '512': 64 };
