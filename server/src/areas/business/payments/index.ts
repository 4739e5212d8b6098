import { area } from '#platform/areas/area.ts';
import { deleteStripeAccount } from './delete-stripe-account.ts';
import { getStripeAccount } from './get-stripe-account.ts';
import type { PaymentsDeps } from './payments.operation.ts';
import { resealStripe } from './reseal-stripe.ts';
import { setStripeAccount } from './set-stripe-account.ts';

export type {
  PaidObject,
  PaymentFact,
  PaymentProvider,
  PaymentProviders,
  PaymentRequest,
} from './payment-provider.ts';
export type { TestStripeKey } from './payments.operation.ts';
export { type OpenStripe, openStripeAccounts } from './stripe-accounts.ts';
export { createStripeSecrets } from './stripe-secrets.ts';

/** Ways to pay: the port of a payment provider, and the Stripe account of the installation. */
export const paymentsArea = area<PaymentsDeps>({
  name: 'payments',
  operations: {
    'Reseller and platform admin': [getStripeAccount, setStripeAccount, deleteStripeAccount],
  },
  jobs: (deps) => [resealStripe(deps)],
  close: ({ accounts }) => accounts.close(),
});
