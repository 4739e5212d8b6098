import { defineDetail, defineRefusal } from '#platform/http/define-refusal.ts';

/** Identical for a call of another tenant and one that never existed. */
export const callNotFound = defineRefusal('not_found', 'call_not_found', 'There is no call with this id');

export const certificateNotFound = defineRefusal(
  'not_found',
  'certificate_not_found',
  'There is no deletion certificate with this id',
);

export const holdNotFound = defineRefusal('not_found', 'hold_not_found', 'There is no legal hold with this id');

export const holdLifted = defineRefusal(
  'conflict',
  'hold_lifted',
  'This legal hold was lifted already; set a new one instead',
);

export const heldObjectUnknown = (kind: string) =>
  noHeldObject({ kind }, { details: [heldIdUnknown('/object/id', { kind })] });
const noHeldObject = defineRefusal(
  'invalid_request',
  'held_object_unknown',
  'There is no {{kind}} with this id to put under a legal hold',
);
const heldIdUnknown = defineDetail('unknown', 'held_id_unknown', 'no {{kind}} with this id');

export const callIsLive = defineRefusal(
  'live_call',
  'erase_live_call',
  'This call is not over: end it with POST /api/calls/{callId}/complete, then erase it',
);

const liveCallOfSubject = defineRefusal(
  'live_call',
  'subject_has_live_call',
  'A call of this person is not over: end or cancel it with POST /api/calls/{callId}/complete, then erase the person',
);
const liveCallsOfSubject = defineRefusal(
  'live_call',
  'subject_has_live_calls',
  '{{calls}} calls of this person are not over: end or cancel them with POST /api/calls/{callId}/complete, then erase the person',
);
export const subjectHasLiveCall = (calls: number) =>
  calls === 1 ? liveCallOfSubject() : liveCallsOfSubject({ calls });
