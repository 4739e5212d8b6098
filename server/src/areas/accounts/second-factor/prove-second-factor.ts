import type { UserId } from '@parley/contract/ids';
import { attemptKeys, countAttempt, type LoginMetrics, resetAttempts } from '#areas/accounts/attempts';
import type { UserRow } from '#areas/accounts/users';
import type { Tx } from '#db/tenant-scope.ts';
import { useRecoveryCode, useTimeStep } from './second-factor.queries.ts';
import { readCode, stepOfCode } from './second-factor.rules.ts';
import type { SecondFactorSecrets } from './second-factor-secrets.ts';

/**
 * Verifies a second-factor code and uses it up: single use. Null: wrong or used; commit all the same, or the failure is
 * not counted. Refuses with 429. `tx` has the platform role.
 */
export async function proveSecondFactor(
  tx: Tx,
  deps: { secondFactors: SecondFactorSecrets; metrics: LoginMetrics },
  given: { user: UserRow; code: string; ip: string; now: Date; mayRecover: boolean },
): Promise<'totp' | 'recovery' | null> {
  const { user, now } = given;
  const keys = attemptKeys({ guessed: 'second_factor', account: user.id, ip: given.ip });
  await countAttempt(tx, keys, now);
  const kind = await takeCode(tx, deps, given);
  deps.metrics('second_factor', kind === null ? 'failed' : 'succeeded');
  if (kind !== null) await resetAttempts(tx, keys);
  return kind;
}

async function takeCode(
  tx: Tx,
  deps: { secondFactors: SecondFactorSecrets },
  { user, code: typed, now, mayRecover }: { user: UserRow; code: string; now: Date; mayRecover: boolean },
): Promise<'totp' | 'recovery' | null> {
  const userId = user.id as UserId;
  const given = readCode(typed);
  if (given === null || user.second_factor_secret === null) return null;
  if (given.kind === 'recovery') {
    return mayRecover && (await useRecoveryCode(tx, userId, given.code, now)) ? 'recovery' : null;
  }
  const step = stepOfCode(deps.secondFactors.open(userId, user.second_factor_secret), given.code, now);
  return step !== null && (await useTimeStep(tx, userId, step)) ? 'totp' : null;
}
