import { EmailAddress } from '@parley/contract/email-address';
import { oneOrSeveral } from '@parley/contract/filters';
import { pageOf, pageQuery } from '@parley/contract/page';
import { Invite, InviteState } from '@parley/contract/resources/invite';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { listInvitePage } from './invites.queries.ts';
import { exampleInvite } from './organizations.examples.ts';
import { operation } from './organizations.operation.ts';

const states = oneOrSeveral(InviteState).meta({
  description: `${InviteState.options.join(', ')}; several with commas`,
});

/** Lists the tenant's invitations, newest first. */
export const listInvites = operation({
  method: 'GET',
  path: '/api/invites',
  id: 'listInvites',
  summary: 'List invitations',
  access: apiKey('users:read'),
  query: z.strictObject({ ...pageQuery, state: states.optional(), email: EmailAddress.optional() }),
  answer: { status: 200, schema: pageOf(Invite) },
  example: { query: { state: 'pending' }, answer: { data: [exampleInvite], has_more: false, next_cursor: null } },
  run: ({ tx, query, now }) => listInvitePage(tx, query, now),
});
