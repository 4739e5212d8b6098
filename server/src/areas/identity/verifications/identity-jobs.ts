import { IdentityVerificationId, TenantId } from '@parley/contract/ids';
import { z } from 'zod';
import type { Engines } from '#platform/areas/area.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import { advanceVerification } from './advance-verification.ts';
import { advanceJob, type VerifierParts } from './identity-verifier.ts';
import { runIdentityRetention } from './retention.queries.ts';

const Payload = z.object({ tenant_id: TenantId, id: IdentityVerificationId });

/** Steps of verifications when they are due, and the end of old ones. */
export function identityJobs(deps: Engines & VerifierParts): Job[] {
  return [
    {
      name: advanceJob,
      async run(payload) {
        const { tenant_id: tenantId, id } = Payload.parse(payload);
        await advanceVerification(deps, { tenantId, id });
      },
    },
    {
      name: 'identity.retention',
      everyMinutes: 60,
      async run() {
        for (;;) {
          const { mayHaveMore } = await runIdentityRetention(deps.db.platform, deps.clock.now());
          if (!mayHaveMore) return;
        }
      },
    },
  ];
}
