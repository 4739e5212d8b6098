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
 * Runs `work` in the reseller's transaction, which is the customer's meanwhile and the reseller's again afterwards.
 * Refuses a customer the reseller has not, suspended or not.
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

/** A row in the customer's own audit log: it is their key. That of the reseller follows from the operation. */
export function auditForCustomer(
  context: { tx: Tx; actor: Actor; now: Date; request: { id: string } },
  entry: { action: string; resourceId: string; details: Record<string, unknown> },
): Promise<void> {
  const { tx, actor, now, request } = context;
  return appendAudit(tx, { at: now, actor, requestId: request.id, ...entry });
}
