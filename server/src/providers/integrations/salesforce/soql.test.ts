import { expect, it } from 'vitest';
import { soqlText, soslText } from './soql.ts';

it.each([
  ["O'Brien", "'O\\'Brien'"],
  ["x' OR Name LIKE '%", "'x\\' OR Name LIKE \\'%'"],
  ["\\' OR Id != null --", "'\\\\\\' OR Id != null --'"],
  ['a\nb\rc\td"', "'a\\nb\\rc\\td\\\"'"],
])('SOQL literal of %j has no end of its own', (text, literal) => {
  expect(soqlText(text)).toBe(literal);
  // Without its escapes the literal has no quote inside.
  expect(literal.slice(1, -1).replace(/\\./g, '')).not.toMatch(/['"\\]/);
});

it('reserved characters of SOSL are escaped', () => {
  expect(soslText('a*} OR {b?')).toBe('a\\*\\} OR \\{b\\?');
});
