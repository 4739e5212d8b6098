import { IdentityVerification, StartIdentityVerification } from '@parley/contract/resources/identity';
import { apiKey } from '#platform/http/access/access.ts';
import { orderVerification } from './order-verification.ts';
import { exampleVerification, operation } from './verifications.operation.ts';

/** Asks the person in a call or chat to verify themselves by the identity of a mobile-payment app. */
export const startMobilePayVerification = operation({
  method: 'POST',
  path: '/api/identity/verifications/mobile-pay',
  id: 'startMobilePayVerification',
  summary: 'Verify by mobile payment',
  description:
    'For a call in progress or an open chat, one at a time and three in each. The person is asked in their app, or gets a link (`continue_url` of the status). The answer comes with the status: `GET /api/identity/verifications/{verificationId}?wait=25`. It counts in this conversation alone, for 30 minutes.',
  access: apiKey('identity:write'),
  audit: 'identity.verify',
  body: StartIdentityVerification,
  answer: { status: 202, schema: IdentityVerification },
  refusals: ['not_found', 'conflict', 'rate_limited', 'not_configured'],
  example: {
    body: { call_id: exampleVerification.call_id, message: exampleVerification.message },
    answer: { ...exampleVerification, method: 'mobile_pay', provider: 'vipps' },
  },
  async run(context) {
    const started = await orderVerification(context, 'mobile_pay');
    context.audit.resource(started.id);
    context.audit.details({ method: started.method, provider: started.provider, mode: started.mode });
    context.headers.set('location', `/api/identity/verifications/${started.id}`);
    return started;
  },
});
