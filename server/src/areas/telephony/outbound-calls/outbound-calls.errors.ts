import { type DialFault, dialFaultDetail } from '#areas/telephony/dial-targets';
import { defineFieldRefusal, defineRefusal, refuseFields } from '#platform/http/define-refusal.ts';

export const notDialled = (objection: DialFault) => refuseFields([dialFaultDetail('/to_number', objection)]);

const sipAddressNeedsTrunk = defineFieldRefusal(
  'needs_trunk',
  'sip_needs_trunk',
  'a SIP address can be called only from a number that lies on a trunk',
);
export const sipNeedsTrunk = () => sipAddressNeedsTrunk('/to_number');

const startTooFar = defineFieldRefusal(
  'too_far',
  'scheduled_too_far',
  'expected an instant at most {{days}} days ahead',
);
export const scheduledTooFar = (days: number) => startTooFar('/schedule_at', { days });

const retryEndsTooSoon = defineFieldRefusal(
  'too_soon',
  'retry_ends_too_soon',
  'the first possible instant to dial is {{firstAt}}',
);
export const untilTooSoon = (firstAt: Date) => retryEndsTooSoon('/retry/until', { firstAt: firstAt.toISOString() });

const neverOpens = defineFieldRefusal(
  'never_opens',
  'window_never_opens',
  'this window does not open on any of the next days',
);
export const windowNeverOpens = () => neverOpens('/calling_window');

export const agentInactive = defineRefusal('forbidden', 'agent_inactive', 'This agent is not active');
