import ICAL from 'ical.js';
import { type BusyTime, CalendarProviderError, type EventState, type TimeSpan } from '#areas/agents/calendar-accounts';
import { dayMs, wallClock } from '#platform/clock/wall-clock.ts';

/** Occurrences of one series that are stepped through: 27 years of a daily one. */
const mostOccurrences = 10_000;

interface Reading {
  eventId: string;
  span: TimeSpan;
  /** IANA zone of all-day events and floating times. */
  timezone: string;
  /** Address of the account, whose declined events are free; null: unknown. */
  address: string | null;
}

/**
 * Busy times of a calendar object (RFC 5545) in a span: series expanded by the object's own time zones, changed and
 * cancelled occurrences as they are. Free (`TRANSP`), cancelled and declined events do not count.
 */
export function busyOccurrences(icalendar: string, reading: Reading): BusyTime[] {
  const root = parse(icalendar);
  const components = root.getAllSubcomponents('vevent');
  const masters = components.filter((component) => !component.hasProperty('recurrence-id'));
  const changed = components.filter((component) => component.hasProperty('recurrence-id'));
  const found: BusyTime[] = [];
  for (const component of masters) {
    const uid = component.getFirstPropertyValue('uid');
    const exceptions = changed.filter((each) => each.getFirstPropertyValue('uid') === uid);
    found.push(...occurrencesOf(new ICAL.Event(component, { exceptions }), reading));
  }
  // An invitation to one occurrence of a series has no master.
  const masterIds = new Set(masters.map((component) => component.getFirstPropertyValue('uid')));
  for (const component of changed) {
    if (masterIds.has(component.getFirstPropertyValue('uid'))) continue;
    const event = new ICAL.Event(component);
    found.push(...busyAt(event, event.startDate, event.endDate, reading));
  }
  return found;
}

/** Event of a calendar object as it is now; of a series its first occurrence. */
export function eventStateOf(icalendar: string, timezone: string): EventState {
  const components = parse(icalendar).getAllSubcomponents('vevent');
  const component = components.find((each) => !each.hasProperty('recurrence-id')) ?? components[0];
  if (!component || textOf(component, 'status') === 'CANCELLED') return { kind: 'gone' };
  const { startDate, endDate } = new ICAL.Event(component);
  const times = { from: instantOf(startDate, timezone), to: instantOf(endDate, timezone) };
  return { kind: startDate.isDate ? 'all_day' : 'timed', ...times };
}

const textOf = (event: ICAL.Component, name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();

function parse(icalendar: string): ICAL.Component {
  try {
    return new ICAL.Component(ICAL.parse(icalendar));
  } catch (cause) {
    throw new CalendarProviderError('unavailable', 'The calendar holds an event that cannot be read.', { cause });
  }
}

function occurrencesOf(event: ICAL.Event, reading: Reading): BusyTime[] {
  if (!event.isRecurring()) return busyAt(event, event.startDate, event.endDate, reading);
  const found: BusyTime[] = [];
  const iterator = event.iterator();
  for (let count = 0; ; count += 1) {
    const next = iterator.next();
    if (!next) return found;
    // A day for the widest distance between a clock and UTC, and moved occurrences.
    if (instantOf(next, reading.timezone) > reading.span.to + dayMs) break;
    if (count >= mostOccurrences) {
      throw new CalendarProviderError('unavailable', 'The calendar holds a series with too many occurrences.');
    }
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    found.push(...busyAt(item, startDate, endDate, reading));
  }
  // Occurrences moved here from later.
  for (const [at, item] of Object.entries(event.exceptions)) {
    if (instantOf(ICAL.Time.fromString(at, null as never), reading.timezone) <= reading.span.to + dayMs) continue;
    found.push(...busyAt(item as ICAL.Event, (item as ICAL.Event).startDate, (item as ICAL.Event).endDate, reading));
  }
  return found;
}

function busyAt(event: ICAL.Event, start: ICAL.Time, end: ICAL.Time, reading: Reading): BusyTime[] {
  if (!blocks(event.component, reading.address)) return [];
  const from = instantOf(start, reading.timezone);
  const to = instantOf(end, reading.timezone);
  const { span, eventId } = reading;
  return to > from && from < span.to && to > span.from ? [{ from, to, eventId }] : [];
}

function blocks(event: ICAL.Component, address: string | null): boolean {
  if (textOf(event, 'transp') === 'TRANSPARENT' || textOf(event, 'status') === 'CANCELLED') return false;
  if (textOf(event, 'x-microsoft-cdo-busystatus') === 'FREE') return false;
  if (address === null) return true;
  return !event.getAllProperties('attendee').some((attendee) => {
    const isOwn = String(attendee.getFirstValue()).toLowerCase() === `mailto:${address.toLowerCase()}`;
    return isOwn && String(attendee.getFirstParameter('partstat')).toUpperCase() === 'DECLINED';
  });
}

/** Instant of a time: by the zone of its own object, else by the IANA zone it names, else by `timezone`. */
function instantOf(time: ICAL.Time, timezone: string): number {
  const { zone } = time;
  const isKnown = zone && zone !== ICAL.Timezone.localTimezone;
  if (!time.isDate && isKnown) return time.toUnixTime() * 1000;
  const local = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
  const named = (time as { timezone?: string }).timezone;
  return clockOf(time.isDate ? undefined : named, timezone).instantOf(local);
}

function clockOf(named: string | undefined, timezone: string) {
  if (named === undefined || named === 'floating') return wallClock(timezone);
  try {
    const clock = wallClock(named);
    clock.offsetAt(0);
    return clock;
  } catch {
    return wallClock(timezone);
  }
}
