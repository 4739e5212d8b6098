import { z } from 'zod';
import { EmailAddress } from '../email-address.ts';
import { ImpersonationId, ResellerId, ResellerPackageId, TenantId, UserId } from '../ids.ts';
import { Name, nameOf } from '../names.ts';
import { pageQuery } from '../page.ts';
import { CountryCode } from '../phone-number.ts';
import { LanguageTag, TimeZone } from './agent.ts';
import { ApiKeyIssued } from './api-key.ts';
import { OwnerInvite } from './tenant.ts';

export const CustomerCreate = z.strictObject({
  name: Name,
  contact_email: EmailAddress.optional(),
  country: CountryCode.optional(),
  language: LanguageTag.default('en'),
  timezone: TimeZone.default('UTC'),
  package_id: ResellerPackageId.nullable().default(null).meta({ description: 'null: every module' }),
  owner_email: EmailAddress.optional().meta({
    description: 'Invites this address as the first owner; without it the account begins without people',
    examples: ['ada@example.com'],
  }),
});

export const CustomerQuery = z.strictObject({
  ...pageQuery,
  q: z.string().trim().min(1).max(200).optional().meta({
    description: 'Part of the name or of the contact address, or the whole id',
  }),
});

/** A JSON merge patch: null removes `contact_email`, `country` and `package_id`. */
export const CustomerUpdate = z.strictObject({
  name: Name.optional(),
  contact_email: EmailAddress.nullable().optional(),
  country: CountryCode.nullable().optional(),
  language: LanguageTag.optional(),
  timezone: TimeZone.optional(),
  package_id: ResellerPackageId.nullable().optional(),
});
export type CustomerUpdate = z.infer<typeof CustomerUpdate>;

export const CustomerSuspend = z.strictObject({
  reason: z
    .string()
    .trim()
    .max(500)
    .default('')
    .meta({ description: 'Shown to the people of the customer, and kept in both audit logs; no personal data' }),
  live_calls: z.enum(['end', 'finish']).default('end').meta({
    description:
      'end: calls in progress are hung up; finish: they go on to their own end. New ones are refused at once',
  }),
});

/** A tenant as its reseller sees it. */
export const Customer = z
  .object({
    id: TenantId,
    name: z.string(),
    contact_email: z.string().nullable(),
    country: z.string().nullable(),
    language: z.string(),
    timezone: z.string(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    suspended_at: z.iso.datetime().nullable(),
    suspension_reason: z.string().nullable(),
    trashed_at: z.iso.datetime().nullable(),
    package_id: ResellerPackageId.nullable().meta({ description: 'Package of the reseller; null: every module' }),
    shares_conversations: z.boolean().meta({
      description: 'The customer has agreed that its reseller sees calls, chats and the people in them',
    }),
  })
  .meta({ id: 'Customer' });
export type Customer = z.infer<typeof Customer>;

export const CustomerCreated = z
  .object({
    customer: Customer,
    api_key: ApiKeyIssued.meta({ description: "The customer's own key" }),
    owner_invite: OwnerInvite,
  })
  .meta({ id: 'CustomerCreated' });

/** A reseller as the platform sees it. */
export const Reseller = z
  .object({
    id: ResellerId,
    name: z.string(),
    customer_count: z.int(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    suspended_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Reseller' });
export type Reseller = z.infer<typeof Reseller>;

export const ResellerCreate = z.strictObject({
  name: Name,
  admin: z
    .strictObject({ email: EmailAddress, name: nameOf(200) })
    .optional()
    .meta({
      description: 'Email address of its admin, whose account is created if needed and who gets a welcome email',
    }),
});

export const ResellerUpdate = z.strictObject({
  name: Name.optional(),
  suspended: z.boolean().optional().meta({ description: 'Suspended: its keys and staff are refused immediately' }),
});

export const ResellerCreated = z
  .object({
    reseller: Reseller,
    api_key: ApiKeyIssued.meta({ description: "The reseller's own key, which has the admin role" }),
    admin: z.object({ user_id: UserId, email: z.string(), is_new: z.boolean() }).nullable(),
  })
  .meta({ id: 'ResellerCreated' });

export const CustomerPurged = z
  .object({
    certificate_id: z.guid().meta({ description: 'Deletion certificate, signed' }),
    certificate: z.string().meta({ description: 'Statement of the certificate, exactly as signed' }),
    signature: z.string(),
    deleted: z.record(z.string(), z.int()).meta({ description: 'Rows removed, by table' }),
  })
  .meta({ id: 'CustomerPurged' });

export const CustomerImpersonate = z.strictObject({
  reason: z
    .string()
    .trim()
    .min(3)
    .max(500)
    .meta({ description: 'Shown to the customer, and kept in both audit logs; no personal data' }),
  minutes: z.int().min(5).max(240).default(60).meta({ description: 'Duration, from entering on' }),
  staff_id: UserId.optional().meta({
    description: 'Member of staff who will enter; needed with a key, otherwise the person who asks',
  }),
});

export const ImpersonationLink = z
  .object({
    id: ImpersonationId,
    url: z.string().meta({ description: 'Opens the console in the account; works once, for this member of staff' }),
    token: z.string().meta({ description: 'Token of the link, for POST /api/auth/impersonation' }),
    expires_at: z.iso.datetime().meta({ description: 'End of the link' }),
    minutes: z.int(),
  })
  .meta({ id: 'ImpersonationLink' });

export const ImpersonationStart = z.strictObject({ token: z.string().min(1).max(200) });

/** An entry of the reseller's staff into the account, as the customer sees it. */
export const Impersonation = z
  .object({
    id: ImpersonationId,
    by: z.string().meta({ description: 'Name of the member of staff at the time' }),
    reason: z.string(),
    created_at: z.iso.datetime(),
    entered_at: z.iso.datetime().nullable().meta({ description: 'null: the link has not been used' }),
    expires_at: z.iso.datetime().nullable(),
    ended_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Impersonation' });
export type Impersonation = z.infer<typeof Impersonation>;

export const ResellerAccessSetting = z
  .object({
    reseller: z.object({ id: ResellerId, name: z.string() }).nullable(),
    shares_conversations: z.boolean().meta({ description: 'The reseller may see calls, chats and the people in them' }),
    since: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ResellerAccessSetting' });

export const ResellerAccessUpdate = z.strictObject({ shares_conversations: z.boolean() });
