import { useTranslation } from 'react-i18next';
import { localeOf } from '../parts/locale.ts';

export interface Money {
  amount_minor_units: number;
  currency: string;
}

const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Formats of billing in the reader's language. */
export function useBillingFormat() {
  const { i18n } = useTranslation();
  const locale = localeOf(i18n.language);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  function money({ amount_minor_units: minor, currency }: Money): string {
    const amount = minor / 10 ** decimalsOf(currency);
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);
  }
  return {
    money,
    /** Amounts of several currencies; a dash for none. */
    sum: (amounts: readonly { minor_units: number; currency: string }[]): string =>
      amounts
        .map(({ minor_units: amount_minor_units, currency }) => money({ amount_minor_units, currency }))
        .join(' + ') || '–',
    /** Price of a minute or a reply, down to a hundredth of a cent. */
    unitPrice(micros: number, currency: string): string {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 4 });
      return format.format(micros / 1_000_000);
    },
    minutes: (seconds: number): string => number.format(seconds / 60),
    count: (value: number): string => number.format(value),
    /** A whole date: on invoices the year counts. */
    date: (date: string): string =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date)),
    day: (date: string): string =>
      new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(date)),
  };
}

/** Amount as typed, with a comma or a point, in parts of a unit; null where it is none. */
export function readAmount(text: string, partsOfUnit: number): number | null {
  const clean = text.replace(/[\s\u00a0]/g, '').replace(',', '.');
  if (!/^\d{1,10}(?:\.\d{1,6})?$/.test(clean)) return null;
  const parts = Math.round(Number(clean) * partsOfUnit);
  return Math.abs(parts - Number(clean) * partsOfUnit) < 1e-6 ? parts : null;
}

/** Amount in parts of a unit as it is typed. */
export const writeAmount = (parts: number, partsOfUnit: number): string => String(parts / partsOfUnit);

export const minorUnitsIn = (currency: string): number =>
  10 ** (/^[A-Z]{3}$/.test(currency) ? decimalsOf(currency) : 2);

/** Micros in a unit of a currency. */
export const microsIn = 1_000_000;
