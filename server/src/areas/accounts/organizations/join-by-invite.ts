import { normaliseEmail } from '@parley/contract/email-address';
import type { TenantId, UserId } from '@parley/contract/ids';
import type { Role } from '@parley/contract/scopes';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { appendAudit } from '#platform/audit/audit-entry.ts';
import { claimInvite, findOpenInvite } from './invite-tokens.queries.ts';
import { insertMember } from './members.queries.ts';
import { alreadyMember, inviteOver, otherAddress } from './organizations.errors.ts';

/** New member of a tenant. */
export interface NewMember {
  tenantId: TenantId;
  role: Role;
  /** The token was sent by email only, which proves the address. */
  provesAddress: boolean;
}

/** Checks an invitation as `joinByInvite` would, before a user exists. `tx` has the platform role. */
export async function checkInvite(tx: Tx, asked: { token: string; email: string; now: Date }): Promise<void> {
  const invite = await findOpenInvite(tx, asked.token, asked.now);
  if (!invite) throw inviteOver();
  if (normaliseEmail(invite.email) !== normaliseEmail(asked.email)) throw otherAddress();
}

/**
 * Accepts an invitation for an authenticated or newly created user: marks it used, writes membership and audit row, all
 * in the caller's transaction, which has the platform role. Of concurrent requests one wins. Refuses an unknown, used,
 * revoked or expired token (404), one for another address (403), and an existing member (409).
 */
export async function joinByInvite(
  tx: Tx,
  joining: { token: string; userId: UserId; requestId?: string; now: Date },
): Promise<NewMember> {
  const { userId, now } = joining;
  const invite = await findOpenInvite(tx, joining.token, now);
  if (!invite) throw inviteOver();
  const user = await tx
    .selectFrom('users')
    .select(['name', 'email', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (normaliseEmail(invite.email) !== normaliseEmail(user.email)) throw otherAddress();
  if (!(await claimInvite(tx, invite, { userId, now }))) throw inviteOver();
  const { tenantId, role, organizationId, provesAddress } = invite;
  if (!(await insertMember(tx, { tenantId, userId, role, organizationId, now }))) throw alreadyMember();
  if (provesAddress && user.email_verified_at === null) {
    await tx.updateTable('users').set({ email_verified_at: now, updated_at: now }).where('id', '=', userId).execute();
  }
  await inChainOf(tx, tenantId, async () => {
    await appendAudit(tx, {
      at: now,
      action: 'invite.accept',
      actor: { kind: 'user', id: userId, name: user.name },
      resourceId: invite.id,
      requestId: joining.requestId ?? null,
      details: { user_id: userId, role },
    });
  });
  return { tenantId, role, provesAddress };
}

/** Restores the account the caller's transaction was for. */
async function inChainOf(tx: Tx, tenantId: TenantId, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{
    before: string | null;
  }>`select current_setting('app.tenant_id', true) as before`.execute(tx);
  await sql`select set_config('app.tenant_id', ${tenantId}, true)`.execute(tx);
  await work();
  await sql`select set_config('app.tenant_id', ${rows[0]?.before ?? ''}, true)`.execute(tx);
}
