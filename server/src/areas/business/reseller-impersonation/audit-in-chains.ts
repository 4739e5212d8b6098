import type { ResellerId, TenantId } from '@parley/contract/ids';
import { enterAccount } from '#areas/accounts/tenants';
import type { Tx } from '#db/tenant-scope.ts';
import { appendAudit } from '#platform/audit/audit-entry.ts';
import type { UserPrincipal } from '#platform/http/principal.ts';

/**
 * Writes an act of a reseller's staff to the customer's chain, then to the reseller's: a fixed lock order against
 * deadlocks. `tx` has the platform role. Call it last.
 */
export async function auditInChains(
  tx: Tx,
  [customerId, resellerId]: readonly [TenantId, ResellerId],
  entry: {
    action: `impersonation.${string}`;
    principal: UserPrincipal;
    request: { id: string };
    details: Record<string, unknown>;
    now: Date;
  },
): Promise<void> {
  const { action, principal, request, details, now: at } = entry;
  const via = { kind: 'impersonation' as const, id: resellerId, name: 'Reseller' };
  const actor = { kind: 'user' as const, id: principal.id, name: principal.name, via };
  for (const chain of [customerId, resellerId]) {
    await enterAccount(tx, chain);
    await appendAudit(tx, { at, action, actor, resourceId: customerId, requestId: request.id, details });
  }
}
