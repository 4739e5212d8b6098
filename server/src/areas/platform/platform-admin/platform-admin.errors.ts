import { defineDetail, defineRefusal } from '#platform/http/define-refusal.ts';

export const resellerNotFound = defineRefusal('not_found', 'reseller_not_found', 'There is no reseller with this id');

export const tenantNotFound = defineRefusal('not_found', 'tenant_not_found', 'There is no tenant with this id');

export const tenantSuspended = defineRefusal(
  'conflict',
  'tenant_suspended',
  'This tenant is suspended; it cannot be entered until the suspension is lifted',
);

/** Support access belongs to a person; a key has none. */
export const enteredByKey = defineRefusal(
  'forbidden',
  'entered_by_key',
  'Only a person can enter a tenant; sign in as a platform admin instead of using a platform key',
);

export const notEntered = defineRefusal(
  'conflict',
  'not_entered',
  'You have no support access to this tenant in this session, so there is nothing to leave',
);

const hasCustomer = defineRefusal(
  'conflict',
  'reseller_has_customer',
  'This reseller has 1 customer; remove those first',
);
const hasCustomers = defineRefusal(
  'conflict',
  'reseller_has_customers',
  'This reseller has {{customers}} customers; remove those first',
);
export const resellerHasCustomers = (customers: number) =>
  customers === 1 ? hasCustomer() : hasCustomers({ customers });

const mayNotSignIn = defineDetail('disabled', 'person_may_not_sign_in', 'this person may not sign in');
export const personDisabled = defineRefusal(
  'conflict',
  'person_disabled',
  'The account with this address is disabled; choose another person',
  { details: [mayNotSignIn('/admin/email')] },
);

export const failedWorkNotFound = defineRefusal(
  'not_found',
  'failed_work_not_found',
  'There is no failed job or event with this id; it may have succeeded, or be running now',
);

export const failedWorkGone = defineRefusal(
  'conflict',
  'failed_work_gone',
  'The job is running now, or its event is no longer kept; load the list again',
);
