import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { nameOldPasswordForm } from './old-password-forms.ts';
import { createOldPasswordThread } from './old-password-thread.ts';
import { normalisePassword } from './password.rules.ts';
import { createWaitingLine } from './waiting-line.ts';

export interface Passwords {
  /** Argon2id with 19 MiB and 2 passes. Refuses with `unavailable` when too many wait. */
  hash(password: string): Promise<string>;
  /**
   * Whether the stored hash was made of the password, and whether it is of an older form and should be written anew.
   * Without a stored hash as much work is done, and nothing matches.
   */
  verify(stored: string | null, password: string): Promise<{ matches: boolean; isOld: boolean }>;
}

/** OWASP's Password Storage Cheat Sheet (2025): argon2id with 19 MiB of memory, 2 passes and 1 lane. Memory in KiB. */
const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const currentForm = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

/** Made of random bytes nobody has kept. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$HYE4NtUkzoY4xI+h1nFawA$txZgJ9V5XSYHlHDAmEup4KjaF11C/1DGnyx5mm0+Bl4';

/** Hashes take threads of the pool that files and names of hosts need too; that has four. */
const hashesAtOnce = Math.min(3, availableParallelism());
const hashesWaiting = 100;
/** A thread of its own does these one by one, and one may take a second. */
const oldHashesWaiting = 20;

/** Keeps passwords and checks them, so many at a time and none on the main thread. */
export function createPasswords(): Passwords {
  const inLine = createWaitingLine({ atOnce: hashesAtOnce, waiting: hashesWaiting });
  const inOldLine = createWaitingLine({ atOnce: 1, waiting: oldHashesWaiting });
  const old = createOldPasswordThread();

  /** Older systems mostly took what was typed as it was. */
  async function matchesOld(stored: string, password: string): Promise<boolean> {
    const normalised = normalisePassword(password);
    if (await inOldLine(() => old.matches(stored, password))) return true;
    return normalised !== password && (await inOldLine(() => old.matches(stored, normalised)));
  }

  return {
    hash: (password) => inLine(() => hash(normalisePassword(password), argon2id)),
    async verify(stored, password) {
      if (stored !== null && !currentForm.test(stored) && nameOldPasswordForm(stored) !== null) {
        return { matches: await matchesOld(stored, password), isOld: true };
      }
      const isKnown = stored !== null && currentForm.test(stored);
      const matches = await inLine(() => verify(isKnown ? stored : nobodysHash, normalisePassword(password)));
      return { matches: matches && isKnown, isOld: false };
    },
  };
}

/** All of this process share one line: it is its processors that are to be spared. */
export const passwords: Passwords = createPasswords();

/** Argon2id of a password as it is stored; see `Passwords`. */
export const hashPassword = (password: string): Promise<string> => passwords.hash(password);
