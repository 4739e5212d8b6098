import type { VatTotal } from '@parley/contract/resources/invoice';
import { divideHalfEven } from '#areas/business/ledger';
import type { VatTreatment } from './vat.rules.ts';

/** Rounded line with its VAT. */
export interface TaxedLine extends VatTreatment {
  netMinorUnits: number;
}

export interface Totals {
  netMinorUnits: number;
  vatMinorUnits: number;
  totalMinorUnits: number;
  vat: VatTotal[];
}

const thousand = 1000n;

/** Exact amount of a quantity at a price; rounded to a micro where thousandths of a unit need it. */
export const amountOf = (line: { quantityThousandths: bigint; unitPriceMicros: bigint }): bigint =>
  divideHalfEven(line.quantityThousandths * line.unitPriceMicros, thousand);

/** VAT of a net amount, half to even. Unit: minor units. */
export const vatOf = (netMinorUnits: number, basisPoints: number): number =>
  Number(divideHalfEven(BigInt(netMinorUnits) * BigInt(basisPoints), 10_000n));

/**
 * Adds up lines. VAT is reckoned once for each category and rate, of the sum of their rounded lines (EN 16931,
 * BR-CO-17), so that it differs by no cent from what the buyer reckons.
 */
export function totalsOf(lines: readonly TaxedLine[]): Totals {
  const groups = new Map<string, VatTotal & { basisPoints: number }>();
  for (const { category, basisPoints, netMinorUnits } of lines) {
    const key = `${category} ${basisPoints}`;
    const group = groups.get(key) ?? {
      category,
      basisPoints,
      percent: basisPoints / 100,
      net_minor_units: 0,
      vat_minor_units: 0,
    };
    group.net_minor_units += netMinorUnits;
    groups.set(key, group);
  }
  const vat = [...groups.values()]
    .toSorted((a, b) => b.basisPoints - a.basisPoints || a.category.localeCompare(b.category))
    .map(({ basisPoints, ...group }) => ({ ...group, vat_minor_units: vatOf(group.net_minor_units, basisPoints) }));
  return addUp(vat);
}

/** Sums of VAT totals. */
export function addUp(vat: VatTotal[]): Totals {
  const netMinorUnits = vat.reduce((sum, { net_minor_units }) => sum + net_minor_units, 0);
  const vatMinorUnits = vat.reduce((sum, { vat_minor_units }) => sum + vat_minor_units, 0);
  return { netMinorUnits, vatMinorUnits, totalMinorUnits: netMinorUnits + vatMinorUnits, vat };
}

/**
 * Shares of a net amount to credit by category and rate, in proportion to `left`; the largest takes the remainder. The
 * VAT of a category credited in full is all that is left of it, so that several credit notes add up to the invoice.
 */
export function shareCredit(left: readonly VatTotal[], netMinorUnits: number): Totals {
  const whole = left.reduce((sum, { net_minor_units }) => sum + net_minor_units, 0);
  const largest = left.toSorted((a, b) => b.net_minor_units - a.net_minor_units)[0];
  const shares = left.map((group) => ({
    group,
    net: whole === 0 ? 0 : Number((BigInt(group.net_minor_units) * BigInt(netMinorUnits)) / BigInt(whole)),
  }));
  const rest = netMinorUnits - shares.reduce((sum, { net }) => sum + net, 0);
  return addUp(
    shares.map(({ group, net }) => {
      const credited = group === largest ? net + rest : net;
      const isWhole = credited === group.net_minor_units;
      return {
        ...group,
        net_minor_units: credited,
        vat_minor_units: isWhole ? group.vat_minor_units : vatOf(credited, Math.round(group.percent * 100)),
      };
    }),
  );
}

/** Subtracts credits of the same categories and rates from VAT totals. */
export function subtractCredits(vat: readonly VatTotal[], credits: readonly VatTotal[]): VatTotal[] {
  return vat.map((group) => {
    const same = credits.filter(({ category, percent }) => category === group.category && percent === group.percent);
    const credited = addUp(same);
    return {
      ...group,
      net_minor_units: group.net_minor_units - credited.netMinorUnits,
      vat_minor_units: group.vat_minor_units - credited.vatMinorUnits,
    };
  });
}
