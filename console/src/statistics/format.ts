import { useTranslation } from 'react-i18next';
import { localeOf } from '../parts/locale.ts';

/** Formats figures in the language of the page; a dash for one that is unknown. */
export function useFormat() {
  const { i18n, t } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 });
  const change = new Intl.NumberFormat(i18n.language, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  const day = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'medium', timeZone: 'UTC' });
  const shortDay = new Intl.DateTimeFormat(localeOf(i18n.language), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const month = new Intl.DateTimeFormat(localeOf(i18n.language), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat(localeOf(i18n.language), { weekday: 'short', timeZone: 'UTC' });
  const known = <Value>(value: Value | null, format: (value: Value) => string) =>
    value === null ? '–' : format(value);
  return {
    number: (value: number | null) => known(value, (one) => number.format(one)),
    percent: (value: number | null) => known(value, (one) => percent.format(one)),
    change: (now: number, before: number) => (before === 0 ? '–' : change.format(now / before - 1)),
    ms: (value: number | null) => known(value, (one) => t('statistics.ms', { value: number.format(one) })),
    /** Minutes and seconds. */
    duration: (value: number | null) =>
      known(value, (one) => `${Math.floor(one / 60)}:${String(Math.round(one % 60)).padStart(2, '0')}`),
    day: (value: string) => day.format(new Date(`${value}T00:00:00Z`)),
    shortDay: (value: string) => shortDay.format(new Date(`${value}T00:00:00Z`)),
    month: (value: string) => month.format(new Date(`${value}-01T00:00:00Z`)),
    /** Weekday by its number from Monday, 0. */
    weekday: (index: number) => weekday.format(new Date(Date.UTC(2024, 0, 1 + index))),
    money: ({ amount_minor_units: minorUnits, currency }: { amount_minor_units: number; currency: string }) => {
      const format = new Intl.NumberFormat(i18n.language, { style: 'currency', currency });
      return format.format(minorUnits / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
    },
  };
}
