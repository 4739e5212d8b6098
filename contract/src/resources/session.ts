import { z } from 'zod';
import { ResellerId, SessionId, TenantId, UserId } from '../ids.ts';
import { Role, Scope } from '../scopes.ts';
import { PublicBrand } from './branding.ts';
import { resellerModules } from './reseller-package.ts';
import { ResellerRole } from './reseller-staff.ts';

/** Tokens of a session. Browsers keep both in HttpOnly cookies, other clients send them. */
export const SessionTokens = z
  .object({
    access_token: z.string().meta({ description: 'Send as `Authorization: Bearer <token>`' }),
    refresh_token: z.string().meta({ description: 'Single-use; each refresh returns the next one' }),
    token_type: z.literal('bearer'),
    expires_in: z.int().meta({ description: 'Life of the access token in seconds' }),
    refresh_expires_in: z.int().meta({ description: 'Life of the refresh token in seconds' }),
    csrf_token: z.string().meta({ description: 'CSRF token; send as `X-CSRF-Token` with every write by cookie' }),
  })
  .meta({ id: 'SessionTokens' });
export type SessionTokens = z.infer<typeof SessionTokens>;

export const SessionUser = z
  .object({
    id: UserId,
    email: z.string(),
    name: z.string(),
    language: z.string(),
    email_verified: z.boolean(),
    second_factor_enabled: z.boolean(),
  })
  .meta({ id: 'SessionUser' });
export type SessionUser = z.infer<typeof SessionUser>;

/** Answer to a sign-in that needs no second factor. */
export const SignedIn = z
  .object({ status: z.literal('signed_in'), ...SessionTokens.shape, user: SessionUser })
  .meta({ id: 'SignedIn' });
export type SignedIn = z.infer<typeof SignedIn>;

export const SecondFactorRequired = z
  .object({
    status: z.literal('second_factor_required'),
    challenge_token: z.string().meta({ description: 'Send with the code to /api/auth/login/second-factor' }),
    expires_in: z.int().meta({ description: 'Life of the challenge in seconds' }),
  })
  .meta({ id: 'SecondFactorRequired' });

/** A tenant as one of its people sees it, with their role. */
export const TenantOfUser = z.object({ id: TenantId, name: z.string(), role: Role });

/** The signed-in person, the current tenant and their scopes there. */
export const CurrentUser = z
  .object({
    user: SessionUser,
    tenant: TenantOfUser.nullable().meta({ description: 'Current tenant; null for a person without one' }),
    permissions: z.array(Scope),
    tenants: z.array(TenantOfUser).meta({ description: 'Tenants the person belongs to; see switch-tenant' }),
    support_access: z
      .object({
        expires_at: z.iso.datetime(),
        reseller: z.string().nullable().meta({
          description: 'Name of the reseller whose staff impersonates its customer; null for a platform admin',
        }),
        shares_conversations: z.boolean().meta({ description: 'Conversations of the account may be seen' }),
      })
      .nullable()
      .meta({
        description: 'Access of a platform admin or of staff of the reseller to a tenant they are no member of',
      }),
    suspended_tenant: z
      .object({ name: z.string(), reseller: z.string().nullable() })
      .nullable()
      .meta({ description: 'The tenant of the session while it is suspended; `tenant` is then null' }),
    modules_off: z.array(z.enum(resellerModules)).meta({ description: "Modules that the tenant's package leaves out" }),
    reseller: z.object({ id: ResellerId, name: z.string(), role: ResellerRole }).nullable(),
    is_platform_admin: z.boolean(),
    branding: PublicBrand.nullable().meta({
      description: "Brand of the tenant's reseller; null: that of the host, see `GET /api/branding`",
    }),
    session_id: SessionId,
    csrf_token: z.string().nullable().meta({ description: 'Null for a session that is sent as a bearer token' }),
  })
  .meta({ id: 'CurrentUser' });
export type CurrentUser = z.infer<typeof CurrentUser>;

/** A session of a person. */
export const Session = z
  .object({
    id: SessionId,
    is_current: z.boolean(),
    tenant_id: TenantId.nullable(),
    ip: z.string(),
    user_agent: z.string(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().meta({ description: 'Time of the last sign-in, refresh or change of tenant' }),
    expires_at: z.iso.datetime().meta({ description: 'Absolute expiry, regardless of use' }),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof Session>;

export const SecondFactorSetup = z
  .object({
    secret: z.string().meta({ description: 'Base32, for typing into an authenticator' }),
    otpauth_url: z.string().meta({ description: 'The same for a QR code' }),
  })
  .meta({ id: 'SecondFactorSetup' });

export const RecoveryCodes = z
  .object({
    recovery_codes: z
      .array(z.string())
      .meta({ description: 'Single-use recovery codes, in place of a code. Shown once' }),
  })
  .meta({ id: 'RecoveryCodes' });

/** Options of the sign-in pages. */
export const SignInOptions = z
  .object({
    sign_up_open: z.boolean().meta({ description: 'Sign-up without an invitation is enabled' }),
    sign_up_confirmation: z.enum(['email', 'administrator', 'none']).meta({
      description: 'Confirmation of a sign-up: a link by email; a platform admin, who finds the link under Mail; none',
    }),
    newsletters_from: z.string().nullable().meta({
      description: 'Reseller whose domain this is, to whose newsletters a person who signs up can agree; null: none',
    }),
    mail_configured: z.boolean().meta({ description: 'false: emails are stored for platform admins to read' }),
  })
  .meta({ id: 'SignInOptions' });
export type SignInOptions = z.infer<typeof SignInOptions>;
