import { defineRefusal } from '#platform/http/define-refusal.ts';

/** One refusal for all causes, so that unauthenticated clients learn nothing. */
export const notSigned = defineRefusal(
  'unauthenticated',
  'carrier_signature_invalid',
  "Expected a request with the carrier's signature",
);
export const nobodyThere = defineRefusal('not_found', 'nothing_here', 'There is nothing at this address');
/** Replay of an earlier signed request, outside the retry window. */
export const replayed = defineRefusal('conflict', 'carrier_request_replayed', 'This call was already answered');
export const carrierAway = defineRefusal(
  'unavailable',
  'carrier_request_rejected',
  'The carrier rejected the request; try again shortly',
  { headers: { 'retry-after': '2' } },
);
export const allBusy = defineRefusal('unavailable', 'all_lines_busy', 'All lines are busy; try again shortly', {
  headers: { 'retry-after': '5' },
});
