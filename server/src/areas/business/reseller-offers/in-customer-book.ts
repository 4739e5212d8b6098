import type { ResellerId, TenantId } from '@parley/contract/ids';
import { findCustomer } from '#areas/accounts/tenants';
import { customerMissing } from '#areas/business/balance';
import { inBookOf } from '#areas/business/ledger';
import type { Tx } from '#db/tenant-scope.ts';

/** Runs `work` in the book of a customer of the reseller whose transaction it is; refuses another's with 404. */
export async function inCustomerBook<Result>(
  context: { tx: Tx; tenantId: TenantId & ResellerId; params: { customerId: TenantId } },
  work: (tenantId: TenantId) => Promise<Result>,
): Promise<Result> {
  const { tx, tenantId: resellerId, params } = context;
  const { customerId } = params;
  if (!(await findCustomer(tx, resellerId, customerId))) throw customerMissing();
  return inBookOf(tx, customerId, () => work(customerId));
}
