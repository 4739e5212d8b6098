import type { InviteId } from '@parley/contract/ids';
import { InviteCreate, InviteCreated, inviteDays } from '@parley/contract/resources/invite';
import { EmailAddress } from '#areas/auth';
import { apiKey } from '#platform/http/access.ts';
import { issueToken } from '#platform/ids/token.ts';
import { authorityOf, checkAuthority } from './authority.rules.ts';
import { inviteTokenPrefix } from './invite-tokens.queries.ts';
import { findOpenRoles, getTenantFacts, insertInvite, presentInvite, revokeOpen } from './invites.queries.ts';
import { findMemberByEmail, listOwners, lockMembers } from './members.queries.ts';
import { alreadyMember } from './organizations.errors.ts';
import { exampleInvite } from './organizations.examples.ts';
import { operation } from './organizations.operation.ts';
import { checkOrganization } from './organizations.queries.ts';

/** Invites somebody into the tenant by e-mail. An open invitation for the same address is void from then on. */
export const createInvite = operation({
  method: 'POST',
  path: '/api/invites',
  id: 'createInvite',
  summary: 'Invite somebody',
  description: `Sends an e-mail with a link that works once within ${inviteDays} days. Nobody invites into a role above their own; a key acts as the highest role all of whose scopes it holds, never as owner, except that in a tenant without an owner a key with every scope may invite the first.`,
  access: apiKey('users:write'),
  audit: 'invite.create',
  // Each one writes to an address that somebody typed.
  requestsPerMinute: 30,
  body: InviteCreate.extend({ email: EmailAddress }),
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
    // The invitation this one voids is taken away by it, so that takes the same authority as revoking it.
    const voided = await findOpenRoles(tx, { email, now });
    checkAuthority(authorityOf(principal, { hasOwner: owners.length > 0 }), [role, ...voided]);
    await checkOrganization(tx, organizationId);
    if (await findMemberByEmail(tx, tenantId, email)) throw alreadyMember();
    await revokeOpen(tx, { email, now });
    const { token, lookup, hash } = issueToken(inviteTokenPrefix);
    const expiresAt = new Date(now.getTime() + inviteDays * 86_400_000);
    const id = newId() as InviteId;
    const row = await insertInvite(tx, {
      tenantId,
      id,
      email,
      role,
      organizationId,
      lookup,
      tokenHash: hash,
      provesAddress: mailer.delivers,
      invitedBy: actor,
      now,
      expiresAt,
    });
    const tenant = await getTenantFacts(tx, tenantId);
    const inviterName = actor.kind === 'user' ? actor.name : '';
    const template = { kind: 'invite', tenantName: tenant.name, inviterName, role, token, expiresAt } as const;
    await mailer.send(tx, { tenantId, to: email, template, language: tenant.language, now });
    audit.resource(id);
    audit.details({ role, organization_id: organizationId });
    return { ...presentInvite(row, now), accept_url: mailer.delivers ? null : mailer.linkIn(template) };
  },
});
