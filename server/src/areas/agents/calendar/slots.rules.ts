import { type AgentCalendarConfig, type OpeningHours, weekdays } from '@parley/contract/resources/calendar';
import { dateOf, dayMs, type LocalTime, minuteMs, type WallClock, weekdayOf } from '#platform/clock/wall-clock.ts';
import { type Buffers, fullTimes, isFree, type Span, withBuffers } from './full-times.rules.ts';

/** Subset of the configuration that determines slots. */
export type SlotRules = Omit<
  AgentCalendarConfig,
  'timezone' | 'country' | 'is_enabled' | 'busy_calendars' | 'write_calendar'
>;

export interface SlotQuestion {
  rules: SlotRules;
  clock: WallClock;
  /** Active bookings, at least those whose times and buffers reach into the range. */
  bookings: readonly Span[];
  /** Times taken altogether, whatever the capacity: events of connected calendars. */
  blocked?: readonly Span[];
  /** Range in which a slot begins. */
  range: Span;
  durationMinutes: number;
  now: number;
}

/** Maximum range searched per query. */
export const maxRangeDays = 31;

/**
 * Generates the bookable slots that begin in a range, lazily and in order. Each day's hours are cut by local time: a
 * slot begins at opening and every `slot_minutes` of local time after it, and ends, by elapsed time, no later than the
 * hours. A local time skipped by DST has no slot; of a repeated local time the first counts, for slots as for opening
 * and closing. A booking occupies its time plus buffers; at no instant may more than `capacity` bookings overlap.
 */
export function* freeSlots(question: SlotQuestion): Generator<Span> {
  const { rules, clock, durationMinutes } = question;
  const { from, to } = bookableRange(question);
  if (from >= to) return;
  const buffers = buffersOf(rules);
  const booked = fullTimes(
    question.bookings.map((booking) => withBuffers(booking, buffers)),
    rules.capacity,
  );
  const full = fullTimes([...booked, ...(question.blocked ?? [])], 1);
  const durationMs = durationMinutes * minuteMs;
  const hoursOf = hoursByDate(rules);
  const firstDay = Math.floor(clock.localAt(from) / dayMs);
  for (let day = firstDay; clock.instantAtOrAfter(day * dayMs) < to; day += 1) {
    for (const hours of hoursOf(day * dayMs)) {
      const closing = clock.instantAtOrAfter(day * dayMs + minutesOf(hours.to) * minuteMs);
      const lastMinute = minutesOf(hours.to);
      for (let minute = minutesOf(hours.from); minute < lastMinute; minute += rules.slot_minutes) {
        const start = clock.firstInstantOf(day * dayMs + minute * minuteMs);
        if (start === null || start < from) continue;
        const slot = { from: start, to: start + durationMs };
        if (start >= to || slot.to > closing) break;
        if (isFree(withBuffers(slot, buffers), full)) yield slot;
      }
    }
  }
}

/** Range left by notice and horizon; empty when `from` is not before `to`. */
export function bookableRange({ rules, range, now }: Pick<SlotQuestion, 'rules' | 'range' | 'now'>): Span {
  return {
    from: Math.max(range.from, now + rules.notice_minutes * minuteMs),
    to: Math.min(range.to, now + rules.horizon_days * dayMs),
  };
}

/** Span in which bookings can affect slots that begin in `range`. */
export function spanThatMatters(rules: SlotRules, range: Span, durationMinutes: number): Span {
  const { beforeMs, afterMs } = buffersOf(rules);
  return {
    from: range.from - beforeMs - afterMs,
    to: range.to + durationMinutes * minuteMs + beforeMs + afterMs,
  };
}

function buffersOf(rules: SlotRules): Buffers {
  return { beforeMs: rules.buffer_before_minutes * minuteMs, afterMs: rules.buffer_after_minutes * minuteMs };
}

/** Opening hours by date, in order within the day. */
function hoursByDate(rules: SlotRules): (midnight: LocalTime) => readonly OpeningHours[] {
  const inOrder = (hours: readonly OpeningHours[]) => hours.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const exceptions = new Map(rules.exceptions.map(({ date, hours }) => [date, inOrder(hours)]));
  const weekly = weekdays.map((day) => inOrder(rules.weekly_hours[day]));
  return (midnight) => {
    // Monday is the first of `weekdays`.
    return exceptions.get(dateOf(midnight)) ?? weekly[weekdayOf(midnight) - 1] ?? [];
  };
}

/** Minutes since midnight of `09:30`; 1440 for `24:00`. */
function minutesOf(clockTime: string): number {
  const [hours, minutes] = clockTime.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** Slots nearest to `wanted`, at most `count`, in order of time. */
export function nearestSlots(slots: Iterable<Span>, wanted: number, count: number): Span[] {
  const byDistance = [...slots].sort(
    (a, b) => Math.abs(a.from - wanted) - Math.abs(b.from - wanted) || a.from - b.from,
  );
  return byDistance.slice(0, count).sort((a, b) => a.from - b.from);
}
