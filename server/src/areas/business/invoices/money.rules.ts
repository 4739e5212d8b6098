import { decimalsOf } from '#areas/business/ledger';

/** An amount in words of the locale: `199,00 SEK`. With the code, since a sign may stand for several currencies. */
export function formatAmount(minorUnits: number, currency: string, locale: string): string {
  const decimals = decimalsOf(currency);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: decimals,
  }).format(minorUnits / 10 ** decimals);
}
