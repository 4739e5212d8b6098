import { createHash } from 'node:crypto';
import { networkOf } from '#platform/rate-limit/rate-limit-headers.ts';

/** Secrets that can be guessed, each with a counter of its own. */
export type GuessableSecret = 'password' | 'second_factor';

/** Brute-force limits: failures allowed and the consequence of further ones. */
export type AttemptPolicy =
  /** Failures before exponential backoff begins. Forgotten after `forgottenSeconds` without a failure. */
  | { kind: 'doubling'; free: number; firstWaitSeconds: number; longestWaitSeconds: number; forgottenSeconds: number }
  /** Failures allowed per fixed window. */
  | { kind: 'window'; limit: number; windowSeconds: number };

/** Limit per user and network: typing errors pass, a patient program does not. */
const accountAtNetwork: AttemptPolicy = {
  kind: 'doubling',
  free: 5,
  firstWaitSeconds: 30,
  longestWaitSeconds: 3600,
  forgottenSeconds: 86_400,
};
/** Limit per account across all networks: distributed guessing. */
const account: AttemptPolicy = { kind: 'window', limit: 50, windowSeconds: 3600 };
/** Limit per network across all accounts: password spraying. */
const network: AttemptPolicy = { kind: 'window', limit: 100, windowSeconds: 3600 };

export interface AttemptKey {
  key: Buffer;
  policy: AttemptPolicy;
  scope: 'account_at_network' | 'account' | 'network';
}

/**
 * Counters of an attempt, the same for accounts that do not exist. In one fixed order, so that two attempts cannot
 * deadlock.
 */
export function attemptKeys(attempt: { guessed: GuessableSecret; account: string; ip: string }): AttemptKey[] {
  const place = networkOf(attempt.ip);
  const keys: AttemptKey[] = [
    { scope: 'account_at_network', key: keyOf(attempt.guessed, attempt.account, place), policy: accountAtNetwork },
    { scope: 'account', key: keyOf(attempt.guessed, attempt.account, null), policy: account },
    { scope: 'network', key: keyOf(attempt.guessed, null, place), policy: network },
  ];
  return keys.sort((a, b) => Buffer.compare(a.key, b.key));
}

/**
 * Counters of an attempt from a familiar network: user and network only, nothing that strangers could exhaust.
 * Otherwise fifty wrong guesses from anywhere would lock the user out.
 */
export function keysAtFamiliarPlace(keys: readonly AttemptKey[]): AttemptKey[] {
  return keys.filter(({ scope }) => scope === 'account_at_network');
}

/** Limit of emails about a sign-up with an existing address; more would flood a mailbox. */
const mailsToOwner: AttemptPolicy = { kind: 'window', limit: 3, windowSeconds: 3600 };

/** Counter of emails that tell a user of their existing account. */
export function ownerMailKey(email: string): AttemptKey {
  return { scope: 'account', key: keyOf('account_exists', email, null), policy: mailsToOwner };
}

/** A list in JSON is injective: an account cannot be named so that it counts as a network. */
function keyOf(guessed: GuessableSecret | 'account_exists', who: string | null, place: string | null): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([guessed, who, place]))
    .digest();
}
