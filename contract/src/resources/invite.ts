import { z } from 'zod';
import { Actor } from '../actor.ts';
import { EmailAddress } from '../email-address.ts';
import { InviteId, OrganizationId, UserId } from '../ids.ts';
import { Role } from '../scopes.ts';

/** Validity of an invitation. Unit: days. */
export const inviteDays = 7;

export const InviteState = z.enum(['pending', 'accepted', 'expired', 'revoked']);
export type InviteState = z.infer<typeof InviteState>;

export const Invite = z
  .object({
    id: InviteId,
    email: z.string(),
    role: Role,
    organization_id: OrganizationId.nullable(),
    state: InviteState,
    invited_by: Actor,
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    accepted_at: z.iso.datetime().nullable(),
    accepted_by: UserId.nullable(),
    revoked_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Invite' });
export type Invite = z.infer<typeof Invite>;

export const InviteCreate = z.strictObject({
  email: EmailAddress,
  role: Role,
  organization_id: OrganizationId.nullable().default(null),
});

/** The single-use token is in the email alone, so that accepting proves the address; unless no mail server is configured. */
export const InviteCreated = Invite.extend({
  accept_url: z.string().nullable().meta({
    description:
      'Where no mail server is configured: the link to pass on to the person, shown once, here. It then proves nothing about the address. Otherwise null: the link is in the email',
  }),
}).meta({ id: 'InviteCreated' });

const token = z.string().max(100).meta({ description: 'Single-use token of the link, after `#token=`' });

export const InviteInspect = z.strictObject({ token });

/** Invitation as its page shows it. */
export const InviteView = z
  .object({
    email: z.string(),
    tenant_name: z.string(),
    role: Role,
    has_account: z.boolean().meta({ description: 'The person has an account already and accepts with its password' }),
    newsletters_from: z
      .string()
      .nullable()
      .meta({ description: 'Reseller whose newsletters can be agreed to; null: the account has none' }),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'InviteView' });

export { token as inviteToken };
