import { describe, expect, it } from 'vitest';
import { minorUnitsIn, readAmount, writeAmount } from './format-money.ts';

describe('an amount', () => {
  it.each([
    ['9.50', 'EUR', 950],
    ['9,5', 'SEK', 950],
    ['1 200', 'EUR', 120_000],
    ['500', 'JPY', 500],
    ['1.234', 'KWD', 1234],
    ['0.001', 'EUR', null],
    ['-1', 'EUR', null],
    ['ten', 'EUR', null],
    ['', 'EUR', null],
  ])('%j in %s is read as %j minor units', (text, currency, minor) => {
    expect(readAmount(text, minorUnitsIn(currency))).toBe(minor);
  });

  it('is written as it can be read again', () => {
    expect(readAmount(writeAmount(4905, minorUnitsIn('EUR')), minorUnitsIn('EUR'))).toBe(4905);
  });
});
