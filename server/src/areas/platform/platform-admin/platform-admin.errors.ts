import { Refusal } from '#platform/http/refusal.ts';

export const resellerNotFound = () => new Refusal('not_found', 'There is no reseller with this id');

export const tenantNotFound = () => new Refusal('not_found', 'There is no tenant with this id');

export const tenantSuspended = () =>
  new Refusal('conflict', 'This tenant is suspended; it cannot be entered until the suspension is lifted');

/** Support access belongs to a person; a key has none. */
export const enteredByKey = () =>
  new Refusal(
    'forbidden',
    'Only a person can enter a tenant; sign in as a platform admin instead of using a platform key',
  );

export const notEntered = () =>
  new Refusal('conflict', 'You have no support access to this tenant in this session, so there is nothing to leave');

export const resellerHasCustomers = (count: number) =>
  new Refusal('conflict', `This reseller has ${count === 1 ? '1 customer' : `${count} customers`}; remove those first`);

export const personDisabled = () =>
  new Refusal('conflict', 'The account with this address is disabled; choose another person', {
    details: [{ path: '/admin/email', code: 'disabled', message: 'this person may not sign in' }],
  });

export const failedWorkNotFound = () =>
  new Refusal('not_found', 'There is no failed job or event with this id; it may have succeeded, or be running now');

export const failedWorkGone = () =>
  new Refusal('conflict', 'The job is running now, or its event is no longer kept; load the list again');
