/** Decimals of a currency by ISO 4217. */
const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Currencies that Stripe counts with other decimals than ISO 4217. Source: docs.stripe.com/currencies. */
const decimalsAtStripe: Readonly<Record<string, number>> = { ISK: 2, MGA: 0, UGX: 2 };

const factorOf = (currency: string) =>
  10 ** ((decimalsAtStripe[currency] ?? decimalsOf(currency)) - decimalsOf(currency));

/** An amount as Stripe counts it. Throws RangeError for a fraction that it cannot charge. */
export function toStripe(minorUnits: number, currency: string): number {
  const amount = minorUnits * factorOf(currency);
  // Of currencies with three decimals Stripe takes whole tens.
  const isWhole = Number.isInteger(amount) && (decimalsOf(currency) !== 3 || amount % 10 === 0);
  if (!isWhole) throw new RangeError(`Stripe charges no amount of ${minorUnits} minor units of ${currency}`);
  return amount;
}

/** Minor units of an amount of Stripe. */
export const fromStripe = (amount: number, currency: string): number => Math.round(amount / factorOf(currency));
