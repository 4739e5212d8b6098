import { Refusal } from '#platform/http/refusal.ts';

/** Identical for a call of another tenant and one that never existed. */
export const callNotFound = () => new Refusal('not_found', 'There is no call with this id');

export const noRecording = () => new Refusal('not_found', 'This call has no recording');

export const stillRecording = () =>
  new Refusal('live_call', 'The recording is not complete yet; wait for the event `call.recording.ready`', {
    headers: { 'retry-after': '5' },
  });

export const linkRefused = () =>
  new Refusal('forbidden', 'This link has expired or was changed; ask for a new one at /api/calls/{callId}/recording');

export const unknownCall = (index: number) =>
  new Refusal('invalid_request', 'There is no call with one of these ids', {
    details: [{ path: `/call_ids/${index}`, code: 'not_found', message: 'no call of this account' }],
  });

export const jobNotFound = () => new Refusal('not_found', 'There is no job over recordings with this id');
