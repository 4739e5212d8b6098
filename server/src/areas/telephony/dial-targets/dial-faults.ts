import type { ErrorDetail } from '@parley/contract/errors';
import { Refusal } from '#platform/http/refusal.ts';
import type { DialFault } from './dial-target.rules.ts';

const objections: Record<DialFault, { code: string; message: string }> = {
  unreadable: {
    code: 'invalid_number',
    message: 'expected a number such as +46701234567, or a SIP address such as sip:a@b.com',
  },
  no_such_number: { code: 'invalid_number', message: 'there is no such number in its country' },
  emergency: { code: 'emergency_number', message: 'numbers of emergency services are never called' },
  premium: { code: 'premium_number', message: 'numbers that cost the caller extra are never called' },
};

/** Error detail of a refused destination, with the expected form. */
export const dialFaultDetail = (path: string, objection: DialFault): ErrorDetail => ({
  path,
  ...objections[objection],
});

export function refuseDestinations(details: readonly ErrorDetail[]): void {
  const [first] = details;
  if (first) throw new Refusal('invalid_request', `${first.path}: ${first.message}`, { details: [...details] });
}
