import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount } from './money.rules.ts';
import { creditorReference, documentNumber, dueOn } from './numbers.rules.ts';
import { addUp, amountOf, shareCredit, subtractCredits, totalsOf } from './totals.rules.ts';
import { treatmentOf } from './vat.rules.ts';
import { fitsVatForm } from './vat-id.rules.ts';

describe('amounts', () => {
  it('a quantity of thousandths costs its exact share', () => {
    expect(amountOf({ quantityThousandths: 1234n, unitPriceMicros: 990_000n })).toBe(1_221_660n);
  });

  it('words name the currency by its code', () => {
    expect(formatAmount(19_900, 'SEK', 'sv').replaceAll(/\s/g, ' ')).toBe('199,00 SEK');
    expect(formatAmount(19_900, 'JPY', 'en').replaceAll(/\s/g, ' ')).toBe('JPY 19,900');
  });
});

describe('totals', () => {
  const line = fc.record({
    category: fc.constant('S' as const),
    basisPoints: fc.constantFrom(0, 600, 1200, 2500),
    netMinorUnits: fc.integer({ min: 0, max: 10_000_000 }),
  });

  it('net and VAT of the rates add up to the total, and lines to the net amount', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), (lines) => {
        const totals = totalsOf(lines);
        expect(totals.netMinorUnits).toBe(lines.reduce((sum, { netMinorUnits }) => sum + netMinorUnits, 0));
        expect(totals).toEqual(addUp(totals.vat));
      }),
    );
  });

  it('credit notes in any number of parts add up to the invoice', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
        (lines, parts) => {
          const invoice = totalsOf(lines);
          let left = invoice.vat;
          let credited = 0;
          for (const part of [...parts, 1]) {
            const rest = addUp(left);
            const net = Math.floor(rest.netMinorUnits * part);
            const credit = net === rest.netMinorUnits ? rest : shareCredit(left, net);
            expect(credit.netMinorUnits).toBe(net);
            credited += credit.totalMinorUnits;
            left = subtractCredits(left, credit.vat);
          }
          expect(credited).toBe(invoice.totalMinorUnits);
        },
      ),
    );
  });
});

describe('VAT', () => {
  const seller = { country: 'SE', vatId: 'SE556677889901', basisPoints: 2500 };
  it.each([
    ['SE', null, 'S', 2500],
    ['SE', 'SE559900112201', 'S', 2500],
    ['DE', 'DE123456789', 'AE', 0],
    ['DE', null, 'S', 2500],
    ['DE', 'DE12', 'S', 2500],
    ['GR', 'EL123456789', 'AE', 0],
    ['US', null, 'O', 0],
    ['NO', 'NO123456789MVA', 'O', 0],
  ])('a seller in Sweden charges a buyer in %s with the number %s: %s', (country, vatId, category, basisPoints) => {
    expect(treatmentOf(seller, { country, vatId })).toEqual({ category, basisPoints });
  });

  it('a seller without a VAT number charges none', () => {
    expect(treatmentOf({ ...seller, vatId: null }, { country: 'SE', vatId: null }).category).toBe('O');
  });

  it.each([
    ['SE556677889901', 'SE', true],
    ['SE556677889902', 'SE', false],
    ['EL123456789', 'GR', true],
    ['GR123456789', 'GR', false],
    ['XI123456789', 'GB', true],
    ['CHE123456789MWST', 'CH', true],
    ['DE123456789', 'AT', false],
    ['AU51824753556', 'AU', true],
  ])('%s fits %s: %s', (vatId, country, fits) => {
    expect(fitsVatForm(vatId, country)).toBe(fits);
  });
});

describe('numbers', () => {
  it('a credit note has a series of its own', () => {
    expect(documentNumber('invoice', 'VW-', 7)).toBe('VW-00007');
    expect(documentNumber('credit_note', 'VW-', 7)).toBe('VW-CN-00007');
  });

  it('a reference is valid by ISO 11649', () => {
    const reference = creditorReference('VW-00042');
    const digits = [...`${reference.slice(4)}${reference.slice(0, 4)}`]
      .map((sign) => Number.parseInt(sign, 36))
      .join('');
    expect(BigInt(digits) % 97n).toBe(1n);
  });

  it('a due date passes the end of a month', () => {
    expect(dueOn('2026-01-31', 30)).toBe('2026-03-02');
  });
});
