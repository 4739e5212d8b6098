import { defineFieldRefusal, defineRefusal } from '#platform/http/define-refusal.ts';

/** Identical for a call of another tenant and one that never existed. */
export const callNotFound = defineRefusal('not_found', 'call_not_found', 'There is no call with this id');

export const callNotLive = defineRefusal('not_live', 'call_not_live', 'This call has ended and accepts no commands');

const lineCannotRefusal = defineRefusal(
  'not_supported_by_line',
  'line_cannot',
  'The line of this call does not support this: {{action}}',
);
export const lineCannot = (action: string) => lineCannotRefusal({ action });

/** Transfer to a target outside of its hours, without a fallback. */
export const transferTargetClosed = defineRefusal(
  'conflict',
  'transfer_target_closed',
  'The transfer target is closed now and has no fallback',
);

export const holderSilent = defineRefusal(
  'unavailable',
  'call_process_silent',
  'The process running this call does not respond; try again shortly',
  {
    headers: { 'retry-after': '2' },
  },
);

/** Transfer to a queue of no directory entry. */
export const unknownQueue = defineFieldRefusal(
  'unknown',
  'call_queue_unknown',
  'there is no directory entry of this name',
);
