import { IdentityProviderName } from '@parley/contract/resources/identity';
import { z } from 'zod';
import { signedBy } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { notificationToken } from './callback-proof.ts';
import { enqueueStep, openStepSecrets } from './identity-verifier.ts';
import { callbackOfAnother, callbackTooLate, verificationNotFound } from './verifications.errors.ts';
import { operation } from './verifications.operation.ts';
import { changeVerification, lockVerification } from './verifications.queries.ts';

/** Ping of an OpenID provider: the person has answered, and the answer is fetched now. */
export const receiveIdentityCallback = operation({
  method: 'POST',
  path: '/api/identity/callbacks/{provider}',
  id: 'receiveIdentityCallback',
  summary: 'Callback of an identity service',
  description:
    'For services, not for people: the ping of CIBA. It says that there is an answer; the answer itself is fetched from the service. One for another verification, or for one that has ended, is refused.',
  access: signedBy(notificationToken),
  audit: notAudited('the verification itself is the record'),
  params: z.object({ provider: IdentityProviderName }),
  body: z.looseObject({ auth_req_id: z.string().min(1).max(2000) }),
  answer: { status: 204, schema: null },
  refusals: ['forbidden', 'not_found', 'conflict'],
  example: { params: { provider: 'oidc-ciba' }, body: { auth_req_id: '1c266114-a1be-4252-8ad1-04986c5b9ac1' } },
  async run({ tx, subject, body, deps, now }) {
    const row = await lockVerification(tx, subject.id);
    if (!row) throw verificationNotFound();
    if (row.state !== 'pending' || row.expires_at <= now) throw callbackTooLate();
    const secrets = await openStepSecrets(tx, deps.vault, row);
    if (secrets?.reference !== body.auth_req_id) throw callbackOfAnother();
    await changeVerification(tx, row.id, { next_step_at: now });
    await enqueueStep(tx, row, now);
  },
});
