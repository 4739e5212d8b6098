import type { InviteId, OrganizationId, TenantId } from '@parley/contract/ids';
import type { Invite, InviteState } from '@parley/contract/resources/invite';
import type { Role } from '@parley/contract/scopes';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { apiColumns } from '#db/api-columns.ts';
import type { Invites } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import type { Actor } from '#platform/http/principal.ts';
import { inviteState } from './invite-state.rules.ts';
import { inviteNotFound } from './organizations.errors.ts';

const shown = apiColumns<Invite>()(
  'id',
  'email',
  'role',
  'organization_id',
  'invited_by',
  'created_at',
  'expires_at',
  'accepted_at',
  'accepted_by',
  'revoked_at',
);

const inviteColumns = [...shown.names, 'tenant_id'] as const;

export type InviteRow = Pick<Selectable<Invites>, (typeof inviteColumns)[number]>;

export const presentInvite = (row: InviteRow, now: Date): Invite => ({
  ...shown.present(row),
  state: inviteState(row, now),
});

/** Lists one page of the tenant's invitations, newest first. */
export async function listInvitePage(
  tx: Tx,
  filter: {
    limit: number;
    cursor?: string | undefined;
    include_total: boolean;
    state?: readonly InviteState[] | undefined;
    email?: string | undefined;
  },
  now: Date,
) {
  let query = tx.selectFrom('invites');
  if (filter.email) query = query.where(sql<string>`lower(email)`, '=', sql<string>`lower(${filter.email})`);
  if (filter.state) query = query.where(stateIn(filter.state, now));
  return newestPage(filter, {
    read: (isOlder, limit) =>
      query
        .select(inviteColumns)
        .where(isOlder)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    count: async (total) => (await query.select(total.as('total')).executeTakeFirstOrThrow()).total,
    item: (row) => presentInvite(row, now),
  });
}

/** SQL form of `inviteState`. */
function stateIn(states: readonly InviteState[], now: Date): RawBuilder<boolean> {
  return sql<boolean>`(case when accepted_at is not null then 'accepted' when revoked_at is not null then 'revoked'
    when expires_at <= ${now} then 'expired' else 'pending' end) in (${sql.join(states)})`;
}

export async function getInviteForUpdate(tx: Tx, id: InviteId): Promise<InviteRow> {
  const row = await tx.selectFrom('invites').select(inviteColumns).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw inviteNotFound();
  return row;
}

/** Finds the roles of an address's open invitations. */
export async function findOpenRoles(tx: Tx, invite: { email: string; now: Date }): Promise<Role[]> {
  const rows = await tx
    .selectFrom('invites')
    .select('role')
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${invite.email})`)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', invite.now)
    .execute();
  return rows.map(({ role }) => role as Role);
}

/** Voids all unaccepted invitations of an address, expired ones included. */
export async function revokeOpen(tx: Tx, invite: { email: string; now: Date }): Promise<void> {
  await tx
    .updateTable('invites')
    .set({ revoked_at: invite.now })
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${invite.email})`)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function revokeInviteRow(tx: Tx, id: InviteId, now: Date): Promise<void> {
  await tx.updateTable('invites').set({ revoked_at: now }).where('id', '=', id).execute();
}

export async function insertInvite(
  tx: Tx,
  invite: {
    tenantId: TenantId;
    id: InviteId;
    email: string;
    role: Role;
    organizationId: OrganizationId | null;
    lookup: string;
    tokenHash: Buffer;
    provesAddress: boolean;
    invitedBy: Actor;
    now: Date;
    expiresAt: Date;
  },
): Promise<InviteRow> {
  return tx
    .insertInto('invites')
    .values({
      tenant_id: invite.tenantId,
      id: invite.id,
      email: invite.email,
      role: invite.role,
      organization_id: invite.organizationId,
      lookup: invite.lookup,
      token_hash: invite.tokenHash,
      proves_address: invite.provesAddress,
      invited_by: JSON.stringify(invite.invitedBy),
      created_at: invite.now,
      expires_at: invite.expiresAt,
    })
    .returning(inviteColumns)
    .executeTakeFirstOrThrow();
}

/** Finds the tenant's name and email language. */
export async function getTenantFacts(tx: Tx, tenantId: TenantId): Promise<{ name: string; language: string }> {
  return tx.selectFrom('tenants').select(['name', 'language']).where('id', '=', tenantId).executeTakeFirstOrThrow();
}
