import { z } from 'zod';
import { EmailAddress } from '../email-address.ts';
import { ResellerId, TenantId, UserId } from '../ids.ts';
import { Name, nameOf } from '../names.ts';
import { CountryCode } from '../phone-number.ts';
import { LanguageTag, TimeZone } from './agent.ts';
import { ApiKeyIssued } from './api-key.ts';

export const CustomerCreate = z.strictObject({
  name: Name,
  contact_email: EmailAddress.optional(),
  country: CountryCode.optional(),
  language: LanguageTag.default('en'),
  timezone: TimeZone.default('UTC'),
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
  })
  .meta({ id: 'Customer' });
export type Customer = z.infer<typeof Customer>;

export const CustomerCreated = z
  .object({ customer: Customer, api_key: ApiKeyIssued.meta({ description: "The customer's own key" }) })
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
