import type { CallingWindow, Weekday } from '@parley/contract/resources/outbound-call';

/** Hours of some days, by the clocks of one time zone. */
export type Window = CallingWindow & { timezone: string };

const weekdays: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** A window that does not open within so many days, with one that clocks skip among them, never does. */
const daysAhead = 15;

/**
 * The first instant from `at` on at which the window is open; `at` itself where it is. Null when it never opens, as one
 * that lies within the hour that clocks skip once a year, on that day alone.
 */
export function openingFrom(window: Window, at: Date): Date | null {
  const today = localDay(at, window.timezone);
  // One that began yesterday may reach into today.
  for (let ahead = -1; ahead <= daysAhead; ahead++) {
    const day = new Date(today.getTime() + ahead * dayMs);
    const opening = openingOn(window, day);
    if (opening && at < opening.to) return at > opening.from ? at : opening.from;
  }
  return null;
}

/** The window that opens on a day, as instants; null where it does not. */
function openingOn(window: Window, day: Date): { from: Date; to: Date } | null {
  if (!window.days.includes(weekdays[day.getUTCDay()] ?? 'sun')) return null;
  const [fromMinute, toMinute] = [minuteOf(window.from), minuteOf(window.to)];
  const lastDay = toMinute > fromMinute ? day : new Date(day.getTime() + dayMs);
  const from = instantOf(day, fromMinute, window.timezone);
  const to = instantOf(lastDay, toMinute, window.timezone);
  return from < to ? { from, to } : null;
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Midnight UTC of the day it is there. */
function localDay(at: Date, timezone: string): Date {
  const local = at.getTime() + offsetMs(at.getTime(), timezone);
  return new Date(local - (((local % dayMs) + dayMs) % dayMs));
}

/**
 * When clocks there show this minute of this day. A time that clocks skip is as much later as they are put forward; of
 * one they show twice it is the first.
 */
function instantOf(day: Date, minute: number, timezone: string): Date {
  const wanted = day.getTime() + minute * minuteMs;
  // Offsets on both sides of whatever change there may be that day.
  const before = wanted - offsetMs(wanted - dayMs, timezone);
  const after = wanted - offsetMs(wanted + dayMs, timezone);
  const showing = [before, after].filter((instant) => instant + offsetMs(instant, timezone) === wanted);
  return new Date(showing.length > 0 ? Math.min(...showing) : before);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** How far clocks there are ahead of UTC. Unit: milliseconds. */
function offsetMs(instant: number, timezone: string): number {
  let format = formats.get(timezone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: timezone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timezone, format);
  }
  const whole = Math.floor(instant / 1000) * 1000;
  const parts = Object.fromEntries(format.formatToParts(whole).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - whole;
}
