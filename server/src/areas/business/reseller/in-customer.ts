import type { ResellerId, TenantId } from '@parley/contract/ids';
import { enterAccount, findCustomer } from '#areas/accounts/tenants';
import type { Tx } from '#db/tenant-scope.ts';
import { appendAudit } from '#platform/audit/audit-entry.ts';
import type { Actor } from '#platform/http/principal.ts';
import { customerNotFound } from './reseller.errors.ts';

interface CustomerContext {
  tx: Tx;
  tenantId: ResellerId & TenantId;
  params: { customerId: TenantId };
}

/**
 * Runs `work` in the reseller's transaction with the customer's tenant scope, restored afterwards. Refuses a customer
 * of another reseller; suspended ones are allowed.
 */
export async function inCustomer<Result>(context: CustomerContext, work: () => Promise<Result>): Promise<Result> {
  const { tx, tenantId: resellerId } = context;
  const { customerId } = context.params;
  if (!(await findCustomer(tx, resellerId, customerId))) throw customerNotFound();
  await enterAccount(tx, customerId);
  const result = await work();
  await enterAccount(tx, resellerId);
  return result;
}

/** Writes to the customer's own audit log: it is their key. The operation writes the reseller's. */
export function auditForCustomer(
  context: { tx: Tx; actor: Actor; now: Date; request: { id: string } },
  entry: { action: string; resourceId: string; details: Record<string, unknown> },
): Promise<void> {
  const { tx, actor, now, request } = context;
  return appendAudit(tx, { at: now, actor, requestId: request.id, ...entry });
}
