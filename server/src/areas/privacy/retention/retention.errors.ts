import type { ErrorDetail } from '@parley/contract/errors';
import { defineRefusal, refuseFields } from '#platform/http/define-refusal.ts';

export const badRetention = (details: ErrorDetail[]) => refuseFields(details);

const policyVersionMismatchRefusal = defineRefusal(
  'version_mismatch',
  'policy_version_mismatch',
  'The retention policy is at version {{current}}, not {{expected}}: it was changed since you read it. Read it again and repeat your change',
);
export const policyVersionMismatch = (found: { expected: number; current: number }) =>
  policyVersionMismatchRefusal(
    { current: found.current, expected: found.expected },
    { headers: { etag: `"${found.current}"` } },
  );
