import type { ResellerId, TenantId, UserId } from '@parley/contract/ids';
import type { PublicBrand } from '@parley/contract/resources/branding';
import type { LoginMetrics } from '#areas/accounts/attempts';
import type { Passwords } from '#areas/accounts/passwords';
import type { SecondFactorSecrets } from '#areas/accounts/second-factor';
import type { Mailer } from '#areas/platform/mail';
import type { Tx } from '#db/tenant-scope.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { SessionCookies } from '#platform/http/access/session-cookies.ts';
import { operationOf } from '#platform/http/operation.ts';
import type { Authenticator } from '#platform/http/principal.ts';

/** Port to invitations, used by sign-up. */
export interface InviteAcceptance {
  /** Refuses an invitation that is unknown, over, or for another address, before anything is done for it. */
  check(tx: Tx, invite: { token: string; email: string; now: Date }): Promise<void>;
  /**
   * Accepts the invitation for a newly created user: writes the membership, marks the invitation used. `tx` has the
   * platform role. Refuses an unknown or expired one and one for another address. `provesAddress`: the token was sent
   * to that address only.
   */
  accept(
    tx: Tx,
    invite: { token: string; userId: UserId; email: string; now: Date },
  ): Promise<{ tenantId: TenantId; provesAddress: boolean }>;
}

/** Port to brands. */
export interface AccountBrands {
  /** Finds the brand of a tenant's reseller, or of a reseller; `resellerId` null: it has none. */
  ofTenant(accountId: TenantId): Promise<{ resellerId: string | null; brand: PublicBrand }>;
  /** Finds the reseller whose verified domain a host is; `resellerId` null: it has none. */
  atHost(host: string): Promise<{ resellerId: ResellerId | null; brand: Pick<PublicBrand, 'name'> }>;
}

/** Port to newsletters. */
export interface NewsletterAcceptance {
  /** Keeps that a person agreed at sign-up, where the tenant is a reseller's customer. `tx` has the platform role. */
  accept(tx: Tx, consent: { userId: UserId; tenantId: TenantId; now: Date }): Promise<void>;
}

export interface AuthDeps {
  brands: AccountBrands;
  passwords: Passwords;
  cookies: SessionCookies;
  authenticator: Pick<Authenticator, 'authenticateSession'>;
  mailer: Pick<Mailer, 'send'>;
  invites: InviteAcceptance;
  newsletters: NewsletterAcceptance;
  secondFactors: SecondFactorSecrets;
  metrics: LoginMetrics;
  clock: Clock;
  /** Open sign-up: anyone may create an account with a tenant. */
  isSignUpOpen: boolean;
  /** Sign-in requires a confirmed email address of all people, also of those who were invited. */
  verifiesEmail: boolean;
  /**
   * Self sign-up requires a confirmed address. Without a mail server the link waits for a platform admin: otherwise the
   * response would enumerate accounts.
   */
  confirmsSignUps: boolean;
  /** True when emails are delivered; otherwise they wait in the console for platform admins. */
  deliversMail: boolean;
  /** Minimum duration of responses that must not reveal by timing if an account exists. */
  failureMs: number;
}

export const operation = operationOf<AuthDeps>();
