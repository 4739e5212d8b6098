const repeatableMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);
const passingStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);

const firstWaitMs = 250;
const longestWaitMs = 5_000;
/**
 * Longest Retry-After that is waited for by default; with a longer one the caller gets the response itself. Unit:
 * milliseconds.
 */
export const longestRetryAfterMs = 30_000;

/** Default number of retries: two for idempotent methods (RFC 9110, section 9.2.2), otherwise none. */
export function defaultRetries(method: string): number {
  return repeatableMethods.has(method) ? 2 : 0;
}

/** Returns true for the statuses after which the same request may succeed soon: 429, 502, 503, 504. */
export function isRetryableStatus(status: number): boolean {
  return passingStatuses.has(status);
}

/**
 * Computes the pause before the next attempt, or undefined when the server asks for more than `longestAfterMs`. Without
 * Retry-After: exponential backoff with full jitter, a random share of 250 ms doubled with each failure, at most 5 s.
 * With it: its value (RFC 9110, section 10.2.3, seconds or a date) plus up to 250 ms, so that many callers do not
 * come back at once. `random` is in [0, 1); `failures` counts from 1.
 */
export function retryWaitMs(input: {
  failures: number;
  retryAfter: string | null;
  now: Date;
  random: number;
  longestAfterMs?: number;
}): number | undefined {
  const asked = readRetryAfterMs(input.retryAfter, input.now);
  if (asked === undefined) return input.random * Math.min(longestWaitMs, firstWaitMs * 2 ** (input.failures - 1));
  return asked > (input.longestAfterMs ?? longestRetryAfterMs) ? undefined : asked + input.random * firstWaitMs;
}

function readRetryAfterMs(retryAfter: string | null, now: Date): number | undefined {
  if (retryAfter === null) return undefined;
  if (/^\d+$/.test(retryAfter.trim())) return Number(retryAfter) * 1000;
  const until = Date.parse(retryAfter);
  return Number.isNaN(until) ? undefined : Math.max(0, until - now.getTime());
}
