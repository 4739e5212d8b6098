import { z } from 'zod';
import { EmailAddress } from '../email-address.ts';
import { ApiKeyId, InviteId, ResellerId, TenantId } from '../ids.ts';
import { Name } from '../names.ts';
import { SessionTokens, TenantOfUser } from './session.ts';

export const Tenant = z.object({ id: TenantId, name: z.string(), created_at: z.iso.datetime() }).meta({ id: 'Tenant' });

export const TenantCreate = z.strictObject({
  name: Name,
  owner_email: EmailAddress.optional().meta({
    description: 'Invites this address as the first owner; without it only a platform admin can enter the tenant',
    examples: ['ada@example.com'],
  }),
});

/** Invitation of the first owner of a new account. */
export const OwnerInvite = z
  .object({
    id: InviteId,
    email: z.string(),
    expires_at: z.iso.datetime(),
    accept_url: z.string().nullable().meta({
      description: 'The link to pass on where no mail server is configured; null: it went by email',
    }),
  })
  .nullable()
  .meta({ description: 'The invitation of `owner_email`; null where none was given' });

export const TenantCreated = z
  .object({
    tenant: Tenant,
    api_key: z.object({
      id: ApiKeyId,
      secret: z.string().meta({ description: 'Send as X-API-Key. Shown once, here' }),
      prefix: z.string(),
    }),
    owner_invite: OwnerInvite,
  })
  .meta({ id: 'TenantCreated' });

/** A tenant as a platform admin sees it. */
export const TenantOverview = z
  .object({
    id: TenantId,
    name: z.string(),
    contact_email: z.string().nullable(),
    reseller: z.object({ id: ResellerId, name: z.string() }).nullable().meta({ description: 'Whose customer it is' }),
    agent_count: z.int().meta({ description: 'Agents outside the trash' }),
    user_count: z.int().meta({ description: 'Members; platform admins with support access are none' }),
    created_at: z.iso.datetime(),
    suspended_at: z.iso.datetime().nullable(),
    trashed_at: z.iso.datetime().nullable().meta({ description: 'In the trash of its reseller since' }),
  })
  .meta({ id: 'TenantOverview' });
export type TenantOverview = z.infer<typeof TenantOverview>;

export const TenantEnter = z.strictObject({
  reason: z
    .string()
    .trim()
    .max(500)
    .default('')
    .meta({ description: 'Why, for the audit logs of tenant and platform, which keep it; no personal data' }),
});

/** The session after a platform admin has entered a tenant. */
export const TenantEntered = z
  .object({
    ...SessionTokens.shape,
    tenant: TenantOfUser,
    support_access: z
      .object({ expires_at: z.iso.datetime() })
      .nullable()
      .meta({ description: 'Null: the admin is a member of the tenant and works there in their own role' }),
  })
  .meta({ id: 'TenantEntered' });

/** The session after leaving; `tenant` null: it works in no tenant now. */
export const TenantLeft = z
  .object({ ...SessionTokens.shape, tenant: TenantOfUser.nullable() })
  .meta({ id: 'TenantLeft' });
