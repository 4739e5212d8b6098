import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { equalsInConstantTime, findTokenLookup, hashToken, issueToken, matchesTokenHash } from '#platform/ids/token.ts';

it('a token has its prefix and 32 random bytes, and is unique', () => {
  const first = issueToken('pk_live');
  expect(first.token).toMatch(/^pk_live_[A-Za-z0-9_-]{43}$/);
  expect(Buffer.from(first.token.slice('pk_live_'.length), 'base64url')).toHaveLength(32);
  expect(issueToken('pk_live').token).not.toBe(first.token);
});

it('the stored hash verifies only the token', () => {
  const issued = issueToken('pk');
  expect(issued.hash).toEqual(createHash('sha256').update(issued.token).digest());
  expect(matchesTokenHash(issued.token, issued.hash)).toBe(true);
  expect(matchesTokenHash(`${issued.token}x`, issued.hash)).toBe(false);
  expect(matchesTokenHash(issued.token, issued.hash.subarray(1))).toBe(false);
  expect(issued.token.startsWith(issued.lookup)).toBe(true);
  expect(issued.lookup).toHaveLength('pk_'.length + 8);
});

it('the lookup part is found in a well-formed token only', () => {
  const issued = issueToken('pk');
  expect(findTokenLookup({ token: issued.token, prefix: 'pk' })).toBe(issued.lookup);
  for (const token of ['', 'pk_', 'pk_short', issued.token.slice(1), `${issued.token}x`, `${issued.token}\n`]) {
    expect(findTokenLookup({ token, prefix: 'pk' })).toBeUndefined();
  }
});

it('comparison accepts equal secrets only, of any lengths', () => {
  expect(equalsInConstantTime('abc', 'abc')).toBe(true);
  expect(equalsInConstantTime('abc', 'abcd')).toBe(false);
  expect(equalsInConstantTime('', 'a')).toBe(false);
});

it('an ambiguous prefix is refused', () => {
  for (const prefix of ['', 'P', 'pk_', '_pk', 'pk live', 'averyveryverylongprefix']) {
    expect(() => issueToken(prefix)).toThrow(RangeError);
  }
  expect(hashToken('')).toHaveLength(32);
});
