import type { ErrorDetail } from '@parley/contract/errors';
import { defineRefusal, refuseFields } from '#platform/http/define-refusal.ts';

/** Identical for a trunk of another tenant and one that never existed. */
export const trunkNotFound = defineRefusal('not_found', 'trunk_not_found', 'There is no SIP trunk with this id');

const trunkVersionMismatchRefusal = defineRefusal(
  'version_mismatch',
  'trunk_version_mismatch',
  'The trunk is at version {{current}}, not {{expected}}: it was changed since you read it. Read it again and repeat your change',
);
export const trunkVersionMismatch = (found: { expected: number; current: number }) =>
  trunkVersionMismatchRefusal(
    { current: found.current, expected: found.expected },
    { headers: { etag: `"${found.current}"` } },
  );

const trunkOfNumber = defineRefusal(
  'conflict',
  'trunk_in_use',
  '1 phone number uses this trunk; move it to another trunk or release it first',
);
const trunkOfNumbers = defineRefusal(
  'conflict',
  'trunk_in_use_by_many',
  '{{numbers}} phone numbers use this trunk; move them to another trunk or release them first',
);
export const trunkInUse = (numbers: number) => (numbers === 1 ? trunkOfNumber() : trunkOfNumbers({ numbers }));

export const noSipHere = defineRefusal(
  'not_configured',
  'no_sip_here',
  'SIP is disabled in this process; see PARLEY_ROLES in the configuration reference',
);

export const nothingToCheck = defineRefusal(
  'conflict',
  'nothing_to_check',
  'This trunk has no host and is inbound only, so there is nothing to test',
);

export const badTrunk = (details: ErrorDetail[]) => refuseFields(details);
