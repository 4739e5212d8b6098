import { describe, expect, it } from 'vitest';
import { maskedParty } from './zero-retention.rules.ts';

describe('parties of a call that leaves nothing behind', () => {
  const masked = '+46*********';
  it.each([
    ['inbound', '+46701234567', '+46846500412', masked, '+46846500412'],
    ['outbound', '+46846500412', '+46701234567', '+46846500412', masked],
  ] as const)('masks the other side of an %s call and shows the own number', (direction, from, to, fromNow, toNow) => {
    expect(maskedParty({ direction, phone_number: '+46701234567', from_number: from, to_number: to })).toEqual({
      phone_number: masked,
      from_number: fromNow,
      to_number: toNow,
      caller_name: null,
    });
  });

  it('masks identities that are no numbers', () => {
    const party = { phone_number: 'sip:anna@example.com', from_number: 'sip:anna@example.com', to_number: null };
    expect(maskedParty({ direction: 'inbound', ...party })).toMatchObject({
      phone_number: '***',
      from_number: '***',
      to_number: null,
    });
  });
});
