import {
  defineDetail,
  defineFieldRefusal,
  defineRefusal,
  defineSentenceAtField,
} from '#platform/http/define-refusal.ts';

const either = defineDetail('one_of', 'identity_one_conversation', 'give either `call_id` or `session_id`');
export const oneConversation = () => either('/call_id');
export const conversationNotLive = defineRefusal(
  'conflict',
  'identity_conversation_ended',
  'This conversation is not in progress, so nobody can be verified in it',
);
export const conversationNotFound = defineRefusal(
  'not_found',
  'identity_conversation_not_found',
  'There is no such call or chat',
);
export const verificationNotFound = defineRefusal(
  'not_found',
  'identity_verification_not_found',
  'There is no such verification',
);
export const anotherPending = defineRefusal(
  'conflict',
  'identity_verification_pending',
  'A verification is already in progress in this conversation',
);
export const tooManyInConversation = defineRefusal(
  'rate_limited',
  'identity_too_many_in_conversation',
  'At most {{most}} verifications can be started in one conversation',
);
export const tooManyOfNumber = defineRefusal(
  'rate_limited',
  'identity_too_many_of_number',
  'This person was asked {{most}} times within a day already',
);
export const noServiceSuits = defineRefusal(
  'not_configured',
  'identity_no_service',
  'No connected identity service of this kind can ask in this conversation',
);
const unknownPerson = defineSentenceAtField(
  { refusal: 'invalid_request', detail: 'required' },
  'identity_person_unknown',
  'The connected identity services need the phone number or personal number of the person to ask',
);
export const nobodyToAsk = () => unknownPerson('/subject_hint');
const unreadable = defineFieldRefusal(
  'unreadable',
  'identity_hint_unreadable',
  'expected a phone number with its country code, or the digits of a personal number',
);
export const unreadableHint = () => unreadable('/subject_hint');
export const stillPending = defineRefusal(
  'conflict',
  'identity_still_pending',
  'This verification is still in progress; wait until it has ended',
);
export const alreadyAnonymous = defineRefusal(
  'conflict',
  'identity_already_anonymous',
  'This verification is anonymous already',
);
export const callbackTooLate = defineRefusal(
  'conflict',
  'identity_callback_too_late',
  'This verification has ended already',
);
export const callbackOfAnother = defineRefusal(
  'forbidden',
  'identity_callback_of_another',
  'This answer belongs to another verification',
);
const shorter = defineFieldRefusal(
  'too_small',
  'identity_record_days_too_small',
  'must not be less than `person_days`',
);
export const recordDaysTooSmall = () => shorter('/record_days');
export const linkNotMade = defineRefusal(
  'unavailable',
  'identity_link_not_made',
  'The identity service does not answer; try again in a minute, or use another method',
);
