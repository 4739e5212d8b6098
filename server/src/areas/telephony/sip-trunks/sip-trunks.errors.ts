import type { ErrorDetail } from '@parley/contract/errors';
import { Refusal } from '#platform/http/refusal.ts';

/** Identical for a trunk of another tenant and one that never existed. */
export const trunkNotFound = () => new Refusal('not_found', 'There is no SIP trunk with this id');

export const trunkVersionMismatch = (found: { expected: number; current: number }) =>
  new Refusal(
    'version_mismatch',
    `The trunk is at version ${found.current}, not ${found.expected}: it was changed since you read it. Read it again and repeat your change`,
    { headers: { etag: `"${found.current}"` } },
  );

export const trunkInUse = (numbers: number) =>
  new Refusal(
    'conflict',
    `${numbers === 1 ? '1 phone number uses' : `${numbers} phone numbers use`} this trunk; move them to another trunk or release them first`,
  );

export const noSipHere = () =>
  new Refusal('not_configured', 'SIP is disabled in this process; see PARLEY_ROLES in the configuration reference');

export const nothingToCheck = () =>
  new Refusal('conflict', 'This trunk has no host and is inbound only, so there is nothing to test');

export const badTrunk = (details: ErrorDetail[]) =>
  new Refusal('invalid_request', `${details[0]?.path}: ${details[0]?.message}`, { details });
