import { defineRefusal } from '#platform/http/define-refusal.ts';

/** Same refusal for another tenant's call and one that does not exist. */
export const callNotFound = defineRefusal('not_found', 'call_not_found', 'There is no call with this id');

export const callStillLive = defineRefusal(
  'live_call',
  'call_still_live',
  'The call is not over; it is analysed when it has ended',
  {
    headers: { 'retry-after': '10' },
  },
);
