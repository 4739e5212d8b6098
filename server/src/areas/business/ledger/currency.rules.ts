/** Millionths of a currency's unit: one cent is 10,000. */
export type Micros = bigint;

const microsDigits = 6;
const digitsByCurrency = new Map<string, number>();

/** Decimals of a currency by ISO 4217: 0 for JPY, 2 for EUR, 3 for KWD. */
export function decimalsOf(currency: string): number {
  const known = digitsByCurrency.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  digitsByCurrency.set(currency, digits);
  return digits;
}

const microsOfOneMinorUnit = (currency: string) => 10n ** BigInt(microsDigits - decimalsOf(currency));

/** Exact: minor units of the API as micros of the ledger. */
export const microsOfMinorUnits = (minorUnits: number, currency: string): Micros =>
  BigInt(minorUnits) * microsOfOneMinorUnit(currency);

/** Rounds micros to minor units, half to even; once per invoice line. The rest belongs on the account `rounding`. */
export const minorUnitsOf = (micros: Micros, currency: string): number =>
  Number(divideHalfEven(micros, microsOfOneMinorUnit(currency)));

/** Quotient of two integers, half to even. The divisor is positive. */
export function divideHalfEven(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  const rest = dividend % divisor;
  const doubled = (rest < 0n ? -rest : rest) * 2n;
  const isUp = doubled > divisor || (doubled === divisor && quotient % 2n !== 0n);
  if (!isUp) return quotient;
  return quotient + (dividend < 0n ? -1n : 1n);
}
