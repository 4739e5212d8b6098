const repeatableMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);
const passingStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);

const firstWaitMs = 250;
const longestWaitMs = 5_000;
/** A server that wants longer than this is handed to the caller with its answer. Unit: milliseconds. */
export const longestRetryAfterMs = 30_000;

/** How often a request is tried again unless the caller says: twice when repeating is harmless (RFC 9110 9.2.2). */
export function defaultRetries(method: string): number {
  return repeatableMethods.has(method) ? 2 : 0;
}

/** Whether an answer says that the same request may succeed soon. */
export function isPassingStatus(status: number): boolean {
  return passingStatuses.has(status);
}

/**
 * How long to wait before another try, or undefined when the server asks for more than 30 s.
 * Without Retry-After: a random share of 250 ms doubled with each failure, at most 5 s ("full jitter"). With it: what it
 * says (RFC 9110 10.2.3, seconds or a date) and up to 250 ms more, so that many callers do not come back at once.
 * `random` is in [0, 1); `failures` counts from 1.
 */
export function retryWaitMs(input: {
  failures: number;
  retryAfter: string | null;
  now: Date;
  random: number;
}): number | undefined {
  const asked = readRetryAfterMs(input.retryAfter, input.now);
  if (asked === undefined) return input.random * Math.min(longestWaitMs, firstWaitMs * 2 ** (input.failures - 1));
  return asked > longestRetryAfterMs ? undefined : asked + input.random * firstWaitMs;
}

function readRetryAfterMs(retryAfter: string | null, now: Date): number | undefined {
  if (retryAfter === null) return undefined;
  if (/^\d+$/.test(retryAfter.trim())) return Number(retryAfter) * 1000;
  const until = Date.parse(retryAfter);
  return Number.isNaN(until) ? undefined : Math.max(0, until - now.getTime());
}
