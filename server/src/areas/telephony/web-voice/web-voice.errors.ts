import { accountSuspended, insufficientBalance } from '#areas/business/balance';
import { defineRefusal } from '#platform/http/define-refusal.ts';
import type { Refusal } from '#platform/http/refusal.ts';

export const agentInactive = defineRefusal('forbidden', 'agent_inactive', 'This agent is not active');
export const voiceIsOff = defineRefusal(
  'forbidden',
  'voice_off',
  'Voice calls are disabled for the widget of this agent',
);
export const originNotAllowed = defineRefusal(
  'origin_not_allowed',
  'voice_origin_not_allowed',
  'This origin is not among the allowed domains of this agent',
);
export const tokenUsed = defineRefusal(
  'conflict',
  'voice_token_used',
  'This single-use access token was already used; start a new session to call again',
);
export const callOver = defineRefusal(
  'not_live',
  'call_over',
  'This call has ended; start a new session to call again',
);
const offerRefusedRefusal = defineRefusal(
  'invalid_request',
  'offer_refused',
  'The SDP offer cannot be answered: {{reason}}',
);
export const offerRefused = (reason: string) => offerRefusedRefusal({ reason });
export const noVoiceHere = defineRefusal(
  'not_configured',
  'no_voice_here',
  'Voice is disabled in this process; see PARLEY_ROLES in the configuration reference',
);

const noCapacity = {
  capacity: defineRefusal('unavailable', 'lines_busy', 'All lines are busy; try again in {{seconds}} s'),
  pressure: defineRefusal('unavailable', 'server_at_capacity', 'The server is at capacity; try again in {{seconds}} s'),
  draining: defineRefusal(
    'unavailable',
    'server_shutting_down',
    'The server is shutting down; try again in {{seconds}} s',
  ),
};

/** Refusal of a call for lack of capacity. */
export function tooBusy(refused: { reason: 'capacity' | 'pressure' | 'draining'; retryAfterSeconds: number }): Refusal {
  const seconds = refused.retryAfterSeconds;
  return noCapacity[refused.reason]({ seconds }, { headers: { 'retry-after': String(seconds) } });
}

/** Refusal of a call that its account cannot have. */
export const refusalOfCall = (reason: 'insufficient_balance' | 'suspended'): Refusal =>
  reason === 'suspended' ? accountSuspended() : insufficientBalance();
