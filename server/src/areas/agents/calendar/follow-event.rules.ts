import { type Booking, maxBookingMinutes } from '@parley/contract/resources/calendar';
import type { EventState } from '#areas/agents/calendar-accounts';
import { minuteMs } from '#platform/clock/wall-clock.ts';
import type { Span } from './full-times.rules.ts';

type EventDifference = NonNullable<Booking['event_difference']>;

/** Consequence of an event's state for its booking. */
export type Following =
  | { kind: 'none' }
  | { kind: 'cancel' }
  | { kind: 'move'; span: Span }
  | { kind: 'leave'; difference: EventDifference };

/** Follows the event, except to where no booking can be. One that is over stays as it was. */
export function followingOf(request: { event: EventState; booking: Span; now: number }): Following {
  const { event, booking, now } = request;
  if (booking.to <= now) return { kind: 'none' };
  if (event.kind === 'gone') return { kind: 'cancel' };
  if (event.kind === 'all_day') return { kind: 'leave', difference: 'all_day' };
  const { from, to } = event;
  if (from === booking.from && to === booking.to) return { kind: 'none' };
  if (to <= from || to - from > maxBookingMinutes * minuteMs) return { kind: 'leave', difference: 'length' };
  return to <= now ? { kind: 'leave', difference: 'past' } : { kind: 'move', span: { from, to } };
}
