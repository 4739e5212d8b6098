import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createBoundedQueue } from './bounded-queue.ts';
import { legacyFormatOf } from './legacy-password-formats.ts';
import { createLegacyPasswordThread } from './legacy-password-thread.ts';
import { normalisePassword } from './password.rules.ts';

export interface Passwords {
  /** Argon2id with 19 MiB and 2 passes. Refuses with `unavailable` when too many wait. */
  hash(password: string): Promise<string>;
  /**
   * Verifies a password and tells if the stored hash needs a rehash. Without a stored hash the same work is done and
   * nothing matches.
   */
  verify(stored: string | null, password: string): Promise<{ matches: boolean; isOld: boolean }>;
}

/** OWASP's Password Storage Cheat Sheet (2025): argon2id with 19 MiB of memory, 2 passes and 1 lane. Memory in KiB. */
const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const currentForm = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

/** Decoy hash of discarded random bytes. */
const dummyHash = '$argon2id$v=19$m=19456,t=2,p=1$HYE4NtUkzoY4xI+h1nFawA$txZgJ9V5XSYHlHDAmEup4KjaF11C/1DGnyx5mm0+Bl4';

/** Parallel hashes; they share libuv's four pool threads with file and DNS work. */
const hashesAtOnce = Math.min(3, availableParallelism());
const hashesWaiting = 100;
/** Queue limit for hashes of older systems, which one thread computes one by one, up to a second each. */
const oldHashesWaiting = 20;

/** Hashes and verifies passwords off the main thread, with bounded concurrency. */
export function createPasswords(): Passwords {
  const inLine = createBoundedQueue({ atOnce: hashesAtOnce, waiting: hashesWaiting });
  const inOldLine = createBoundedQueue({ atOnce: 1, waiting: oldHashesWaiting });
  const old = createLegacyPasswordThread();

  /** Older systems mostly hashed the typed text without normalisation. */
  async function matchesOld(stored: string, password: string): Promise<boolean> {
    const normalised = normalisePassword(password);
    if (await inOldLine(() => old.matches(stored, password))) return true;
    return normalised !== password && (await inOldLine(() => old.matches(stored, normalised)));
  }

  return {
    hash: (password) => inLine(() => hash(normalisePassword(password), argon2id)),
    async verify(stored, password) {
      if (stored !== null && !currentForm.test(stored) && legacyFormatOf(stored) !== null) {
        return { matches: await matchesOld(stored, password), isOld: true };
      }
      const isKnown = stored !== null && currentForm.test(stored);
      const matches = await inLine(() => verify(isKnown ? stored : dummyHash, normalisePassword(password)));
      return { matches: matches && isKnown, isOld: false };
    },
  };
}

/** One queue per process: it protects the machine's processors. */
export const passwords: Passwords = createPasswords();

/** Hashes a password with argon2id for storage; see `Passwords`. */
export const hashPassword = (password: string): Promise<string> => passwords.hash(password);
