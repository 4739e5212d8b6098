import { Refusal } from '#platform/http/refusal.ts';

/** Reason why a text identifies no person. */
export type NoSubject = 'impossible_number' | 'missing' | 'withheld_number';

const sentences: Readonly<Record<NoSubject, string>> = {
  missing: 'expected the phone number of the person',
  impossible_number:
    'expected a complete phone number such as +46701234567, in national form a number of your country, or a sip: address',
  withheld_number: 'a withheld number belongs to no person; calls without a number are found by their id',
};

/** Refuses a text that identifies no person. */
export function noSuchSubject(reason: NoSubject): Refusal {
  const path = 'query/phone_number';
  return new Refusal('invalid_request', `${path}: ${sentences[reason]}`, {
    details: [{ path, code: reason, message: sentences[reason] }],
  });
}
