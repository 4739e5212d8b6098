import { defineDetail, defineRefusal } from '#platform/http/define-refusal.ts';

/** Identical for a call of another tenant and one that never existed. */
export const callNotFound = defineRefusal('not_found', 'call_not_found', 'There is no call with this id');

export const noRecording = defineRefusal('not_found', 'no_recording', 'This call has no recording');

export const stillRecording = defineRefusal(
  'live_call',
  'still_recording',
  'The recording is not complete yet; wait for the event `call.recording.ready`',
  {
    headers: { 'retry-after': '5' },
  },
);

export const linkRefused = defineRefusal(
  'forbidden',
  'link_expired',
  'This link has expired or was changed; ask for a new one at /api/calls/{callId}/recording',
);

const unknownCalls = defineRefusal('invalid_request', 'unknown_calls', 'There is no call with one of these ids');
const unknownCallId = defineDetail('not_found', 'unknown_call', 'no call of this account');
export const unknownCall = (index: number) =>
  unknownCalls(undefined, { details: [unknownCallId(`/call_ids/${index}`)] });

export const jobNotFound = defineRefusal(
  'not_found',
  'recording_job_not_found',
  'There is no job over recordings with this id',
);
