import type { TenantId, UserId } from '@parley/contract/ids';
import type { Mailer } from '#areas/platform/mail';
import type { Tx } from '#db/tenant-scope.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { operationOf } from '#platform/http/operation.ts';
import type { Authenticator } from '#platform/http/principal.ts';
import type { SessionCookies } from '#platform/http/session-cookies.ts';
import type { LoginMetrics } from './login-metrics.ts';
import type { Passwords } from './passwords.ts';
import type { SecondFactorSecrets } from './second-factor-secrets.ts';

/** Invitations, as sign-up sees them. */
export interface InviteAcceptance {
  /** Refuses an invitation that is unknown, over, or for another address, before anything is done for it. */
  check(tx: Tx, invite: { token: string; email: string; now: Date }): Promise<void>;
  /**
   * Takes the invitation for a person who has just been made: membership written, invitation used. `tx` is of the
   * platform role. Refuses one that is unknown, over, or for another address. `provesAddress`: its token was sent to
   * the address and to nobody else.
   */
  accept(
    tx: Tx,
    invite: { token: string; userId: UserId; email: string; now: Date },
  ): Promise<{ tenantId: TenantId; provesAddress: boolean }>;
}

export interface AuthDeps {
  passwords: Passwords;
  cookies: SessionCookies;
  authenticator: Pick<Authenticator, 'authenticateSession'>;
  mailer: Pick<Mailer, 'send'>;
  invites: InviteAcceptance;
  secondFactors: SecondFactorSecrets;
  metrics: LoginMetrics;
  clock: Clock;
  /** Whether anyone may make an account and a tenant of their own. */
  isSignUpOpen: boolean;
  /** Whether everybody must have opened the link in an e-mail before they log in. */
  verifiesEmail: boolean;
  /**
   * Whether who signs up by themselves must. Without a mail server the link waits for a platform admin: otherwise the
   * answer would tell who has an account.
   */
  confirmsSignUps: boolean;
  /** Whether e-mails go out; else they are kept for platform admins to read. */
  deliversMail: boolean;
  /** How long an answer takes at least that must not tell by its time whether there is such an account. */
  failureMs: number;
}

export const operation = operationOf<AuthDeps>();
