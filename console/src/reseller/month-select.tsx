import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../parts/locale.ts';
import { presentMonth } from './reseller-queries.ts';

/** Months that can be chosen, the present one included. */
const monthCount = 24;

/** Choice of a month, newest first. */
export function MonthSelect({ month, onChange }: { month: string; onChange(month: string): void }) {
  const { t, i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(localeOf(i18n.language), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const now = new Date(`${presentMonth()}-01T00:00:00Z`);
  const months = Array.from({ length: monthCount }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - index, 1)).toISOString().slice(0, 7),
  );
  const choices = months.includes(month) ? months : [month, ...months];
  return (
    <NativeSelect
      aria-label={t('reseller.month')}
      value={month}
      data={choices.map((value) => ({ value, label: format.format(new Date(`${value}-01T00:00:00Z`)) }))}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
