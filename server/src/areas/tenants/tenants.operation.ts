import { operationOf } from '#platform/http/operation.ts';

export interface TenantsDeps {
  /** Whether anyone may create a tenant, or only who holds a platform key. */
  isSignUpOpen: boolean;
}

export const operation = operationOf<TenantsDeps>();
