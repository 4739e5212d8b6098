import type { ErrorDetail } from '@parley/contract/errors';
import { Refusal } from '#platform/http/refusal.ts';

/** Identical for a number of another tenant and one that never existed. */
export const numberNotFound = () => new Refusal('not_found', 'There is no phone number with this id');

/** Does not disclose its owner. */
export const numberTaken = () => new Refusal('already_claimed', 'This number is already in use; choose another one');

export const poolNumberNotFound = () => new Refusal('not_found', 'There is no number with this id in the pool');

export const poolNumberClaimed = () =>
  new Refusal('already_claimed', 'This number was claimed by another account; list the pool again');

export const calledAsTaken = () =>
  new Refusal('conflict', 'Another number of this trunk already has this `called_as`; it must be unique per trunk');

export const numberReleasing = () =>
  new Refusal('conflict', 'This number is being released and can no longer be changed');

export const notImported = () =>
  badField('/trunk_id', 'not_imported', 'calls of this number go through its carrier, not over a trunk');

export const needsTrunk = () =>
  badField(
    '/trunk_id',
    'needs_trunk',
    'an imported number comes over a trunk; name another one, or release the number',
  );

export const numberVersionMismatch = (found: { expected: number; current: number }) =>
  new Refusal(
    'version_mismatch',
    `The number is at version ${found.current}, not ${found.expected}: it was changed since you read it. Read it again and repeat your change`,
    { headers: { etag: `"${found.current}"` } },
  );

export const carrierNotConfigured = (path: string, carriers: readonly { id: string }[]) =>
  badField(
    path,
    'not_configured',
    `this carrier is not set up here; there is ${carriers.map(({ id }) => id).join(', ')}`,
  );

export const keyRequired = () =>
  badField(
    'headers/idempotency-key',
    'required',
    'a purchase costs money: send a key of your own, and the same one again should the answer not reach you',
  );

export const keyUsedOtherwise = () =>
  new Refusal('conflict', 'This Idempotency-Key was used with another body; use a new key for a new request');

export const stillBuying = () =>
  new Refusal('conflict', 'A request with this Idempotency-Key is still running; try again shortly', {
    headers: { 'retry-after': '2' },
  });

export const outcomeUnknown = () =>
  new Refusal(
    'unavailable',
    'The carrier did not respond, so the purchase is unconfirmed; repeat with the same Idempotency-Key to find out',
    { headers: { 'retry-after': '10' } },
  );

export const badField = (path: string, code: string, message: string) => {
  const details: ErrorDetail[] = [{ path, code, message }];
  return new Refusal('invalid_request', `${path}: ${message}`, { details });
};
