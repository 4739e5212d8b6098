import { createHash } from 'node:crypto';

/**
 * Credentials that have worked in this process lately. A request with another one is counted against its address before
 * the credential is looked up, so that guesses cost an address its minute; one of these is not, so that guesses from an
 * address many share, such as that of an office, shut nobody out who works there.
 */
export interface ProvenCredentials {
  has(credential: string): boolean;
  add(credential: string): void;
  delete(credential: string): void;
}

/** Enough for the callers of a busy hour; the one proven first goes first. */
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
