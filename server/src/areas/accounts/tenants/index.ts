import { area } from '#platform/areas/area.ts';
import { createTenant } from './create-tenant.ts';
import { tenantsPersonalData } from './personal-data.ts';
import type { TenantsDeps } from './tenants.operation.ts';

export { openCustomer, presentOwnerInvite } from './open-tenant.ts';
export type { InviteOwner, TenantsDeps } from './tenants.operation.ts';
export {
  enterAccount,
  findCustomer,
  insertCustomer,
  insertTenant,
  type NewTenant,
  presentCustomer,
} from './tenants.queries.ts';

/** Tenants area: the accounts everything else belongs to. */
export const tenantsArea = area<TenantsDeps>({
  name: 'tenants',
  personalData: tenantsPersonalData,
  operations: {
    Tenants: [createTenant],
  },
});
