/** Exponential backoff of failed work. */
export interface RetryPolicy {
  /** Attempts in all; the last failure makes a dead letter. */
  attempts: number;
  firstDelayMs: number;
  maxDelayMs: number;
}

/** Twelve attempts in about four hours: longer than a deployment or an outage of a vendor usually lasts. */
export const defaultRetry: RetryPolicy = { attempts: 12, firstDelayMs: 1_000, maxDelayMs: 3_600_000 };

const factor = 3;
/** Part of a delay that is random, so that what failed together is not retried together. */
const jitter = 0.2;

/** Delay after the failed attempt of this number, counted from 1. `random` is in [0, 1). Unit: milliseconds. */
export function backoffMs(policy: RetryPolicy, attempt: number, random: number): number {
  const delay = Math.min(policy.maxDelayMs, policy.firstDelayMs * factor ** (attempt - 1));
  return Math.round(delay * (1 - jitter + 2 * jitter * random));
}
