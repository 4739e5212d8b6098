import { dayMs } from '#platform/clock/wall-clock.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Waits before the second to tenth try: 75.6 hours in all. Source: Standard Webhooks, "Retry schedule". */
const waitsMs = [
  5_000,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
] as const;

/** Random share of a wait either way, so that deliveries that failed together do not come back together. */
const jitter = 0.2;

/** Longest Retry-After that is honoured: that of the longest wait. Unit: milliseconds. */
const maxRetryAfterMs = 24 * hourMs;

/**
 * Instant of the next try after `tries` failed ones, or null when that was the last. A Retry-After of the receiver
 * postpones it, never brings it forward. `random` is in [0, 1).
 */
export function nextTryAt(failed: {
  tries: number;
  retryAfterMs: number | null;
  now: Date;
  random: number;
}): Date | null {
  const waitMs = waitsMs[failed.tries - 1];
  if (waitMs === undefined) return null;
  const jittered = waitMs * (1 - jitter + 2 * jitter * failed.random);
  return new Date(failed.now.getTime() + Math.round(Math.max(jittered, failed.retryAfterMs ?? 0)));
}

/** Reads Retry-After (RFC 9110, section 10.2.3: seconds or a date), at most a day; null without a readable one. */
export function readRetryAfterMs(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  const text = header.trim();
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return Number.isNaN(waitMs) ? null : Math.min(maxRetryAfterMs, Math.max(0, waitMs));
}

/** Time of failures only after which a webhook is disabled. Unit: milliseconds. */
const disableAfterMs = 5 * dayMs;
/** Attempts that must have failed too: a receiver of one event a week is not disabled by one bad day. */
const disableAttempts = 10;

export function isToBeDisabled(health: { failingSince: Date; failedAttempts: number; now: Date }): boolean {
  const failingMs = health.now.getTime() - health.failingSince.getTime();
  return failingMs >= disableAfterMs && health.failedAttempts >= disableAttempts;
}

/**
 * A delivery waits for an earlier one of the same call while that one has made fewer tries than this. Order beyond is
 * promised by `data.call.version` alone.
 */
export const orderedTries = 2;

/** Longest a later delivery waits for an earlier one that the receiver has postponed. Unit: milliseconds. */
export const longestOrderedWaitMs = minuteMs;
