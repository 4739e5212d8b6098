import { type Area, area, type Operation } from '#platform/http/operation.ts';
import { createTenant } from './create-tenant.ts';
import type { TenantsDeps } from './tenants.operation.ts';

export { openCustomer } from './open-tenant.ts';
export type { TenantsDeps } from './tenants.operation.ts';
export { enterAccount, findCustomer, insertTenant, presentCustomer } from './tenants.queries.ts';

export const tenantOperations: readonly Operation<TenantsDeps>[] = [createTenant];

/** Tenants area: the accounts everything else belongs to. */
export const tenantsArea = (deps: TenantsDeps): Area => area('tenants', tenantOperations, deps);
