import { AgentCalendarConfig, type OpeningHours, weekdays } from '@parley/contract/resources/calendar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoInZone, minuteMs, wallClock } from '#platform/clock/wall-clock.ts';
import { freeSlots, nearestSlots, type SlotQuestion, type SlotRules } from './slots.rules.ts';

const at = (iso: string) => Date.parse(iso);
const dayMs = 86_400_000;

const rulesOf = (config: Record<string, unknown>): SlotRules => AgentCalendarConfig.parse(config);

const everyDay = (hours: OpeningHours[]) => Object.fromEntries(weekdays.map((day) => [day, hours]));

/** Slots of one day in local time, with an empty calendar. */
function shown(zone: string, range: [from: string, to: string], config: Record<string, unknown>, minutes = 30) {
  const clock = wallClock(zone);
  const slots = freeSlots({
    rules: rulesOf({ notice_minutes: 0, ...config }),
    clock,
    bookings: [],
    range: { from: at(range[0]), to: at(range[1]) },
    durationMinutes: minutes,
    now: at(range[0]) - dayMs,
  });
  return [...slots].map(({ from }) => isoInZone(clock, from).replace(/^.*T(.{5}):00/, '$1'));
}

describe('DST changes', () => {
  const nights = everyDay([{ from: '01:00', to: '04:00' }]);

  it('a local time skipped by DST has no slot', () => {
    const day: [string, string] = ['2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'];
    expect(shown('Europe/Stockholm', day, { weekly_hours: nights })).toEqual([
      '01:00+01:00',
      '01:30+01:00',
      '03:00+02:00',
      '03:30+02:00',
    ]);
  });

  it('a repeated local time has one slot, the first', () => {
    const day: [string, string] = ['2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'];
    expect(shown('Europe/Stockholm', day, { weekly_hours: nights, slot_minutes: 60 }, 60)).toEqual([
      '01:00+02:00',
      '02:00+02:00',
      '03:00+01:00',
    ]);
  });

  it('a slot ends by elapsed time: across the skipped hour it needs opening hours after it', () => {
    const day: [string, string] = ['2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'];
    const until = (to: string) => ({ weekly_hours: everyDay([{ from: '01:30', to }]), slot_minutes: 60 });
    expect(shown('Europe/Stockholm', day, until('03:00'), 60)).toEqual([]);
    expect(shown('Europe/Stockholm', day, until('03:30'), 60)).toEqual(['01:30+01:00']);
  });
});

it('an exception replaces the hours of its weekday, by the calendar’s local date', () => {
  const weekly_hours = { monday: [{ from: '09:00', to: '10:00' }] };
  const day: [string, string] = ['2026-03-01T00:00:00Z', '2026-03-04T00:00:00Z'];
  const hours = [{ from: '13:00', to: '13:30' }];
  const ask = (exceptions: unknown[]) => shown('Asia/Kathmandu', day, { weekly_hours, exceptions });
  expect(ask([])).toEqual(['09:00+05:45', '09:30+05:45']);
  expect(ask([{ date: '2026-03-02', hours: [] }])).toEqual([]);
  expect(ask([{ date: '2026-03-02', hours }])).toEqual(['13:00+05:45']);
  expect(ask([{ date: '2026-03-03', hours }])).toEqual(['09:00+05:45', '09:30+05:45', '13:00+05:45']);
});

it('the nearest slots on both sides are returned in order of time', () => {
  const slots = [10, 20, 31, 40, 50].map((from) => ({ from, to: from + 5 }));
  expect(nearestSlots(slots, 30, 3).map(({ from }) => from)).toEqual([20, 31, 40]);
  expect(nearestSlots(slots, 30, 9)).toHaveLength(5);
});

/** Days around DST changes or, in zones without them, ordinary days. */
const days: Record<string, string[]> = {
  'Europe/Stockholm': ['2026-03-28', '2026-10-24', '2026-06-10'],
  'America/New_York': ['2026-03-07', '2026-10-31'],
  'Asia/Kathmandu': ['2026-03-28'],
  'Australia/Lord_Howe': ['2026-04-04', '2026-10-03'],
  'Africa/Cairo': ['2026-04-23', '2026-10-29'],
  UTC: ['2026-12-31'],
};

const minutesInTable = 5 * 24 * 60;

/** Local time minute by minute, with the latest local time so far. */
function timetable(zone: string, from: number) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  let furthest = '';
  return Array.from({ length: minutesInTable }, (_, minute) => {
    const shows = format.format(from + minute * minuteMs);
    const isFirstTime = shows > furthest;
    if (isFirstTime) furthest = shows;
    return { isFirstTime, furthest };
  });
}

const timetables = new Map<string, { from: number; minutes: ReturnType<typeof timetable> }>(
  Object.entries(days).flatMap(([zone, dates]) =>
    dates.map((date) => {
      const from = at(`${date}T00:00:00Z`) - dayMs;
      return [`${zone} ${date}`, { from, minutes: timetable(zone, from) }] as const;
    }),
  ),
);

const asMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Opening hours that contain a monotonic local time; identifies them to check that a slot stays within one. */
function hoursAt(rules: SlotRules, furthest: string): OpeningHours | undefined {
  const [date = '', time = ''] = furthest.split(' ');
  const weekday = weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday';
  const hours = rules.exceptions.find((each) => each.date === date)?.hours ?? rules.weekly_hours[weekday];
  return hours.find(({ from, to }) => from <= time && time < to);
}

/** Brute-force oracle: checks every minute, and every minute of each slot. */
function slowSlots(key: string, question: Omit<SlotQuestion, 'clock'>): number[] {
  const { rules, bookings, range, durationMinutes, now } = question;
  const table = timetables.get(key);
  if (!table) throw new Error(`No timetable of ${key}`);
  const minuteAt = (instant: number) => table.minutes[(instant - table.from) / minuteMs];
  const taking = (minute: number) =>
    bookings.filter(
      ({ from, to }) =>
        from - rules.buffer_before_minutes * minuteMs <= minute && minute < to + rules.buffer_after_minutes * minuteMs,
    ).length;
  const found: number[] = [];
  for (let start = range.from; start < range.to; start += minuteMs) {
    const first = minuteAt(start);
    if (!first?.isFirstTime) continue;
    const hours = hoursAt(rules, first.furthest);
    if (!hours || (asMinutes(first.furthest.slice(11)) - asMinutes(hours.from)) % rules.slot_minutes !== 0) continue;
    if (start < now + rules.notice_minutes * minuteMs || start >= now + rules.horizon_days * dayMs) continue;
    const end = start + durationMinutes * minuteMs;
    let isGood = true;
    for (let minute = start; minute < end; minute += minuteMs) {
      const { furthest = '' } = minuteAt(minute) ?? {};
      const isSameDay = furthest.slice(0, 10) === first.furthest.slice(0, 10);
      if (!isSameDay || hoursAt(rules, furthest) !== hours) isGood = false;
    }
    const taken = {
      from: start - rules.buffer_before_minutes * minuteMs,
      to: end + rules.buffer_after_minutes * minuteMs,
    };
    for (let minute = taken.from; minute < taken.to; minute += minuteMs) {
      if (taking(minute) >= rules.capacity) isGood = false;
    }
    if (isGood) found.push(start);
  }
  return found;
}

describe('against a brute-force oracle', () => {
  const clockTime = fc.integer({ min: 0, max: 288 }).map((fives) => fives * 5);
  const text = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const hours = fc
    .uniqueArray(clockTime, { maxLength: 6 })
    .map((times) => times.toSorted((a, b) => a - b))
    .map((times) =>
      Array.from({ length: Math.floor(times.length / 2) }, (_, at) => ({
        from: text(times[at * 2] ?? 0),
        to: text(times[at * 2 + 1] ?? 0),
      })),
    );
  const some = <T>(arbitrary: fc.Arbitrary<T>, otherwise: T) =>
    fc.oneof({ weight: 2, arbitrary }, { weight: 1, arbitrary: fc.constant(otherwise) });

  const question = fc.constantFrom(...timetables.keys()).chain((key) => {
    const date = key.split(' ')[1] ?? '';
    const midnight = at(`${date}T00:00:00Z`);
    const dates = [-1, 0, 1, 2].map((more) => new Date(midnight + more * dayMs).toISOString().slice(0, 10));
    return fc.record({
      key: fc.constant(key),
      weekly: fc.tuple(...weekdays.map(() => some(hours, [{ from: '00:00', to: '24:00' }]))),
      exceptions: fc.uniqueArray(fc.record({ date: fc.constantFrom(...dates), hours }), {
        maxLength: 2,
        selector: (exception) => exception.date,
      }),
      slot_minutes: fc.constantFrom(5, 15, 30, 45, 60, 95),
      buffers: fc.tuple(fc.constantFrom(0, 0, 5, 20), fc.constantFrom(0, 0, 10, 25)),
      notice_minutes: fc.constantFrom(0, 0, 90, 1440),
      horizon_days: fc.constantFrom(1, 2, 3, 60),
      capacity: fc.constantFrom(1, 1, 2, 3),
      duration: fc.constantFrom(5, 30, 60, 75, 120),
      range: fc.tuple(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 1, max: 1440 })),
      nowBefore: fc.integer({ min: 0, max: 3000 }),
      bookings: fc.array(fc.tuple(fc.integer({ min: -300, max: 2880 }), fc.constantFrom(15, 30, 60, 180)), {
        maxLength: 12,
      }),
      midnight: fc.constant(midnight),
    });
  });

  it('finds the same slots, in zones with odd offsets and on days of DST changes', () => {
    fc.assert(
      fc.property(question, (made) => {
        const from = made.midnight + made.range[0] * minuteMs;
        const asked = {
          rules: rulesOf({
            weekly_hours: Object.fromEntries(weekdays.map((day, index) => [day, made.weekly[index]])),
            exceptions: made.exceptions,
            slot_minutes: made.slot_minutes,
            buffer_before_minutes: made.buffers[0],
            buffer_after_minutes: made.buffers[1],
            notice_minutes: made.notice_minutes,
            horizon_days: made.horizon_days,
            capacity: made.capacity,
          }),
          bookings: made.bookings.map(([start, minutes]) => {
            const begins = made.midnight + start * minuteMs;
            return { from: begins, to: begins + minutes * minuteMs };
          }),
          range: { from, to: from + made.range[1] * minuteMs },
          durationMinutes: made.duration,
          now: from - made.nowBefore * minuteMs,
        };
        const clock = wallClock(made.key.split(' ')[0] ?? '');
        const found = [...freeSlots({ ...asked, clock })];
        expect(found.map((slot) => slot.from)).toEqual(slowSlots(made.key, asked));
        for (const slot of found) expect(slot.to - slot.from).toBe(made.duration * minuteMs);
      }),
      { numRuns: 300 },
    );
  });
});
