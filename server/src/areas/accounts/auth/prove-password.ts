import type { UserId } from '@parley/contract/ids';
import {
  type AttemptKey,
  attemptKeys,
  clearAttempt,
  countAttempt,
  keysAtFamiliarPlace,
  resetAttempts,
} from '#areas/accounts/attempts';
import { isFamiliarPlace } from '#areas/accounts/sessions';
import { findUserRow, lockUser, type UserRow } from '#areas/accounts/users';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { RequestFacts } from '#platform/http/operation.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { Logger } from '#platform/log/logger.ts';
import { loginFailed } from './auth.errors.ts';
import type { AuthDeps } from './auth.operation.ts';

interface Proving {
  db: Database;
  deps: AuthDeps;
  request: RequestFacts;
  log: Logger;
  now: Date;
}

/** Verified password. */
export interface ProvenPassword {
  user: UserRow;
  /** The stored hash has an outdated format. */
  isOld: boolean;
  /**
   * Withdraws this attempt's failure count and locks the user's row in the transaction that uses the proof. Refuses
   * when the user was disabled or the password changed since.
   */
  confirm(tx: Tx): Promise<UserRow>;
}

/**
 * Verifies a password by email address. Counts, statements and work are the same for unknown, disabled and
 * password-less users; a failure is answered no sooner than `deps.failureMs` after the request began, since outdated
 * hashes take longer. Refuses with 401, 429 or 503.
 */
export async function provePassword(
  { db, deps, request, log, now }: Proving,
  given: { email: string; password: string },
): Promise<ProvenPassword> {
  const startedMs = deps.clock.monotonicMs();
  const allKeys = attemptKeys({ guessed: 'password', account: given.email, ip: request.ip });
  const { user, keys } = await db.platform
    .inPlatform(async (tx) => {
      const [found, isFamiliar] = await Promise.all([
        findUserRow(tx, given.email),
        isFamiliarPlace(tx, { email: given.email, ip: request.ip, now }),
      ]);
      const counted = isFamiliar ? keysAtFamiliarPlace(allKeys) : allKeys;
      await countAttempt(tx, counted, now);
      return { user: found, keys: counted };
    })
    .catch((error) => {
      if (error instanceof Refusal && error.code === 'rate_limited') {
        deps.metrics('password', 'throttled');
        log.info({ event: 'auth.sign_in_throttled' }, 'a sign-in was throttled');
      }
      throw error;
    });
  const { matches, isOld } = await deps.passwords
    .verify(user?.password_hash ?? null, given.password)
    .catch((error) => notJudged(db, keys, error));
  if (!user || !matches || user.disabled_at) {
    deps.metrics('password', 'failed');
    log.info({ event: 'auth.sign_in_failed' }, 'a sign-in failed');
    await delayFailure(deps, startedMs);
    throw loginFailed();
  }
  deps.metrics('password', 'succeeded');
  return {
    user,
    isOld,
    async confirm(tx) {
      const current = await lockUser(tx, user.id as UserId);
      if (!current || current.password_hash !== user.password_hash) throw loginFailed();
      await resetAttempts(tx, keys);
      return current;
    },
  };
}

/** Delays the response to a constant time, against timing attacks. */
export async function delayFailure(deps: Pick<AuthDeps, 'clock' | 'failureMs'>, startedMs: number): Promise<void> {
  const leftMs = deps.failureMs - (deps.clock.monotonicMs() - startedMs);
  if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs));
}

async function notJudged(db: Database, keys: readonly AttemptKey[], error: unknown): Promise<never> {
  await db.platform.inPlatform((tx) => clearAttempt(tx, keys));
  throw error;
}
