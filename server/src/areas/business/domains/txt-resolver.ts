import type { TxtAnswer } from './domain-checks.rules.ts';

/** Port to DNS. */
export interface TxtResolver {
  /** Looks up the TXT records of `name`, each with its strings joined. Never throws; takes ten seconds at most. */
  resolveTxt(name: string): Promise<TxtAnswer>;
}
