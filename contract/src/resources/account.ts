import { z } from 'zod';
import { EmailAddress } from '../email-address.ts';
import { ApiKeyId, ResellerId, TenantId } from '../ids.ts';
import { Name } from '../names.ts';
import { CountryCode } from '../phone-number.ts';
import { LanguageTag, TimeZone } from './agent.ts';

/** A tenant as it sees itself. */
export const Account = z
  .object({
    id: TenantId,
    name: z.string(),
    contact_email: z.string().nullable(),
    country: z.string().nullable(),
    language: z.string().meta({ description: 'Emails to people it invites are written in it' }),
    timezone: z.string(),
    created_at: z.iso.datetime(),
    reseller: z.object({ id: ResellerId, name: z.string() }).nullable().meta({ description: 'Whose customer it is' }),
    api_key: z
      .object({
        id: ApiKeyId,
        prefix: z.string(),
        last_four: z.string(),
        created_at: z.iso.datetime(),
        last_used_at: z.iso.datetime().nullable(),
      })
      .nullable()
      .meta({ description: "The tenant's own key, masked; null: none" }),
  })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof Account>;

/** A JSON merge patch: what is left out stays, null takes away or brings the default back. */
export const AccountUpdate = z.strictObject({
  name: Name.optional(),
  contact_email: EmailAddress.nullable().optional(),
  country: CountryCode.nullable().optional(),
  language: LanguageTag.nullable().optional().meta({ description: 'Default: en' }),
  timezone: TimeZone.nullable().optional().meta({ description: 'Default: UTC' }),
});
export type AccountUpdate = z.infer<typeof AccountUpdate>;

export const PlatformAdminStatus = z
  .object({ email: z.string(), is_platform_admin: z.boolean() })
  .meta({ id: 'PlatformAdminStatus' });
