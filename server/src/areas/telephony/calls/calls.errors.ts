import { Refusal } from '#platform/http/refusal.ts';

/** Identical for a call of another tenant and one that never existed. */
export const callNotFound = () => new Refusal('not_found', 'There is no call with this id');

export const callNotLive = () => new Refusal('not_live', 'This call has ended and accepts no commands');

export const lineCannot = (action: string) =>
  new Refusal('not_supported_by_line', `The line of this call does not support this: ${action}`);

export const holderSilent = () =>
  new Refusal('unavailable', 'The process running this call does not respond; try again shortly', {
    headers: { 'retry-after': '2' },
  });
