import { createHash } from 'node:crypto';
import { networkOf } from '#platform/rate-limit/rate-limit-headers.ts';

/** What is guessed at. Each is counted by itself. */
export type Guessed = 'password' | 'second_factor';

/** How many failures are let through, and what then happens. */
export type AttemptPolicy =
  /** So many; each further one after a wait twice as long. Forgotten when nothing failed for `forgottenSeconds`. */
  | { kind: 'doubling'; free: number; firstWaitSeconds: number; longestWaitSeconds: number; forgottenSeconds: number }
  /** So many in each span of time. */
  | { kind: 'window'; limit: number; windowSeconds: number };

/** One person at one place: typing errors pass, patience does not help a program. */
const accountAtNetwork: AttemptPolicy = {
  kind: 'doubling',
  free: 5,
  firstWaitSeconds: 30,
  longestWaitSeconds: 3600,
  forgottenSeconds: 86_400,
};
/** One account from everywhere: many places guess together. */
const account: AttemptPolicy = { kind: 'window', limit: 50, windowSeconds: 3600 };
/** One place at all accounts: a few common passwords tried on everybody. */
const network: AttemptPolicy = { kind: 'window', limit: 100, windowSeconds: 3600 };

export interface AttemptKey {
  key: Buffer;
  policy: AttemptPolicy;
  scope: 'account_at_network' | 'account' | 'network';
}

/**
 * What an attempt counts against: the same for accounts that do not exist. In one order for everybody, so that two
 * attempts never wait for each other.
 */
export function attemptKeys(attempt: { guessed: Guessed; account: string; ip: string }): AttemptKey[] {
  const place = networkOf(attempt.ip);
  const keys: AttemptKey[] = [
    { scope: 'account_at_network', key: keyOf(attempt.guessed, attempt.account, place), policy: accountAtNetwork },
    { scope: 'account', key: keyOf(attempt.guessed, attempt.account, null), policy: account },
    { scope: 'network', key: keyOf(attempt.guessed, null, place), policy: network },
  ];
  return keys.sort((a, b) => Buffer.compare(a.key, b.key));
}

/**
 * What an attempt from a place where the person is known counts against: the person there, and nothing that strangers
 * could use up. Else fifty wrong guesses from all over the world, or a neighbour's hundred, would keep people out.
 */
export function keysAtFamiliarPlace(keys: readonly AttemptKey[]): AttemptKey[] {
  return keys.filter(({ scope }) => scope === 'account_at_network');
}

/** Mails that tell somebody of a sign-up with their address: whoever asks for more fills a mailbox. */
const mailsToOwner: AttemptPolicy = { kind: 'window', limit: 3, windowSeconds: 3600 };

/** What telling somebody that they have an account already counts against. */
export function ownerMailKey(email: string): AttemptKey {
  return { scope: 'account', key: keyOf('account_exists', email, null), policy: mailsToOwner };
}

/** A list in JSON is injective: an account cannot be named so that it counts as a network. */
function keyOf(guessed: Guessed | 'account_exists', who: string | null, place: string | null): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([guessed, who, place]))
    .digest();
}
