import { GivenEmailAddress } from '@parley/contract/email-address';
import { MailDelivery } from '@parley/contract/resources/mail';
import { z } from 'zod';
import { sameOrigin } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { operation } from './auth.operation.ts';
import { deliveryOf } from './mail-delivery.rules.ts';
import { resetJob } from './send-password-reset.ts';

/** Requests a password reset email. */
export const requestPasswordReset = operation({
  method: 'POST',
  path: '/api/auth/password-reset',
  id: 'requestPasswordReset',
  summary: 'Request a password reset',
  description:
    'Always 202: whether there is such an account is found out in the background. The link is good for 30 minutes, once; a later request makes earlier links void.',
  access: sameOrigin('who has forgotten their password can show nothing'),
  audit: notAudited('asking changes nothing; choosing another password is audited'),
  requestsPerMinute: 10,
  body: z.strictObject({ email: GivenEmailAddress }),
  answer: { status: 202, schema: z.object({ status: z.literal('accepted'), delivery: MailDelivery }) },
  example: { body: { email: 'ada@example.com' }, answer: { status: 'accepted', delivery: 'email' } },
  async run({ body, db, deps }) {
    await db.platform.inPlatform((tx) => enqueue(tx, { name: resetJob, payload: { email: body.email } }));
    return { status: 'accepted' as const, delivery: deliveryOf(deps) };
  },
});
