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
    verifiesEmail: config.verifyEmail === 'on',
    deliversMail: deps.mailer.delivers,
    confirmsSignUps: config.verifyEmail !== 'off',
    failureMs: config.loginFailureMs,
  };
}
