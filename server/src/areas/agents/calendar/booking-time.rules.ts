/** Time of a booking in words of a language, by the clocks of a time zone, which it names. */
export function bookingTimeIn(
  language: string,
  timezone: string,
  { starts_at, ends_at }: { starts_at: string; ends_at: string },
): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: timezone,
    timeZoneName: 'short',
  });
  return format.formatRange(new Date(starts_at), new Date(ends_at));
}

/** Locale of a language: English without a region has a clock of 24 hours, as most readers outside America expect. */
export const localeOf = (language: string): string =>
  language.toLowerCase() === 'en' ? 'en-GB' : (Intl.DateTimeFormat.supportedLocalesOf(language)[0] ?? 'en-GB');
