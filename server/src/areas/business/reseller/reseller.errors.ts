import type { Scope } from '@parley/contract/scopes';
import { defineDetail, defineRefusal } from '#platform/http/define-refusal.ts';

/** Identical for a customer of another reseller, a tenant without a reseller and one that never existed. */
export const customerNotFound = defineRefusal('not_found', 'customer_not_found', 'You have no customer with this id');

const keyLacksScope = defineRefusal('forbidden', 'key_lacks_scope', 'This key lacks the scope {{scope}}');
export const scopeMissing = (scope: Scope) => keyLacksScope({ scope });

export const noOwnKey = defineRefusal(
  'not_found',
  'reseller_key_not_found',
  'This reseller has no key of its own; rotate it to get one',
);

export const customerTrashed = defineRefusal(
  'conflict',
  'customer_trashed',
  'This customer is in the trash; restore it first',
);

const packageMissing = defineDetail('unknown', 'package_unknown', 'you have no package with this id');
export const packageUnknown = defineRefusal('invalid_request', 'customer_package_unknown', 'You have no such package', {
  details: [packageMissing('/package_id')],
});

export const customerSuspended = defineRefusal(
  'conflict',
  'customer_suspended',
  'This customer is suspended; resume it before you enter its account',
);
