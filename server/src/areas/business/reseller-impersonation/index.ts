import { area } from '#platform/areas/area.ts';
import { endImpersonation } from './end-impersonation.ts';
import { getResellerAccess } from './get-reseller-access.ts';
import { impersonateCustomer } from './impersonate-customer.ts';
import type { ImpersonationDeps } from './impersonation.operation.ts';
import { listImpersonations } from './list-impersonations.ts';
import { setResellerAccess } from './set-reseller-access.ts';
import { startImpersonation } from './start-impersonation.ts';

/** Impersonation of customers by staff of their reseller, and what a customer lets it see. */
export const resellerImpersonationArea = area<ImpersonationDeps>({
  name: 'reseller-impersonation',
  operations: {
    'Reseller and platform admin': [impersonateCustomer],
    'Auth and onboarding': [startImpersonation, endImpersonation],
    Account: [getResellerAccess, setResellerAccess, listImpersonations],
  },
});
