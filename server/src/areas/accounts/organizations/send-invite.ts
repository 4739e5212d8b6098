import type { InviteId, OrganizationId, TenantId } from '@parley/contract/ids';
import { inviteDays } from '@parley/contract/resources/invite';
import type { Role } from '@parley/contract/scopes';
import type { Mailer } from '#areas/platform/mail';
import type { Tx } from '#db/tenant-scope.ts';
import { dayMs } from '#platform/clock/wall-clock.ts';
import type { Actor } from '#platform/http/principal.ts';
import { issueToken } from '#platform/ids/token.ts';
import { inviteTokenPrefix } from './invite-tokens.queries.ts';
import { getTenantFacts, type InviteRow, insertInvite } from './invites.queries.ts';

/**
 * Inserts an invitation and enqueues its email, in a transaction for the tenant. Authority is checked by the caller.
 */
export async function sendInvite(
  tx: Tx,
  invite: {
    tenantId: TenantId;
    id: InviteId;
    email: string;
    role: Role;
    organizationId: OrganizationId | null;
    invitedBy: Actor;
    mailer: Mailer;
    now: Date;
  },
): Promise<{ row: InviteRow; acceptUrl: string | null }> {
  const { tenantId, email, role, mailer, now } = invite;
  const { token, lookup, hash } = issueToken(inviteTokenPrefix);
  const expiresAt = new Date(now.getTime() + inviteDays * dayMs);
  const { id, organizationId, invitedBy } = invite;
  const row = await insertInvite(tx, {
    tenantId,
    id,
    email,
    role,
    organizationId,
    lookup,
    tokenHash: hash,
    provesAddress: mailer.delivers,
    invitedBy,
    now,
    expiresAt,
  });
  const tenant = await getTenantFacts(tx, tenantId);
  const inviterName = invitedBy.kind === 'user' ? invitedBy.name : '';
  const template = { kind: 'invite', tenantName: tenant.name, inviterName, role, token, expiresAt } as const;
  await mailer.send(tx, { tenantId, to: email, template, language: tenant.language, now });
  return { row, acceptUrl: mailer.delivers ? null : mailer.linkIn(template) };
}
