import { area } from '#platform/areas/area.ts';
import { anonymizeVerification } from './anonymize-verification.ts';
import { finishIdentityLink } from './finish-identity-link.ts';
import { getIdentityRetentionPolicy } from './get-identity-retention-policy.ts';
import { getIdentityStatistics } from './get-identity-statistics.ts';
import { getIdentityVerification } from './get-identity-verification.ts';
import { identityJobs } from './identity-jobs.ts';
import { listIdentityVerifications } from './list-identity-verifications.ts';
import { identityVerificationsPersonalData } from './personal-data.ts';
import { receiveIdentityCallback } from './receive-identity-callback.ts';
import { setIdentityRetentionPolicy } from './set-identity-retention-policy.ts';
import { startEidVerification } from './start-eid-verification.ts';
import { startMobilePayVerification } from './start-mobile-pay-verification.ts';
import type { IdentityVerificationsDeps } from './verifications.operation.ts';

export { awaitVerification, type SeenVerification } from './await-verification.ts';
export { startVerification, type VerifierParts } from './identity-verifier.ts';
export { validSeconds } from './verification.rules.ts';
export {
  type ConversationRef,
  isStanding,
  listOfConversation,
  type VerificationRow,
} from './verifications.queries.ts';

export { createVisitorLinks } from './visitor-links.ts';

/** Verification of callers and visitors by an identity service. */
export const identityVerificationsArea = area<IdentityVerificationsDeps>({
  name: 'verifications',
  module: 'identity',
  personalData: identityVerificationsPersonalData,
  operations: {
    'Identity verification': [
      startEidVerification,
      startMobilePayVerification,
      getIdentityVerification,
      listIdentityVerifications,
      anonymizeVerification,
      getIdentityStatistics,
      getIdentityRetentionPolicy,
      setIdentityRetentionPolicy,
      receiveIdentityCallback,
      finishIdentityLink,
    ],
  },
  jobs: identityJobs,
});
