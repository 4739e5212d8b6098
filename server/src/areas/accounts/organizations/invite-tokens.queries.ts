import type { InviteId, OrganizationId, TenantId, UserId } from '@parley/contract/ids';
import type { Role } from '@parley/contract/scopes';
import type { Tx } from '#db/tenant-scope.ts';
import { findTokenLookup, matchesTokenHash } from '#platform/ids/token.ts';

export const inviteTokenPrefix = 'inv';

/** Invitation its token's holder may accept now. */
export interface OpenInvite {
  id: InviteId;
  tenantId: TenantId;
  tenantName: string;
  email: string;
  role: Role;
  organizationId: OrganizationId | null;
  provesAddress: boolean;
  expiresAt: Date;
}

/**
 * Finds the open invitation of a token; null when unknown, expired, or of a suspended tenant. `tx` has the platform
 * role.
 */
export async function findOpenInvite(tx: Tx, token: string, now: Date): Promise<OpenInvite | null> {
  const lookup = findTokenLookup({ token, prefix: inviteTokenPrefix });
  if (!lookup) return null;
  const rows = await tx
    .selectFrom('invites')
    .innerJoin('tenants', 'tenants.id', 'invites.tenant_id')
    .select([
      'invites.id',
      'invites.tenant_id',
      'invites.email',
      'invites.role',
      'invites.organization_id',
      'invites.proves_address',
      'invites.expires_at',
      'invites.token_hash',
      'tenants.name as tenant_name',
    ])
    .where('invites.lookup', '=', lookup)
    .where('invites.accepted_at', 'is', null)
    .where('invites.revoked_at', 'is', null)
    .where('invites.expires_at', '>', now)
    .where('tenants.suspended_at', 'is', null)
    .execute();
  const row = rows.find((candidate) => matchesTokenHash(token, candidate.token_hash));
  if (!row) return null;
  return {
    id: row.id as InviteId,
    tenantId: row.tenant_id as TenantId,
    tenantName: row.tenant_name,
    email: row.email,
    role: row.role as Role,
    organizationId: row.organization_id as OrganizationId | null,
    provesAddress: row.proves_address,
    expiresAt: row.expires_at,
  };
}

/** Uses an invitation up. False: used or revoked meanwhile; of concurrent requests one wins. */
export async function claimInvite(
  tx: Tx,
  invite: Pick<OpenInvite, 'tenantId' | 'id'>,
  { userId, now }: { userId: UserId; now: Date },
): Promise<boolean> {
  const claimed = await tx
    .updateTable('invites')
    .set({ accepted_at: now, accepted_by: userId })
    .where('tenant_id', '=', invite.tenantId)
    .where('id', '=', invite.id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}
