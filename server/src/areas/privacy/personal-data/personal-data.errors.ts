import { defineFieldRefusal } from '#platform/http/define-refusal.ts';
import type { Refusal } from '#platform/http/refusal.ts';

/** Reason why a text identifies no person. */
export type NoSubject = 'impossible_number' | 'missing' | 'withheld_number';

const refusals = {
  missing: defineFieldRefusal('missing', 'subject_missing', 'expected the phone number of the person'),
  impossible_number: defineFieldRefusal(
    'impossible_number',
    'subject_impossible_number',
    'expected a complete phone number such as +46701234567, in national form a number of your country, or a sip: address',
  ),
  withheld_number: defineFieldRefusal(
    'withheld_number',
    'subject_withheld_number',
    'a withheld number belongs to no person; calls without a number are found by their id',
  ),
};

/** Refuses a text that identifies no person. */
export const noSuchSubject = (reason: NoSubject): Refusal => refusals[reason]('query/phone_number');
