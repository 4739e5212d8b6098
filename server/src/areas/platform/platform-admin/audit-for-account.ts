import type { ResellerId, TenantId } from '@parley/contract/ids';
import { enterAccount } from '#areas/accounts/tenants';
import type { Tx } from '#db/tenant-scope.ts';
import { appendAudit, platformChain } from '#platform/audit/audit-entry.ts';
import type { Actor } from '#platform/http/principal.ts';

/** Writes the platform's action to the account's own audit log; the operation writes the platform's. */
export async function auditForAccount(
  { tx, actor, now, request }: { tx: Tx; actor: Actor; now: Date; request: { id: string } },
  entry: { accountId: ResellerId | TenantId; action: string; details: Record<string, unknown> },
): Promise<void> {
  const { accountId, action, details } = entry;
  await enterAccount(tx, accountId);
  await appendAudit(tx, { at: now, action, actor, resourceId: accountId, requestId: request.id, details });
  await enterAccount(tx, platformChain);
}
