import { Paper, Text, UnstyledButton } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../api/schemas.ts';
import { localeOf } from '../parts/locale.ts';
import { type Arranged, arrange, type Span } from './arrange.ts';
import { closedWithin, hoursOfDay } from './day-hours.ts';
import type { Week } from './use-week.ts';
import { daysOf, localTime } from './week.ts';

/** Colours of agents beside each other, in the order of the list. */
const agentColors = [
  'blue',
  'teal',
  'grape',
  'orange',
  'cyan',
  'pink',
  'lime',
  'indigo',
  'red',
  'green',
  'violet',
  'yellow',
];

/** Shortest booking whose place in the grid has a second line. Unit: milliseconds. */
const twoLinesMs = 45 * 60_000;

type Placed = Span & { booking: Booking };

/** Bookings of a week as columns of days; on a phone, days below each other. */
export function WeekGrid({ week, onOpen }: { week: Week; onOpen(id: string): void }) {
  const { t } = useTranslation();
  const placed = week.bookings.map((booking) => place(booking, week.zone));
  const { first, last } = shownHours(week, placed);
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  const now = localTime(new Date(), week.zone);
  return (
    <>
      {placed.length === 0 && (
        <Text c="dimmed" size="sm">
          {t('bookings.none_this_week')}
        </Text>
      )}
      <Paper p={0} className="booking-week" style={{ '--hours': hours.length } as CSSProperties}>
        <div className="booking-hours" aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour}>{`${String(hour).padStart(2, '0')}:00`}</span>
          ))}
        </div>
        <ol className="booking-days">
          {daysOf(week.monday).map((day) => (
            <Day
              key={day}
              day={day}
              week={week}
              span={{ start: first * 60, end: last * 60 }}
              bookings={arrange(
                placed.filter(({ booking }) => localTime(new Date(booking.starts_at), week.zone).day === day),
              )}
              nowMinutes={now.day === day ? now.minutes : null}
              onOpen={onOpen}
            />
          ))}
        </ol>
      </Paper>
    </>
  );
}

function place(booking: Booking, zone: string): Placed {
  const start = localTime(new Date(booking.starts_at), zone);
  const end = localTime(new Date(booking.ends_at), zone);
  return { booking, start: start.minutes, end: end.day === start.day ? end.minutes : 24 * 60 };
}

/** Hours of the grid: all opening hours and bookings of the week, else office hours. */
function shownHours(week: Week, placed: readonly Placed[]): { first: number; last: number } {
  const open = week.agents.flatMap(({ id }) => {
    const calendar = week.calendars.get(id);
    return calendar?.is_enabled ? daysOf(week.monday).flatMap((day) => hoursOfDay(calendar, day)) : [];
  });
  const spans = [...open, ...placed];
  if (spans.length === 0) return { first: 8, last: 18 };
  const first = Math.floor(Math.min(...spans.map(({ start }) => start)) / 60);
  const last = Math.ceil(Math.max(...spans.map(({ end }) => end)) / 60);
  return { first: Math.max(0, first - 1), last: Math.min(24, Math.max(last + 1, first + 6)) };
}

function Day(props: {
  day: string;
  week: Week;
  span: Span;
  bookings: readonly Arranged<Placed>[];
  /** Null on other days than today. */
  nowMinutes: number | null;
  onOpen(id: string): void;
}) {
  const { t, i18n } = useTranslation();
  const { day, week, span, bookings, nowMinutes } = props;
  const calendar = week.single && week.calendars.get(week.single.id);
  const open = calendar?.is_enabled ? hoursOfDay(calendar, day) : null;
  const isClosed = open?.length === 0;
  const locale = localeOf(i18n.language);
  const name = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  const isNowShown = nowMinutes !== null && nowMinutes >= span.start && nowMinutes <= span.end;
  return (
    <li
      className="booking-day"
      data-today={nowMinutes !== null || undefined}
      data-empty={bookings.length === 0 || undefined}
    >
      <h3 aria-current={nowMinutes === null ? undefined : 'date'}>{name.format(new Date(day))}</h3>
      <div className="booking-times">
        {open &&
          closedWithin(open, span).map((range) => (
            <div key={range.start} className="booking-closed" aria-hidden="true" style={placeOf(range, span)} />
          ))}
        {isNowShown && (
          <div
            className="booking-now"
            aria-hidden="true"
            style={placeOf({ start: nowMinutes, end: nowMinutes }, span)}
          />
        )}
        <ul>
          {bookings.map((item) => (
            <li key={item.booking.id} style={placeOf(item, span)} className="booking-place">
              <BookingButton booking={item.booking} week={week} onOpen={props.onOpen} />
            </li>
          ))}
        </ul>
        {bookings.length === 0 && (
          <p className="booking-none" data-closed={isClosed || undefined}>
            {t(isClosed ? 'bookings.closed' : 'bookings.none_this_day')}
          </p>
        )}
      </div>
    </li>
  );
}

/** Place of a part of the day in its column, as shares of the column. */
function placeOf(item: Span & { lane?: number; lanes?: number }, span: Span): CSSProperties {
  const whole = span.end - span.start;
  return {
    '--start': (item.start - span.start) / whole,
    '--length': (item.end - item.start) / whole,
    '--lane': item.lane ?? 0,
    '--lanes': item.lanes ?? 1,
  } as CSSProperties;
}

function BookingButton({ booking, week, onOpen }: { booking: Booking; week: Week; onOpen(id: string): void }) {
  const { t, i18n } = useTranslation();
  const index = week.agents.findIndex(({ id }) => id === booking.agent_id);
  const agent = week.single ? null : week.agents[index]?.name;
  const color = agentColors[Math.max(0, index) % agentColors.length];
  const time = new Intl.DateTimeFormat(localeOf(i18n.language), { timeStyle: 'short', timeZone: week.zone });
  return (
    <UnstyledButton
      className="booking-button"
      data-short={Date.parse(booking.ends_at) - Date.parse(booking.starts_at) < twoLinesMs || undefined}
      data-cancelled={booking.status === 'cancelled' || undefined}
      style={
        {
          '--color': `var(--mantine-color-${color}-filled)`,
          '--light': `var(--mantine-color-${color}-light)`,
        } as CSSProperties
      }
      onClick={() => onOpen(booking.id)}
    >
      <span className="booking-line">
        <span className="booking-time">
          {time.format(new Date(booking.starts_at))}
          <span className="booking-end">–{time.format(new Date(booking.ends_at))}</span>
        </span>{' '}
        <span className="booking-name">{booking.customer.name}</span>
      </span>
      {agent && <span className="booking-more"> {agent}</span>}
      {booking.status === 'cancelled' && <span className="booking-more"> {t('bookings.statuses.cancelled')}</span>}
      {booking.note && <span className="booking-more"> {booking.note}</span>}
    </UnstyledButton>
  );
}
