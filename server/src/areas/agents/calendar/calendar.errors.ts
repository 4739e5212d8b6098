import type { ErrorDetail } from '@parley/contract/errors';
import type { Slot } from '@parley/contract/resources/calendar';
import { defineDetail, defineFieldRefusal, defineRefusal } from '#platform/http/define-refusal.ts';
import type { Refusal } from '#platform/http/refusal.ts';

/** Identical for a booking of another tenant, agent or person, and one that never existed. */
export const bookingNotFound = defineRefusal(
  'not_found',
  'booking_not_found',
  'This agent has no booking with this id',
);

const calendarOff = defineDetail('calendar_disabled', 'calendar_takes_no_bookings', 'the calendar takes no bookings');
export const calendarDisabled = defineRefusal(
  'conflict',
  'calendar_disabled',
  'The calendar of this agent is disabled; set its hours and enable it with `is_enabled`',
  { details: [calendarOff('/starts_at')] },
);

export const bookingCancelled = defineRefusal(
  'conflict',
  'booking_cancelled',
  'This booking is cancelled and can no longer be moved; make a new one',
);

/** Reason a time cannot be booked. */
export type SlotFault = 'taken' | 'not_open' | 'too_soon' | 'too_late';

const faultDetails = {
  taken: defineDetail('taken', 'slot_taken', 'This time is already booked'),
  not_open: defineDetail('not_open', 'slot_not_open', 'No slot of this length begins at this time'),
  too_soon: defineDetail('too_soon', 'slot_too_soon', 'This time is too soon to be booked'),
  too_late: defineDetail('too_late', 'slot_too_late', 'This time is too far away to be booked yet'),
};

/** Alternative times are listed in the details, each with the code `alternative`. */
export function slotNotFree(fault: SlotFault, alternatives: readonly Slot[]): Refusal {
  const detail = faultDetails[fault]('/starts_at');
  const details: ErrorDetail[] = [
    detail,
    ...alternatives.map((slot) => ({ path: '/starts_at', code: 'alternative', message: slot.starts_at })),
  ];
  return (alternatives.length > 0 ? timesOffered : noTimeOffered)({ fault: detail.message }, { details });
}

const timesOffered = defineRefusal('conflict', 'slot_not_free', '{{fault}}; choose one of `details`');
const noTimeOffered = defineRefusal(
  'conflict',
  'slot_not_free_without_others',
  '{{fault}}; see which slots are free and choose another',
);

const phoneUnreadable = defineFieldRefusal(
  'invalid_number',
  'booking_phone_unreadable',
  "expected a phone number with + and country code, or a national one of the calendar's `country`",
);
export const unreadablePhone = () => phoneUnreadable('/customer/phone');

const rangeReversed = defineFieldRefusal('invalid_range', 'slot_range_reversed', 'must be later than `from`');
const rangeTooLong = defineFieldRefusal('range_too_long', 'slot_range_too_long', 'at most {{days}} days after `from`');
export const badRange = {
  reversed: () => rangeReversed('query/to'),
  tooLong: (days: number) => rangeTooLong('query/to', { days }),
};

const foreignCursor = defineFieldRefusal(
  'invalid_cursor',
  'booking_cursor_foreign',
  'expected `next_cursor` of the page before, with the same `sort`',
);
export const badCursor = () => foreignCursor('query/cursor');
