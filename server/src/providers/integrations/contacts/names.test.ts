import { expect, it } from 'vitest';
import { nameToCreate, splitName } from './names.ts';
import { isSameNumber } from './phone-digits.ts';

it.each([
  ['Robin', 'Robin', null],
  ['  Robin  van der Berg ', 'Robin', 'van der Berg'],
  ['', null, null],
  [null, null, null],
])('the name %j has two parts', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});

it('a person without a name is called by number or address', () => {
  expect(nameToCreate({ name: ' ', phone: '+46701234567', email: 'a@example.com' })).toBe('+46701234567');
  expect(nameToCreate({ name: null, phone: null, email: null })).toBe('Unknown');
});

it.each([
  ['070-123 45 67', '+46701234567', true],
  ['+46 (0)70 123 45 67', '+46701234567', true],
  ['070-123 45 68', '+46701234567', false],
  ['4567', '+46701234567', false],
  [null, '+46701234567', false],
])('%j is %s: %s', (stored, wanted, isSame) => {
  expect(isSameNumber(stored, wanted)).toBe(isSame);
});
