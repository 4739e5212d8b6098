import { Refusal } from '#platform/http/refusal.ts';

export const agentInactive = () => new Refusal('forbidden', 'This agent is not active');
export const voiceIsOff = () => new Refusal('forbidden', 'Talking is switched off for the widget of this agent');
export const originNotAllowed = () => new Refusal('origin_not_allowed', 'This site may not call this agent');
export const tokenUsed = () =>
  new Refusal('conflict', 'This access token was used already; start a new session to call again');
export const callOver = () => new Refusal('not_live', 'This call is over; start a new session to call again');
export const offerRefused = (reason: string) =>
  new Refusal('invalid_request', `The SDP offer cannot be answered: ${reason}`);
export const noVoiceHere = () =>
  new Refusal('not_configured', 'This process takes no calls; see PARLEY_ROLES in the configuration reference');

/** Why no more calls are taken just now. */
export function tooBusy(refused: { reason: 'capacity' | 'pressure' | 'draining'; retryAfterSeconds: number }): Refusal {
  const why = {
    capacity: 'All lines are busy',
    pressure: 'The server is busy with the calls it has',
    draining: 'The server is about to stop',
  }[refused.reason];
  return new Refusal('unavailable', `${why}; try again in ${refused.retryAfterSeconds} s`, {
    headers: { 'retry-after': String(refused.retryAfterSeconds) },
  });
}
