import type { Role } from '@parley/contract/scopes';
import { apiKey } from '#platform/http/access/access.ts';
import { authorityOf, checkAuthority } from './authority.rules.ts';
import { inviteState } from './invite-state.rules.ts';
import { getInviteForUpdate, revokeInviteRow } from './invites.queries.ts';
import { listOwners } from './members.queries.ts';
import { inviteSettled } from './organizations.errors.ts';
import { exampleInviteId } from './organizations.examples.ts';
import { inviteParams, operation } from './organizations.operation.ts';

/** Revokes an invitation; its link stops working. */
export const revokeInvite = operation({
  method: 'DELETE',
  path: '/api/invites/{inviteId}',
  id: 'revokeInvite',
  summary: 'Revoke an invitation',
  description:
    'Revoking one that is revoked or has expired changes nothing; one that was accepted is refused with 409.',
  access: apiKey('users:write'),
  audit: 'invite.revoke',
  params: inviteParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found', 'forbidden', 'conflict'],
  example: { params: { inviteId: exampleInviteId } },
  async run({ tx, tenantId, principal, params, now, audit }) {
    const invite = await getInviteForUpdate(tx, params.inviteId);
    const owners = await listOwners(tx, tenantId);
    checkAuthority(authorityOf(principal, { hasOwner: owners.length > 0 }), [invite.role as Role]);
    const state = inviteState(invite, now);
    if (state === 'accepted') throw inviteSettled(state);
    if (state === 'pending') await revokeInviteRow(tx, params.inviteId, now);
    else audit.nothingChanged();
  },
});
