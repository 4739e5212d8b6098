import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const secretBytes = 32;
const lookupCharacters = 8;

/** A secret issued once, and its two parts that may be stored. */
export interface IssuedToken {
  /** `<prefix>_<43 characters of base64url>`, 256 random bits. Shown once, never stored. */
  token: string;
  /** Prefix and first 8 characters: the lookup key of the row, and recognisable for a person. Not unique. */
  lookup: string;
  /** SHA-256 of the whole token, 32 bytes. */
  hash: Buffer;
}

/** Issues a random token. `prefix` names its purpose: 2-12 lower case letters, digits or inner underscores. */
export function issueToken(prefix: string): IssuedToken {
  if (!/^[a-z](?:[a-z0-9_]{0,10})[a-z0-9]$/.test(prefix)) {
    throw new RangeError(`A token prefix is 2-12 of a-z, 0-9 and inner _, beginning with a letter; got "${prefix}".`);
  }
  const token = `${prefix}_${randomBytes(secretBytes).toString('base64url')}`;
  return { token, lookup: token.slice(0, prefix.length + 1 + lookupCharacters), hash: hashToken(token) };
}

/** Extracts the lookup part of a presented token; undefined when it cannot be a token with this prefix. */
export function findTokenLookup(input: { token: string; prefix: string }): string | undefined {
  const { token, prefix } = input;
  const rest = token.slice(prefix.length + 1);
  if (!token.startsWith(`${prefix}_`) || !/^[A-Za-z0-9_-]{43}$/.test(rest)) return undefined;
  return token.slice(0, prefix.length + 1 + lookupCharacters);
}

/** SHA-256 of a token, 32 bytes. Sufficient without salt or stretching because a token has 256 random bits. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token, 'utf8').digest();
}

/** Compares a presented token with a stored hash, in constant time. */
export function matchesTokenHash(token: string, storedHash: Uint8Array): boolean {
  const hash = hashToken(token);
  return storedHash.length === hash.length && timingSafeEqual(hash, storedHash);
}

/** Compares two secrets, in constant time for content and lengths. */
export function equalsInConstantTime(left: string, right: string): boolean {
  return timingSafeEqual(hashToken(left), hashToken(right));
}
