import { describe, expect, it } from 'vitest';
import { calledNumbers, readNumber } from './number-reading.rules.ts';

describe('a phone number in national or international format', () => {
  it.each([
    ['+46 8-465 004 12', null, { number: '+46846500412', country: 'SE', type: 'local' }],
    ['08-465 004 12', 'SE', { number: '+46846500412', country: 'SE', type: 'local' }],
    ['0046 8 465 004 12', 'US', { number: '+46846500412', country: 'SE', type: 'local' }],
    ['(212) 555-0134', 'US', { number: '+12125550134', country: 'US', type: 'local' }],
    ['070-174 06 05', 'SE', { number: '+46701740605', country: 'SE', type: 'mobile' }],
    ['+1 800 555 0199', null, { number: '+18005550199', country: null, type: 'toll_free' }],
  ])('%s, dialled in %s', (text, country, facts) => {
    expect(readNumber(text, country)).toMatchObject({ number: facts.number, type: facts.type });
    if (facts.country) expect(readNumber(text, country)?.country).toBe(facts.country);
  });

  it.each([
    ['08-465 004 12', null],
    ['1001', 'SE'],
    ['reception', 'SE'],
    ['call +46846500412 now', 'SE'],
    ['+46846500412 ext. 7', 'SE'],
    ['+999123456789', null],
    ['+4', null],
    ['08-465 004 12', 'XX'],
    ['', 'SE'],
  ])('%j, dialled in %s, is invalid', (text, country) => {
    expect(readNumber(text, country)).toBeNull();
  });
});

describe('the called number of a trunk', () => {
  const number = '+46846500412';

  it.each([
    ['+46846500412', 'e164', null],
    ['46846500412', 'e164', null],
    ['0046846500412', 'e164', null],
    ['+46846500412;npdi', 'e164', null],
    ['0846500412', 'e164', 'SE'],
    ['0846500412', 'national', 'SE'],
    ['846500412', 'national', 'SE'],
    ['46846500412', 'national', 'SE'],
    ['+46846500412', 'national', 'SE'],
  ] as const)('%s as %s of %s matches', (called, format, country) => {
    expect(calledNumbers(called, { format, country })).toContain(number);
  });

  it.each([
    ['0846500412', 'e164', null],
    ['0846500412', 'national', 'NO'],
    ['+46846500412', 'as_is', 'SE'],
    ['1001', 'national', 'SE'],
    ['', 'e164', 'SE'],
  ] as const)('%s as %s of %s does not match', (called, format, country) => {
    expect(calledNumbers(called, { format, country })).not.toContain(number);
  });
});
