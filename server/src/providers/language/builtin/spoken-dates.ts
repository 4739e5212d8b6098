const iso = /\b(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?(?![\d-])/g;

interface Place {
  language: string;
  /** IANA zone in which instants are spoken. */
  timezone: string;
}

/** A text in which dates and instants as computers write them are said as people say them: `Friday 6 March, 14:00`. */
export function withDatesInWords(text: string, place: Place): string {
  return text.replace(iso, (written, date: string, time: string | undefined, zone: string | undefined) => {
    const at = new Date(`${date}T${time ?? '00:00'}:00${zone ?? 'Z'}`);
    if (Number.isNaN(at.getTime())) return written;
    // Without a zone it is what the clock on the wall says.
    const { day, clock } = formattersOf(place.language, zone === undefined ? 'UTC' : place.timezone);
    return time === undefined ? day.format(at) : `${day.format(at)}, ${clock.format(at)}`;
  });
}

const known = new Map<string, { day: Intl.DateTimeFormat; clock: Intl.DateTimeFormat }>();

function formattersOf(language: string, timeZone: string) {
  const key = `${language} ${timeZone}`;
  let formatters = known.get(key);
  if (!formatters) {
    // British order for plain English: "Friday 6 March" is how it is spoken.
    const wanted = language.toLowerCase() === 'en' ? 'en-GB' : language;
    const locale = Intl.DateTimeFormat.supportedLocalesOf(wanted)[0] ?? 'en-GB';
    formatters = {
      day: new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' }),
      clock: new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' }),
    };
    known.set(key, formatters);
  }
  return formatters;
}
