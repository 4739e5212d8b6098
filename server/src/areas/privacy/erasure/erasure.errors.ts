import { Refusal } from '#platform/http/refusal.ts';

/** Identical for a call of another tenant and one that never existed. */
export const callNotFound = () => new Refusal('not_found', 'There is no call with this id');

export const certificateNotFound = () => new Refusal('not_found', 'There is no deletion certificate with this id');

export const holdNotFound = () => new Refusal('not_found', 'There is no legal hold with this id');

export const holdLifted = () => new Refusal('conflict', 'This legal hold was lifted already; set a new one instead');

export const heldObjectUnknown = (kind: string) =>
  new Refusal('invalid_request', `There is no ${kind} with this id to put under a legal hold`, {
    details: [{ path: '/object/id', code: 'unknown', message: `no ${kind} with this id` }],
  });

export const callIsLive = () =>
  new Refusal('live_call', 'This call is not over: end it with POST /api/calls/{callId}/complete, then erase it');

export const subjectHasLiveCall = (calls: number) =>
  new Refusal(
    'live_call',
    `${calls === 1 ? 'A call' : `${calls} calls`} of this person ${calls === 1 ? 'is' : 'are'} not over: end or cancel ${calls === 1 ? 'it' : 'them'} with POST /api/calls/{callId}/complete, then erase the person`,
  );
