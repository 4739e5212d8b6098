import type { ErrorDetail } from '@parley/contract/errors';
import type { Slot } from '@parley/contract/resources/calendar';
import { Refusal } from '#platform/http/refusal.ts';

/** Identical for a booking of another tenant, agent or person, and one that never existed. */
export const bookingNotFound = () => new Refusal('not_found', 'This agent has no booking with this id');

export const calendarDisabled = () =>
  new Refusal('conflict', 'The calendar of this agent is disabled; set its hours and enable it with `is_enabled`', {
    details: [{ path: '/starts_at', code: 'calendar_disabled', message: 'the calendar takes no bookings' }],
  });

export const bookingCancelled = () =>
  new Refusal('conflict', 'This booking is cancelled and can no longer be moved; make a new one');

/** Reason a time cannot be booked. */
export type SlotFault = 'taken' | 'not_open' | 'too_soon' | 'too_late';

const faultMessages: Record<SlotFault, string> = {
  taken: 'This time is already booked',
  not_open: 'No slot of this length begins at this time',
  too_soon: 'This time is too soon to be booked',
  too_late: 'This time is too far away to be booked yet',
};

/** Alternative times are listed in the details, each with the code `alternative`. */
export function slotNotFree(fault: SlotFault, alternatives: readonly Slot[]): Refusal {
  const message = faultMessages[fault];
  const advice = alternatives.length > 0 ? 'choose one of `details`' : 'see which slots are free and choose another';
  const details: ErrorDetail[] = [
    { path: '/starts_at', code: fault, message },
    ...alternatives.map((slot) => ({ path: '/starts_at', code: 'alternative', message: slot.starts_at })),
  ];
  return new Refusal('conflict', `${message}; ${advice}`, { details });
}

export const unreadablePhone = () =>
  badField(
    '/customer/phone',
    'invalid_number',
    "expected a phone number with + and country code, or a national one of the calendar's `country`",
  );

export const badField = (path: string, code: string, message: string) =>
  new Refusal('invalid_request', `${path}: ${message}`, { details: [{ path, code, message }] });
