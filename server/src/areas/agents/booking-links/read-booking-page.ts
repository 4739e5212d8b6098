import type { TenantId } from '@parley/contract/ids';
import type { Slot } from '@parley/contract/resources/calendar';
import { type BookingDetails, bookingTimeIn, changeStateOf, findTimesFor, localeOf } from '#areas/agents/calendar';
import { mailLanguageOf } from '#areas/platform/mail';
import type { Tx } from '#db/tenant-scope.ts';
import { dateOf, dayMs, wallClock } from '#platform/clock/wall-clock.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { BookingPage, DayOfTimes } from './booking-page.rules.ts';
import type { BookingLinksDeps } from './booking-links.operation.ts';

/** Days whose free times are shown at once. */
const shownDays = 7;
const mostTimes = 400;

/** Reads what the page shows. A connected calendar that fails takes the place of the times. */
export async function readBookingPage(
  tx: Tx,
  deps: BookingLinksDeps,
  asked: {
    tenantId: TenantId;
    details: BookingDetails;
    now: Date;
    news: BookingPage['news'];
    step: BookingPage['step']['kind'];
    /** First day of the times, of the calendar's clocks. */
    from?: string | undefined;
    link: BookingPage['link'];
  },
): Promise<BookingPage> {
  const { tenantId, details, now, link } = asked;
  const { booking, calendar, language } = details;
  const { brand } = await deps.brands.ofTenant(tenantId);
  const state = changeStateOf(details, now);
  const page = {
    language: mailLanguageOf(language),
    brand: { color: brand.primary_color, logoUrl: brand.logo_url, name: brand.name },
    business: details.business,
    title: details.title,
    when: bookingTimeIn(language, calendar.timezone, booking),
    timezone: calendar.timezone,
    location: details.location,
    name: booking.customer.name,
    state,
    news: asked.news,
    link,
  };
  if (asked.step !== 'times' || state !== 'open') {
    return { ...page, step: { kind: asked.step === 'cancel' ? 'cancel' : 'show' } };
  }
  try {
    return { ...page, step: await readTimes(tx, deps, asked) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...page, news: 'failed', step: { kind: 'show' } };
  }
}

async function readTimes(
  tx: Tx,
  { calendars }: BookingLinksDeps,
  {
    tenantId,
    details,
    now,
    from,
  }: Pick<Parameters<typeof readBookingPage>[2], 'tenantId' | 'details' | 'from' | 'now'>,
): Promise<BookingPage['step']> {
  const { calendar } = details;
  const clock = wallClock(calendar.timezone);
  const today = clock.localAt(now.getTime());
  const todayStarts = today - (today % dayMs);
  const wanted = from === undefined ? todayStarts : Date.parse(`${from}T00:00Z`);
  const lastDay = todayStarts + calendar.config.horizon_days * dayMs;
  const firstDay = Math.min(Math.max(wanted, todayStarts), lastDay);
  const range = {
    from: Math.max(clock.instantAtOrAfter(firstDay), now.getTime()),
    to: clock.instantAtOrAfter(firstDay + shownDays * dayMs),
  };
  const slots = await findTimesFor({ tx, tenantId, calendars }, details, { range, now, limit: mostTimes });
  const others = slots.filter(({ starts_at }) => starts_at !== details.booking.starts_at);
  const earlier = Math.max(firstDay - shownDays * dayMs, todayStarts);
  const later = firstDay + shownDays * dayMs;
  return {
    kind: 'times',
    days: byDay(others, calendar.timezone, details.language),
    earlier: firstDay > todayStarts ? dateOf(earlier) : null,
    later: later <= lastDay ? dateOf(later) : null,
  };
}

function byDay(slots: readonly Slot[], timeZone: string, language: string): DayOfTimes[] {
  const locale = localeOf(language);
  const dayFormat = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  const timeFormat = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone });
  const days = new Map<string, DayOfTimes>();
  for (const { starts_at: startsAt } of slots) {
    const at = new Date(startsAt);
    const day = dayFormat.format(at);
    const known = days.get(day) ?? { day, times: [] };
    known.times.push({ startsAt, time: timeFormat.format(at) });
    days.set(day, known);
  }
  return [...days.values()];
}
