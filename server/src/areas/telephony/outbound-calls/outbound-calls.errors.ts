import { type DialFault, dialFaultDetail } from '#areas/telephony/dial-targets';
import { Refusal } from '#platform/http/refusal.ts';

const refuse = (path: string, code: string, message: string) =>
  new Refusal('invalid_request', `${path}: ${message}`, { details: [{ path, code, message }] });

export const notDialled = (objection: DialFault) => {
  const { code, message } = dialFaultDetail('/to_number', objection);
  return refuse('/to_number', code, message);
};
export const sipNeedsTrunk = () =>
  refuse('/to_number', 'needs_trunk', 'a SIP address can be called only from a number that lies on a trunk');
export const scheduledTooFar = (days: number) =>
  refuse('/schedule_at', 'too_far', `expected an instant at most ${days} days ahead`);
export const untilTooSoon = (firstAt: Date) =>
  refuse('/retry/until', 'too_soon', `the first possible instant to dial is ${firstAt.toISOString()}`);
export const windowNeverOpens = () =>
  refuse('/calling_window', 'never_opens', 'this window does not open on any of the next days');

export const agentInactive = () => new Refusal('forbidden', 'This agent is not active');
