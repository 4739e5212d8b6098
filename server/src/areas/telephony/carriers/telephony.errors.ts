import { Refusal } from '#platform/http/refusal.ts';

/** One refusal for all causes, so that unauthenticated clients learn nothing. */
export const notSigned = () => new Refusal('unauthenticated', "Expected a request with the carrier's signature");
export const nobodyThere = () => new Refusal('not_found', 'There is nothing at this address');
/** Replay of an earlier signed request, outside the retry window. */
export const replayed = () => new Refusal('conflict', 'This call was already answered');
export const carrierAway = () =>
  new Refusal('unavailable', 'The carrier rejected the request; try again shortly', {
    headers: { 'retry-after': '2' },
  });
export const allBusy = () =>
  new Refusal('unavailable', 'All lines are busy; try again shortly', { headers: { 'retry-after': '5' } });
