import { Refusal } from '#platform/http/refusal.ts';

export const resellerNotFound = () => new Refusal('not_found', 'There is no reseller with this id');

export const resellerHasCustomers = (count: number) =>
  new Refusal('conflict', `This reseller has ${count === 1 ? '1 customer' : `${count} customers`}; remove those first`);

export const personDisabled = () =>
  new Refusal('conflict', 'There is a person with this address, who may not log in; choose somebody else', {
    details: [{ path: '/admin/email', code: 'disabled', message: 'this person may not log in' }],
  });
