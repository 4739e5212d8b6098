/** Exponential backoff of failed work. */
export interface RetryPolicy {
  /** Maximum attempts; the last failure makes a dead letter. */
  attempts: number;
  firstDelayMs: number;
  maxDelayMs: number;
}

/** Twelve attempts in about four hours: longer than a deployment or a vendor's outage usually lasts. */
export const defaultRetry: RetryPolicy = { attempts: 12, firstDelayMs: 1_000, maxDelayMs: 3_600_000 };

const factor = 3;
/** Random share of a delay, so that work that failed together is not retried together. */
const jitter = 0.2;

/** Delay after the nth failed attempt, counted from 1. `random` is in [0, 1). Unit: milliseconds. */
export function backoffMs(policy: RetryPolicy, attempt: number, random: number): number {
  const delay = Math.min(policy.maxDelayMs, policy.firstDelayMs * factor ** (attempt - 1));
  return Math.round(delay * (1 - jitter + 2 * jitter * random));
}
