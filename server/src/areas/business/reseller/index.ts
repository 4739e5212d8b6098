import { area } from '#platform/areas/area.ts';
import { createCustomer } from './create-customer.ts';
import { createCustomerKey } from './create-customer-key.ts';
import { createResellerKey } from './create-reseller-key.ts';
import { customerJobs } from './customer-jobs.ts';
import { getCustomer } from './get-customer.ts';
import { getOwnResellerKey } from './get-own-reseller-key.ts';
import { listCustomerKeys } from './list-customer-keys.ts';
import { listCustomers } from './list-customers.ts';
import { listResellerKeys } from './list-reseller-keys.ts';
import { listTrashedCustomers } from './list-trashed-customers.ts';
import { resellerPersonalData } from './personal-data.ts';
import { purgeCustomer } from './purge-customer.ts';
import type { ResellerDeps } from './reseller.operation.ts';
import { restoreCustomer } from './restore-customer.ts';
import { resumeCustomer } from './resume-customer.ts';
import { revokeCustomerKey } from './revoke-customer-key.ts';
import { revokeResellerKey } from './revoke-reseller-key.ts';
import { rotateOwnResellerKey } from './rotate-own-reseller-key.ts';
import { suspendCustomer } from './suspend-customer.ts';
import { trashCustomer } from './trash-customer.ts';
import { updateCustomer } from './update-customer.ts';

export { lockActiveCustomer } from './customers.queries.ts';
export { auditForCustomer, inCustomer } from './in-customer.ts';
export { customerSuspended } from './reseller.errors.ts';

export { needScopeOfNamedKey } from './scope-of-named-key.ts';

/** Resellers: their keys, their customers and the keys of those. */
export const resellerArea = area<ResellerDeps>({
  name: 'reseller',
  personalData: resellerPersonalData,
  jobs: customerJobs,
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
    'Reseller and platform admin': [
      listCustomers,
      createCustomer,
      getCustomer,
      updateCustomer,
      trashCustomer,
      suspendCustomer,
      resumeCustomer,
      listTrashedCustomers,
      restoreCustomer,
      purgeCustomer,
    ],
  },
});
