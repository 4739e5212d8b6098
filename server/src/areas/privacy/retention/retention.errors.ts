import type { ErrorDetail } from '@parley/contract/errors';
import { Refusal } from '#platform/http/refusal.ts';

export const badRetention = (details: ErrorDetail[]) =>
  new Refusal('invalid_request', `${details[0]?.path}: ${details[0]?.message}`, { details });

export const policyVersionMismatch = (found: { expected: number; current: number }) =>
  new Refusal(
    'version_mismatch',
    `The retention policy is at version ${found.current}, not ${found.expected}: it was changed since you read it. Read it again and repeat your change`,
    { headers: { etag: `"${found.current}"` } },
  );
