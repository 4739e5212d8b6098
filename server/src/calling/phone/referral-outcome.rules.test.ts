import { expect, it } from 'vitest';
import { isConfirmedByBye } from './referral-outcome.rules.ts';

it.each([
  ['nothing but 202', { status: undefined }, true],
  ['100', { status: 100 }, true],
  ['180: the caller hung up while it rang', { status: 180 }, false],
  ['no transfer at all', undefined, false],
] as const)('a BYE after %s confirms a transfer: %s', (_reported, transfer, isConfirmed) => {
  expect(isConfirmedByBye(transfer)).toBe(isConfirmed);
});
