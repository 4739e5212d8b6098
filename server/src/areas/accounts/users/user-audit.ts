import type { TenantId, UserId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { appendAudit, platformChain } from '#platform/audit/audit-entry.ts';
import type { UserPrincipal } from '#platform/http/principal.ts';

/**
 * Finds the tenant whose audit chain records a user's own account changes; null where support access is all they have
 * there.
 */
export function ownTenantOf({ tenant }: UserPrincipal): TenantId | null {
  return tenant && !tenant.supportAccess ? tenant.id : null;
}

/**
 * Audits a change to the user's own access in the chain of their tenant or, without one, of the platform. `tx` has the
 * platform role. Call it last: the chain stays locked until the commit.
 */
export async function auditUserAction(
  tx: Tx,
  action: {
    name: `auth.${string}`;
    user: { id: string; name: string };
    tenantId: string | null;
    resourceId?: string;
    requestId: string | null;
    details?: Record<string, unknown>;
    now: Date;
  },
): Promise<void> {
  const chain = (action.tenantId ?? platformChain) as TenantId;
  await sql`select set_config('app.tenant_id', ${chain}, true)`.execute(tx);
  await appendAudit(tx, {
    at: action.now,
    action: action.name,
    actor: { kind: 'user', id: action.user.id as UserId, name: action.user.name },
    resourceId: action.resourceId ?? action.user.id,
    requestId: action.requestId,
    details: action.details ?? {},
  });
}
