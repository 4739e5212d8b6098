import type { ErrorDetail } from '@parley/contract/errors';
import { defineDetail, refuseFields } from '#platform/http/define-refusal.ts';
import type { DialFault } from './dial-target.rules.ts';

const objections: Record<DialFault, (path: string) => ErrorDetail> = {
  unreadable: defineDetail(
    'invalid_number',
    'dial_unreadable',
    'expected a number such as +46701234567, or a SIP address such as sip:a@b.com',
  ),
  no_such_number: defineDetail('invalid_number', 'dial_no_such_number', 'there is no such number in its country'),
  emergency: defineDetail('emergency_number', 'dial_emergency', 'numbers of emergency services are never called'),
  premium: defineDetail('premium_number', 'dial_premium', 'numbers that cost the caller extra are never called'),
};

/** Error detail of a refused destination, with the expected form. */
export const dialFaultDetail = (path: string, objection: DialFault): ErrorDetail => objections[objection](path);

export function refuseDestinations(details: readonly ErrorDetail[]): void {
  const [first] = details;
  if (first) throw refuseFields([first, ...details.slice(1)]);
}
