import { expect, it } from 'vitest';
import { forwardingCodes } from './forwarding-codes.ts';

const number = '+46846500420';

it.each([
  ['mobile', 'always', '**21*+46846500420#', '##21#'],
  ['mobile', 'unanswered', '**61*+46846500420#', '##61#'],
  ['mobile', 'busy', '**67*+46846500420#', '##67#'],
  ['landline', 'always', '*21*0046846500420#', '#21#'],
  ['american', 'always', '*72 01146846500420', '*73'],
] as const)('codes of a %s phone, %s', (phone, reason, on, off) => {
  expect(forwardingCodes(phone, reason, number)).toEqual({ on, off });
});

it('a number of North America is dialled there without its country code', () => {
  expect(forwardingCodes('american', 'unanswered', '+12025550134').on).toBe('*92 2025550134');
});
