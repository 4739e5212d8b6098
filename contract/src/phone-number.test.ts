import { expect, it } from 'vitest';
import { readPhoneNumber } from './phone-number.ts';

it.each([
  ['+46 70-123 45 67', '+46701234567'],
  ['0046701234567', '+46701234567'],
  [' 46701234567', '+46701234567'],
  ['+1 (555) 010.9999', '+15550109999'],
  ['0701234567', null],
  ['46701234567', null],
  ['sip:anna@example.com', null],
  ['+0123456', null],
  ['+1234567890123456', null],
  ['anonymous', null],
])('the number %j is %j', (text, number) => {
  expect(readPhoneNumber(text)).toBe(number);
});
