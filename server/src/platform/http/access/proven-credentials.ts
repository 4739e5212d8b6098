import { createHash } from 'node:crypto';

/**
 * Credentials that succeeded in this process lately. A request with any other credential counts against its address
 * before the lookup, so that guessing exhausts the address's rate limit; these do not, so that guesses from a shared
 * address, such as that of an office, do not lock out its users.
 */
export interface ProvenCredentials {
  has(credential: string): boolean;
  add(credential: string): void;
  delete(credential: string): void;
}

/** Maximum entries, enough for the callers of a busy hour; the oldest is evicted first. */
const keptMax = 20_000;

export function createProvenCredentials(): ProvenCredentials {
  const kept = new Set<string>();
  const digest = (credential: string) => createHash('sha256').update(credential).digest('base64');
  return {
    has: (credential) => kept.has(digest(credential)),
    add(credential) {
      kept.add(digest(credential));
      const [oldest] = kept;
      if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest);
    },
    delete: (credential) => void kept.delete(digest(credential)),
  };
}
