import { InviteInspect, InviteView } from '@parley/contract/resources/invite';
import { findUserByEmail } from '#areas/accounts/users';
import { sameOrigin } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { findOpenInvite } from './invite-tokens.queries.ts';
import { inviteOver } from './organizations.errors.ts';
import { exampleInvite, exampleInviteToken } from './organizations.examples.ts';
import { operation } from './organizations.operation.ts';

/** Describes an invitation for its page. The token is sent in the body, which keeps it out of access logs. */
export const inspectInvite = operation({
  method: 'POST',
  path: '/api/invites/inspect',
  id: 'inspectInvite',
  summary: 'Look at an invitation',
  access: sameOrigin('the token of the invitation is the proof'),
  audit: notAudited('it changes nothing'),
  requestsPerMinute: 60,
  body: InviteInspect,
  answer: { status: 200, schema: InviteView },
  refusals: ['not_found', 'origin_not_allowed'],
  example: {
    body: { token: exampleInviteToken },
    answer: {
      email: exampleInvite.email,
      tenant_name: 'Lindgren Dental',
      role: exampleInvite.role,
      has_account: false,
      newsletters_from: 'Nordic Voice',
      expires_at: exampleInvite.expires_at,
    },
  },
  async run({ db, body, deps, now }) {
    const view = await db.platform.inPlatform(async (tx) => {
      const invite = await findOpenInvite(tx, body.token, now);
      if (!invite) throw inviteOver();
      return { invite, hasAccount: (await findUserByEmail(tx, invite.email)) !== null };
    });
    const { invite, hasAccount } = view;
    const { resellerId, brand } = await deps.auth.brands.ofTenant(invite.tenantId);
    return {
      email: invite.email,
      tenant_name: invite.tenantName,
      role: invite.role,
      has_account: hasAccount,
      newsletters_from: resellerId === null ? null : brand.name,
      expires_at: invite.expiresAt.toISOString(),
    };
  },
});
