import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { localeOf } from './locale.ts';

const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/**
 * An instant as people say it ("2 hours ago"), exactly when pointed at. In lists of records (`isRecord`) those older than
 * a day are told apart by day and time.
 */
export function Timestamp({ at, isRecord = false }: { at: string; isRecord?: boolean }) {
  const { i18n } = useTranslation();
  const now = new Date();
  const locale = localeOf(i18n.language);
  const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(at));
  return (
    <Text component="time" dateTime={at} title={exact} inherit className="when">
      {isRecord ? recordTime(new Date(at), now, locale) : relativeTime(new Date(at), now, i18n.language)}
    </Text>
  );
}

const dayMs = 86_400_000;

/** Time of a record: as people say it on the same day, then day and time; the year where it is another. */
export function recordTime(at: Date, now: Date, locale: string): string {
  if (Math.abs(at.getTime() - now.getTime()) < dayMs) return relativeTime(at, now, locale);
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(at.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}

/** How long ago or ahead `at` lies, in the largest unit that fits. */
export function relativeTime(at: Date, now: Date, language: string): string {
  const seconds = Math.round((at.getTime() - now.getTime()) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const unit = units.find(([, size]) => Math.abs(seconds) >= size);
  return unit ? format.format(Math.trunc(seconds / unit[1]), unit[0]) : format.format(0, 'second');
}
