import type { InviteId } from '@parley/contract/ids';
import { InviteCreate, InviteCreated, inviteDays } from '@parley/contract/resources/invite';
import { apiKey } from '#platform/http/access/access.ts';
import { authorityOf, checkAuthority } from './authority.rules.ts';
import { findOpenRoles, presentInvite, revokeOpen } from './invites.queries.ts';
import { findMemberByEmail, listOwners, lockMembers } from './members.queries.ts';
import { alreadyMember } from './organizations.errors.ts';
import { exampleInvite } from './organizations.examples.ts';
import { operation } from './organizations.operation.ts';
import { checkOrganization } from './organizations.queries.ts';
import { sendInvite } from './send-invite.ts';

/** Invites a user into the tenant by email. Voids an open invitation for the same address. */
export const createInvite = operation({
  method: 'POST',
  path: '/api/invites',
  id: 'createInvite',
  summary: 'Invite a person',
  description: `Sends an email with a link that works once within ${inviteDays} days. No invitation grants a role above that of the inviter; a key acts as the highest role all of whose scopes it holds, never as owner, except that in a tenant without an owner a key with every scope may invite the first.`,
  access: apiKey('users:write'),
  audit: 'invite.create',
  // Rate-limited: each sends mail to an unverified address.
  requestsPerMinute: 30,
  body: InviteCreate,
  answer: { status: 201, schema: InviteCreated, holdsSecret: true },
  refusals: ['forbidden', 'conflict'],
  example: {
    body: { email: exampleInvite.email, role: 'editor', organization_id: exampleInvite.organization_id },
    answer: { ...exampleInvite, accept_url: null },
  },
  async run({ tx, tenantId, principal, actor, body, deps, now, newId, audit }) {
    const { email, role, organization_id: organizationId } = body;
    const { mailer } = deps;
    await lockMembers(tx, tenantId);
    const owners = await listOwners(tx, tenantId);
    // Voiding the earlier invitation takes the same authority as revoking it.
    const voided = await findOpenRoles(tx, { email, now });
    checkAuthority(authorityOf(principal, { hasOwner: owners.length > 0 }), [role, ...voided]);
    await checkOrganization(tx, organizationId);
    if (await findMemberByEmail(tx, tenantId, email)) throw alreadyMember();
    await revokeOpen(tx, { email, now });
    const id = newId() as InviteId;
    const sent = await sendInvite(tx, { tenantId, id, email, role, organizationId, invitedBy: actor, mailer, now });
    audit.resource(id);
    audit.details({ role, organization_id: organizationId });
    return { ...presentInvite(sent.row, now), accept_url: sent.acceptUrl };
  },
});
