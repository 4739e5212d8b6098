import { createLoginMetrics } from '#areas/accounts/attempts';
import type { AuthDeps } from '#areas/accounts/auth';
import { passwords } from '#areas/accounts/passwords';
import { createSecondFactorSecrets } from '#areas/accounts/second-factor';
import type { Mailer } from '#areas/platform/mail';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { SealingKeys } from '#platform/secrets/sealer.ts';
import type { Config } from './config.ts';

/** Authentication by the settings of this process. */
export function wireAuth(
  deps: { config: Config; metrics: Metrics; sealing: SealingKeys; mailer: Mailer } & Pick<
    AuthDeps,
    'authenticator' | 'clock' | 'cookies' | 'invites'
  >,
): AuthDeps {
  const { config, metrics, sealing, ...given } = deps;
  return {
    ...given,
    passwords,
    secondFactors: createSecondFactorSecrets(sealing),
    metrics: createLoginMetrics(metrics.registry),
    isSignUpOpen: config.isSignUpOpen,
    // Requiring a confirmation that is never delivered would lock everyone out.
    verifiesEmail: config.verifyEmail === 'on' || (config.verifyEmail === 'auto' && deps.mailer.delivers),
    confirmsSignUps: config.verifyEmail !== 'off',
    deliversMail: deps.mailer.delivers,
    failureMs: config.loginFailureMs,
  };
}
