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
      expires_at: exampleInvite.expires_at,
    },
  },
  run: ({ db, body, now }) =>
    db.platform.inPlatform(async (tx) => {
      const invite = await findOpenInvite(tx, body.token, now);
      if (!invite) throw inviteOver();
      return {
        email: invite.email,
        tenant_name: invite.tenantName,
        role: invite.role,
        has_account: (await findUserByEmail(tx, invite.email)) !== null,
        expires_at: invite.expiresAt.toISOString(),
      };
    }),
});
