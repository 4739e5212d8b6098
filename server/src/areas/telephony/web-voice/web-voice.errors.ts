import { Refusal } from '#platform/http/refusal.ts';

export const agentInactive = () => new Refusal('forbidden', 'This agent is not active');
export const voiceIsOff = () => new Refusal('forbidden', 'Voice calls are disabled for the widget of this agent');
export const originNotAllowed = () =>
  new Refusal('origin_not_allowed', 'This origin is not among the allowed domains of this agent');
export const tokenUsed = () =>
  new Refusal('conflict', 'This single-use access token was already used; start a new session to call again');
export const callOver = () => new Refusal('not_live', 'This call has ended; start a new session to call again');
export const offerRefused = (reason: string) =>
  new Refusal('invalid_request', `The SDP offer cannot be answered: ${reason}`);
export const noVoiceHere = () =>
  new Refusal('not_configured', 'Voice is disabled in this process; see PARLEY_ROLES in the configuration reference');

/** Refusal of a call for lack of capacity. */
export function tooBusy(refused: { reason: 'capacity' | 'pressure' | 'draining'; retryAfterSeconds: number }): Refusal {
  const why = {
    capacity: 'All lines are busy',
    pressure: 'The server is at capacity',
    draining: 'The server is shutting down',
  }[refused.reason];
  return new Refusal('unavailable', `${why}; try again in ${refused.retryAfterSeconds} s`, {
    headers: { 'retry-after': String(refused.retryAfterSeconds) },
  });
}
