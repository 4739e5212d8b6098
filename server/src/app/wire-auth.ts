import { createLoginMetrics } from '#areas/accounts/attempts';
import type { AuthDeps } from '#areas/accounts/auth';
import { passwords } from '#areas/accounts/passwords';
import { createSecondFactorSecrets } from '#areas/accounts/second-factor';
import type { Mailer } from '#areas/platform/mail';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { SealingKeys } from '#platform/secrets/sealer.ts';
import type { Config } from './config.ts';

/** Answers of authentication that depend on a mail server. */
export function mailDependentAuth(
  { verifyEmail }: Pick<Config, 'verifyEmail'>,
  delivers: boolean,
): Pick<AuthDeps, 'deliversMail' | 'verifiesEmail'> {
  return {
    // Requiring a confirmation that is never delivered would lock everyone out.
    verifiesEmail: verifyEmail === 'on' || (verifyEmail === 'auto' && delivers),
    deliversMail: delivers,
  };
}

/** Authentication by the settings of this process. */
export function wireAuth(
  deps: { config: Config; metrics: Metrics; sealing: SealingKeys; mailer: Mailer } & Pick<
    AuthDeps,
    'authenticator' | 'brands' | 'clock' | 'cookies' | 'invites' | 'newsletters'
  >,
): AuthDeps {
  const { config, metrics, sealing, ...given } = deps;
  return {
    ...given,
    passwords,
    secondFactors: createSecondFactorSecrets(sealing),
    metrics: createLoginMetrics(metrics.registry),
    isSignUpOpen: config.isSignUpOpen,
    ...mailDependentAuth(config, deps.mailer.delivers),
    confirmsSignUps: config.verifyEmail !== 'off',
    failureMs: config.loginFailureMs,
  };
}
