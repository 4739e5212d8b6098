import { IdentityVerification } from '@parley/contract/resources/identity';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { awaitVerification } from './await-verification.ts';
import { verificationNotFound } from './verifications.errors.ts';
import {
  exampleVerification,
  exampleVerificationId,
  operation,
  presentVerification,
  verificationParams,
} from './verifications.operation.ts';

/** Reads a verification; with `wait` once it has ended. */
export const getIdentityVerification = operation({
  method: 'GET',
  path: '/api/identity/verifications/{verificationId}',
  id: 'getIdentityVerification',
  summary: 'Status of a verification',
  description:
    'pending, approved, declined, expired or failed. With `wait` the answer comes when it has ended, or after that many seconds.',
  access: apiKey('identity:read'),
  transaction: 'none',
  params: verificationParams,
  query: z.strictObject({
    wait: z.coerce
      .number()
      .int()
      .min(0)
      .max(25)
      .default(0)
      .meta({ description: 'Seconds to wait for the end (long polling)' }),
  }),
  answer: { status: 200, schema: IdentityVerification },
  refusals: ['not_found'],
  example: {
    params: { verificationId: exampleVerificationId },
    query: { wait: 25 },
    answer: exampleVerification,
  },
  async run({ tenantId, params, query, deps, request }) {
    const over = AbortSignal.timeout(query.wait * 1000);
    const signal = query.wait === 0 ? AbortSignal.abort() : AbortSignal.any([over, request.closed]);
    const seen = await awaitVerification(deps, { tenantId, id: params.verificationId }, { signal });
    if (!seen) throw verificationNotFound();
    return presentVerification(seen);
  },
});
