import { Refusal } from '#platform/http/refusal.ts';

/** One refusal for all of these, so that nobody without a signature learns which it was. */
export const notSigned = () => new Refusal('unauthenticated', "Expected a request with the carrier's signature");
export const nobodyThere = () => new Refusal('not_found', 'There is nothing at this address');
/** Of a signed request that came before, and not just now. */
export const replayed = () => new Refusal('conflict', 'This call was already answered');
export const carrierAway = () =>
  new Refusal('unavailable', 'The carrier rejected the request; try again shortly', {
    headers: { 'retry-after': '2' },
  });
export const allBusy = () =>
  new Refusal('unavailable', 'All lines are busy; try again shortly', { headers: { 'retry-after': '5' } });
