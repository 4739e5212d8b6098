import { Refusal } from '#platform/http/refusal.ts';

/** Same refusal for another tenant's call and one that does not exist. */
export const callNotFound = () => new Refusal('not_found', 'There is no call with this id');

export const callStillLive = () =>
  new Refusal('live_call', 'The call is not over; it is analysed when it has ended', {
    headers: { 'retry-after': '10' },
  });
