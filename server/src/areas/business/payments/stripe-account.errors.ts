import { defineFieldRefusal, defineRefusal, defineSentenceAtField } from '#platform/http/define-refusal.ts';

export const stripeIsSetting = defineRefusal(
  'conflict',
  'stripe_is_setting',
  'Stripe is set by PARLEY_STRIPE_SECRET_KEY, which comes first; take it out there and start again to set it here',
);

const refusedByStripe = defineSentenceAtField(
  { refusal: 'conflict', detail: 'key_refused' },
  'stripe_key_refused',
  'The key was not accepted, and nothing was stored. {{answer}}',
);
/** `answer`: of Stripe, in words. */
export const stripeKeyRefused = (answer: string) => refusedByStripe('/secret_key', { answer });

const keyMissing = defineFieldRefusal('key_required', 'stripe_key_wanted', 'no key is stored yet; enter one');
export const stripeKeyWanted = () => keyMissing('/secret_key');

export const noStripeStored = defineRefusal('not_found', 'no_stripe_stored', 'No Stripe key was entered here');
