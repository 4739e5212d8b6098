import { admin } from '#platform/http/access/access.ts';
import { operation } from './payments.operation.ts';
import { noStripeStored } from './stripe-account.errors.ts';
import { deleteStripe } from './stripe-account.queries.ts';

/** Deletes the Stripe account that was entered; orders are paid by invoice from then on. */
export const deleteStripeAccount = operation({
  method: 'DELETE',
  path: '/api/admin/stripe',
  id: 'deleteStripeAccount',
  summary: 'Delete the Stripe account',
  description:
    'New orders are paid by invoice. Payments that are open at Stripe are not noticed any more: wait for them first.',
  access: admin(),
  audit: 'stripe_account.delete',
  transaction: 'none',
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: {},
  async run({ db, deps, audit }) {
    audit.resource('stripe');
    if (!(await db.platform.inPlatform(deleteStripe))) throw noStripeStored();
    await deps.accounts.refresh();
  },
});
