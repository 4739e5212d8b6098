import { area } from '#platform/areas/area.ts';
import { createCustomer } from './create-customer.ts';
import { createCustomerKey } from './create-customer-key.ts';
import { createResellerKey } from './create-reseller-key.ts';
import { getOwnResellerKey } from './get-own-reseller-key.ts';
import { listCustomerKeys } from './list-customer-keys.ts';
import { listCustomers } from './list-customers.ts';
import { listResellerKeys } from './list-reseller-keys.ts';
import { resellerPersonalData } from './personal-data.ts';
import type { ResellerDeps } from './reseller.operation.ts';
import { revokeCustomerKey } from './revoke-customer-key.ts';
import { revokeResellerKey } from './revoke-reseller-key.ts';
import { rotateOwnResellerKey } from './rotate-own-reseller-key.ts';

/** Resellers: their keys, their customers and the keys of those. */
export const resellerArea = area<ResellerDeps>({
  name: 'reseller',
  personalData: resellerPersonalData,
  operations: {
    'Reseller API keys': [
      listResellerKeys,
      createResellerKey,
      revokeResellerKey,
      getOwnResellerKey,
      rotateOwnResellerKey,
      listCustomerKeys,
      createCustomerKey,
      revokeCustomerKey,
    ],
    'Reseller and platform admin': [listCustomers, createCustomer],
  },
});
