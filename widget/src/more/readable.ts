/** A tag the browser may not know, as a visitor's page may bring any. */
function formatterOf<Formatter>(make: (language: string | undefined) => Formatter, language: string): Formatter {
  try {
    return make(language);
  } catch {
    return make(undefined);
  }
}

/** "14:32" today, "Tue 14:32" within a week, "3 Mar 14:32" before that. `at`: milliseconds since 1970. */
export function readableTime(at: number, language: string, now = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const isThisWeek = now - at < 6 * 86_400_000;
  const day = isToday ? {} : isThisWeek ? { weekday: 'short' as const } : ({ day: 'numeric', month: 'short' } as const);
  const options = { ...day, hour: '2-digit', minute: '2-digit' } as const;
  return formatterOf((tag) => new Intl.DateTimeFormat(tag, options), language).format(at);
}

/** "820 kB", "1.4 MB". */
export function readableBytes(bytes: number, language: string): string {
  const [value, unit] = bytes < 999_500 ? [Math.max(1, bytes / 1000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const options = { style: 'unit', unit, maximumFractionDigits: value < 10 && unit === 'megabyte' ? 1 : 0 } as const;
  return formatterOf((tag) => new Intl.NumberFormat(tag, options), language).format(value);
}
