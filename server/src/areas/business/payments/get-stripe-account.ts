import { StripeAccount } from '@parley/contract/resources/stripe-account';
import { admin } from '#platform/http/access/access.ts';
import { exampleStripe, operation, presentStripe } from './payments.operation.ts';

/** Gets the Stripe account in use. */
export const getStripeAccount = operation({
  method: 'GET',
  path: '/api/admin/stripe',
  id: 'getStripeAccount',
  summary: 'Get the Stripe account',
  access: admin(),
  answer: { status: 200, schema: StripeAccount, caching: 'no-store' },
  example: { answer: exampleStripe },
  transaction: 'none',
  run: async ({ deps }) => presentStripe(deps),
});
